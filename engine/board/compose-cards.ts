/**
 * Puts cards that were laid edge to edge together into a board like any other: spaces, ways between joined doorways, walls
 * round the rest. Every place of the map has two spaces from the start, whether a card lies there or not and whether the card
 * has one space or two, so that spaces keep their numbers while the map grows.
 */
import type { Point } from '../view';
import { areJoined, type CardShape, type CardSpot, doorsAt, type LaidDoor, type Side, sizeOf } from './card-shape';
import {
  type BoardBorder,
  type BoardGeometry,
  type BoardPlace,
  type BoardRoom,
  type BoardSpace,
  NOWHERE,
} from './geometry';
import { linkSpaces } from './links';

export interface LaidCard {
  /** Item id of the card. */
  readonly card: string;
  readonly spot: CardSpot;
  readonly slots: readonly string[];
  /** Slots of the card that lay here before: they count where they are joined to a doorway. */
  readonly oldSlots: readonly string[];
  /** Whether it has two spaces with a door between. */
  readonly isSplit: boolean;
  /** Printed on it; '' for nothing. */
  readonly title: string;
  readonly floor: string;
  readonly icon: string;
}

/** Board units to a notch: a card of 8 by 12 notches has halves in which figures have room. */
export const NOTCH = 16;
/** Free room round the map, in notches: for one more card. */
const MARGIN = 13;

/** Half of what a doorway is drawn across its wall, in notches. */
const DOOR_DEPTH = 0.75;

/** Number of the space of a place: of the upper half, or of a card with one space, and of the lower half. */
export const spaceOfPlace = (place: number, half: 0 | 1 = 0): number => 2 * place + half;
export const placeOfSpace = (space: number): number => space >> 1;

interface Laid extends LaidCard {
  readonly place: number;
  readonly doors: readonly LaidDoor[];
  readonly oldDoors: readonly LaidDoor[];
}

/** Two doorways that are joined, and of whom. */
interface Join {
  readonly a: Laid;
  readonly b: Laid;
  readonly door: LaidDoor;
  readonly to: LaidDoor;
}

/** `cards` runs over the places of the map; null where none lies. Walls are only drawn, and so made when somebody looks. */
export function composeCards(shape: CardShape, cards: readonly (LaidCard | null)[]): BoardGeometry {
  const onMap = cards.map((card, place): Laid | null =>
    card === null
      ? null
      : {
          ...card,
          place,
          doors: doorsAt(shape, card.slots, card.spot),
          oldDoors: doorsAt(shape, card.oldSlots, card.spot),
        },
  );
  const laid = onMap.filter((card) => card !== null);
  const frame = frameOf(
    shape,
    laid.map(({ spot }) => spot),
  );
  const spaces = onMap.flatMap((card, place) => [
    spaceAt(shape, frame, place, 0, card),
    spaceAt(shape, frame, place, 1, card),
  ]);
  const joins = joinsOf(laid);
  const passages = [
    ...laid.filter(({ isSplit }) => isSplit).map((card) => innerDoor(shape, frame, card)),
    ...joins.map((join) => joinBorder(frame, join)),
  ];
  let borders: readonly BoardBorder[] | undefined;
  return {
    width: frame.width,
    height: frame.height,
    cell: shape.step * NOTCH,
    places: cards.map((card, place) => boardPlace(place, card)),
    rooms: cards.map((card, place) => boardRoom(shape, frame, place, card)),
    spaces,
    get borders() {
      borders ??= [...passages, ...wallsOf(shape, frame, laid, joins)];
      return borders;
    },
    // A doorway between cards is always open: none of them has a state of its own.
    doorwayCount: 0,
    passageCount: passages.length,
    firstArrow: passages.length,
    portals: [],
    ...linkSpaces(spaces.length, passages, passages.length),
    solids: [],
    pentagram: NOWHERE,
    solitaryCells: [],
    spaceById: new Map(spaces.map(({ id }, index) => [id, index])),
  };
}

/** From notches of the map to units of the board, whose corner is at 0, 0. */
interface Frame {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => Point;
}

function frameOf(shape: CardShape, spots: readonly CardSpot[]): Frame {
  const lefts = spots.map(({ x }) => x * shape.step);
  const tops = spots.map(({ y }) => y * shape.step);
  const rights = spots.map(({ x, turns }) => x * shape.step + sizeOf(shape, turns)[0]);
  const bottoms = spots.map(({ y, turns }) => y * shape.step + sizeOf(shape, turns)[1]);
  const [left, top] = [Math.min(0, ...lefts) - MARGIN, Math.min(0, ...tops) - MARGIN];
  return {
    width: (Math.max(0, ...rights) + MARGIN - left) * NOTCH,
    height: (Math.max(0, ...bottoms) + MARGIN - top) * NOTCH,
    at: (x, y) => [(x - left) * NOTCH, (y - top) * NOTCH],
  };
}

