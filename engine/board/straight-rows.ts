/**
 * Sight along rows of cells: one space sees another if a walk along one row or one column of cells leads from a cell of
 * the one into a cell of the other without meeting a wall, a rim, a solid block, a chute or a closed door. Everything is
 * read off the board's own borders; the state of the doors comes in as an argument.
 */
import type { Point } from '../view';
import { DoorSets, type SightRow } from './door-sets';
import { type EdgeGrid, edgeGrid, slotBetween, unitOfSlot, unitsOfLine } from './edge-grid';
import { BLOCKED, FREE } from './face-geometry';
import { type BoardGeometry, isDrawnWay, NOWHERE } from './geometry';
import { outlinesOf } from './outline';
import { rasterise } from './raster';
import { placing } from './turn';

/** A stretch of a row or column that can be walked from end to end with all doors open. */
interface Run {
  readonly spaces: readonly number[];
  /** The cell of each, as `row * columns + column`. A cut cell comes twice. */
  readonly cells: readonly number[];
  /** What lies between each and the next: FREE, or a doorway. */
  readonly screens: readonly number[];
}

/** For each space the runs that go through it. */
type Runs = readonly (readonly Run[])[];

const known = new WeakMap<BoardGeometry, Runs>();

/** What a space sees, with the borders that its lines cross. */
export function rowAlongCells(board: BoardGeometry, from: number): SightRow {
  const seen = new DoorSets(board.spaces.length);
  seen.add(from, []);
  for (const run of runsOf(board)[from] ?? []) {
    run.spaces.forEach((space, start) => {
      if (space !== from) return;
      look(seen, run, start, 1);
      look(seen, run, start, -1);
    });
  }
  return seen.pack();
}

/** From a cell on to one end of the run. */
function look(seen: DoorSets, { spaces, screens }: Run, start: number, step: 1 | -1): void {
  const doors: number[] = [];
  let crossed = 0;
  for (let at = start + step; at >= 0 && at < spaces.length; at += step) {
    const screen = screens[step > 0 ? at - 1 : at] as number;
    const to = spaces[at] as number;
    if (screen !== FREE) doors.push(screen);
    if (to !== spaces[at - step]) crossed++;
    seen.add(to, doors, crossed);
  }
}

/** The shortest of the lines from a cell of the one space to a cell of the other, in units; null if there is none. */
export function lineAlongCells(
  board: BoardGeometry,
  closed: Uint8Array,
  from: number,
  to: number,
): readonly [Point, Point] | null {
  const columns = board.width / board.cell;
  const middle = (cell: number): Point => [
    ((cell % columns) + 0.5) * board.cell,
    (Math.floor(cell / columns) + 0.5) * board.cell,
  ];
  let best: readonly [number, number] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { spaces, cells, screens } of runsOf(board)[from] ?? []) {
    const isShut = (at: number) => screens[at] !== FREE && closed[screens[at] as number] !== 0;
    spaces.forEach((space, start) => {
      if (space !== from) return;
      for (const step of [1, -1]) {
        for (let at = start; at >= 0 && at < spaces.length; at += step) {
          if (spaces[at] === to && Math.abs(at - start) < least) {
            least = Math.abs(at - start);
            best = [cells[start] as number, cells[at] as number];
          }
          if (isShut(step > 0 ? at : at - 1)) break;
        }
      }
    });
  }
  const found = best as readonly [number, number] | null;
  return found === null ? null : [middle(found[0]), middle(found[1])];
}

/** Outlines, in units, of all cells that the lines of sight of a space run through, for drawing. `closed` as in `sees`. */
export function cellsInSight(board: BoardGeometry, closed: Uint8Array, space: number): Point[][] {
  const [columns, rows] = [board.width / board.cell, board.height / board.cell];
  const isSeen = new Uint8Array(columns * rows);
  for (const { spaces, cells, screens } of runsOf(board)[space] ?? []) {
    let start = 0;
    for (let end = 1; end <= spaces.length; end++) {
      const screen = screens[end - 1];
      if (screen !== undefined && (screen === FREE || closed[screen] === 0)) continue;
      if (spaces.slice(start, end).includes(space)) for (const cell of cells.slice(start, end)) isSeen[cell] = 1;
      start = end;
    }
  }
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => (isSeen[row * columns + column] === 1 ? 'a' : '.')).join(''),
  );
  const outlines = outlinesOf(rasterise({ id: '', grid, rooms: [] }), 0);
  return outlines.map((loop) => loop.map(([x, y]): Point => [x * board.cell, y * board.cell]));
}

