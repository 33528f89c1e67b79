/**
 * Cuts a face into its smallest parts, squares and triangles, and notes for each unit of border which space lies on
 * either side. A broken face is rastered as far as it makes sense; saying what is wrong with it is `check`'s work.
 */
import { type EdgeGrid, edgeGrid, slotBetween } from './edge-grid';
import { type Corner, type Cut, type Face, isSpaceMark, type Mark, OUTSIDE_MARK, SOLID_MARK } from './face';

/** Owner of what belongs to no space: beyond the rim, or inside a solid block. Spaces count from 0. */
export const OUTSIDE = -1;
export const SOLID = -2;

/** A square or a triangle: its corners clockwise on the screen, as x, y, x, y … */
export interface Part {
  readonly owner: number;
  readonly corners: readonly number[];
}

export interface Raster {
  readonly grid: EdgeGrid;
  /** Mark of each space, in ascending order. */
  readonly marks: readonly Mark[];
  readonly parts: readonly Part[];
  /** Per slot: who lies to the right and to the left of the unit in its canonical direction. */
  readonly right: Int8Array;
  readonly left: Int8Array;
  /** Per slot: 1 where two parts meet, be they of one owner or of two. */
  readonly used: Uint8Array;
}

const TRIANGLES: Readonly<Record<Corner, readonly [number, number, number, number, number, number]>> = {
  nw: [0, 0, 1, 0, 0, 1],
  ne: [0, 0, 1, 0, 1, 1],
  se: [1, 0, 1, 1, 0, 1],
  sw: [0, 0, 1, 1, 0, 1],
};
const OPPOSITE: Readonly<Record<Corner, Corner>> = { nw: 'se', ne: 'sw', se: 'nw', sw: 'ne' };
const SQUARE = [0, 0, 1, 0, 1, 1, 0, 1] as const;

export function rasterise(face: Face): Raster {
  const height = face.grid.length;
  const width = Math.max(0, ...face.grid.map((row) => row.length));
  const grid = edgeGrid(width, height);
  const cuts = cutsByCell(face, width);
  const marks = marksOf(face, cuts.values());
  const ownerOf = (mark: string): number =>
    mark === OUTSIDE_MARK ? OUTSIDE : mark === SOLID_MARK ? SOLID : marks.indexOf(mark);

  const parts: Part[] = [];
  for (let row = 0; row < height; row++) {
    for (let col = 0; col < width; col++) {
      const owner = ownerOf(face.grid[row]?.[col] ?? OUTSIDE_MARK);
      const at = (shape: readonly number[]): number[] => shape.map((v, i) => v + (i % 2 === 0 ? col : row));
      const cut = cuts.get(row * width + col);
      if (cut) {
        parts.push({ owner: ownerOf(cut.to), corners: at(TRIANGLES[cut.give]) });
        parts.push({ owner, corners: at(TRIANGLES[OPPOSITE[cut.give]]) });
      } else parts.push({ owner, corners: at(SQUARE) });
    }
  }
  return { grid, marks, parts, ...sidesOfUnits(grid, parts) };
}

/** Those within the grid, and of two in one cell the first. */
function cutsByCell({ cuts = [], grid }: Face, width: number): Map<number, Cut> {
  const byCell = new Map<number, Cut>();
  for (const cut of cuts) {
    const [row, col] = cut.at;
    const cell = row * width + col;
    if (row >= 0 && row < grid.length && col >= 0 && col < width && !byCell.has(cell)) byCell.set(cell, cut);
  }
  return byCell;
}

function marksOf(face: Face, cuts: Iterable<Cut>): Mark[] {
  const marks = new Set<Mark>();
  for (const row of face.grid) for (const mark of row) if (isSpaceMark(mark)) marks.add(mark);
  for (const { to } of cuts) if (isSpaceMark(to)) marks.add(to);
  return [...marks].sort();
}

function sidesOfUnits(grid: EdgeGrid, parts: readonly Part[]): Pick<Raster, 'right' | 'left' | 'used'> {
  const right = new Int8Array(grid.size).fill(OUTSIDE);
  const left = new Int8Array(grid.size).fill(OUTSIDE);
  const used = new Uint8Array(grid.size);
  for (const { owner, corners } of parts) {
    for (let i = 0; i < corners.length; i += 2) {
      const j = (i + 2) % corners.length;
      const [ax = 0, ay = 0, bx = 0, by = 0] = [corners[i], corners[i + 1], corners[j], corners[j + 1]];
      const slot = slotBetween(grid, ax, ay, bx, by);
      const isCanonical = ay === by ? bx > ax : by > ay;
      (isCanonical ? right : left)[slot] = owner;
      used[slot] = 1;
    }
  }
  return { right, left, used };
}
