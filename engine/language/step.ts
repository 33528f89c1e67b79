/** What every step of a system's loop begins with, so that nothing of the last step, or of a game put back, is left over. */
import { clearDice } from './dice';
import { stack } from './expression/stack';
import type { Play } from './play';

/** Frees the dice of the last step; no event or procedure is under way, and no list is half collected. */
export function beginStep(play: Play): void {
  clearDice(play);
  play.event = null;
  play.callDepth = 0;
  play.sources.length = 0;
  stack.top = 0;
}
