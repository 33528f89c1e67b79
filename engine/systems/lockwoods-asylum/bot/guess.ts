/** What a bot that looks ahead takes to be answered on the way. */
import type { Decision } from '../../../kernel/decision';
import type { Play } from '../../../language/play';
import { read } from '../../../table/numbers';

/** The place of an option: the cheapest payment, whatever hits hardest to be slain, whatever is weakest to fall. */
export function guess(play: Play, decision: Decision): number {
  switch (decision.question?.id) {
    case 'slay':
      return bestOf(decision, (card) =>
        card < 0 ? 1000 : read(play, card, 'damage') * 4 - read(play, card, 'health'),
      );
    case 'fall':
      return bestOf(decision, (card) => (card === 0 ? 1000 : -read(play, card, 'cost')));
    case 'cycle':
      return decision.count - 1;
    default:
      return 0;
  }
}

function bestOf({ first, count }: Decision, worth: (entity: number) => number): number {
  let best = 0;
  for (let option = 1; option < count; option++)
    if (worth(first[option] as number) > worth(first[best] as number)) best = option;
  return best;
}

/** In which order cards answer is seldom worth a thought, and of a payment luck has no part. */
export function worthLooking(_: Play, decision: Decision, option: number): 'never' | 'once' | 'often' {
  switch (decision.question?.id) {
    case 'order-start':
    case 'order-slain':
    case 'order-survive':
      return option === 0 ? 'once' : 'never';
    case 'pay':
      return option < 3 ? 'once' : 'never';
    case 'purchase':
      return 'once';
    default:
      return 'often';
  }
}
