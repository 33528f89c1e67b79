/** Where cards go: own decks and discard piles, and what is drawn and revealed. */
import { andThen } from '../../kernel/asking';
import type { Asking } from '../../kernel/decision';
import { putFirst, putLast } from '../../kernel/zones';
import { emit, eventOf } from '../../language/emit';
import { EVENT } from '../../language/event-types';
import { ownerOf } from '../../language/ownership';
import type { Play } from '../../language/play';
import { deckZone, discardZone, drawCards, findZone } from '../../language/standard';
import type { DrawOrder, Result } from '../../language/system';
import { putInHand, showToAll } from '../../table/hands';
import { nameOf, setNumber } from '../../table/numbers';
import { log, zoneOf } from './state';

const OWN = 'own';

/** What an effect draws: into a hand, or to the zone that it names. */
export function draw(play: Play, order: DrawOrder, result: Result): Asking {
  const { who, into } = order;
  return drawCards(play, order, order.deck === OWN ? who : 0, (card) => receive(play, who, card, into), result);
}

function receive(play: Play, who: number, card: number, into: string): Asking {
  if (into === '' || into === 'hand') putInHand(play, who, card);
  else putLast(play, card, findZone(play, into, who) || findZone(play, into, 0) || findZone(play, 'box', 0));
  return emit(play, eventOf(EVENT.draw, who).set('card', card));
}

/** Draws so many cards of one's own deck, which is made of the discards where it has too few (Reshuffling). */
export function drawOwn(play: Play, who: number, count: number): Asking {
  if (count <= 0) return undefined;
  const result: Result = { value: [] };
  const order: DrawOrder = { deck: OWN, who, count, into: '', passes: undefined, misses: 'discard' };
  return andThen(draw(play, order, result), () => {
    const drawn = (result.value as readonly number[]).length;
    log(play, `${nameOf(play, who)} draws ${drawn === 1 ? 'a card' : `${drawn} cards`}`, 'plain', [who]);
    return undefined;
  });
}

/** Puts a card face up on top of the discard pile of whoever has it, inside a `discard` event; in the box if nobody has. */
export function discard(play: Play, card: number): Asking {
  if (card === 0 || play.isDead(card)) return undefined;
  const who = ownerOf(play, card);
  const event = eventOf(EVENT.discard, who).set('card', card);
  return andThen(emit(play, event), () => {
    if (event.hasHappened) putOnPile(play, card, who);
    return undefined;
  });
}

export function putOnPile(play: Play, card: number, who: number): void {
  putFirst(play, card, findZone(play, discardZone(OWN), who) || findZone(play, 'box', 0));
  settleIn(play, card);
}

/** A card that has come face up to a place where it is neither for sale nor slain. */
export function settleIn(play: Play, card: number): void {
  setNumber(play, card, 'place', 0);
  setNumber(play, card, 'isSlain', 0);
  showToAll(play, card);
}

/** Puts a card into a Room. */
export function putInRoom(play: Play, card: number, who: number): void {
  putLast(play, card, findZone(play, 'room', who));
  settleIn(play, card);
}

/** Takes a card out of the game. */
export function putInBox(play: Play, card: number): void {
  putLast(play, card, findZone(play, 'box', 0));
  settleIn(play, card);
}

/** Turns the top cards of somebody's own deck over; an empty deck is not made anew for that. */
export function revealTop(play: Play, who: number, count: number): Asking {
  const cards = zoneOf(play, deckZone(OWN), who).slice(0, Math.max(0, count));
  for (const card of cards) {
    putLast(play, card, findZone(play, 'revealed', who));
    showToAll(play, card);
    log(play, `${nameOf(play, who)} reveals ${nameOf(play, card)}`, 'plain', [who, card]);
  }
  return undefined;
}

/** What nothing has moved since it was revealed goes back on top in the order in which it lay. */
export function returnRevealed(play: Play, who: number): void {
  for (const card of zoneOf(play, 'revealed', who).reverse()) putFirst(play, card, findZone(play, deckZone(OWN), who));
}
