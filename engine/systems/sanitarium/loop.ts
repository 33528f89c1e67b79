/**
 * The loop of the game, from boundary to boundary: which stage it stands in is in the state, so that it can go on from any
 * checkpoint. After each stage everything is settled.
 */
import { andThen, begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import type { Moment, Opening } from '../../kernel/playthrough';
import { emit, emitEnd, newEvent } from '../../language/emit';
import { expire } from '../../language/notes';
import type { Play } from '../../language/play';
import { settle } from '../../language/settle';
import { beginStep } from '../../language/step';
import { stagesOf } from '../../table/game-state';
import { checkScenario } from '../../table/scenario-end';
import { type SetupStep, setupStep } from '../../table/setup-steps';
import type { TurnOption } from '../../table/turn-action';
import { endWithWinners, isEmpty } from './ending';
import { layAnywhere } from './laying';
import { keepLimits } from './limit';
import { rollForTurn } from './rolling';
import { SETUP_STEPS } from './setup';
import { moveShadows } from './shadow-phase';
import { gameNumber, isInside, isOver, log, nextPlayer, players, rule, setGameNumber } from './state';
import { claimAll } from './things';
import { addEarlierAp, beginTurn, endTurn, isTurnOver, TURN, takeOneAction, takeOption } from './turn';

/** Stages by number, as the state has them. */
const STAGES = ['setup', 'turn-start', 'creeping', 'roll', 'shadows', 'actions', 'turn-end', 'next'] as const;
export type Stage = (typeof STAGES)[number];

export const { stageOf, setStage } = stagesOf(STAGES);

export const step = (play: Play): Asking => begin(stepping(play));

export const moment = (play: Play): Moment => ({
  turn: gameNumber(play, 'turn'),
  round: gameNumber(play, 'round'),
});

/** What the step of the actions does once its question is answered; other steps must begin anew. */
export function answer(play: Play, { question, frame }: Opening, option: number): Asking | null {
  if (question !== (TURN as unknown)) return null;
  return begin(answered(play, frame[option] as TurnOption));
}

function* answered(play: Play, option: TurnOption): Proc {
  play.event = null;
  const who = gameNumber(play, 'current');
  yield* takeOption(play, who, option);
  yield* settleAll(play);
  closeIfOver(play, who);
}

function* stepping(play: Play): Proc {
  beginStep(play);
  yield* playStage(play);
  yield* settleAll(play);
  if (stageOf(play) === 'actions') closeIfOver(play, gameNumber(play, 'current'));
}

/** What holds at any time: content that says so, Safe Things, the limit of cards, the end of the game. */
function* settleAll(play: Play): Proc {
  if (isOver(play)) return;
  const settling: Asking = andThen(settle(play), () => andThen(claimAll(play), () => keepLimits(play)));
  if (settling !== undefined) yield* settling;
  checkScenario(play);
  if (!isOver(play) && isEmpty(play)) endWithWinners(play, 'Nobody has won');
}

function* playStage(play: Play): Proc {
  const who = gameNumber(play, 'current');
  switch (stageOf(play)) {
    case 'setup':
      yield* setUpOne(play);
      return;
    case 'turn-start':
      setStage(play, (yield* beginTurn(play, who)) ? 'creeping' : 'next');
      return;
    case 'creeping':
      yield* phase(play, 'creeping', () => begin(creeping(play, who)));
      setStage(play, 'roll');
      return;
    case 'roll':
      yield* phase(play, 'roll', () => rollForTurn(play, who));
      addEarlierAp(play, who);
      setStage(play, 'shadows');
      return;
    case 'shadows':
      yield* phase(play, 'shadows', () => moveShadows(play, who));
      setStage(play, 'actions');
      return;
    case 'actions':
      yield* takeOneAction(play, who);
      return;
    case 'turn-end':
      yield* endTurn(play, who);
      setStage(play, 'next');
      return;
    case 'next':
      yield* nextTurn(play);
      return;
  }
}

/** A phase inside its event: content may fill it otherwise, or take it away. */
function* phase(play: Play, name: 'creeping' | 'roll' | 'shadows', body: () => Asking): Proc {
  const asking = emit(play, newEvent(play, `phase.${name}`, gameNumber(play, 'current')), body);
  if (asking !== undefined) yield* asking;
  expire(play, play.program.name('end-of-phase'));
}

function* creeping(play: Play, who: number): Proc {
  for (let card = 0; card < rule(play, 'creepingCards') && !isOver(play); card++) {
    const asking = layAnywhere(play, who);
    if (asking !== undefined) yield* asking;
  }
}

function* setUpOne(play: Play): Proc {
  const index = gameNumber(play, 'index');
  yield* setupStep(play, SETUP_STEPS[index] as SetupStep);
  setGameNumber(play, 'index', index + 1);
  if (index + 1 < SETUP_STEPS.length) return;
  setGameNumber(play, 'round', 1);
  setGameNumber(play, 'turn', 1);
  setStage(play, 'turn-start');
}

function closeIfOver(play: Play, who: number): void {
  if (stageOf(play) === 'actions' && isTurnOver(play, who)) setStage(play, 'turn-end');
}

/** The next player who is inside; a round is over when it comes to whoever began it, or would have. */
function* nextTurn(play: Play): Proc {
  const starter = gameNumber(play, 'starter');
  let next = nextPlayer(play, gameNumber(play, 'current'));
  let isNewRound = next === starter;
  for (let n = players(play).length; n > 0 && !isInside(play, next); n--) {
    next = nextPlayer(play, next);
    isNewRound ||= next === starter;
  }
  if (isNewRound) {
    const round = gameNumber(play, 'round');
    const ending = emitEnd(play, newEvent(play, 'round').set('number', round));
    if (ending !== undefined) yield* ending;
    expire(play, play.program.name('end-of-round'));
    setGameNumber(play, 'round', round + 1);
    log(play, `Round ${round + 1}`, 'strong');
  }
  setGameNumber(play, 'current', next);
  setGameNumber(play, 'turn', gameNumber(play, 'turn') + 1);
  setStage(play, 'turn-start');
}
