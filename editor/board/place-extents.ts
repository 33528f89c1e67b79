/** The corners of what lies at each place of a board, for drawing and for pointing. */
import type { BoardGeometry } from '../../engine/board/geometry';

/** In board units. */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const known = new WeakMap<BoardGeometry, readonly (Extent | null)[]>();

/** By place; null where nothing lies. */
export function placeExtents(geometry: BoardGeometry): readonly (Extent | null)[] {
  const before = known.get(geometry);
  if (before !== undefined) return before;
  const extents: (Extent | null)[] = geometry.places.map(() => null);
  for (const { place, outline } of geometry.spaces) {
    for (const [x, y] of outline) {
      const old = extents[place] ?? { left: x, top: y, right: x, bottom: y };
      extents[place] = {
        left: Math.min(old.left, x),
        top: Math.min(old.top, y),
        right: Math.max(old.right, x),
        bottom: Math.max(old.bottom, y),
      };
    }
  }
  known.set(geometry, extents);
  return extents;
}
