/**
 * Cards that are laid edge to edge: what shape they have, where their doorways are, and where a turned card's come to lie. A
 * doorway is a stretch of an edge; two are joined if they face each other on one line and share at least one notch.
 */

/** Quarter turns clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** Clockwise from the top. */
export const SIDES = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof SIDES)[number];

/** A place for a doorway on the upright card, in notches from the left or from the top, half open. */
export interface Slot {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
  /** The half of a card with two spaces that it leads into: 0 is the upper one. */
  readonly half: 0 | 1;
}

/** The shape that all cards of a map have. Lengths are in notches. */
export interface CardShape {
  readonly width: number;
  readonly height: number;
  /** Cards lie on a grid of squares as long as this: half a width, so that they may lie half a card off. */
  readonly step: number;
  readonly slots: Readonly<Record<string, Slot>>;
  /** Where the door in the middle of a card with two spaces stands, from the left. */
  readonly inner: readonly [number, number];
}

/** Where a card lies: its top left corner in steps of the grid, and how it is turned. */
export interface CardSpot {
  readonly x: number;
  readonly y: number;
  readonly turns: QuarterTurns;
}

/** A doorway where its card lies, in notches of the map. */
export interface LaidDoor {
  readonly slot: string;
  readonly half: 0 | 1;
  readonly side: Side;
  /** The line that it stands on: y of one in the north or south, x of one in the east or west. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Width and height of a turned card. */
export const sizeOf = ({ width, height }: CardShape, turns: QuarterTurns): readonly [number, number] =>
  turns % 2 === 0 ? [width, height] : [height, width];

type Stretch = Pick<Slot, 'side' | 'from' | 'to'>;

/** Turns a stretch of an edge a quarter clockwise. `height` is that of the card before. */
function turned({ side, from, to }: Stretch, height: number): Stretch {
  const next = SIDES[(SIDES.indexOf(side) + 1) % 4] as Side;
  const isUpright = side === 'e' || side === 'w';
  return isUpright ? { side: next, from: height - to, to: height - from } : { side: next, from, to };
}

/** Each slot as it is upright, and turned once, twice and three times. */
const turnedSlots = new WeakMap<CardShape, ReadonlyMap<string, readonly Stretch[]>>();

function slotsTurned(shape: CardShape): ReadonlyMap<string, readonly Stretch[]> {
  let known = turnedSlots.get(shape);
  if (known === undefined) {
    const all = Object.entries(shape.slots).map(([name, slot]) => {
      const turns: Stretch[] = [slot];
      for (const turn of [0, 1, 2] as const) turns.push(turned(turns[turn] as Stretch, sizeOf(shape, turn)[1]));
      return [name, turns] as const;
    });
    known = new Map(all);
    turnedSlots.set(shape, known);
  }
  return known;
}

/** The doorways of a card where it lies, in the order of its slots. */
export function doorsAt(shape: CardShape, slots: readonly string[], { x, y, turns }: CardSpot): LaidDoor[] {
  const known = slotsTurned(shape);
  const doors: LaidDoor[] = [];
  for (const name of slots) {
    const stretch = known.get(name)?.[turns];
    if (stretch !== undefined) doors.push(doorAt(shape, name, stretch, { x, y, turns }));
  }
  return doors;
}

function doorAt(shape: CardShape, slot: string, { side, from, to }: Stretch, { x, y, turns }: CardSpot): LaidDoor {
  const [width, height] = sizeOf(shape, turns);
  const [left, top] = [x * shape.step, y * shape.step];
  const isLevel = side === 'n' || side === 's';
  const line = isLevel ? top + (side === 's' ? height : 0) : left + (side === 'e' ? width : 0);
  const start = isLevel ? left : top;
  return { slot, half: shape.slots[slot]?.half ?? 0, side, line, from: start + from, to: start + to };
}

const ACROSS: Readonly<Record<Side, Side>> = { n: 's', e: 'w', s: 'n', w: 'e' };

/** Whether two doorways face each other on one line and share at least one notch: touching ends are not enough. */
export const areJoined = (a: LaidDoor, b: LaidDoor): boolean =>
  ACROSS[a.side] === b.side && a.line === b.line && Math.min(a.to, b.to) > Math.max(a.from, b.from);

/** Beyond every place of a map that cards can lie at. */
const FAR = 1 << 12;

/** Squares of the grid that a card covers, as numbers. A card that ends within a square covers all of it. */
function* squaresOf(shape: CardShape, { x, y, turns }: CardSpot): Generator<number> {
  const [width, height] = sizeOf(shape, turns);
  for (let column = x; column < x + width / shape.step; column++)
    for (let row = y; row < y + height / shape.step; row++) yield (column + FAR) * 2 * FAR + row + FAR;
}

/** Tells whether a card could be laid at a spot without lying on any of those at these spots. */
export function freeBeside(shape: CardShape, spots: readonly CardSpot[]): (spot: CardSpot) => boolean {
  const taken = new Set<number>();
  for (const spot of spots) for (const square of squaresOf(shape, spot)) taken.add(square);
  return (spot) => {
    for (const square of squaresOf(shape, spot)) if (taken.has(square)) return false;
    return true;
  };
}

/**
 * Where a card with these slots may be laid so that it is joined to one doorway: by which of its slots, and where it then lies.
 * What lies there already is the caller's to look at.
 */
export function spotsAtDoor(
  shape: CardShape,
  slots: readonly string[],
  door: LaidDoor,
): { readonly slot: string; readonly spot: CardSpot }[] {
  const known = slotsTurned(shape);
  const found: { slot: string; spot: CardSpot }[] = [];
  for (const slot of slots) {
    for (const turns of [0, 1, 2, 3] as const) {
      const stretch = known.get(slot)?.[turns];
      if (stretch === undefined || ACROSS[stretch.side] !== door.side) continue;
      const own = doorAt(shape, slot, stretch, { x: 0, y: 0, turns });
      for (const spot of spotsFor(shape, own, door, turns)) found.push({ slot, spot });
    }
  }
  return found;
}

/** Spots on the grid at which a card's own doorway, as it is at 0, 0, meets another. */
function* spotsFor({ step }: CardShape, own: LaidDoor, door: LaidDoor, turns: QuarterTurns): Generator<CardSpot> {
  const fixed = door.line - own.line;
  if (fixed % step !== 0) return;
  const isLevel = own.side === 'n' || own.side === 's';
  // It must begin before the other ends, and end after the other begins.
  const first = Math.floor((door.from - own.to) / step) + 1;
  const last = Math.ceil((door.to - own.from) / step) - 1;
  for (let along = first; along <= last; along++)
    yield isLevel ? { x: along, y: fixed / step, turns } : { x: fixed / step, y: along, turns };
}
