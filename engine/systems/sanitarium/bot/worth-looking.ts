/** How closely bots look at options: of the many ways to lay a card they try a few, spread over the map. */
import type { Decision } from '../../../kernel/decision';
import type { Play } from '../../../language/play';
import type { TurnOption } from '../../../table/turn-action';

const DOORS = 8;
const SPOTS = 4;

export function worthLooking(_play: Play, decision: Decision, option: number): 'never' | 'once' | 'often' {
  switch (decision.question?.id) {
    case 'lay-door':
      return isAmong(decision.count, DOORS, option) ? 'once' : 'never';
    case 'lay-spot':
      return isAmong(decision.count, SPOTS, option) ? 'once' : 'never';
    case 'turn': {
      const { action } = decision.frame[option] as TurnOption;
      return action.id === 'move' || action.id === 'end' ? 'once' : 'often';
    }
    case 'allot':
    case 'found':
    case 'free-move':
    case 'shadow-path':
      return 'once';
    default:
      return 'often';
  }
}

/** Whether an option is one of so many that are spread evenly. */
const isAmong = (count: number, wanted: number, option: number): boolean =>
  count <= wanted || Math.floor((option * wanted) / count) !== Math.floor(((option - 1) * wanted) / count);
