/** Finds the corner of a space where its number is printed, clear of walls and markers, so that no figure covers it. */
import type { Point, SpaceView } from '../../engine/view';

type Shape = Pick<SpaceView, 'outline' | 'centre' | 'markers'>;

import { runsAt } from './outline-runs';

const CLEAR = 22;

/** The point nearest to the top left that keeps its distance from the walls and from every marker. */
export function numberPlace(space: Shape): Point {
  const ys = space.outline.map(([, y]) => y);
  const xs = space.outline.map(([x]) => x);
  const [top, bottom, left, right] = [Math.min(...ys), Math.max(...ys), Math.min(...xs), Math.max(...xs)];
  let best: Point = space.centre;
  let least = Number.POSITIVE_INFINITY;
  for (let y = top + CLEAR; y <= bottom - CLEAR; y += 6) {
    for (let x = left + CLEAR; x <= right - CLEAR; x += 6) {
      const cost = x - left + (y - top);
      if (cost < least && isClear(space, x, y)) {
        least = cost;
        best = [x, y];
      }
    }
  }
  return best;
}

const isInside = (outline: readonly Point[], x: number, y: number): boolean =>
  runsAt(outline, y).some(([from, to]) => x >= from && x <= to);

function isClear({ outline, markers }: Shape, x: number, y: number): boolean {
  const reach = CLEAR - 1;
  const corners = [
    [-reach, 0],
    [reach, 0],
    [0, -reach],
    [0, reach],
    [-15, -15],
    [15, -15],
    [-15, 15],
    [15, 15],
  ] as const;
  if (!corners.every(([dx, dy]) => isInside(outline, x + dx, y + dy + 0.01))) return false;
  return markers.every(({ at }) => Math.hypot(at[0] - x, at[1] - y) > 38);
}
