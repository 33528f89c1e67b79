/** What parts of content may cost: Sanity, Health, candles, cards of the hand. */

import type { Asking } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { handOf } from '../../table/hands';
import { add, read } from '../../table/numbers';
import { discardSome } from './hand';
import { hurt, loseSanity } from './health';
import { isCharacter } from './state';

/** Whether a hero has so much; the last Health may be paid, and is paid for with the life. */
export function canPay(play: Play, payer: number, _card: number, resource: string, amount: number): boolean {
  if (amount <= 0) return true;
  if (!isCharacter(play, payer)) return false;
  switch (resource) {
    case 'sanity':
    case 'health':
    case 'candles':
      return read(play, payer, resource) >= amount;
    case 'discard':
      return handOf(play, payer).length >= amount;
    default:
      return false;
  }
}

/** Whoever pays the last Health dies once what it was paid for is done. */
export function pay(play: Play, payer: number, _card: number, resource: string, amount: number): Asking {
  switch (resource) {
    case 'sanity':
      return loseSanity(play, payer, amount);
    case 'health':
      return hurt(play, payer, amount, 0, []);
    case 'candles':
      add(play, payer, 'candles', -amount);
      return undefined;
    case 'discard':
      return discardSome(play, payer, amount);
    default:
      return undefined;
  }
}