/** The outline of a card that could be laid beside those at these spots, in units of their board. */
export function outlineOfCard(
  shape: CardShape,
  spots: readonly CardSpot[],
  { x, y, turns }: CardSpot,
): readonly Point[] {
  const { at } = frameOf(shape, spots);
  const [width, height] = sizeOf(shape, turns);
  const [left, top] = [x * shape.step, y * shape.step];
  return [at(left, top), at(left + width, top), at(left + width, top + height), at(left, top + height)];
}

/** The outline of a doorway, as deep as it is drawn. */
export function outlineOfDoor(
  shape: CardShape,
  spots: readonly CardSpot[],
  { side, line, from, to }: LaidDoor,
): readonly Point[] {
  const { at } = frameOf(shape, spots);
  const [near, far] = [line - DOOR_DEPTH, line + DOOR_DEPTH];
  return isLevel(side)
    ? [at(from, near), at(to, near), at(to, far), at(from, far)]
    : [at(near, from), at(far, from), at(far, to), at(near, to)];
}

/** A point of the upright card where that lies, in notches of the map. */
function pointOn(shape: CardShape, { x, y, turns }: CardSpot, [px, py]: Point): Point {
  let [cx, cy] = [px, py];
  for (let turn = 0; turn < turns; turn++) {
    const [, height] = sizeOf(shape, turn % 2 === 0 ? 0 : 1);
    [cx, cy] = [height - cy, cx];
  }
  return [x * shape.step + cx, y * shape.step + cy];
}

const idOf = (place: number, half: 0 | 1): string => `${place + 1}${half === 0 ? 'a' : 'b'}`;

function spaceAt(shape: CardShape, frame: Frame, place: number, half: 0 | 1, card: Laid | null): BoardSpace {
  const isThere = card !== null && (card.isSplit || half === 0);
  const top = card?.isSplit === true && half === 1 ? shape.height / 2 : 0;
  const bottom = card?.isSplit === true && half === 0 ? shape.height / 2 : shape.height;
  const point = (x: number, y: number): Point =>
    card === null ? [0, 0] : frame.at(...pointOn(shape, card.spot, [x, y]));
  const centre = point(shape.width / 2, (top + bottom) / 2);
  const hasIcon = card !== null && half === 0 && !card.isSplit && card.icon !== '';
  return {
    id: idOf(place, half),
    place,
    mark: half === 0 ? 'a' : 'b',
    title: '',
    floor: '',
    icon: hasIcon ? { name: card.icon, at: centre } : null,
    words: {},
    label: isThere && card.isSplit ? idOf(place, half) : '',
    labelAt: null,
    number: place + 1,
    room: place,
    outline: isThere ? [point(0, top), point(shape.width, top), point(shape.width, bottom), point(0, bottom)] : [],
    centre,
    highlights: [],
  };
}

function boardPlace(place: number, card: LaidCard | null): BoardPlace {
  return {
    id: String(place + 1),
    number: place + 1,
    tile: card?.card ?? '',
    side: 'a',
    theme: '',
    at: card === null ? [0, 0] : [card.spot.x, card.spot.y],
    turn: card === null ? 0 : ([0, 90, 180, 270] as const)[card.spot.turns],
    firstSpace: spaceOfPlace(place),
    spaceCount: 2,
    firstDoorway: 0,
    spawn: NOWHERE,
    spawnAt: null,
    face: null,
  };
}

/** A name stands across the lower part of its card, however that is turned. */
const NAME_AT = 0.78;

const boardRoom = (shape: CardShape, frame: Frame, place: number, card: LaidCard | null): BoardRoom => ({
  id: String(place + 1),
  place,
  name: card?.title ?? '',
  floor: card?.floor ?? '',
  spaces: [spaceOfPlace(place, 0), spaceOfPlace(place, 1)],
  label: card === null || card.title === '' ? null : { at: nameAt(shape, frame, card), isStacked: true },
});

function nameAt(shape: CardShape, frame: Frame, { spot }: LaidCard): Point {
  const [width, height] = sizeOf(shape, spot.turns);
  return frame.at(spot.x * shape.step + width / 2, spot.y * shape.step + height * NAME_AT);
}

const spaceBehind = ({ place, isSplit }: Laid, { half }: LaidDoor): number => spaceOfPlace(place, isSplit ? half : 0);

