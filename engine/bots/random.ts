/** The bot that takes any option, each as likely as the other: the measure of what a game does to those who don't think. */
import type { Playthrough } from '../kernel/playthrough';
import type { Play } from '../language/play';
import type { Luck } from './luck';

/** The place of a random option. Throws a RangeError if nothing is asked. */
export function chooseRandom({ decision }: Playthrough<Play>, luck: Luck): number {
  if (decision === null) throw new RangeError('nothing is asked');
  return luck.below(decision.count);
}
