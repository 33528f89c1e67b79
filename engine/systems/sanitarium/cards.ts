/** Where cards go and who has seen them: Events are their owner's secret, Items and Hallucinations lie open, hallways face down. */
import { andThen } from '../../kernel/asking';
import type { Asking } from '../../kernel/decision';
import { KNOWN, OWNER } from '../../kernel/layout';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { cardsIn } from '../../language/entity-functions';
import { ownerOf } from '../../language/ownership';
import type { Play } from '../../language/play';
import { deckZone, discardZone, drawCards, findZone, makeKnown, takeTop } from '../../language/standard';
import type { DrawOrder, Result } from '../../language/system';
import { nameOf, numberIn, setNumber } from '../../table/numbers';
import { isPlayer, log, players, seatOf, sortOfCard } from './state';

export const HALLWAY_DECK = 'hallway';
export const HALLUCINATION_DECK = 'hallucinations';

export const itemsOf = (play: Play, player: number): number[] => cardsIn(play, findZone(play, 'items', player));
export const eventsOf = (play: Play, player: number): number[] => cardsIn(play, findZone(play, 'hand', player));
export const hallucinationsOf = (play: Play, player: number): number[] =>
  cardsIn(play, findZone(play, 'hallucinations', player));

export const isProtected = (play: Play, card: number): boolean =>
  play.kindOf(card).name === 'card' && numberIn(play, card, 'protected') === 1;

/** Items and Events that count against the limit, and that others may take. */
export const unprotectedOf = (play: Play, player: number): number[] =>
  [...itemsOf(play, player), ...eventsOf(play, player)].filter((card) => !isProtected(play, card));

export function showToAll(play: Play, card: number): void {
  makeKnown(
    play,
    card,
    players(play).map((player) => seatOf(play, player)),
  );
}

export const showTo = (play: Play, card: number, player: number): void => makeKnown(play, card, [seatOf(play, player)]);

export const isSeen = (play: Play, card: number, seat: number): boolean =>
  ((play.state[card + KNOWN] as number) & (1 << seat)) !== 0;

/** Puts a card where cards of its sort lie before a player: Items and Hallucinations open, Events in the hand. */
export function putBefore(play: Play, player: number, card: number): void {
  const sort = sortOfCard(play, card);
  const zone = sort === 'event-card' ? 'hand' : sort === 'hallucination' ? 'hallucinations' : 'items';
  putLast(play, card, findZone(play, zone, player));
  if (zone === 'hand') {
    // Whoever had seen it under its hallway knows no longer which of the hand it is.
    play.state[card + KNOWN] = 0;
    showTo(play, card, player);
  } else showToAll(play, card);
}

/** Puts a card where discarded cards of its sort go, face up, inside a `discard` event. Hallucinations leave the game. */
export function discard(play: Play, card: number): Asking {
  if (card === 0 || play.isDead(card)) return undefined;
  const event = newEvent(play, 'discard', ownerOf(play, card)).set('card', card);
  return andThen(emit(play, event), () => {
    if (event.hasHappened) putAway(play, card);
    return undefined;
  });
}

export function putAway(play: Play, card: number): void {
  const sort = sortOfCard(play, card);
  const isHallway = sort === 'item-card' || sort === 'event-card';
  play.state[card + OWNER] = 0;
  setNumber(play, card, 'protected', 0);
  putLast(play, card, findZone(play, isHallway ? discardZone(HALLWAY_DECK) : 'box', 0));
  showToAll(play, card);
}

/** Gives the top hallway to `then`, still on its deck; 0 if there is none after its discards were shuffled. */
export const drawHallway = (play: Play, then: (card: number) => Asking): Asking =>
  takeTop(play, HALLWAY_DECK, 0, findZone(play, deckZone(HALLWAY_DECK), 0), then);

/** Whether a hallway could be drawn: from the deck, or from discards that would be shuffled. */
export const canDraw = (play: Play): boolean =>
  cardsIn(play, findZone(play, deckZone(HALLWAY_DECK), 0)).length > 0 ||
  cardsIn(play, findZone(play, discardZone(HALLWAY_DECK), 0)).length > 0;

/** What an effect draws: before a player, or to the zone that it names. */
export function draw(play: Play, order: DrawOrder, result: Result): Asking {
  const { who, into } = order;
  return drawCards(play, order, 0, (card) => place(play, who, card, into, order.deck), result);
}

function place(play: Play, who: number, card: number, into: string, deck: string): Asking {
  if (isPlayer(play, who) && (into === '' || into === 'hand' || into === 'items')) putBefore(play, who, card);
  else putLast(play, card, findZone(play, into, who) || findZone(play, into, 0) || findZone(play, 'box', 0));
  if (isPlayer(play, who)) log(play, `${nameOf(play, who)} draws a card`, 'plain', [who]);
  return emit(play, newEvent(play, 'draw', who).set('card', card).set('from', play.program.name(deck)));
}
