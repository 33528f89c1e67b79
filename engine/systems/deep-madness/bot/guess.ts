/** What a bot that looks ahead takes to be answered on the way: it looks no further than the action that it thinks of. */
import type { Decision } from '../../../kernel/decision';
import { putLast } from '../../../kernel/zones';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { numberIn, read } from '../../../table/numbers';
import { evaluate } from './evaluate';

/** The place of an option. */
export function guess(play: Play, decision: Decision): number {
  switch (decision.question?.id) {
    case 'move-on':
      return bestPlace(play, decision);
    case 'after-roll':
    case 'before-roll':
      // Dice stay as they fell; whether to change them is thought about once they have.
      return declining(play, decision);
    case 'share':
      return enoughToKill(play, decision);
    case 'rest':
      return numberIn(play, decision.actor, 'exhausted') <= 1 ? 1 : 0;
    default:
      return 0;
  }
}

function declining(play: Play, decision: Decision): number {
  for (let option = 0; option < decision.count; option++)
    if (decision.question?.declines?.(play, decision, option) === true) return option;
  return 0;
}

/** Where somebody goes on to: the space on which the position is best, as if it stood there. Only copies are asked. */
function bestPlace(play: Play, decision: Decision): number {
  const { actor, first, count } = decision;
  const here = spaceOf(play, actor);
  let best = declining(play, decision);
  let most = evaluate(play);
  for (let option = 0; option < count; option++) {
    const space = first[option] as number;
    if (space === 0) continue;
    putLast(play, actor, space);
    const value = evaluate(play);
    if (value > most) [best, most] = [option, value];
  }
  putLast(play, actor, here);
  return best;
}

/** Options are amounts from all that is left down to none. */
function enoughToKill(play: Play, { subject, frame }: Decision): number {
  const left = frame[0] as number;
  return left - Math.min(left, read(play, subject, 'health') + read(play, subject, 'resistance'));
}
