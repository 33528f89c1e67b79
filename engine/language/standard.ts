/**
 * What most games do alike: zones and decks, changing numbers, rolling, revealing. A system takes what fits it and
 * replaces the rest; nothing here is named after a game.
 */
import type { Asking } from '../kernel/decision';
import { KIND, KNOWN, OWNER, ZONE } from '../kernel/layout';
import { putAllLast, putLast, shuffle } from '../kernel/zones';
import { rerollDie, rollDice, rollInEvent, setResult } from './dice';
import { emit, newEvent } from './emit';
import { cardsIn } from './entity-functions';
import type { Play } from './play';
import type { ItemInfo } from './program';
import type { DrawOrder, Result } from './system';

/** Makes a zone of this name, the table's or somebody's. */
export function makeZone(play: Play, name: string, owner: number, isInPlay: boolean): number {
  const { program } = play;
  const zone = play.create(program.layout.kind('zone'));
  play.state[zone + program.columns.word] = program.name(name);
  play.state[zone + program.columns.isInPlay] = isInPlay ? 1 : 0;
  play.state[zone + OWNER] = owner;
  return zone;
}

/** The zone of this name that somebody has (0: the table), or 0. */
export function findZone(play: Play, name: string, owner: number): number {
  const { program, state } = play;
  const word = program.name(name);
  const { word: column } = program.columns;
  for (let zone = play.firstOfKind(program.kindNumbers.zone); zone !== 0; zone = play.nextOfKind(zone)) {
    if (state[zone + column] === word && state[zone + OWNER] === owner) return zone;
  }
  return 0;
}

export const deckZone = (deck: string): string => `deck:${deck}`;
export const discardZone = (deck: string): string => `discard:${deck}`;

export interface DeckCard {
  item: ItemInfo;
  copies: number;
}

/** Cards of a deck's item: those listed, or all of a kind (and family). */
export function cardsOfDeck(play: Play, deck: ItemInfo): DeckCard[] {
  const { program } = play;
  const { cards, from } = deck.item as {
    cards?: { card: string; copies?: number }[];
    from?: { kind: string; family?: string; [field: string]: unknown };
  };
  if (cards !== undefined) {
    return cards.flatMap(({ card, copies }) => {
      const item = program.findById(card);
      return item === undefined ? [] : [{ item, copies: copies ?? 1 }];
    });
  }
  if (from === undefined) return [];
  const { kind, ...wanted } = from;
  const fits = (info: ItemInfo) => Object.entries(wanted).every(([field, value]) => info.item[field] === value);
  return program
    .ofKind(kind)
    .filter(fits)
    .map((item) => ({ item, copies: typeof item.item.copies === 'number' ? item.item.copies : 1 }));
}

/** Makes a deck with its discard, unshuffled. `entityKind` is the kind of its cards, which have a column `home`. */
export function makeDeck(play: Play, deck: ItemInfo, owner: number, entityKind: string): number {
  const zone = makeZone(play, deckZone(deck.item.id), owner, false);
  makeZone(play, discardZone(deck.item.id), owner, false);
  const kind = play.layout.kind(entityKind);
  const home = play.layout.column('home');
  for (const { item, copies } of cardsOfDeck(play, deck)) {
    for (let i = 0; i < copies; i++) {
      const card = play.create(kind, item.number);
      play.state[card + home] = zone;
      putLast(play, card, zone);
    }
  }
  return zone;
}

/** Draws as a deck's item says; stops when there is nothing left. `result` is the list of cards that were drawn. */
export function drawCards(
  play: Play,
  order: DrawOrder,
  deckOwner: number,
  place: (card: number) => Asking,
  result: Result,
): Asking {
  const deck = findZone(play, deckZone(order.deck), deckOwner);
  const drawn: number[] = [];
  const missed: number[] = [];
  result.value = drawn;
  if (deck === 0) return undefined;
  while (drawn.length < order.count) {
    const card = topCard(play, order.deck, deckOwner, deck);
    if (card === 0) break;
    putLast(play, card, findZone(play, discardZone(order.deck), deckOwner));
    if (order.passes?.(card) === false) missed.push(card);
    else drawn.push(card);
  }
  if (order.misses === 'shuffle-back' && missed.length > 0) {
    for (const card of missed) putLast(play, card, deck);
    shuffle(play, deck, play.stream('decks'));
  }
  let asking: Asking;
  for (const card of drawn) asking = asking === undefined ? place(card) : asking;
  return asking;
}

/** The top card, after a reshuffle of the discards if the deck is empty and its item says so; 0 if there is none. */
export function topCard(play: Play, id: string, owner: number, deck: number): number {
  const first = cardsIn(play, deck)[0];
  if (first !== undefined) return first;
  const item = play.program.find('deck', id)?.item;
  if (item?.whenEmpty !== 'reshuffle') return 0;
  putAllLast(play, findZone(play, discardZone(id), owner), deck);
  shuffle(play, deck, play.stream('decks'));
  return cardsIn(play, deck)[0] ?? 0;
}

/** Changes a stat inside a `change` event. */
export function changeStat(play: Play, entity: number, stat: string, by: number): Asking {
  if (entity === 0 || by === 0) return undefined;
  const event = newEvent(play, 'change', 0, entity).set('stat', play.program.name(stat)).set('by', by);
  return emit(play, event, () => {
    const { stats } = play.program;
    stats.write(play, entity, stat, stats.read(play, entity, stat) + event.get('by'));
    return undefined;
  });
}

/** Rolls dice of several items inside a `roll` event. `result` is the list of dice. */
export function rollForSomebody(
  play: Play,
  dice: readonly { item: ItemInfo; count: number }[],
  who: number,
  result: Result,
  window: () => Asking = () => undefined,
): Asking {
  const rolled = dice.flatMap(({ item, count }) => rollDice(play, item, count));
  result.value = rolled;
  return rollInEvent(play, rolled, who, window);
}

export function changeDie(play: Play, die: number, by: number, to: number, isReroll: boolean): void {
  const info = play.program.infoOf(play, die);
  if (info === undefined) return;
  if (isReroll) rerollDie(play, die, info);
  else setResult(play, die, to === 0 ? (play.state[die + play.program.columns.result] as number) + by : to);
}

/** Marks an entity as seen by seats. */
export function makeKnown(play: Play, entity: number, seats: readonly number[]): void {
  let mask = play.state[entity + KNOWN] as number;
  for (const seat of seats) mask |= 1 << seat;
  play.state[entity + KNOWN] = mask;
}

/** The space that an entity stands on, through whatever it lies on; 0 if it is off the board. */
export function spaceOf(play: Play, entity: number): number {
  const { program, state } = play;
  for (let e = state[entity + ZONE] as number; e !== 0; e = state[e + ZONE] as number) {
    if (program.placeKinds.has(state[e + KIND] as number)) return e;
  }
  return 0;
}
