/** A guess at where to go: each place of a question is tried, as if whoever is asked stood there. Only copies are asked. */
import type { Decision } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';

/** The option whose space is best for the seat of the one who is asked; 0 among the spaces stands for staying. */
export function bestPlace(
  play: Play,
  { actor, first, count }: Decision,
  evaluate: (play: Play, seat: number) => number,
): number {
  const here = spaceOf(play, actor);
  const seat = play.program.system.seatOf(play, actor);
  let best = count - 1;
  let most = Number.NEGATIVE_INFINITY;
  for (let option = 0; option < count; option++) {
    const space = first[option] as number;
    if (space !== 0) putLast(play, actor, space);
    const value = evaluate(play, seat);
    if (value > most) [best, most] = [option, value];
    putLast(play, actor, here);
  }
  return best;
}
