/** What the tools that draw shapes have in the hand, and where points snap. Coordinates are cells of the board, column first. Pure. */
import type { Point } from '../../engine/view';

export type ShapeHand =
  | { readonly kind: 'outline'; readonly points: readonly Point[]; readonly isClosed: boolean }
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'ruler'; readonly from: Point; readonly to: Point; readonly words: string }
  | { readonly kind: 'frame'; readonly from: Point; readonly to: Point };

/** The corner of the grid that is nearest. */
export const snapped = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** In cells: how far a click may miss a corner or the middle of an edge. */
const REACH = 0.32;

const isNear = ([ax, ay]: Point, [bx, by]: Point): boolean => Math.hypot(ax - bx, ay - by) <= REACH;

export const middlesOf = (outline: readonly Point[]): Point[] =>
  outline.map(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    return [(ax + bx) / 2, (ay + by) / 2];
  });

export type Handle = { readonly kind: 'corner' | 'edge'; readonly index: number };

/** The corner under a point, or the edge whose middle is. */
export function handleAt(outline: readonly Point[], at: Point): Handle | null {
  const corner = outline.findIndex((point) => isNear(point, at));
  if (corner >= 0) return { kind: 'corner', index: corner };
  const edge = middlesOf(outline).findIndex((point) => isNear(point, at));
  return edge < 0 ? null : { kind: 'edge', index: edge };
}

/** The outline once a corner is moved, or a new corner is pulled out of an edge. Corners that come to lie in one are one. */
export function pulled(outline: readonly Point[], { kind, index }: Handle, to: Point): Point[] {
  const points =
    kind === 'corner'
      ? outline.map((point, corner) => (corner === index ? to : point))
      : outline.toSpliced(index + 1, 0, to);
  return points.filter((point, corner) => {
    const before = points[(corner + points.length - 1) % points.length];
    return before === undefined || point[0] !== before[0] || point[1] !== before[1];
  });
}

/** "3.2 squares": straight from here to there. */
export function lengthWords(from: Point, to: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return `${length.toFixed(1)} ${length === 1 ? 'square' : 'squares'}`;
}
