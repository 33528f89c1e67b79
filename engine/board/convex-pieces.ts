/**
 * Divides the spaces of a face into few convex pieces, because a straight line enters and leaves a convex piece once:
 * sight then is a walk from piece to piece. Works on whole cells and triangles; knows nothing of doors.
 */
import type { Part, Raster } from './raster';

/** Corners clockwise on the screen as x, y, x, y …, without straight points. */
export interface ConvexPiece {
  readonly owner: number;
  readonly corners: readonly number[];
}

/** Merges along rows first and along columns first, and keeps for each space whichever gives fewer pieces. */
export function convexPieces(raster: Raster): ConvexPiece[] {
  const parts = raster.parts.filter(({ owner }) => owner >= 0);
  const byRows = mergeParts(parts, true);
  const byColumns = mergeParts(parts, false);
  return raster.marks.flatMap((_, space) => {
    const rows = byRows.filter(({ owner }) => owner === space);
    const columns = byColumns.filter(({ owner }) => owner === space);
    return columns.length < rows.length ? columns : rows;
  });
}

function mergeParts(parts: readonly Part[], rowsFirst: boolean): ConvexPiece[] {
  const pieces = new Map<number, ConvexPiece>(parts.map((part, index) => [index, part]));
  const sides = new Map<string, number>();
  const note = (id: number): void => {
    const { corners } = pieces.get(id) as ConvexPiece;
    for (let i = 0; i < corners.length; i += 2) sides.set(sideKey(corners, i), id);
  };
  for (const id of pieces.keys()) note(id);
  for (const isFirstPass of [true, false]) {
    for (let id = 0; id < parts.length; id++) {
      for (let piece = pieces.get(id), i = 0; piece && i < piece.corners.length; i += 2) {
        const isUpright = piece.corners[i] === piece.corners[(i + 2) % piece.corners.length];
        if (isFirstPass && isUpright !== rowsFirst) continue;
        const other = sides.get(sideKey(piece.corners, i, true));
        const beyond = other === undefined ? undefined : pieces.get(other);
        if (other === undefined || !beyond || beyond.owner !== piece.owner) continue;
        const corners = mergeAcross(piece.corners, i, beyond.corners);
        if (!corners) continue;
        for (const gone of [piece.corners, beyond.corners]) {
          for (let k = 0; k < gone.length; k += 2) sides.delete(sideKey(gone, k));
        }
        pieces.delete(other);
        piece = { owner: piece.owner, corners };
        pieces.set(id, piece);
        note(id);
        i = -2;
      }
    }
  }
  return [...pieces.values()];
}

/** Names the side that starts at corner `i`, or the same side as the piece beyond it has it. */
function sideKey(corners: readonly number[], i: number, isReversed = false): string {
  const j = (i + 2) % corners.length;
  const a = `${corners[i]},${corners[i + 1]}`;
  const b = `${corners[j]},${corners[j + 1]}`;
  return isReversed ? `${b} ${a}` : `${a} ${b}`;
}

/** The union of two pieces that share the whole side starting at corner `i` of the first; null if it is not convex. */
function mergeAcross(first: readonly number[], i: number, second: readonly number[]): number[] | null {
  const [ax, ay] = [first[i], first[i + 1]];
  let start = 0;
  while (second[start] !== ax || second[start + 1] !== ay) start += 2;
  const j = (i + 2) % first.length;
  const outline = [...rotated(first, j), ...rotated(second, start).slice(2, -2)];
  const kept: number[] = [];
  for (let k = 0; k < outline.length; k += 2) {
    const turn = turnAt(outline, k);
    if (turn < 0) return null;
    if (turn > 0) kept.push(outline[k] as number, outline[k + 1] as number);
  }
  return kept;
}

const rotated = (corners: readonly number[], start: number): number[] => [
  ...corners.slice(start),
  ...corners.slice(0, start),
];

/** Positive where a clockwise outline turns right, 0 where it runs straight. */
function turnAt(outline: readonly number[], k: number): number {
  const count = outline.length;
  const at = (offset: number): number => outline[(k + offset + count) % count] as number;
  return (at(0) - at(-2)) * (at(3) - at(1)) - (at(1) - at(-1)) * (at(2) - at(0));
}
