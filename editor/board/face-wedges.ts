/**
 * A face as quarters of its cells, so that any shape can be given to any space and comes back as the grid and the cuts that a
 * file can have. Cells that nothing changes keep what their file says of them. Pure geometry: what stands on borders is not asked.
 */
import type { Corner, Cut, Face, Mark } from '../../engine/board/face';
import { OUTSIDE_MARK, SOLID_MARK } from '../../engine/board/face';
import { isInside } from '../../engine/board/outline';
import type { Point } from '../../engine/view';

/** Owners of the quarters towards north, east, south and west of a cell's middle. */
export type Wedges = readonly [Mark, Mark, Mark, Mark];

/** Middles of the quarters, from the cell's corner. */
const MIDDLES: readonly Point[] = [
  [0.5, 1 / 6],
  [5 / 6, 0.5],
  [0.5, 5 / 6],
  [1 / 6, 0.5],
];
/** The quarters of each half, as bits with north first. */
const HALVES: Readonly<Record<Corner, number>> = { nw: 9, ne: 3, se: 6, sw: 12 };
const CORNERS = Object.keys(HALVES) as Corner[];

export const widthOf = ({ grid }: Face): number => Math.max(0, ...grid.map((line) => line.length));

export function wedgesAt(face: Face, row: number, col: number): Wedges {
  const own = face.grid[row]?.[col] ?? OUTSIDE_MARK;
  const cut = cutAt(face, row, col);
  const of = (wedge: number): Mark => (cut !== undefined && (HALVES[cut.give] & (1 << wedge)) !== 0 ? cut.to : own);
  return [of(0), of(1), of(2), of(3)];
}

const cutAt = ({ cuts }: Face, row: number, col: number): Cut | undefined =>
  cuts?.find(({ at }) => at[0] === row && at[1] === col);

export type Wedge = 0 | 1 | 2 | 3;

/** The face once each quarter belongs to whom `ownerOf` says. Quarters that no cut can divide so go with most of their cell. */
export function reowned(face: Face, ownerOf: (row: number, col: number, wedge: Wedge, owner: Mark) => Mark): Face {
  const cuts: Cut[] = [];
  const width = widthOf(face);
  const grid = face.grid.map((line, row) => {
    let next = '';
    for (let col = 0; col < width; col++) {
      const before = wedgesAt(face, row, col);
      const after = before.map((owner, wedge) => ownerOf(row, col, wedge as Wedge, owner)) as unknown as Wedges;
      const old = cutAt(face, row, col);
      if (after.every((owner, wedge) => owner === before[wedge])) {
        next += line[col] ?? OUTSIDE_MARK;
        if (old !== undefined) cuts.push(old);
        continue;
      }
      const { own, cut } = cellOf(after, line[col] ?? OUTSIDE_MARK);
      next += own;
      if (cut !== null) cuts.push({ at: [row, col], ...cut });
    }
    return next;
  });
  const { cuts: oldCuts, ...rest } = face;
  const order = (cut: Cut) => oldCuts?.findIndex(({ at }) => at[0] === cut.at[0] && at[1] === cut.at[1]) ?? -1;
  const kept = cuts.filter((cut) => order(cut) >= 0).sort((a, b) => order(a) - order(b));
  const added = cuts.filter((cut) => order(cut) < 0);
  const all = [...kept, ...added];
  return { ...rest, grid, ...(all.length === 0 && oldCuts === undefined ? {} : { cuts: all }) };
}

/** Whose a cell is and what is cut off from it. */
function cellOf(wedges: Wedges, old: Mark): { own: Mark; cut: { give: Corner; to: Mark } | null } {
  const counts = new Map<Mark, number>();
  for (const owner of wedges) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const [first, second] = [...counts.keys()].sort((a, b) => rank(a, counts, old) - rank(b, counts, old));
  if (first === undefined || second === undefined) return { own: first ?? old, cut: null };
  const mask = wedges.reduce((bits, owner, wedge) => (owner === second ? bits | (1 << wedge) : bits), 0);
  const give = counts.size > 2 ? undefined : CORNERS.find((corner) => HALVES[corner] === mask);
  return { own: first, cut: give === undefined ? null : { give, to: second } };
}

