/**
 * The loop of the game, from boundary to boundary: which stage it stands in is in the state, so that it can go on from
 * any checkpoint. After each stage everything is settled.
 */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import type { Moment, Opening } from '../../kernel/playthrough';
import { clearDice } from '../../language/dice';
import { emitEnd, newEvent, opens } from '../../language/emit';
import { expire } from '../../language/notes';
import type { Play } from '../../language/play';
import { stagesOf } from '../../table/game-state';
import { setNumber } from '../../table/numbers';
import { type SetupStep, setupStep } from '../../table/setup-steps';
import type { TurnOption } from '../../table/turn-action';
import {
  attackOne,
  beginMoving,
  eventStep,
  memoryStep,
  moveOne,
  phase,
  readyMonsters,
  spawnStep,
  surgeStep,
  wardenStep,
} from './monsters-turn';
import { beginTurn, endTurn, isTurnOver, TURN, takeAction, takeOneAction } from './players-turn';
import { settle } from './settle';
import { SETUP_STEPS } from './setup';
import { allCharacters, gameNumber, inTurnOrder, isOver, livingCharacters, log, seatOf, setGameNumber } from './state';

/** Stages by number, as the state has them. The monsters' turn is those from `events` to `monsters-end`. */
export const STAGES = [
  'setup',
  'turn-start',
  'turn',
  'events',
  'surge',
  'memories',
  'warden',
  'monsters-move',
  'spawns',
  'monsters-attack',
  'monsters-end',
  'round-end',
] as const;
export type Stage = (typeof STAGES)[number];

export const { stageOf, setStage } = stagesOf(STAGES);

/** What the steps of the monsters' turn that happen at once do, and which stage comes next. */
const MONSTER_STEPS: Readonly<Partial<Record<Stage, { run: (play: Play) => Asking; next: Stage }>>> = {
  events: { run: eventStep, next: 'surge' },
  surge: { run: surgeStep, next: 'memories' },
  memories: { run: memoryStep, next: 'warden' },
  warden: { run: wardenStep, next: 'monsters-move' },
  spawns: { run: spawnStep, next: 'monsters-attack' },
};

interface OneByOne {
  begin: (play: Play) => void;
  /** Lets one monster act; says whether any was left. */
  one: (play: Play) => Proc<boolean>;
  next: Stage;
}

/** Steps in which monsters act one after another: the loop comes round once for each, so that it can go on from there. */
const ONE_BY_ONE: Readonly<Partial<Record<Stage, OneByOne>>> = {
  'monsters-move': { begin: beginMoving, one: moveOne, next: 'spawns' },
  'monsters-attack': { begin: () => undefined, one: attackOne, next: 'monsters-end' },
};

export function step(play: Play): Asking {
  return begin(stepping(play));
}

export const moment = (play: Play): Moment => ({
  turn: gameNumber(play, 'turn'),
  round: stageOf(play) === 'setup' ? 0 : gameNumber(play, 'round'),
});

/** What a turn's step does once its question is answered; other steps must begin anew. */
export function answer(play: Play, { question, frame }: Opening, option: number): Asking | null {
  if (question !== (TURN as unknown)) return null;
  return begin(answered(play, frame[option] as TurnOption));
}

function* stepping(play: Play): Proc {
  play.event = null;
  play.callDepth = 0;
  play.sources.length = 0;
  yield* playStage(play);
  yield* settleStep(play);
}

function* answered(play: Play, option: TurnOption): Proc {
  play.event = null;
  const character = gameNumber(play, 'current');
  yield* takeAction(play, character, option);
  yield* closeIfOver(play, character);
  yield* settleStep(play);
}

function* settleStep(play: Play): Proc {
  yield* settle(play);
  clearDice(play);
}

function* playStage(play: Play): Proc {
  const stage = stageOf(play);
  switch (stage) {
    case 'setup':
      yield* setUpOne(play);
      return;
    case 'turn-start':
      yield* startTurn(play);
      return;
    case 'turn':
      yield* goOnWithTurn(play);
      return;
    case 'monsters-end':
      yield* endMonstersTurn(play);
      return;
    case 'round-end':
      yield* endRound(play);
      return;
    case 'monsters-move':
    case 'monsters-attack':
      yield* actOneByOne(play, stage, ONE_BY_ONE[stage] as OneByOne);
      return;
    default: {
      const { run, next } = MONSTER_STEPS[stage] as { run: (play: Play) => Asking; next: Stage };
      if (stage === 'events' && !(yield* beginMonstersTurn(play))) {
        setStage(play, 'round-end');
        return;
      }
      const asking = run(play);
      if (asking !== undefined) yield* asking;
      endPhase(play);
      setStage(play, next);
    }
  }
}

