/**
 * What content says on `settled` holds at any time: it runs again and again until a pass changes nothing. A system calls
 * this after each outermost effect.
 */
import type { Asking, Proc } from '../kernel/decision';
import { digest } from '../kernel/digest';
import { emit, eventOf } from './emit';
import { EVENT } from './event-types';
import type { Play } from './play';

/** The most passes before the game is taken never to settle. */
const MOST_PASSES = 200;

/** Throws a LoopError that names the items at work if it never comes to rest. */
export function settle(play: Play): Asking {
  for (let passes = 0; play.program.listeners.has(EVENT.settled); passes++) {
    const before = changesOf(play);
    const asking = onePass(play, passes);
    if (asking !== undefined) return settling(asking, play, before, passes);
    if (changesOf(play) === before) break;
  }
  return undefined;
}

function* settling(asking: Proc, play: Play, first: number, passes: number): Proc {
  yield* asking;
  let before = first;
  for (let pass = passes + 1; changesOf(play) !== before; pass++) {
    before = changesOf(play);
    const next = onePass(play, pass);
    if (next !== undefined) yield* next;
  }
}

function onePass(play: Play, passes: number): Asking {
  if (passes > MOST_PASSES) play.program.reportLoop(play, 0);
  return emit(play, eventOf(EVENT.settled));
}

/** Two equal numbers mean that nothing has changed but the count of steps. */
function changesOf(play: Play): number {
  const { steps } = play;
  play.steps = 0;
  const value = digest(play);
  play.steps = steps;
  return value;
}
