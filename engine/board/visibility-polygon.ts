/**
 * The area seen from one point, for drawing. It spreads from convex piece to convex piece through what is open; unlike
 * the rules' own sight between spaces it is for the eye only and works in fractions.
 */
import type { Point } from '../view';
import { NOWHERE } from './geometry';
import type { Sight } from './sight';
import type { SightPlan } from './sight-plan';

/** What limits the look through the portal last passed: lines from the eye through its ends. */
interface Window {
  readonly left: Point;
  readonly right: Point;
}

interface Look {
  readonly plan: SightPlan;
  readonly sight: Sight;
  readonly closed: Uint8Array;
  readonly eye: Point;
  /** Space that the eye is in. */
  readonly source: number;
  readonly outline: Point[];
}

/**
 * Clockwise outline in board units of all that the point sees, by the same rule for open doors as `sight` has; empty if
 * the point lies in no space. `closed` as in `sees`.
 */
export function visibilityPolygon(sight: Sight, closed: Uint8Array, point: Point): Point[] {
  const { cell } = sight.board;
  const eye: Point = [point[0] / cell, point[1] / cell];
  const piece = pieceAround(sight.plan, eye);
  if (piece === NOWHERE) return [];
  const look: Look = { plan: sight.plan, sight, closed, eye, source: sight.plan.spaceOf[piece]!, outline: [] };
  lookInto(look, piece, NOWHERE, null, NOWHERE);
  return withoutRepeats(look.outline.map(([x, y]): Point => [x * cell, y * cell]));
}

function pieceAround({ corners }: SightPlan, [x, y]: Point): number {
  return corners.findIndex((piece) => {
    for (let i = 0; i < piece.length; i += 2) {
      const j = (i + 2) % piece.length;
      const [ax, ay, bx, by] = [piece[i]!, piece[i + 1]!, piece[j]!, piece[j + 1]!];
      if ((bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0) return false;
    }
    return true;
  });
}

/** `only` is the one space that may still be seen, once the look has passed an open door from afar. */
function lookInto(look: Look, piece: number, before: number, window: Window | null, only: number): void {
  const corners = look.plan.corners[piece] ?? [];
  for (const i of sidesFrom(look, piece, before)) {
    const j = (i + 2) % corners.length;
    const [start, end]: [Point, Point] = [
      [corners[i]!, corners[i + 1]!],
      [corners[j]!, corners[j + 1]!],
    ];
    let at = start;
    for (const way of waysOnSide(look.plan, piece, start, end)) {
      const [left, right] = endsOfWay(look.plan, way);
      see(look, at, left, window);
      pass(look, piece, way, before, window, only);
      at = right;
    }
    see(look, at, end, window);
  }
}

/** Sides clockwise, beginning after the one that the look came in by, so that they follow each other from left to right. */
function sidesFrom(look: Look, piece: number, before: number): number[] {
  const corners = look.plan.corners[piece] ?? [];
  const sides = Array.from({ length: corners.length / 2 }, (_, k) => 2 * k);
  const entry = sides.findIndex((i) => {
    const j = (i + 2) % corners.length;
    const ways = waysOnSide(look.plan, piece, [corners[i]!, corners[i + 1]!], [corners[j]!, corners[j + 1]!]);
    return ways.some((way) => look.plan.into[way] === before);
  });
  return entry < 0 ? sides : [...sides.slice(entry + 1), ...sides.slice(0, entry)];
}

/** Ways out of a piece over one of its sides, in clockwise order. */
function waysOnSide(plan: SightPlan, piece: number, start: Point, end: Point): number[] {
  const ways: number[] = [];
  for (let way = plan.firstWay[piece]!; way < plan.firstWay[piece + 1]!; way++) {
    const [left, right] = endsOfWay(plan, way);
    if (side(start, end, left) === 0 && side(start, end, right) === 0) ways.push(way);
  }
  const along = (way: number): number => Math.abs(plan.leftX[way]! - start[0]) + Math.abs(plan.leftY[way]! - start[1]);
  return ways.sort((a, b) => along(a) - along(b));
}

const endsOfWay = (plan: SightPlan, way: number): [Point, Point] => [
  [plan.leftX[way]!, plan.leftY[way]!],
  [plan.rightX[way]!, plan.rightY[way]!],
];

function pass(look: Look, piece: number, way: number, before: number, window: Window | null, only: number): void {
  const { plan, sight, closed, source } = look;
  const [left, right] = endsOfWay(plan, way);
  const next = plan.into[way]!;
  if (next === before) return;
  const space = plan.spaceOf[next]!;
  const door = plan.doorway[way]!;
  if ((door >= 0 && closed[door] !== 0) || (only !== NOWHERE && space !== only)) {
    see(look, left, right, window);
    return;
  }
  const part = clip(look.eye, left, right, window);
  if (!part) return;
  const isFarDoor = door >= 0 && sight.rule === 'near' && plan.spaceOf[piece] !== source && space !== source;
  lookInto(look, next, piece, { left: part[0], right: part[1] }, isFarDoor ? space : only);
}

/** Adds the part of a blocking stretch that the window leaves. */
function see(look: Look, start: Point, end: Point, window: Window | null): void {
  if (start[0] === end[0] && start[1] === end[1]) return;
  const part = clip(look.eye, start, end, window);
  if (part) look.outline.push(...part);
}

/** The stretch from left to right as far as it lies within the window; null if none of it does. */
function clip(eye: Point, start: Point, end: Point, window: Window | null): [Point, Point] | null {
  if (side(eye, start, end) <= 0) return null;
  if (!window) return [start, end];
  if (side(eye, window.left, end) <= 0 || side(eye, window.right, start) >= 0) return null;
  return [
    side(eye, window.left, start) < 0 ? meet(eye, window.left, start, end) : start,
    side(eye, window.right, end) > 0 ? meet(eye, window.right, start, end) : end,
  ];
}

/** Positive if `c` lies to the right of one who looks from `a` to `b`. */
const side = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Where the line from the eye through a point meets the line from `start` to `end`. */
function meet(eye: Point, through: Point, start: Point, end: Point): Point {
  const from = side(eye, through, start);
  const share = from / (from - side(eye, through, end));
  return [start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])];
}

function withoutRepeats(points: readonly Point[]): Point[] {
  const isSame = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) < 1e-6 && Math.abs(a[1] - b[1]) < 1e-6;
  return points.filter((point, i) => !isSame(point, points[(i + points.length - 1) % points.length] as Point));
}
