/**
 * A map of cards that are laid edge to edge during play: which card lies at which place and how it is turned is in the state,
 * the board follows from it. A system whose board is such a map gives its cards the columns of `MAP_COLUMNS`, and its game
 * those of `MAP_KEYS`. Nothing here decides where a card may be laid.
 */
import {
  areJoined,
  type CardShape,
  type CardSpot,
  doorsAt,
  freeBeside,
  type LaidDoor,
  type QuarterTurns,
  spotsAtDoor,
} from '../board/card-shape';
import {
  composeCards,
  type LaidCard,
  outlineOfCard,
  outlineOfDoor,
  placeOfSpace,
  spaceOfPlace,
} from '../board/compose-cards';
import type { BoardGeometry } from '../board/geometry';
import type { Play } from '../language/play';
import type { Point } from '../view';
import { boardOf, spaceEntity, spaceIndex } from './board';
import { numberIn, setNumber } from './numbers';

/** `place` counts from 1, 0 is off the map. `copy`: which of the copies of its item. `oldCard`: the one whose doorways count besides. */
export const MAP_COLUMNS = ['place', 'mapX', 'mapY', 'turns', 'copy', 'oldCard'] as const;
/** Two numbers that together name how the map lies. */
export const MAP_KEYS = ['boardKey', 'boardSum'] as const;

/** What a system knows of the cards of its map. */
export interface MapCards {
  readonly shape: CardShape;
  /** The slots in which a card has doorways where it lies. */
  slots(play: Play, card: number): readonly string[];
  /** What it shows. */
  face(play: Play, card: number): Pick<LaidCard, 'isSplit' | 'title' | 'floor' | 'icon'>;
}

export const isOnMap = (play: Play, card: number): boolean => numberIn(play, card, 'place') !== 0;

/** Cards of the map in the order of its places, which have no gaps. */
export function cardsOnMap(play: Play): number[] {
  const cards: number[] = [];
  const place = play.layout.column('place');
  const { number: kind } = play.layout.kind('card');
  for (let card = play.firstOfKind(kind); card !== 0; card = play.nextOfKind(card)) {
    const at = play.state[card + place] as number;
    if (at !== 0 && !play.isDead(card)) cards[at - 1] = card;
  }
  return cards;
}

export const spotOf = (play: Play, card: number): CardSpot => ({
  x: numberIn(play, card, 'mapX'),
  y: numberIn(play, card, 'mapY'),
  turns: numberIn(play, card, 'turns') as QuarterTurns,
});

/** The card that a space lies on, 0 if none lies there. */
export function cardOfSpace(play: Play, space: number): number {
  const index = spaceIndex(play, space);
  return index < 0 ? 0 : (cardsOnMap(play)[placeOfSpace(index)] ?? 0);
}

/** The space of a card: of a card with two, that of the upper half. 0 off the map. */
export const spaceOfCard = (play: Play, card: number, half: 0 | 1 = 0): number =>
  isOnMap(play, card) ? spaceEntity(play, spaceOfPlace(numberIn(play, card, 'place') - 1, half)) : 0;

/** Lays a card at the next place of the map. */
export function layOnMap(play: Play, card: number, spot: CardSpot): void {
  putAt(play, card, cardsOnMap(play).length + 1, spot);
}

/** Lays a card in the place of another, turned as that one was; `oldCard` is a card whose doorways still count there, or 0. */
export function replaceOnMap(play: Play, old: number, card: number, oldCard: number): void {
  const place = numberIn(play, old, 'place');
  const spot = spotOf(play, old);
  for (const column of MAP_COLUMNS) if (column !== 'copy') setNumber(play, old, column, 0);
  putAt(play, card, place, spot);
  setNumber(play, card, 'oldCard', oldCard);
  noteMap(play);
}

function putAt(play: Play, card: number, place: number, { x, y, turns }: CardSpot): void {
  for (const [column, value] of [
    ['place', place],
    ['mapX', x],
    ['mapY', y],
    ['turns', turns],
    ['oldCard', 0],
  ] as const)
    setNumber(play, card, column, value);
  noteMap(play);
}

