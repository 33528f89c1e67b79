/**
 * What holds "at any time": the Warden's steps that are due, stomps, scenarios that are met, the end of the clash. Runs
 * after every action and step, until a pass changes nothing.
 */
import type { Proc } from '../../kernel/decision';
import { digest } from '../../kernel/digest';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import { isEverybodyDead } from './damage';
import { checkScenarios, endGame } from './scenario';
import { gameNumber, isClash, isOver, livingCharacters, setGameNumber } from './state';
import { clearOverflow } from './taking';
import { advanceWarden, stompHere, wardenOf } from './warden';

export function* settle(play: Play): Proc {
  const settled: Settled = { digest: -1 };
  for (let isChanging = true; isChanging && !isOver(play); ) {
    isChanging = false;
    const due = gameNumber(play, 'wardenDue');
    if (due !== 0) {
      setGameNumber(play, 'wardenDue', 0);
      const walking = advanceWarden(play, due);
      if (walking !== undefined) yield* walking;
      isChanging = true;
    }
    yield* stompHere(play);
    for (const character of livingCharacters(play)) yield* clearOverflow(play, character);
    if (yield* checkScenarios(play)) isChanging = true;
    if (yield* settledTriggers(play, settled)) isChanging = true;
    checkClash(play);
    if (gameNumber(play, 'wardenDue') !== 0) isChanging = true;
  }
}

/** The state after the last pass in which content that is written on `settled` did something. */
interface Settled {
  digest: number;
}

/** Content that is written on `settled`; says whether it may have changed anything: none of its effects ran, or for nothing. */
function* settledTriggers(play: Play, settled: Settled): Proc<boolean> {
  if (!play.program.listeners.has(play.program.name('settled'))) return false;
  const { steps } = play;
  const asking = emit(play, newEvent(play, 'settled'));
  if (asking !== undefined) yield* asking;
  if (play.steps === steps) return false;
  const before = settled.digest;
  settled.digest = stateDigest(play);
  return settled.digest !== before;
}

/** The count of steps is no change. */
function stateDigest(play: Play): number {
  const { steps } = play;
  play.steps = 0;
  const value = digest(play);
  play.steps = steps;
  return value;
}

/** The Final Clash is won by the Warden's end, lost when nobody is left (S000: Victory and Defeat). */
function checkClash(play: Play): void {
  if (!isClash(play)) return;
  if (isEverybodyDead(play)) endGame(play, false, 'Everybody died in the Final Clash');
  else if (wardenOf(play) === 0) endGame(play, true, 'The Warden is defeated');
}
