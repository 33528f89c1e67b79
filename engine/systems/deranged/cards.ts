/** Where cards go and who has seen them: a hand is its owner's secret, everything that was played or lies open is everybody's. */

import { andThen } from '../../kernel/asking';
import type { Asking } from '../../kernel/decision';
import { OWNER } from '../../kernel/layout';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { cardsIn } from '../../language/entity-functions';
import { ownerOf } from '../../language/ownership';
import type { Play } from '../../language/play';
import { deckZone, discardZone, drawCards, findZone, takeTop } from '../../language/standard';
import type { DrawOrder, Result } from '../../language/system';
import { putInHand, showToAll } from '../../table/hands';
import { nameOf, numberIn } from '../../table/numbers';
import { isCharacter, log } from './state';

export const cursesOf = (play: Play, hero: number): number[] => cardsIn(play, findZone(play, 'curses', hero));

/** The top card of a deck of the table goes to a hand, inside a `draw` event; nothing if the deck has none. */
export function takeIntoHand(play: Play, hero: number, deck: string): Asking {
  return takeTop(play, deck, 0, findZone(play, deckZone(deck), 0), (card) => {
    if (card === 0) return undefined;
    putInHand(play, hero, card);
    log(play, `${nameOf(play, hero)} takes a card`, 'good', [hero]);
    return emit(play, newEvent(play, 'draw', hero).set('card', card).set('from', play.program.name(deck)));
  });
}

/** What an effect draws: into a hand, or to the zone that it names. */
export function draw(play: Play, order: DrawOrder, result: Result): Asking {
  const { who, into } = order;
  return drawCards(play, order, 0, (card) => place(play, who, card, into), result);
}

function place(play: Play, who: number, card: number, into: string): Asking {
  if (isCharacter(play, who) && (into === '' || into === 'hand')) putInHand(play, who, card);
  else putLast(play, card, findZone(play, into, who) || findZone(play, into, 0) || findZone(play, 'box', 0));
  return emit(play, newEvent(play, 'draw', who).set('card', card));
}

/** Puts a card where cards of its sort go, face up, inside a `discard` event. */
export function discard(play: Play, card: number): Asking {
  if (card === 0 || play.isDead(card)) return undefined;
  const event = newEvent(play, 'discard', ownerOf(play, card)).set('card', card);
  return andThen(emit(play, event), () => {
    if (event.hasHappened) putAway(play, card);
    return undefined;
  });
}

/** Cards of own decks go to the discards of whoever has them, Curses to theirs, all others to the box. */
function putAway(play: Play, card: number): void {
  const owner = ownerOf(play, card);
  const kind = play.program.infoOf(play, card)?.item.kind ?? '';
  play.state[card + OWNER] = 0;
  const own = ['action-card', 'item-card', 'reward'].includes(kind) ? findZone(play, discardZone('own'), owner) : 0;
  const pile = kind === 'curse' ? findZone(play, discardZone('curses'), 0) : own;
  putLast(play, card, pile || findZone(play, 'box', 0));
  showToAll(play, card);
}

export const usedIn = (play: Play, card: number): number =>
  play.kindOf(card).name === 'card' ? numberIn(play, card, 'usedIn') : 0;