/** All pairs of joined doorways; between two spaces the first counts, for several are one way. */
function joinsOf(laid: readonly Laid[]): Join[] {
  const joins: Join[] = [];
  const seen = new Set<number>();
  const byLine = new Map<number, { card: Laid; door: LaidDoor }[]>();
  for (const card of laid) {
    for (const door of [...card.doors, ...card.oldDoors]) {
      const key = 2 * door.line + (isLevel(door.side) ? 1 : 0);
      const known = byLine.get(key) ?? [];
      if (known.length === 0) byLine.set(key, known);
      for (const other of known) {
        if (other.card === card || !areJoined(other.door, door)) continue;
        const pair = spaceBehind(other.card, other.door) * PAIRS + spaceBehind(card, door);
        if (seen.has(pair)) continue;
        seen.add(pair);
        joins.push({ a: other.card, b: card, door: other.door, to: door });
      }
      known.push({ card, door });
    }
  }
  return joins;
}

/** More than a map has spaces. */
const PAIRS = 1 << 16;

const isLevel = (side: Side): boolean => side === 'n' || side === 's';

/** A stretch of a line in units. */
const stretch = (frame: Frame, side: Side, line: number, from: number, to: number): readonly Point[] =>
  isLevel(side) ? [frame.at(from, line), frame.at(to, line)] : [frame.at(line, from), frame.at(line, to)];

function joinBorder(frame: Frame, { a, b, door, to }: Join): BoardBorder {
  const line = stretch(frame, door.side, door.line, Math.max(door.from, to.from), Math.min(door.to, to.to));
  return { kind: 'doorway', between: [spaceBehind(a, door), spaceBehind(b, to)], line };
}

function innerDoor(shape: CardShape, frame: Frame, card: Laid): BoardBorder {
  const [from, to] = shape.inner;
  const at = (x: number): Point => frame.at(...pointOn(shape, card.spot, [x, shape.height / 2]));
  return {
    kind: 'doorway',
    between: [spaceOfPlace(card.place, 0), spaceOfPlace(card.place, 1)],
    line: [at(from), at(to)],
  };
}

/** The edges of all cards: wall, with a gap for each doorway, and the walls between their halves. */
function wallsOf(shape: CardShape, frame: Frame, laid: readonly Laid[], joins: readonly Join[]): BoardBorder[] {
  const joined = new Set(joins.flatMap(({ door, to }) => [door, to]));
  return laid.flatMap((card) => [
    ...edgesOf(shape, card).flatMap((edge) => edgeWalls(frame, card, edge, joined)),
    ...card.doors
      .filter((door) => !joined.has(door))
      .map(
        (door): BoardBorder => ({
          kind: 'opening',
          between: [spaceBehind(card, door), NOWHERE],
          line: stretch(frame, door.side, door.line, door.from, door.to),
        }),
      ),
    ...(card.isSplit ? innerWalls(shape, frame, card) : []),
  ]);
}

type CardEdge = Pick<LaidDoor, 'side' | 'line' | 'from' | 'to'>;

function edgesOf(shape: CardShape, { spot }: Laid): readonly CardEdge[] {
  const [width, height] = sizeOf(shape, spot.turns);
  const [left, top] = [spot.x * shape.step, spot.y * shape.step];
  return [
    { side: 'n', line: top, from: left, to: left + width },
    { side: 'e', line: left + width, from: top, to: top + height },
    { side: 's', line: top + height, from: left, to: left + width },
    { side: 'w', line: left, from: top, to: top + height },
  ];
}

/** The wall of one edge between its doorways; those of an older card are open where they are joined. */
function edgeWalls(
  frame: Frame,
  { doors, oldDoors, place }: Laid,
  { side, line, from, to }: CardEdge,
  joined: ReadonlySet<LaidDoor>,
): BoardBorder[] {
  const gaps = [...doors, ...oldDoors.filter((door) => joined.has(door))]
    .filter((door) => door.side === side)
    .sort((a, b) => a.from - b.from);
  const walls: BoardBorder[] = [];
  const between = [spaceOfPlace(place), NOWHERE] as const;
  let start = from;
  for (const gap of gaps) {
    if (gap.from > start) walls.push({ kind: 'wall', between, line: stretch(frame, side, line, start, gap.from) });
    start = Math.max(start, gap.to);
  }
  if (start < to) walls.push({ kind: 'wall', between, line: stretch(frame, side, line, start, to) });
  return walls;
}

function innerWalls(shape: CardShape, frame: Frame, { spot, place }: Laid): BoardBorder[] {
  const [from, to] = shape.inner;
  const at = (x: number): Point => frame.at(...pointOn(shape, spot, [x, shape.height / 2]));
  const between = [spaceOfPlace(place, 0), spaceOfPlace(place, 1)] as const;
  return [
    { kind: 'wall', between, line: [at(0), at(from)] },
    { kind: 'wall', between, line: [at(to), at(shape.width)] },
  ];
}
