/**
 * The loop of the game, from boundary to boundary: which stage it stands in is in the state, so that it can go on from any
 * checkpoint. After each stage everything is settled.
 */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import type { Moment, Opening } from '../../kernel/playthrough';
import { emit, newEvent, opens } from '../../language/emit';
import type { Play } from '../../language/play';
import { settle } from '../../language/settle';
import { beginStep } from '../../language/step';
import { setNumber } from '../../table/numbers';
import { type SetupStep, setupStep } from '../../table/setup-steps';
import type { TurnOption } from '../../table/turn-action';
import { battlePhase } from './battle-phase';
import { die, dying } from './death';
import { endPhase } from './end-phase';
import { endIfDecided } from './ending';
import { SETUP_STEPS } from './setup';
import { type Stage, setStage, stageOf } from './stages';
import { startPhase } from './start-phase';
import { gameNumber, inTurnOrder, isDead, isOver, living, nextPlayer, setGameNumber } from './state';
import { threatPhase } from './threat-phase';
import { ACTION, beginTurn, endTurn, PURCHASE, takeOne, takeOption } from './turn';

export const step = (play: Play): Asking => begin(stepping(play));

export const moment = (play: Play): Moment => ({ turn: gameNumber(play, 'turn'), round: gameNumber(play, 'round') });

/** What the step of a turn does once its question is answered; other steps must begin anew. */
export function answer(play: Play, { question, frame }: Opening, option: number): Asking | null {
  if (question !== (ACTION as unknown) && question !== (PURCHASE as unknown)) return null;
  return begin(answered(play, frame[option] as TurnOption));
}

function* answered(play: Play, option: TurnOption): Proc {
  play.event = null;
  yield* takeOption(play, gameNumber(play, 'current'), option);
  yield* settleAll(play);
}

function* stepping(play: Play): Proc {
  beginStep(play);
  yield* playStage(play);
  yield* settleAll(play);
}

/** What holds at any time: content that says so, deaths, the end of the game. Whoever's turn it was has none any more once dead. */
function* settleAll(play: Play): Proc {
  if (isOver(play)) return;
  yield* bury(play);
  const settling = settle(play);
  if (settling !== undefined) yield* settling;
  if (dying(play).length > 0) yield* bury(play);
  if (stageOf(play) === 'setup') return;
  const who = gameNumber(play, 'current');
  const isTurnOver = stageOf(play) === 'next';
  if (isDead(play, who) && !isTurnOver) {
    setStage(play, 'next');
    yield* endTurn(play, who);
  }
  endIfDecided(play, isTurnOver);
}

/** Those who die together die together: if they are the last, nobody has won, and no card of theirs matters. */
function* bury(play: Play): Proc {
  for (let fallen = dying(play); fallen.length > 0; fallen = dying(play)) {
    if (fallen.length === living(play).length) {
      for (const who of fallen) setNumber(play, who, 'isDead', 1);
      return;
    }
    for (const who of inTurnOrder(play, fallen)) {
      play.countStep(play.def(who));
      yield* die(play, who);
    }
  }
}

function* playStage(play: Play): Proc {
  const who = gameNumber(play, 'current');
  switch (stageOf(play)) {
    case 'setup':
      yield* setUpOne(play);
      return;
    case 'start':
      if (yield* beginTurn(play, who)) yield* phase(play, 'start', who, startPhase, 'threat');
      else setStage(play, 'next');
      return;
    case 'threat':
      yield* phase(play, 'threat', who, threatPhase, 'action-start');
      return;
    case 'action-start':
      setStage(play, (yield* opens(play, newEvent(play, 'phase.action', who))) ? 'action' : 'purchase-start');
      return;
    case 'action':
      yield* takeOne(play, who, ACTION);
      return;
    case 'purchase-start':
      setStage(play, (yield* opens(play, newEvent(play, 'phase.purchase', who))) ? 'purchase' : 'battle');
      return;
    case 'purchase':
      yield* takeOne(play, who, PURCHASE);
      return;
    case 'battle':
      yield* phase(play, 'battle', who, battlePhase, 'end');
      return;
    case 'end':
      yield* phase(play, 'end', who, endPhase, 'next');
      yield* endTurn(play, who);
      return;
    case 'next':
      setGameNumber(play, 'current', nextPlayer(play, who));
      setGameNumber(play, 'turn', gameNumber(play, 'turn') + 1);
      setStage(play, 'start');
      return;
  }
}

type PhaseName = 'start' | 'threat' | 'battle' | 'end';

function* phase(play: Play, name: PhaseName, who: number, run: (play: Play, who: number) => Proc, next: Stage): Proc {
  const asking = emit(play, newEvent(play, `phase.${name}`, who), () => begin(run(play, who)));
  if (asking !== undefined) yield* asking;
  setStage(play, next);
}

function* setUpOne(play: Play): Proc {
  const index = gameNumber(play, 'index');
  yield* setupStep(play, SETUP_STEPS[index] as SetupStep);
  setGameNumber(play, 'index', index + 1);
  if (index + 1 < SETUP_STEPS.length) return;
  setGameNumber(play, 'turn', 1);
  setGameNumber(play, 'round', 1);
  setStage(play, 'start');
}
