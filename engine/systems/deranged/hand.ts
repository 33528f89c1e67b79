/** Hands and own decks: drawing, refilling, discarding, turning the top card over. */

import { andThen, begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { putAllLast, shuffle } from '../../kernel/zones';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { deckZone, discardZone, findZone } from '../../language/standard';
import { handOf, putInHand, showToAll } from '../../table/hands';
import { nameOf, read } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { discard } from './cards';
import { halfWords } from './halves';
import { isTurned, log } from './state';

/** The top card of somebody's own deck, made of the discards if it is empty; 0 if there is none. */
export function topOfOwn(play: Play, hero: number): number {
  const deck = findZone(play, deckZone('own'), hero);
  const pile = findZone(play, discardZone('own'), hero);
  if (cardsIn(play, deck).length === 0 && cardsIn(play, pile).length > 0) {
    putAllLast(play, pile, deck);
    shuffle(play, deck, play.deckStream);
    log(play, `${nameOf(play, hero)} shuffles the discards`, 'plain', [hero]);
  }
  return cardsIn(play, deck)[0] ?? 0;
}

/** Draws so many cards of one's own deck. */
export function drawOwn(play: Play, hero: number, count: number): Asking {
  for (let n = 0; n < count; n++) {
    const card = topOfOwn(play, hero);
    if (card === 0) break;
    putInHand(play, hero, card);
  }
  return undefined;
}

/** Draws up to the size of a hand; more than that stays. */
export const refill = (play: Play, hero: number): Asking =>
  drawOwn(play, hero, read(play, hero, 'handSize') - handOf(play, hero).length);

/** Turns the top card of one's own deck over for everybody to see; 0 if there is none. */
export function revealTop(play: Play, hero: number): number {
  const card = topOfOwn(play, hero);
  if (card === 0) return 0;
  showToAll(play, card);
  log(play, `${nameOf(play, hero)} turns ${nameOf(play, card)} over`, 'plain', [hero, card]);
  return card;
}

const DISCARD = {
  ...entityQuestion('discard', 'cards', (play, hero) => `Which card does ${nameOf(play, hero)} discard?`, {
    detail: (play, card, { actor }) => halfWords(play, card, isTurned(play, actor)),
  }),
  isSecret: true,
};

/** Discards so many cards of a hand, as its owner chooses; all of them if there are not more. */
export function discardSome(play: Play, hero: number, count: number): Asking {
  return count <= 0 ? undefined : begin(discarding(play, hero, count));
}

function* discarding(play: Play, hero: number, count: number): Proc {
  for (let n = 0; n < count; n++) {
    const cards = handOf(play, hero);
    if (cards.length === 0) return;
    const all = cards.length <= count - n;
    const card = all ? cards[0] : cards[yield* askEntity(play, DISCARD, hero, hero, cards)];
    const asking = discard(play, card as number);
    if (asking !== undefined) yield* asking;
  }
}

export function discardHand(play: Play, hero: number): Asking {
  let asking: Asking;
  for (const card of handOf(play, hero)) asking = andThen(asking, () => discard(play, card));
  return asking;
}
