/** Zoom and pan of a board as plain numbers: screen = board * scale + offset. Pure, so that keys, wheel and buttons agree. */

export interface Viewport {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const LEAST_SCALE = 0.02;
export const MOST_SCALE = 40;
/** A small board that fits is not shown larger than this. */
const MOST_FITTED = 4;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Shows all of the board in the middle, with `inset` pixels free round it. */
export function fitBoard(board: Size, screen: Size, inset: number): Viewport {
  const scale = clamp(
    Math.min((screen.width - inset * 2) / board.width, (screen.height - inset * 2) / board.height),
    LEAST_SCALE,
    MOST_FITTED,
  );
  return { scale, x: (screen.width - board.width * scale) / 2, y: (screen.height - board.height * scale) / 2 };
}

/** Zooms by a factor and keeps the board's point under (`x`, `y`) where it is. */
export function zoomAt(view: Viewport, factor: number, x: number, y: number): Viewport {
  const scale = clamp(view.scale * factor, LEAST_SCALE, MOST_SCALE);
  const ratio = scale / view.scale;
  return { scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio };
}

export const panBy = (view: Viewport, dx: number, dy: number): Viewport => ({
  ...view,
  x: view.x + dx,
  y: view.y + dy,
});

export const toBoard = (view: Viewport, x: number, y: number): [number, number] => [
  (x - view.x) / view.scale,
  (y - view.y) / view.scale,
];

/** Moves a point of the board into sight, if it is not, leaving the zoom alone. */
export function showPoint(view: Viewport, screen: Size, x: number, y: number, inset: number): Viewport {
  const sx = x * view.scale + view.x;
  const sy = y * view.scale + view.y;
  return panBy(
    view,
    clamp(sx, inset, Math.max(inset, screen.width - inset)) - sx,
    clamp(sy, inset, Math.max(inset, screen.height - inset)) - sy,
  );
}
