/** What a bot that looks ahead takes to be answered on the way: it looks no further than the action that it thinks of. */
import type { Decision } from '../../../kernel/decision';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { spaceIndex } from '../../../table/board';
import { costsTo } from '../../../table/bot/walk-costs';
import { numberIn, read } from '../../../table/numbers';
import { goalsFor } from './goals';
import { tableOf } from './table';

/** The place of an option. */
export function guess(play: Play, decision: Decision): number {
  switch (decision.question?.id) {
    case 'move-on':
      return nearestToGoal(play, decision);
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

/** Where somebody goes on to: nearer to its goals, else it stays. */
function nearestToGoal(play: Play, decision: Decision): number {
  const { actor, first, count } = decision;
  const goals = goalsFor(play, actor);
  const { terrain, figures } = tableOf(play);
  const { step = terrain.step } = figures.find(({ entity }) => entity === actor) ?? {};
  const costs = costsTo({ ...terrain, step }, goals);
  const costFrom = (space: number) => Math.min(...costs.map((row) => row[spaceIndex(play, space)] as number));
  let best = declining(play, decision);
  let least = costFrom(spaceOf(play, actor));
  for (let option = 0; option < count; option++) {
    const space = first[option] as number;
    const cost = space === 0 ? Number.POSITIVE_INFINITY : costFrom(space);
    if (cost < least) [best, least] = [option, cost];
  }
  return best;
}

/** Options are amounts from all that is left down to none. */
function enoughToKill(play: Play, { subject, frame }: Decision): number {
  const left = frame[0] as number;
  return left - Math.min(left, read(play, subject, 'health') + read(play, subject, 'resistance'));
}
