/** What parts of content may cost: AP, and cards of one's own that are not protected. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { nameOf } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { canSpend, spend } from './action-points';
import { discard, unprotectedOf } from './cards';
import { sanityWords } from './hallucinations';
import { isPlayer, log } from './state';

/** Cards that may be given up for another one. */
const others = (play: Play, payer: number, card: number): number[] =>
  unprotectedOf(play, payer).filter((each) => each !== card);

export function canPay(play: Play, payer: number, card: number, resource: string, amount: number): boolean {
  if (amount <= 0) return true;
  if (!isPlayer(play, payer)) return false;
  if (resource === 'ap') return canSpend(play, payer, amount);
  return resource === 'discard' && others(play, payer, card).length >= amount;
}

export function pay(play: Play, payer: number, card: number, resource: string, amount: number): Asking {
  if (resource === 'ap') spend(play, payer, amount);
  return resource === 'discard' ? begin(giving(play, payer, card, amount)) : undefined;
}

const GIVE = {
  ...entityQuestion('give-up', 'limit', (play, card) => `Which card is discarded for ${nameOf(play, card)}?`, {
    detail: (play, card) => sanityWords(play, card),
  }),
  isSecret: true,
};

function* giving(play: Play, payer: number, card: number, amount: number): Proc {
  for (let n = 0; n < amount; n++) {
    const cards = others(play, payer, card);
    if (cards.length === 0) return;
    const given = cards[cards.length === 1 ? 0 : yield* askEntity(play, GIVE, payer, card, cards)] as number;
    log(play, `${nameOf(play, payer)} discards ${nameOf(play, given)}`, 'plain', [payer, given]);
    const asking = discard(play, given);
    if (asking !== undefined) yield* asking;
  }
}
