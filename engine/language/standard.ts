/**
 * What most games do alike: zones and decks, changing numbers, rolling, revealing. A system takes what fits it and
 * replaces the rest; nothing here is named after a game.
 */
import { andThen } from '../kernel/asking';
import type { Asking } from '../kernel/decision';
import { HEAD, KIND, KNOWN, NEXT, OWNER, ZONE } from '../kernel/layout';
import { putLast, shuffle, takeOut } from '../kernel/zones';
import { rerollDie, rollDice, rollInEvent, setResult } from './dice';
import { emit, eventOf } from './emit';
import { EVENT } from './event-types';
import { deckEmpty } from './none-left';
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
  return findZoneByWord(play, play.program.name(name), owner);
}

/** The same by the number of its name. */
export function findZoneByWord(play: Play, word: number, owner: number): number {
  const { state, zoneHints } = play;
  const { word: column } = play.program.columns;
  const { zone: kind } = play.program.kindNumbers;
  const slot = (Math.imul(word, 31) ^ owner) & (zoneHints.length - 1);
  const hint = zoneHints[slot] as number;
  if (state[hint + KIND] === kind && state[hint + column] === word && state[hint + OWNER] === owner) return hint;
  for (let zone = play.firstOfKind(kind); zone !== 0; zone = play.nextOfKind(zone)) {
    if (state[zone + column] !== word || state[zone + OWNER] !== owner) continue;
    zoneHints[slot] = zone;
    return zone;
  }
  return 0;
}

export const deckZone = (deck: string): string => `deck:${deck}`;
export const discardZone = (deck: string): string => `discard:${deck}`;

export interface DeckCard {
  item: ItemInfo;
  copies: number;
}

/** Cards of a deck's item: those listed, or all of a kind or of several (and a family). */
export function cardsOfDeck(play: Play, deck: ItemInfo): DeckCard[] {
  const { program } = play;
  const { cards, from } = deck.item as {
    cards?: { card: string; copies?: number }[];
    from?: { kind?: string; kinds?: readonly string[]; family?: string; [field: string]: unknown };
  };
  if (cards !== undefined) {
    return cards.flatMap(({ card, copies }) => {
      const item = program.findById(card);
      return item === undefined ? [] : [{ item, copies: copies ?? 1 }];
    });
  }
  if (from === undefined) return [];
  const { kind, kinds, ...wanted } = from;
  const fits = (info: ItemInfo) => Object.entries(wanted).every(([field, value]) => info.item[field] === value);
  return [...(kind === undefined ? [] : [kind]), ...(kinds ?? [])]
    .flatMap((each) => program.ofKind(each))
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

/**
 * Draws as a deck's item says; stops when there is nothing left. What this draw has looked at is not shuffled in again.
 * `result` is the list of cards that were drawn.
 */
export function drawCards(
  play: Play,
  order: DrawOrder,
  deckOwner: number,
  place: (card: number) => Asking,
  result: Result,
): Asking {
  const words = play.program.deckWords(order.deck);
  const deck = findZoneByWord(play, words.deck, deckOwner);
  const drawn: number[] = [];
  const missed: number[] = [];
  result.value = drawn;
  if (deck === 0) return undefined;
  const discard = findZoneByWord(play, words.discard, deckOwner);
  const goOn = (): Asking => {
    for (const card of [...missed, ...drawn]) putLast(play, card, discard);
    return firstCard(play, deck) === 0 ? finish() : drawOn();
  };
  const drawOn = (): Asking => {
    while (drawn.length < order.count) {
      const card = firstCard(play, deck);
      if (card === 0) {
        for (const seen of [...missed, ...drawn]) takeOut(play, seen);
        return andThen(deckEmpty(play, order.deck, deckOwner, deck, discard, order.cause), goOn);
      }
      putLast(play, card, discard);
      if (order.passes?.(card) === false) missed.push(card);
      else drawn.push(card);
    }
    return finish();
  };
  const finish = (): Asking => {
    if (order.misses === 'keep') drawn.push(...missed);
    if (order.misses === 'shuffle-back' && missed.length > 0) {
      for (const card of missed) putLast(play, card, deck);
      shuffle(play, deck, play.deckStream);
    }
    return placeAll(drawn, 0, place);
  };
  return drawOn();
}

/** Places one card after the other, also when somebody is asked in between. */
function placeAll(drawn: readonly number[], from: number, place: (card: number) => Asking): Asking {
  for (let i = from; i < drawn.length; i++) {
    const asking = place(drawn[i] as number);
    if (asking !== undefined) return andThen(asking, () => placeAll(drawn, i + 1, place));
  }
  return undefined;
}

/** Gives the top card of a deck to `then`; 0 if there is none after all that its item says for when it is empty. */
export function takeTop(play: Play, id: string, owner: number, deck: number, then: (card: number) => Asking): Asking {
  const first = deck === 0 ? 0 : firstCard(play, deck);
  if (first !== 0 || deck === 0) return then(first);
  const discard = findZone(play, discardZone(id), owner);
  return andThen(deckEmpty(play, id, owner, deck, discard, undefined), () => then(firstCard(play, deck)));
}

function firstCard({ state, program }: Play, zone: number): number {
  let e = state[zone + HEAD] as number;
  while (e !== 0 && state[e + KIND] === program.kindNumbers.note) e = state[e + NEXT] as number;
  return e;
}

/** Changes a stat inside a `change` event. */
export function changeStat(play: Play, entity: number, stat: string, by: number): Asking {
  if (entity === 0 || by === 0) return undefined;
  const { program } = play;
  if (!play.isHeard(EVENT.change)) {
    program.stats.add(play, entity, stat, by);
    return undefined;
  }
  const event = eventOf(EVENT.change, 0, entity).set('stat', program.name(stat)).set('by', by);
  return emit(play, event, () => {
    program.stats.add(play, entity, stat, event.get('by'));
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
  const [first] = dice;
  const rolled =
    dice.length === 1 && first !== undefined
      ? rollDice(play, first.item, first.count)
      : dice.flatMap(({ item, count }) => rollDice(play, item, count));
  result.value = rolled;
  if (!play.isHeard(EVENT.roll)) return window();
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
    if (program.isPlace(play, e)) return e;
  }
  return 0;
}