/** Writes down how the map lies: two hashes of all that it is made of. */
function noteMap(play: Play): void {
  let [key, sum] = [17, 41];
  const add = (value: number): void => {
    key = Math.imul(key ^ (value + 0x1f35), 16777619);
    sum = (Math.imul(sum, 1009) + value) | 0;
  };
  for (const card of cardsOnMap(play)) {
    const old = numberIn(play, card, 'oldCard');
    for (const each of [card, old]) {
      add(play.def(each));
      add(each === 0 ? 0 : numberIn(play, each, 'copy'));
    }
    for (const column of ['mapX', 'mapY', 'turns']) add(numberIn(play, card, column));
  }
  const game = play.program.gameEntity(play);
  setNumber(play, game, 'boardKey', key);
  setNumber(play, game, 'boardSum', sum);
}

/** So many values of the second number are told apart: with the first they make a whole number that a double holds. */
const SUMS = 0x200000;

export function keyOfMap(play: Play): number {
  const game = play.program.gameEntity(play);
  return numberIn(play, game, 'boardKey') * SUMS + (numberIn(play, game, 'boardSum') & (SUMS - 1));
}

export function composeMap(play: Play, map: MapCards): BoardGeometry {
  const cards = cardsOnMap(play).map((card): LaidCard => {
    const old = numberIn(play, card, 'oldCard');
    return {
      card: play.program.infoOf(play, card)?.item.id ?? '',
      spot: spotOf(play, card),
      slots: map.slots(play, card),
      oldSlots: old === 0 ? [] : map.slots(play, old),
      ...map.face(play, card),
    };
  });
  const places = play.all('space').length / 2;
  return composeCards(map.shape, [...cards, ...Array<null>(places - cards.length).fill(null)]);
}

/** Spaces of a map with so many places, of which none is taken yet. */
export function makeMapSpaces(play: Play, places: number): void {
  for (let index = 0; index < 2 * places; index++)
    setNumber(play, play.create(play.layout.kind('space')), 'index', index);
}

/** A doorway of the map, and the space that it leads out of. */
export interface MapDoor {
  readonly space: number;
  readonly door: LaidDoor;
}

/** A doorway at which a card can be laid: by which of its own, and where it then lies. */
export interface MapSite {
  readonly at: MapDoor;
  readonly spots: readonly { readonly slot: string; readonly spot: CardSpot }[];
}

/** Doorways of all cards of the map in the order of its places. */
export const doorsOfMap = (play: Play, map: MapCards): MapDoor[] =>
  cardsOnMap(play).flatMap((card) => {
    const { isSplit } = map.face(play, card);
    return doorsAt(map.shape, map.slots(play, card), spotOf(play, card)).map(
      (door): MapDoor => ({ space: spaceOfCard(play, card, isSplit ? door.half : 0), door }),
    );
  });

/** Sites follow from the map and from the slots of a card alone, and are asked for again and again. */
const sites = new WeakMap<BoardGeometry, Map<string, readonly MapSite[]>>();

/** Where a card can be laid so that it is joined to a doorway and lies on no other card; one site for each doorway. */
export function sitesFor(play: Play, map: MapCards, card: number): readonly MapSite[] {
  const board = boardOf(play);
  let known = sites.get(board);
  if (known === undefined) {
    known = new Map();
    sites.set(board, known);
  }
  const slots = map.slots(play, card);
  // Entities of spaces may stand elsewhere in another game.
  const key = `${spaceEntity(play, 0)} ${slots.join(' ')}`;
  let found = known.get(key);
  if (found === undefined) {
    const isFree = freeBeside(map.shape, spotsOf(play));
    found = doorsOfMap(play, map)
      .map((at): MapSite => ({ at, spots: spotsAtDoor(map.shape, slots, at.door).filter(({ spot }) => isFree(spot)) }))
      .filter(({ spots }) => spots.length > 0);
    known.set(key, found);
  }
  return found;
}

/** Whether a card would be joined to anything where another one lies now. */
export function wouldJoin(play: Play, map: MapCards, card: number, place: CardSpot, old: number): boolean {
  const own = doorsAt(map.shape, map.slots(play, card), place);
  return doorsOfMap(play, map)
    .filter(({ space }) => cardOfSpace(play, space) !== old)
    .some(({ door }) => own.some((each) => areJoined(each, door)));
}

const spotsOf = (play: Play): CardSpot[] => cardsOnMap(play).map((card) => spotOf(play, card));

/** Where a card would lie on the board as it is drawn now. */
export const cardOutline = (play: Play, { shape }: MapCards, spot: CardSpot): readonly Point[] =>
  outlineOfCard(shape, spotsOf(play), spot);

export const doorOutline = (play: Play, { shape }: MapCards, door: LaidDoor): readonly Point[] =>
  outlineOfDoor(shape, spotsOf(play), door);
