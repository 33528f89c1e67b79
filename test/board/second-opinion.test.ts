/**
 * Sight and shortest ways on random faces, held against a second implementation that is slow and has nothing in common with the
 * first: it draws every line that matters across the grid, and adds up ways until nothing gets shorter.
 */
import { describe, expect, it } from 'vitest';
import { composeBoard } from '../../engine/board/compose';
import { distancesFrom, UNREACHABLE } from '../../engine/board/distance';
import type { Edge, Face, Mark } from '../../engine/board/face';
import type { BoardGeometry, Turn } from '../../engine/board/geometry';
import { createSight, sees } from '../../engine/board/sight';
import fc from '../fixtures/fast-check';

interface Drawn {
  readonly face: Face;
  /** Doorways of the face's list that are shut. */
  readonly shut: ReadonlySet<number>;
}

/** Spaces grow from seeds cell by cell, so each hangs together; some of the edges between two of them have something in them. */
const aFace: fc.Arbitrary<Drawn> = fc
  .record({
    rows: fc.integer({ min: 2, max: 5 }),
    cols: fc.integer({ min: 2, max: 5 }),
    count: fc.integer({ min: 2, max: 7 }),
    luck: fc.infiniteStream(fc.nat({ max: 9999 })),
  })
  .map(({ rows, cols, count, luck }) => {
    const below = (limit: number): number => (luck.next().value as number) % limit;
    const cells: (Mark | null)[][] = Array.from({ length: rows }, () => Array.from({ length: cols }, () => null));
    for (let seed = 0; seed < count; seed++) {
      const [row, col] = [below(rows), below(cols)];
      (cells[row] as (Mark | null)[])[col] ??= 'abcdefg'.charAt(seed);
    }
    for (let left = true; left; ) {
      left = false;
      for (let row = 0; row < rows; row++) {
        for (let col = 0; col < cols; col++) {
          if (cells[row]?.[col] !== null) continue;
          left = true;
          const [dr, dc] = [
            [0, 1],
            [1, 0],
            [0, -1],
            [-1, 0],
          ][below(4)] as [number, number];
          (cells[row] as (Mark | null)[])[col] = cells[row + dr]?.[col + dc] ?? null;
        }
      }
    }
    const grid = cells.map((line) => line.join(''));
    const marks = [...new Set(grid.join(''))].sort();
    const rooms = [0, 1, 2].map((room) => ({ id: `r${room}`, name: 'Room', floor: 'tile', spaces: [] as Mark[] }));
    for (const mark of marks) rooms[below(3)]?.spaces.push(mark);
    const made = { doorways: [] as Passage[], openings: [] as Passage[], windows: [] as Passage[] };
    for (const { edge, a, b } of unitEdges(grid)) {
      const list = [null, made.doorways, made.openings, made.windows, null, null][below(6)];
      if (a !== b) list?.push({ between: [a, b], at: [edge] });
    }
    const walls = marks.flatMap((a) => marks.filter((b) => a < b && below(4) === 0).map((b) => [a, b] as const));
    const shut = new Set(made.doorways.map((_, door) => door).filter(() => below(2) === 0));
    return { face: { id: 'f', grid, rooms: rooms.filter(({ spaces }) => spaces.length > 0), walls, ...made }, shut };
  });

interface Passage {
  between: readonly [Mark, Mark];
  at: readonly Edge[];
}

function unitEdges(grid: readonly string[]): { edge: Edge; a: Mark; b: Mark }[] {
  return grid.flatMap((line, row) =>
    [...line].flatMap((a, col) => {
      const [east, south] = [line[col + 1], grid[row + 1]?.[col]];
      return [
        ...(east === undefined ? [] : [{ edge: [row, col, 'e'] as const, a, b: east }]),
        ...(south === undefined ? [] : [{ edge: [row, col, 's'] as const, a, b: south }]),
      ];
    }),
  );
}

/** What stands on the edge between two cells that lie side by side: free, a wall, a window, or a door by its number in the list. */
function standsBetween(face: Face, edge: Edge, a: Mark, b: Mark): 'free' | 'wall' | 'window' | number {
  if (a === b) return 'free';
  const isHere = ({ at }: Passage) => at.some((other) => String(other) === String(edge));
  const door = face.doorways?.findIndex(isHere) ?? -1;
  if (door >= 0) return door;
  if (face.openings?.some(isHere)) return 'free';
  if (face.windows?.some(isHere)) return 'window';
  const isOneRoom = face.rooms.some(({ spaces }) => spaces.includes(a) && spaces.includes(b));
  const isWalled = face.walls?.some((pair) => pair.includes(a) && pair.includes(b)) ?? false;
  return isOneRoom && !isWalled ? 'free' : 'wall';
}

