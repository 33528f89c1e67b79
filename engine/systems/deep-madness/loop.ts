/**
 * The loop of the game, from boundary to boundary: which stage it stands in is in the state, so that it can go on from
 * any checkpoint. After each stage everything is settled.
 */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import type { Moment, Opening } from '../../kernel/playthrough';
import { clearDice } from '../../language/dice';
import { emit, emitEnd, newEvent, opens } from '../../language/emit';
import { expire } from '../../language/notes';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { settle } from '../../language/settle';
import { beginStep } from '../../language/step';
import { stagesOf } from '../../table/game-state';
import { numberIn } from '../../table/numbers';
import { type SetupStep, setupStep } from '../../table/setup-steps';
import type { TurnOption } from '../../table/turn-action';
import { beginActivation, endActivation, isActivationOver, TURN, takeAction, takeOneAction } from './activation';
import { clearOverflow } from './cards';
import { checkChapter } from './ending';
import { activate } from './monster-acts';
import { devourPhase, refreshPhase } from './phases';
import { SETUP_STEPS } from './setup';
import { actInSlot, actsAt, openSlot } from './slots';
import { spawnPhase } from './spawning';
import { gameNumber, isMonster, isOver, log, setGameNumber } from './state';

/** Stages by number, as the state has them. */
export const STAGES = ['setup', 'devour', 'spawn', 'next', 'turn-start', 'turn', 'slot', 'refresh'] as const;
export type Stage = (typeof STAGES)[number];

export const { stageOf, setStage } = stagesOf(STAGES);

export const step = (play: Play): Asking => begin(stepping(play));

export const moment = (play: Play): Moment => ({
  turn: gameNumber(play, 'turn'),
  round: stageOf(play) === 'setup' ? 0 : gameNumber(play, 'round'),
});

/** What the step of an activation does once its question is answered; other steps must begin anew. */
export function answer(play: Play, { question, frame }: Opening, option: number): Asking | null {
  if (question !== (TURN as unknown)) return null;
  return begin(answered(play, frame[option] as TurnOption));
}

function* answered(play: Play, option: TurnOption): Proc {
  play.event = null;
  const who = gameNumber(play, 'current');
  yield* takeAction(play, who, option);
  yield* closeIfOver(play, who);
  yield* settleAll(play);
  clearDice(play);
}

function* stepping(play: Play): Proc {
  beginStep(play);
  yield* playStage(play);
  yield* settleAll(play);
  clearDice(play);
}

/** What holds at any time: content that says so, limits of what one holds, the end of the chapter. */
function* settleAll(play: Play): Proc {
  if (isOver(play)) return;
  const settling = settle(play);
  if (settling !== undefined) yield* settling;
  const clearing = clearOverflow(play);
  if (clearing !== undefined) yield* clearing;
  checkChapter(play);
}

const phase = (play: Play, name: string) => newEvent(play, `phase.${name}`);
const nextTurn = (play: Play): void => setGameNumber(play, 'turn', gameNumber(play, 'turn') + 1);
const endPhase = (play: Play): void => expire(play, play.program.name('end-of-phase'));

function* playStage(play: Play): Proc {
  switch (stageOf(play)) {
    case 'setup':
      yield* setUpOne(play);
      return;
    case 'devour':
      yield* inPhase(play, 'devour', () => begin(devourPhase(play)));
      setStage(play, 'spawn');
      return;
    case 'spawn':
      yield* inPhase(play, 'spawn', () => begin(spawnPhase(play)));
      yield* beginActivations(play);
      return;
    case 'next':
      yield* nextInTrack(play);
      return;
    case 'turn-start': {
      const who = gameNumber(play, 'current');
      if (yield* beginActivation(play, who)) setStage(play, 'turn');
      else passOn(play);
      return;
    }
    case 'turn': {
      const who = gameNumber(play, 'current');
      if (!isActivationOver(play, who)) yield* takeOneAction(play, who);
      yield* closeIfOver(play, who);
      return;
    }
    case 'slot':
      if (!(yield* actInSlot(play))) passOn(play);
      return;
    case 'refresh':
      if (gameNumber(play, 'index') !== NO_ROUND) yield* inPhase(play, 'refresh', () => begin(refreshPhase(play)));
      yield* endRound(play);
      return;
  }
}

function* inPhase(play: Play, name: string, body: () => Asking): Proc {
  const asking = emit(play, phase(play, name), body);
  if (asking !== undefined) yield* asking;
  endPhase(play);
}

function* setUpOne(play: Play): Proc {
  const index = gameNumber(play, 'index');
  yield* setupStep(play, SETUP_STEPS[index] as SetupStep);
  setGameNumber(play, 'index', index + 1);
  if (index + 1 < SETUP_STEPS.length) return;
  yield* beginRound(play);
}

/** A round that something stops is over at once. */
function* beginRound(play: Play): Proc {
  setGameNumber(play, 'current', 0);
  setGameNumber(play, 'index', 0);
  nextTurn(play);
  log(play, `Round ${gameNumber(play, 'round')}`, 'strong');
  if (yield* opens(play, newEvent(play, 'round').set('number', gameNumber(play, 'round')))) {
    setStage(play, 'devour');
    return;
  }
  play.countStep(0);
  setGameNumber(play, 'index', NO_ROUND);
  setStage(play, 'refresh');
}

/** In the column `index`, at the end of a round that something stopped: nothing comes after what has not been. */
const NO_ROUND = -1;

function* beginActivations(play: Play): Proc {
  setGameNumber(play, 'index', 0);
  setStage(play, (yield* opens(play, phase(play, 'activation'))) ? 'next' : 'refresh');
}

/** On to whoever acts at this place of the track; after the last one the phase is over. */
function* nextInTrack(play: Play): Proc {
  const acts = actsAt(play, gameNumber(play, 'index'));
  setGameNumber(play, 'current', 0);
  if (acts === 'over') {
    const ending = emitEnd(play, phase(play, 'activation'));
    if (ending !== undefined) yield* ending;
    endPhase(play);
    setStage(play, 'refresh');
    return;
  }
  if (acts === 'nobody') {
    passOn(play);
    return;
  }
  nextTurn(play);
  if (play.kindOf(acts).name === 'character') {
    setGameNumber(play, 'current', acts);
    setStage(play, 'turn-start');
    return;
  }
  if (isMonster(play, acts)) {
    const acting = isPermitted(play, 'act', acts, 0, true) ? activate(play, acts) : undefined;
    if (acting !== undefined) yield* acting;
    passOn(play);
    return;
  }
  if (yield* openSlot(play, acts)) setStage(play, 'slot');
  else passOn(play);
}

function passOn(play: Play): void {
  setGameNumber(play, 'index', gameNumber(play, 'index') + 1);
  setStage(play, 'next');
}

function* closeIfOver(play: Play, who: number): Proc {
  if (isOver(play) || !isActivationOver(play, who)) return;
  yield* endActivation(play, who);
  passOn(play);
}

function* endRound(play: Play): Proc {
  const round = gameNumber(play, 'round');
  if (gameNumber(play, 'index') === NO_ROUND) log(play, `Round ${round} does not take place`);
  else {
    const closing = emitEnd(play, newEvent(play, 'round').set('number', round));
    if (closing !== undefined) yield* closing;
  }
  expire(play, play.program.name('end-of-round'));
  if (isOver(play)) return;
  setGameNumber(play, 'round', round + 1);
  yield* beginRound(play);
}

/** Whether somebody is in the middle of its activation. */
export const isActive = (play: Play, who: number): boolean =>
  gameNumber(play, 'current') === who && numberIn(play, who, 'isDone') === 0;
