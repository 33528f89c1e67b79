/**
 * Numbers every possible unit of border of a grid of cells: horizontal ones first, then vertical ones, then the two
 * diagonals of each cell. Points are grid corners `x, y` with y downwards. Knows nothing of spaces or tiles.
 */
import type { Point } from '../view';
import type { Edge } from './face';

export interface EdgeGrid {
  readonly width: number;
  readonly height: number;
  readonly firstVertical: number;
  readonly firstDiagonal: number;
  /** How many slots there are. */
  readonly size: number;
}

/** Ends of one unit of border, in its canonical direction: rightwards, downwards, and down a diagonal. */
export interface UnitEdge {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

export function edgeGrid(width: number, height: number): EdgeGrid {
  const firstVertical = width * (height + 1);
  const firstDiagonal = firstVertical + (width + 1) * height;
  return { width, height, firstVertical, firstDiagonal, size: firstDiagonal + 2 * width * height };
}

/** The slot of the unit between two neighbouring corners, or -1 if it lies off the grid. */
export function slotBetween(grid: EdgeGrid, ax: number, ay: number, bx: number, by: number): number {
  const x = Math.min(ax, bx);
  const y = Math.min(ay, by);
  const { width, height } = grid;
  if (x < 0 || y < 0 || Math.max(ax, bx) > width || Math.max(ay, by) > height) return -1;
  if (ay === by) return y * width + x;
  if (ax === bx) return grid.firstVertical + y * (width + 1) + x;
  const falls = (bx - ax) * (by - ay) > 0;
  return grid.firstDiagonal + 2 * (y * width + x) + (falls ? 0 : 1);
}

export function unitOfSlot(grid: EdgeGrid, slot: number): UnitEdge {
  const { width } = grid;
  if (slot < grid.firstVertical) {
    const x = slot % width;
    const y = (slot - x) / width;
    return { ax: x, ay: y, bx: x + 1, by: y };
  }
  if (slot < grid.firstDiagonal) {
    const rest = slot - grid.firstVertical;
    const x = rest % (width + 1);
    const y = (rest - x) / (width + 1);
    return { ax: x, ay: y, bx: x, by: y + 1 };
  }
  const cell = (slot - grid.firstDiagonal) >> 1;
  const x = cell % width;
  const y = (cell - x) / width;
  const falls = (slot - grid.firstDiagonal) % 2 === 0;
  return falls ? { ax: x, ay: y, bx: x + 1, by: y + 1 } : { ax: x + 1, ay: y, bx: x, by: y + 1 };
}

/** The unit that a file names as `[row, col, side]`. */
export function unitOfEdge([row, col, side]: Edge): UnitEdge {
  switch (side) {
    case 'n':
      return { ax: col, ay: row, bx: col + 1, by: row };
    case 's':
      return { ax: col, ay: row + 1, bx: col + 1, by: row + 1 };
    case 'w':
      return { ax: col, ay: row, bx: col, by: row + 1 };
    case 'e':
      return { ax: col + 1, ay: row, bx: col + 1, by: row + 1 };
    case '\\':
      return { ax: col, ay: row, bx: col + 1, by: row + 1 };
    case '/':
      return { ax: col + 1, ay: row, bx: col, by: row + 1 };
  }
}

export function slotOfEdge(grid: EdgeGrid, edge: Edge): number {
  const { ax, ay, bx, by } = unitOfEdge(edge);
  return slotBetween(grid, ax, ay, bx, by);
}

/** The units that a line of the board runs along, `cell` being how long one is. */
export function unitsOfLine(line: readonly Point[], cell: number): UnitEdge[] {
  const units: UnitEdge[] = [];
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1] as Point, line[i] as Point];
    const [dx, dy] = [Math.sign(bx - ax), Math.sign(by - ay)];
    const count = Math.max(Math.abs(bx - ax), Math.abs(by - ay)) / cell;
    for (let k = 0; k < count; k++) {
      const [x, y] = [ax / cell + k * dx, ay / cell + k * dy];
      units.push({ ax: x, ay: y, bx: x + dx, by: y + dy });
    }
  }
  return units;
}