function runsOf(board: BoardGeometry): Runs {
  const before = known.get(board);
  if (before !== undefined) return before;
  const cells = cellsOf(board);
  const { width, height } = cells.grid;
  const runs: Run[] = [];
  for (let row = 0; row < height; row++) walk(cells, runs, width, (i) => [row, i], 'east');
  for (let column = 0; column < width; column++) walk(cells, runs, height, (i) => [i, column], 'south');
  const through: Run[][] = board.spaces.map(() => []);
  for (const run of runs) for (const space of new Set(run.spaces)) through[space]?.push(run);
  known.set(board, through);
  return through;
}

/** The board cell by cell: who lies on either side of each unit of border, and what stands there. */
interface BoardCells {
  readonly grid: EdgeGrid;
  /** Spaces to the right and to the left of the unit in its canonical direction, or NOWHERE. */
  readonly right: Int32Array;
  readonly left: Int32Array;
  /** FREE, BLOCKED, or a doorway; BLOCKED as well within a space. */
  readonly screens: Int32Array;
}

function cellsOf(board: BoardGeometry): BoardCells {
  const grid = edgeGrid(board.width / board.cell, board.height / board.cell);
  const right = new Int32Array(grid.size).fill(NOWHERE);
  const left = new Int32Array(grid.size).fill(NOWHERE);
  const screens = new Int32Array(grid.size).fill(BLOCKED);
  for (const { face, turn, at, firstSpace } of board.places) {
    if (face === null) continue;
    const { raster } = face;
    const transform = placing(raster.grid.width, raster.grid.height, turn, at);
    for (let slot = 0; slot < raster.grid.size; slot++) {
      const unit = unitOfSlot(raster.grid, slot);
      const [[ax, ay], [bx, by]] = [transform(unit.ax, unit.ay), transform(unit.bx, unit.by)];
      const onBoard = slotBetween(grid, ax, ay, bx, by);
      if (onBoard < 0) continue;
      const isCanonical = ay === by ? bx > ax : by > ay;
      const [rightOwner, leftOwner] = [raster.right[slot] ?? -1, raster.left[slot] ?? -1];
      if (rightOwner >= 0) (isCanonical ? right : left)[onBoard] = firstSpace + rightOwner;
      if (leftOwner >= 0) (isCanonical ? left : right)[onBoard] = firstSpace + leftOwner;
    }
  }
  board.borders.forEach(({ kind, line }, border) => {
    if (kind === 'wall' || kind === 'chute' || isDrawnWay(kind)) return;
    for (const { ax, ay, bx, by } of unitsOfLine(line, board.cell)) {
      const slot = slotBetween(grid, ax, ay, bx, by);
      if (slot >= 0) screens[slot] = kind === 'doorway' ? border : FREE;
    }
  });
  return { grid, right, left, screens };
}

/** Goes through one row eastwards or one column southwards and notes what hangs together. */
function walk(
  cells: BoardCells,
  runs: Run[],
  length: number,
  cellAt: (step: number) => [row: number, column: number],
  way: 'east' | 'south',
): void {
  const { grid, screens } = cells;
  let run: { spaces: number[]; cells: number[]; screens: number[] } = { spaces: [], cells: [], screens: [] };
  const end = () => {
    if (run.spaces.length > 0) runs.push(run);
    run = { spaces: [], cells: [], screens: [] };
  };
  /** Goes on into a part of a cell over a screen. */
  const enter = (space: number, cell: number, screen: number) => {
    const isSame = space !== NOWHERE && run.spaces.at(-1) === space;
    if (!isSame && (screen === BLOCKED || space === NOWHERE)) end();
    if (space === NOWHERE) return;
    if (run.spaces.length > 0) run.screens.push(isSame ? FREE : screen);
    run.spaces.push(space);
    run.cells.push(cell);
  };
  for (let step = 0; step < length; step++) {
    const [row, column] = cellAt(step);
    const cell = row * grid.width + column;
    const [entry, exit] =
      way === 'east'
        ? [slotBetween(grid, column, row, column, row + 1), slotBetween(grid, column + 1, row, column + 1, row + 1)]
        : [slotBetween(grid, column, row, column + 1, row), slotBetween(grid, column, row + 1, column + 1, row + 1)];
    // East of a unit that runs down lies to its left, south of one that runs right lies to its right.
    const [far, near] = way === 'east' ? [cells.left, cells.right] : [cells.right, cells.left];
    const [first, second] = [far[entry] as number, near[exit] as number];
    enter(first, cell, screens[entry] as number);
    if (second === first) continue;
    const diagonal = grid.firstDiagonal + 2 * cell;
    const screen = Math.max(screens[diagonal] as number, screens[diagonal + 1] as number);
    enter(second, cell, screen);
  }
  end();
}