function* actOneByOne(play: Play, stage: Stage, { begin, one, next }: OneByOne): Proc {
  if (gameNumber(play, 'index') === 0) {
    const isHappening = yield* opens(play, phase(play, stage));
    if (!isHappening) {
      setStage(play, next);
      return;
    }
    setGameNumber(play, 'index', 1);
    begin(play);
  }
  if (yield* one(play)) return;
  setGameNumber(play, 'index', 0);
  const ending = emitEnd(play, phase(play, stage));
  if (ending !== undefined) yield* ending;
  endPhase(play);
  setStage(play, next);
}

const endPhase = (play: Play): void => expire(play, play.program.name('end-of-phase'));

function* setUpOne(play: Play): Proc {
  const index = gameNumber(play, 'index');
  yield* setupStep(play, SETUP_STEPS[index] as SetupStep);
  setGameNumber(play, 'index', index + 1);
  if (index + 1 < SETUP_STEPS.length) return;
  setGameNumber(play, 'index', 0);
  log(play, 'Round 1', 'strong');
  yield* beginRound(play);
}

/** A round begins with the players' turn, unless something stops that or the round itself: then it is over at once. */
function* beginRound(play: Play): Proc {
  setGameNumber(play, 'current', 0);
  const round = newEvent(play, 'round').set('number', gameNumber(play, 'round'));
  if (!(yield* opens(play, round))) {
    play.countStep(0);
    nextTurn(play);
    setGameNumber(play, 'index', NO_ROUND);
    setStage(play, 'round-end');
    return;
  }
  const isPlayersTurn = yield* opens(play, phase(play, 'players'));
  const [first] = inTurnOrder(play, livingCharacters(play));
  nextTurn(play);
  if (!isPlayersTurn || first === undefined) {
    setStage(play, 'events');
    return;
  }
  setGameNumber(play, 'current', first);
  setStage(play, 'turn-start');
}

/** In the column `index`, at the end of a round that something stopped: nothing comes after what has not been. */
const NO_ROUND = 1;

const nextTurn = (play: Play): void => setGameNumber(play, 'turn', gameNumber(play, 'turn') + 1);

function* startTurn(play: Play): Proc {
  const character = gameNumber(play, 'current');
  if (yield* beginTurn(play, character)) setStage(play, 'turn');
  else yield* passOn(play, character);
}

function* goOnWithTurn(play: Play): Proc {
  const character = gameNumber(play, 'current');
  if (!isTurnOver(play, character)) yield* takeOneAction(play, character);
  yield* closeIfOver(play, character);
}

function* closeIfOver(play: Play, character: number): Proc {
  if (!isTurnOver(play, character)) return;
  yield* endTurn(play, character);
  yield* passOn(play, character);
}

/** On to the next character's turn, or to the monsters. */
function* passOn(play: Play, character: number): Proc {
  const next = afterwards(play, character);
  if (next === 0) {
    const ending = emitEnd(play, phase(play, 'players'));
    if (ending !== undefined) yield* ending;
    endPhase(play);
    nextTurn(play);
    setStage(play, 'events');
    return;
  }
  nextTurn(play);
  setGameNumber(play, 'current', next);
  setStage(play, 'turn-start');
}

/** The living character whose turn comes after this one in the round, 0 if it was the last. */
function afterwards(play: Play, character: number): number {
  const count = allCharacters(play).length;
  const place = (other: number) => (seatOf(play, other) - gameNumber(play, 'firstSeat') + count) % count;
  const later = livingCharacters(play).filter((other) => place(other) > place(character));
  return later.sort((a, b) => place(a) - place(b))[0] ?? 0;
}

/** The first player token has gone to the left, and the monsters act, unless something keeps them from it. */
function* beginMonstersTurn(play: Play): Proc<boolean> {
  setGameNumber(play, 'current', 0);
  setGameNumber(play, 'firstSeat', (gameNumber(play, 'firstSeat') + 1) % allCharacters(play).length);
  readyMonsters(play);
  return yield* opens(play, phase(play, 'monsters'));
}

function* endMonstersTurn(play: Play): Proc {
  const ending = emitEnd(play, phase(play, 'monsters'));
  if (ending !== undefined) yield* ending;
  endPhase(play);
  setStage(play, 'round-end');
}

function* endRound(play: Play): Proc {
  expire(play, play.program.name('end-of-monsters-turn'));
  const round = gameNumber(play, 'round');
  if (gameNumber(play, 'index') === NO_ROUND) {
    setGameNumber(play, 'index', 0);
    log(play, `Round ${round} does not take place`);
  } else {
    const closing = emitEnd(play, newEvent(play, 'round').set('number', round));
    if (closing !== undefined) yield* closing;
  }
  expire(play, play.program.name('end-of-round'));
  for (const character of allCharacters(play)) {
    setNumber(play, character, 'tantrum', 0);
    setNumber(play, character, 'diedThisTurn', 0);
  }
  setGameNumber(play, 'round', round + 1);
  if (isOver(play)) return;
  log(play, `Round ${round + 1}`, 'strong');
  yield* beginRound(play);
}
