/** The map of hallways: the shape of its cards, what they show, which spaces are Rooms, how far it is. */
import type { CardShape, Slot } from '../../board/card-shape';
import { UNREACHABLE } from '../../board/distance';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { boardOf, laidBoard, spaceEntity, spaceIndex } from '../../table/board';
import { NO_WAY } from '../../table/board-functions';
import { cardOfSpace, cardsOnMap, type MapCards, spaceOfCard } from '../../table/card-map';
import { numberIn } from '../../table/numbers';
import { sortOfCard } from './state';

const slot = (side: Slot['side'], from: number, to: number, half: 0 | 1): Slot => ({ side, from, to, half });

/** Two half-units by three, four notches each: a card may lie half a card off. */
export const HALLWAY: CardShape = {
  width: 8,
  height: 12,
  step: 4,
  slots: {
    N: slot('n', 3, 5, 0),
    S: slot('s', 3, 5, 1),
    W1: slot('w', 2, 5, 0),
    E1: slot('e', 2, 5, 0),
    W2: slot('w', 7, 10, 1),
    E2: slot('e', 7, 10, 1),
  },
  inner: [3, 5],
};

export const isFaceUp = (play: Play, card: number): boolean => {
  const sort = sortOfCard(play, card);
  return sort === 'room' || sort === 'dark-hallway';
};

/** Face up it shows the doorways of its face, face down those that its copy has on the back. */
function slotsOf(play: Play, card: number): readonly string[] {
  const doorways = (play.program.infoOf(play, card)?.item.doorways ?? []) as readonly unknown[];
  return (isFaceUp(play, card) ? doorways : (doorways[numberIn(play, card, 'copy')] ?? [])) as readonly string[];
}

export const HALLWAYS: MapCards = {
  shape: HALLWAY,
  slots: slotsOf,
  face: (play, card) => {
    const item = play.program.infoOf(play, card)?.item;
    if (item === undefined || !isFaceUp(play, card)) return { isSplit: true, title: '', floor: 'plank', icon: '' };
    return {
      isSplit: false,
      title: item.name ?? '',
      floor: typeof item.floor === 'string' ? item.floor : 'tile',
      icon: typeof item.icon === 'string' ? item.icon : '',
    };
  },
};

/** `room`, `dark-hallway`, `hallway`; '' where no card lies. A card that lies face up has one space, and none in its lower half. */
export function markOf(play: Play, space: number): string {
  const card = cardOfSpace(play, space);
  if (card === 0) return '';
  if (!isFaceUp(play, card)) return 'hallway';
  return space === spaceOfCard(play, card) ? sortOfCard(play, card) : '';
}

export const isRoom = (play: Play, space: number): boolean => markOf(play, space) === 'room';

export const roomSpaces = (play: Play): number[] =>
  cardsOnMap(play)
    .filter((card) => sortOfCard(play, card) === 'room')
    .map((card) => spaceOfCard(play, card));

/** Spaces that something lies on, in the order of the map. */
export const openSpaces = (play: Play): number[] =>
  boardOf(play).spaces.flatMap(({ outline }, index) => (outline.length === 0 ? [] : [spaceEntity(play, index)]));

/** The space that something is on, or the thing itself if it is a space; a card of the map is on its own. */
export function placeOf(play: Play, entity: number): number {
  if (play.program.isPlace(play, entity)) return entity;
  return play.kindOf(entity).name === 'card' ? spaceOfCard(play, entity) : spaceOf(play, entity);
}

/** Spaces one Move away through joined doorways. */
export function neighbours(play: Play, space: number): number[] {
  const { offsets, spaces } = boardOf(play).links;
  const index = spaceIndex(play, space);
  if (index < 0) return [];
  const beside = [...spaces.subarray(offsets[index], offsets[index + 1])];
  return [...new Set(beside)].map((each) => spaceEntity(play, each));
}

/** No doorway is ever barred. */
let open = new Uint8Array(512);

/** Moves from a space (its number) to every other on foot; nobody may write to it. */
export function rowFrom(play: Play, from: number): Int16Array {
  const { geometry, distances } = laidBoard(play);
  if (open.length < geometry.passageCount) open = new Uint8Array(2 * geometry.passageCount);
  return distances.table(open).from(from);
}

/** Moves on foot, as Shadows go: nobody jumps. */
export function stepsBetween(play: Play, from: number, to: number): number {
  const [a, b] = [spaceIndex(play, placeOf(play, from)), spaceIndex(play, placeOf(play, to))];
  if (a < 0 || b < 0) return NO_WAY;
  const steps = rowFrom(play, a)[b] as number;
  return steps >= UNREACHABLE ? NO_WAY : steps;
}
