/**
 * What sight needs of one face, in cells and as printed: its convex pieces and the portals between them. Kept per face,
 * so that a board drawn at random only has to turn and join what is known.
 */
import { type ConvexPiece, convexPieces } from './convex-pieces';
import { type EdgeGrid, slotBetween, type UnitEdge, unitOfSlot } from './edge-grid';
import { BLOCKED, type FaceGeometry } from './face-geometry';
import { polylinesOf } from './outline';

/** A stretch of border that a line may cross, running so that piece `right` lies to its right. */
export interface Portal {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly right: number;
  readonly left: number;
  /** Number of the doorway that it is, or -1. */
  readonly doorway: number;
}

export interface SightFace {
  readonly pieces: readonly ConvexPiece[];
  readonly portals: readonly Portal[];
  /** For each unit of the face's rim, the piece that it bounds. */
  readonly rimPieces: readonly number[];
}

const known = new WeakMap<FaceGeometry, SightFace>();

export function sightFace(face: FaceGeometry): SightFace {
  const before = known.get(face);
  if (before) return before;
  const { grid } = face.raster;
  const pieces = convexPieces(face.raster);
  const { right, left } = piecesBySlot(grid, pieces);
  const crossings: Crossing[] = [];
  for (let slot = 0; slot < grid.size; slot++) {
    const [a, b, screen] = [right[slot] ?? -1, left[slot] ?? -1, face.screens[slot] ?? BLOCKED];
    if (a < 0 || b < 0 || screen === BLOCKED) continue;
    crossings.push({ unit: unitOfSlot(grid, slot), right: a, left: b, doorway: screen });
  }
  const sight: SightFace = {
    pieces,
    portals: joinCrossings(crossings),
    rimPieces: face.rim.map(({ unit }) => {
      const slot = slotBetween(grid, unit.ax, unit.ay, unit.bx, unit.by);
      return Math.max(right[slot] ?? -1, left[slot] ?? -1);
    }),
  };
  known.set(face, sight);
  return sight;
}

/** One unit of a portal in its canonical direction. */
export interface Crossing {
  readonly unit: UnitEdge;
  readonly right: number;
  readonly left: number;
  readonly doorway: number;
}

/** Joins units in line between the same two pieces. Two convex pieces share one straight stretch, so a line has no bends. */
export function joinCrossings(crossings: readonly Crossing[]): Portal[] {
  const groups = new Map<string, Crossing[]>();
  for (const crossing of crossings) {
    const key = `${crossing.right} ${crossing.left} ${crossing.doorway}`;
    const group = groups.get(key);
    if (group) group.push(crossing);
    else groups.set(key, [crossing]);
  }
  return [...groups.values()].flatMap((group) => {
    const { unit, right, left, doorway } = group[0] as Crossing;
    return polylinesOf(group.map((crossing) => crossing.unit)).map((line) => {
      const [start, end] = [line[0] as readonly [number, number], line[line.length - 1] as readonly [number, number]];
      const isForward = (end[0] - start[0]) * (unit.bx - unit.ax) + (end[1] - start[1]) * (unit.by - unit.ay) > 0;
      const [[ax, ay], [bx, by]] = isForward ? [start, end] : [end, start];
      return { ax, ay, bx, by, right, left, doorway };
    });
  });
}

/** Which piece lies right and left of each unit in its canonical direction, -1 for none. */
function piecesBySlot(grid: EdgeGrid, pieces: readonly ConvexPiece[]): { right: Int16Array; left: Int16Array } {
  const right = new Int16Array(grid.size).fill(-1);
  const left = new Int16Array(grid.size).fill(-1);
  pieces.forEach(({ corners }, piece) => {
    for (let i = 0; i < corners.length; i += 2) {
      const j = (i + 2) % corners.length;
      const [ax = 0, ay = 0, bx = 0, by = 0] = [corners[i], corners[i + 1], corners[j], corners[j + 1]];
      const [dx, dy] = [Math.sign(bx - ax), Math.sign(by - ay)];
      const side = dy > 0 || (dy === 0 && dx > 0) ? right : left;
      for (let x = ax, y = ay; x !== bx || y !== by; x += dx, y += dy) {
        side[slotBetween(grid, x, y, x + dx, y + dy)] = piece;
      }
    }
  });
  return { right, left };
}
