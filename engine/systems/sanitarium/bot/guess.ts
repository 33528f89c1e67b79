/** What a bot that looks ahead takes to be answered on the way: it looks no further than the action that it thinks of. */
import type { Decision } from '../../../kernel/decision';
import type { Play } from '../../../language/play';
import { bestPlace } from '../../../table/bot/best-place';
import { read } from '../../../table/numbers';
import { isProtected, unprotectedOf } from '../cards';
import { sortOfCard } from '../state';
import { needs } from '../things';
import { evaluate } from './evaluate';

/** The place of an option. */
export function guess(play: Play, decision: Decision): number {
  switch (decision.question?.id) {
    case 'lay-door':
    case 'lay-spot':
      return decision.count >> 1;
    case 'found':
      return decision.count === 1 || isWanted(play, decision.actor, decision.subject) ? 0 : 1;
    case 'free-move':
    case 'flee':
      return bestPlace(play, decision, evaluate);
    case 'spend':
    case 'lose-card':
    case 'give-up':
      return cheapest(play, decision);
    case 'over-limit':
      return decision.count - 1;
    default:
      return 0;
  }
}

const isWanted = (play: Play, player: number, card: number): boolean =>
  sortOfCard(play, card) === 'event-card' ||
  needs(play, player, play.def(card)) ||
  unprotectedOf(play, player).length < read(play, player, 'cardLimit');

/** The card that is worth least, a Safe Thing only if there is nothing else. */
function cheapest(play: Play, { first, count }: Decision): number {
  const price = (option: number): number => {
    const card = first[option] as number;
    return read(play, card, 'sanityValue') + (isProtected(play, card) ? 100 : 0);
  };
  let best = 0;
  for (let option = 1; option < count; option++) if (price(option) < price(best)) best = option;
  return best;
}