/** Most first; of equals solid (which a cut cannot give), then what the cell was, then any space. */
const rank = (mark: Mark, counts: ReadonlyMap<Mark, number>, old: Mark): number =>
  -(counts.get(mark) ?? 0) * 10 - (mark === SOLID_MARK ? 3 : mark === old ? 2 : mark === OUTSIDE_MARK ? 0 : 1);

/** Asks for quarters whether they lie in a polygon, whose corners are in cells, column first. */
export function withinPolygon(polygon: readonly Point[]): (row: number, col: number, wedge: Wedge) => boolean {
  return (row, col, wedge) => {
    const [dx, dy] = MIDDLES[wedge] as Point;
    return isInside(polygon, col + dx, row + dy);
  };
}

/** Asks for quarters whether they lie to the left of a line as one looks along it, in cells. */
export function leftOfLine(from: Point, to: Point): (row: number, col: number, wedge: Wedge) => boolean {
  return (row, col, wedge) => {
    const [dx, dy] = MIDDLES[wedge] as Point;
    return (to[0] - from[0]) * (row + dy - from[1]) - (to[1] - from[1]) * (col + dx - from[0]) < 0;
  };
}

/**
 * For each quarter that `mark` has lost its new owner: of those with whom what is lost shares the most border whoever comes nearest,
 * the same for all of a cell.
 */
export function heirs(
  face: Face,
  mark: Mark,
  isLost: (row: number, col: number, wedge: Wedge) => boolean,
): (row: number, col: number, wedge: Wedge) => Mark | undefined {
  const [rows, cols] = [face.grid.length, widthOf(face)];
  const found = new Map<number, Mark>();
  const lost: [number, number, Wedge][] = [];
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++)
      for (const wedge of [0, 1, 2, 3] as const) if (isLost(row, col, wedge)) lost.push([row, col, wedge]);
  const outside = (row: number, col: number, wedge: Wedge): Mark | undefined => {
    if (row < 0 || col < 0 || row >= rows || col >= cols) return OUTSIDE_MARK;
    const owner = isLost(row, col, wedge) ? mark : wedgesAt(face, row, col)[wedge];
    return owner === mark ? undefined : owner;
  };
  const shared = new Map<Mark, number>();
  for (const quarter of lost)
    for (const beside of neighboursOf(...quarter)) {
      const owner = outside(...beside);
      if (owner !== undefined) shared.set(owner, (shared.get(owner) ?? 0) + 1);
    }
  const most = Math.max(0, ...shared.values());
  const mayHave = (owner: Mark | undefined) => owner !== undefined && (shared.get(owner) ?? 0) >= most * MUCH;
  let waiting = lost;
  while (waiting.length > 0) {
    const round = waiting.flatMap(([row, col, wedge]) => {
      const beside = neighboursOf(row, col, wedge).map(
        (other) => (isLost(...other) ? found.get(other[0] * cols + other[1]) : outside(...other)) ?? undefined,
      );
      const owner = found.get(row * cols + col) ?? beside.find(mayHave);
      return owner === undefined ? [] : [{ cell: row * cols + col, owner }];
    });
    if (round.length === 0) break;
    for (const { cell, owner } of round) if (!found.has(cell)) found.set(cell, owner);
    waiting = waiting.filter(([row, col]) => !found.has(row * cols + col));
  }
  return (row, col) => found.get(row * cols + col);
}

/** An owner that shares less than this part of the border that another one shares gets nothing. */
const MUCH = 0.6;

const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** The two beside it in its cell, and the one across its outer edge. */
function neighboursOf(row: number, col: number, wedge: Wedge): [number, number, Wedge][] {
  const [dr, dc] = STEPS[wedge];
  const turned = (by: number) => ((wedge + by) % 4) as Wedge;
  return [
    [row + dr, col + dc, turned(2)],
    [row, col, turned(1)],
    [row, col, turned(3)],
  ];
}