const edgeBetween = ([r1, c1]: readonly number[], [r2, c2]: readonly number[]): Edge => {
  const [row, col] = [Math.min(r1 as number, r2 as number), Math.min(c1 as number, c2 as number)];
  return [row, col, r1 === r2 ? 'e' : 's'];
};

/** The cells that a line runs through from one end of the grid to the other, none of its corners being on it. */
function cellsAlong(rows: number, cols: number, [px, py]: number[], [qx, qy]: number[]): [number, number][] {
  const [dx, dy] = [(qx as number) - (px as number), (qy as number) - (py as number)];
  const stops = [-1000, 1000];
  for (let x = 0; x <= cols; x++) if (dx !== 0) stops.push((x - (px as number)) / dx);
  for (let y = 0; y <= rows; y++) if (dy !== 0) stops.push((y - (py as number)) / dy);
  stops.sort((a, b) => a - b);
  const cells: [number, number][] = [];
  for (let i = 0; i + 1 < stops.length; i++) {
    const t = ((stops[i] as number) + (stops[i + 1] as number)) / 2;
    const [row, col] = [Math.floor((py as number) + t * dy), Math.floor((px as number) + t * dx)];
    if (row >= 0 && row < rows && col >= 0 && col < cols) cells.push([row, col]);
  }
  return cells;
}

/** A line that lets one see is one of many beside it; among those are some that pass close by two corners of the grid. */
const ASIDE = 1e-4;

