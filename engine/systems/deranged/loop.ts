/**
 * The loop of the game, from boundary to boundary: which stage it stands in is in the state, so that it can go on from any
 * checkpoint. After each stage everything is settled.
 */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import type { Moment, Opening } from '../../kernel/playthrough';
import { emitEnd, newEvent, opens } from '../../language/emit';
import { expire } from '../../language/notes';
import type { Play } from '../../language/play';
import { settle } from '../../language/settle';
import { beginStep } from '../../language/step';
import { stagesOf } from '../../table/game-state';
import { checkScenario } from '../../table/scenario-end';
import { type SetupStep, setupStep } from '../../table/setup-steps';
import type { TurnOption } from '../../table/turn-action';
import { die, dying } from './death';
import { areAllDeranged } from './deranged';
import { endGame } from './ending';
import { beginTurn, endTurn, isTurnOver, TURN, takeOneAction, takeOption } from './hero-turn';
import { actOnce, beginMonsters } from './monster-phase';
import { SETUP_STEPS } from './setup';
import { gameNumber, isOver, nextHero, setGameNumber } from './state';
import { changeTime } from './time';

/** Stages by number, as the state has them. */
const STAGES = ['setup', 'turn-start', 'turn', 'turn-end', 'monsters', 'monsters-act', 'time', 'next'] as const;
export type Stage = (typeof STAGES)[number];

export const { stageOf, setStage } = stagesOf(STAGES);

export const step = (play: Play): Asking => begin(stepping(play));

export const moment = (play: Play): Moment => ({
  turn: gameNumber(play, 'turn'),
  round: stageOf(play) === 'setup' ? 0 : gameNumber(play, 'chapter'),
});

/** What the step of a turn does once its question is answered; other steps must begin anew. */
export function answer(play: Play, { question, frame }: Opening, option: number): Asking | null {
  if (question !== (TURN as unknown)) return null;
  return begin(answered(play, frame[option] as TurnOption));
}

function* answered(play: Play, option: TurnOption): Proc {
  play.event = null;
  const who = gameNumber(play, 'current');
  yield* takeOption(play, who, option);
  closeIfOver(play, who);
  yield* settleAll(play);
}

function* stepping(play: Play): Proc {
  beginStep(play);
  yield* playStage(play);
  yield* settleAll(play);
}

/** What holds at any time: content that says so, deaths, the end of the game. */
function* settleAll(play: Play): Proc {
  for (let hero = dying(play); hero !== 0 && !isOver(play); hero = dying(play)) {
    play.countStep(play.def(hero));
    const asking = die(play, hero, 0);
    if (asking !== undefined) yield* asking;
  }
  if (isOver(play)) return;
  const settling = settle(play);
  if (settling !== undefined) yield* settling;
  if (dying(play) !== 0) yield* settleAll(play);
  if (stageOf(play) !== 'setup' && areAllDeranged(play)) endGame(play, false, 'All heroes are Deranged');
  checkScenario(play);
}

function* playStage(play: Play): Proc {
  const who = gameNumber(play, 'current');
  switch (stageOf(play)) {
    case 'setup':
      yield* setUpOne(play);
      return;
    case 'turn-start':
      setStage(play, (yield* beginTurn(play, who)) ? 'turn' : 'turn-end');
      return;
    case 'turn':
      if (!isTurnOver(play, who)) yield* takeOneAction(play, who);
      closeIfOver(play, who);
      return;
    case 'turn-end':
      yield* endTurn(play, who);
      setStage(play, who === gameNumber(play, 'destiny') ? 'monsters' : 'time');
      return;
    case 'monsters':
      setStage(play, (yield* opens(play, newEvent(play, 'phase.monsters'))) ? 'monsters-act' : 'time');
      if (stageOf(play) === 'monsters-act') beginMonsters(play);
      return;
    case 'monsters-act':
      if (!(yield* actOnce(play))) yield* endMonsters(play);
      return;
    case 'time':
      if (gameNumber(play, 'crossed') !== 0) yield* changeTime(play);
      setStage(play, 'next');
      return;
    case 'next':
      nextTurn(play);
      return;
  }
}

function* setUpOne(play: Play): Proc {
  const index = gameNumber(play, 'index');
  yield* setupStep(play, SETUP_STEPS[index] as SetupStep);
  setGameNumber(play, 'index', index + 1);
  if (index + 1 < SETUP_STEPS.length) return;
  setGameNumber(play, 'chapter', 1);
  setGameNumber(play, 'turn', 1);
  setStage(play, 'turn-start');
}

function closeIfOver(play: Play, who: number): void {
  if (stageOf(play) === 'turn' && isTurnOver(play, who)) setStage(play, 'turn-end');
}

function* endMonsters(play: Play): Proc {
  const ending = emitEnd(play, newEvent(play, 'phase.monsters'));
  if (ending !== undefined) yield* ending;
  expire(play, play.program.name('end-of-monsters-turn'));
  setStage(play, 'time');
}

function nextTurn(play: Play): void {
  setGameNumber(play, 'current', nextHero(play, gameNumber(play, 'current')));
  setGameNumber(play, 'turn', gameNumber(play, 'turn') + 1);
  setStage(play, 'turn-start');
}
