/**
 * Where a point of a tile comes to lie once the tile is turned and put down. Clockwise, whole cells, y downwards.
 */
import type { Point } from '../view';
import type { Turn } from './geometry';

export type Transform = (x: number, y: number) => Point;

/** `width` and `height` of the unturned tile; `at` is the top left corner of the turned one, as column and row. */
export function placing(width: number, height: number, turn: Turn, at: readonly [number, number]): Transform {
  const [left, top] = at;
  switch (turn) {
    case 0:
      return (x, y) => [left + x, top + y];
    case 90:
      return (x, y) => [left + height - y, top + x];
    case 180:
      return (x, y) => [left + width - x, top + height - y];
    case 270:
      return (x, y) => [left + y, top + width - x];
  }
}