function pairsInSight({ face, shut }: Drawn, rule: 'near' | 'none'): Set<string> {
  const [rows, cols] = [face.grid.length, (face.grid[0] as string).length];
  const corners = Array.from({ length: (rows + 1) * (cols + 1) }, (_, i) => [
    i % (cols + 1),
    Math.floor(i / (cols + 1)),
  ]);
  const seen = new Set<string>();
  const markAt = ([row, col]: readonly [number, number]): Mark => face.grid[row]?.charAt(col) ?? '';
  const look = (cells: readonly (readonly [number, number])[]) => {
    for (let start = 0; start < cells.length; start++) {
      const source = markAt(cells[start] as [number, number]);
      for (let at = start; at + 1 < cells.length; at++) {
        const [here, there] = [cells[at] as [number, number], cells[at + 1] as [number, number]];
        const [from, to] = [markAt(here), markAt(there)];
        const stands = standsBetween(face, edgeBetween(here, there), from, to);
        if (stands === 'wall' || (typeof stands === 'number' && shut.has(stands))) break;
        seen.add(`${source}${to}`);
        if (rule === 'near' && typeof stands === 'number' && from !== source && to !== source) break;
      }
    }
  };
  for (const p of corners) {
    for (const q of corners) {
      if (p === q) continue;
      const length = Math.hypot((q[0] as number) - (p[0] as number), (q[1] as number) - (p[1] as number));
      const [nx, ny] = [
        -((q[1] as number) - (p[1] as number)) / length,
        ((q[0] as number) - (p[0] as number)) / length,
      ];
      for (const [s, t] of [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const) {
        const shifted = ([x, y]: number[], by: number) => [
          (x as number) + nx * by * ASIDE,
          (y as number) + ny * by * ASIDE,
        ];
        look(cellsAlong(rows, cols, shifted(p, s), shifted(q, t * 1.37)));
      }
    }
  }
  return seen;
}

function stepsBetween({ face, shut }: Drawn, marks: readonly Mark[]): number[][] {
  const steps = marks.map((a) => marks.map((b) => (a === b ? 0 : Number.POSITIVE_INFINITY)));
  for (const { edge, a, b } of unitEdges(face.grid)) {
    const stands = standsBetween(face, edge, a, b);
    if (a === b || stands === 'wall' || stands === 'window' || (typeof stands === 'number' && shut.has(stands)))
      continue;
    const [i, j] = [marks.indexOf(a), marks.indexOf(b)];
    (steps[i] as number[])[j] = 1;
    (steps[j] as number[])[i] = 1;
  }
  for (const k of marks.keys())
    for (const i of marks.keys())
      for (const j of marks.keys())
        (steps[i] as number[])[j] = Math.min(
          steps[i]?.[j] as number,
          (steps[i]?.[k] as number) + (steps[k]?.[j] as number),
        );
  return steps;
}

function boardOf(face: Face, turn: Turn = 0, at: readonly [number, number] = [0, 0]): BoardGeometry {
  return composeBoard({ size: [12, 12], places: [{ id: 'T', at, turn }] }, [{ tile: 't', side: 'a', face }]);
}

/** Doors count in the order of the board's borders; shut are those whose place in the face's list is in the set. */
function closedOf(board: BoardGeometry, { face, shut }: Drawn): Uint8Array {
  const closed = new Uint8Array(board.borders.length);
  board.places[0]?.face?.borders
    .filter(({ kind }) => kind === 'doorway')
    .forEach(({ passage }, doorway) => {
      if (shut.has(passage)) closed[doorway] = 1;
    });
  expect(board.doorwayCount).toBe(face.doorways?.length);
  return closed;
}

interface Answers {
  readonly sight: string[];
  readonly steps: number[][];
}

function answersOf(board: BoardGeometry, closed: Uint8Array, rule: 'near' | 'none', order: readonly string[]): Answers {
  const sight = createSight(board, rule);
  const spaces = order.map((mark) => board.spaces.findIndex((space) => space.mark === mark));
  const found: string[] = [];
  const steps = spaces.map((from, i) => {
    spaces.forEach((to, j) => {
      if (i !== j && sees(sight, closed, from, to)) found.push(`${i} ${j}`);
    });
    const out = new Int16Array(board.spaces.length);
    distancesFrom(board, { isEthereal: false, barred: closed, held: null }, from, out);
    return spaces.map((to) => out[to] as number);
  });
  return { sight: found, steps };
}

const marksOf = ({ grid }: Face): Mark[] => [...new Set(grid.join(''))].sort();

describe('on any face', () => {
  it.each(['none', 'near'] as const)('sight is what lines drawn across it say (rule for open doors: %s)', (rule) => {
    fc.assert(
      fc.property(aFace, (drawn) => {
        const board = boardOf(drawn.face);
        const closed = closedOf(board, drawn);
        const sight = createSight(board, rule);
        const slow = pairsInSight(drawn, rule);
        for (const a of board.spaces.keys()) {
          for (const b of board.spaces.keys()) {
            if (a === b) continue;
            const pair = `${board.spaces[a]?.mark}${board.spaces[b]?.mark}`;
            expect([pair, sees(sight, closed, a, b)]).toEqual([pair, slow.has(pair)]);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('the shortest ways are those that adding up finds', () => {
    fc.assert(
      fc.property(aFace, (drawn) => {
        const board = boardOf(drawn.face);
        const marks = board.spaces.map(({ mark }) => mark);
        const slow = stepsBetween(drawn, marks);
        const { steps } = answersOf(board, closedOf(board, drawn), 'none', marks);
        expect(steps.map((row) => row.map((far) => (far >= UNREACHABLE ? Number.POSITIVE_INFINITY : far)))).toEqual(
          slow,
        );
      }),
      { numRuns: 100 },
    );
  });

  it('both stay as they are when it is turned and moved', () => {
    const lying = fc.record({
      turn: fc.constantFrom<Turn>(0, 90, 180, 270),
      at: fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 })),
    });
    fc.assert(
      fc.property(aFace, lying, (drawn, { turn, at }) => {
        const [upright, moved] = [boardOf(drawn.face), boardOf(drawn.face, turn, at)];
        const marks = marksOf(drawn.face);
        const before = answersOf(upright, closedOf(upright, drawn), 'near', marks);
        expect(answersOf(moved, closedOf(moved, drawn), 'near', marks)).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });

  it('both stay as they are whatever its spaces are called and in whichever order it lists things', () => {
    fc.assert(
      fc.property(aFace, (drawn) => {
        const { face, shut } = drawn;
        const marks = marksOf(face);
        const name = (mark: Mark): Mark => [...marks].reverse()[marks.indexOf(mark)] as Mark;
        const turned = (list: readonly Passage[] = []): Passage[] =>
          list.map(({ between: [a, b], at }) => ({ between: [name(b), name(a)] as const, at })).reverse();
        const last = (face.doorways?.length ?? 0) - 1;
        const other: Drawn = {
          face: {
            ...face,
            grid: face.grid.map((line) => [...line].map(name).join('')),
            rooms: face.rooms.map((room) => ({ ...room, spaces: room.spaces.map(name).reverse() })).reverse(),
            walls: (face.walls ?? []).map(([a, b]) => [name(b), name(a)] as const).reverse(),
            doorways: turned(face.doorways),
            openings: turned(face.openings),
            windows: turned(face.windows),
          },
          shut: new Set([...shut].map((door) => last - door)),
        };
        const [first, second] = [boardOf(face), boardOf(other.face)];
        const before = answersOf(first, closedOf(first, drawn), 'near', marks);
        expect(answersOf(second, closedOf(second, other), 'near', marks.map(name))).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });
});
