/**
 * Turns unit edges into lines: closed loops around an area, and open polylines along a border. Pure geometry on grid
 * corners; straight points are dropped.
 */
import type { Point } from '../view';
import { type UnitEdge, unitOfSlot } from './edge-grid';
import type { Raster } from './raster';

/** Outlines of everything that one owner has, clockwise. A sound space gives exactly one. */
export function outlinesOf(raster: Raster, owner: number): Point[][] {
  const edges: UnitEdge[] = [];
  for (let slot = 0; slot < raster.grid.size; slot++) {
    const isRight = raster.right[slot] === owner;
    if (raster.used[slot] === 0 || isRight === (raster.left[slot] === owner)) continue;
    const { ax, ay, bx, by } = unitOfSlot(raster.grid, slot);
    edges.push(isRight ? { ax, ay, bx, by } : { ax: bx, ay: by, bx: ax, by: ay });
  }
  const loops: Point[][] = [];
  const isTaken = new Array<boolean>(edges.length).fill(false);
  for (let start = edges.findIndex((_, i) => !isTaken[i]); start >= 0; start = edges.findIndex((_, i) => !isTaken[i])) {
    const loop: Point[] = [];
    for (let at = start; at >= 0 && !isTaken[at]; at = nextAlong(edges, isTaken, at)) {
      isTaken[at] = true;
      const edge = edges[at];
      if (edge) loop.push([edge.ax, edge.ay]);
    }
    loops.push(withoutStraightPoints(loop, true));
  }
  return loops;
}

/** The sharpest right turn, so that two areas touching at a corner stay apart; -1 once the loop is closed. */
function nextAlong(edges: readonly UnitEdge[], isTaken: readonly boolean[], at: number): number {
  const from = edges[at];
  let best = -1;
  let bestTurn = Number.NEGATIVE_INFINITY;
  edges.forEach((edge, i) => {
    if (!from || isTaken[i] || edge.ax !== from.bx || edge.ay !== from.by) return;
    const [ux, uy, vx, vy] = [from.bx - from.ax, from.by - from.ay, edge.bx - edge.ax, edge.by - edge.ay];
    const turn = Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy);
    if (turn > bestTurn) [best, bestTurn] = [i, turn];
  });
  return best;
}

/** Joins units end to end. Where more than two meet, a line ends. */
export function polylinesOf(edges: readonly UnitEdge[]): Point[][] {
  const [only] = edges;
  if (only !== undefined && edges.length === 1)
    return [
      [
        [only.ax, only.ay],
        [only.bx, only.by],
      ],
    ];
  const left = [...edges];
  const lines: Point[][] = [];
  for (let first = left.pop(); first; first = left.pop()) {
    const line: Point[] = [
      [first.ax, first.ay],
      [first.bx, first.by],
    ];
    while (extend(line, left, edges));
    line.reverse();
    while (extend(line, left, edges));
    line.reverse();
    lines.push(withoutStraightPoints(line, false));
  }
  return lines;
}

function extend(line: Point[], left: UnitEdge[], all: readonly UnitEdge[]): boolean {
  const [x, y] = line[line.length - 1] as Point;
  const meets = (e: UnitEdge): boolean => (e.ax === x && e.ay === y) || (e.bx === x && e.by === y);
  if (all.filter(meets).length !== 2) return false;
  const next = left.findIndex(meets);
  const edge = left[next];
  if (!edge) return false;
  left.splice(next, 1);
  line.push(edge.ax === x && edge.ay === y ? [edge.bx, edge.by] : [edge.ax, edge.ay]);
  return true;
}

function withoutStraightPoints(points: readonly Point[], isClosed: boolean): Point[] {
  const count = points.length;
  return points.filter((point, i) => {
    if (!isClosed && (i === 0 || i === count - 1)) return true;
    const before = points[(i + count - 1) % count] as Point;
    const after = points[(i + 1) % count] as Point;
    return (point[0] - before[0]) * (after[1] - point[1]) !== (point[1] - before[1]) * (after[0] - point[0]);
  });
}

/** In half cells, so that it stays a whole number. */
export function doubleArea(loop: readonly Point[]): number {
  let sum = 0;
  loop.forEach(([x, y], i) => {
    const [u, v] = loop[(i + 1) % loop.length] as Point;
    sum += x * v - u * y;
  });
  return Math.abs(sum);
}

/**
 * The point of the half-cell lattice farthest from the outline, and of equals the one nearest to the middle: where a
 * figure stands well.
 */
export function roomiestPoint(loop: readonly Point[]): Point {
  if (loop.length === 0) return [0, 0];
  const xs = loop.map(([x]) => x);
  const ys = loop.map(([, y]) => y);
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle: Point = [(minX + maxX) / 2, (minY + maxY) / 2];
  let best: Point = middle;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let y = minY + 0.5; y < maxY; y += 0.5) {
    for (let x = minX + 0.5; x < maxX; x += 0.5) {
      if (!isInside(loop, x, y)) continue;
      const score = distanceToOutline(loop, x, y) - 0.001 * Math.hypot(x - middle[0], y - middle[1]);
      if (score > bestScore) [best, bestScore] = [[x, y], score];
    }
  }
  return best;
}

export function isInside(loop: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  loop.forEach(([ax, ay], i) => {
    const [bx, by] = loop[(i + 1) % loop.length] as Point;
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  });
  return inside;
}

function distanceToOutline(loop: readonly Point[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  loop.forEach(([ax, ay], i) => {
    const [bx, by] = loop[(i + 1) % loop.length] as Point;
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    least = Math.min(least, Math.hypot(ax + along * dx - x, ay + along * dy - y));
  });
  return least;
}
