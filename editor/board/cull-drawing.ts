/** The part of a drawing that lies in a window, so that a large board costs what is on the screen. What is left out is drawn nowhere. */
import type { Point } from '../../engine/view';
import type { BoardDrawing } from './drawing';
import type { FigureLayout } from './figure-places';
import type { SpacePath } from './floor-drawing';
import type { Window } from './painted-view';

/** In board units: how far what is drawn may reach beyond its space or its line. */
const BEYOND = 120;

export function cullPaths(paths: readonly SpacePath[], window: Window | null): readonly SpacePath[] {
  return window === null ? paths : paths.filter((path) => isWithin(path, window));
}

/** `paths` are those of the drawing's spaces that are left. */
export function cullDrawing(drawing: BoardDrawing, paths: readonly SpacePath[], window: Window | null): BoardDrawing {
  if (window === null || paths.length === drawing.spaces.length) return drawing;
  const kept = new Set(paths.map(({ space }) => space.entity));
  return {
    ...drawing,
    spaces: drawing.spaces.filter(({ entity }) => kept.has(entity)),
    borders: drawing.borders.filter(({ line }) => line.some((point) => isNear(point, window))),
    solids: drawing.solids.filter((solid) => solid.some((point) => isNear(point, window))),
    roomNames: drawing.roomNames.filter(({ at }) => isNear(at, window)),
  };
}

export function cullFigures(layout: FigureLayout, window: Window | null): FigureLayout {
  if (window === null) return layout;
  return {
    places: layout.places.filter(({ x, y }) => isNear([x, y], window)),
    plates: layout.plates.filter(({ x, y }) => isNear([x, y], window)),
  };
}

const isWithin = (path: SpacePath, { left, top, right, bottom }: Window): boolean =>
  path.right >= left && path.left <= right && path.bottom >= top && path.top <= bottom;

const isNear = ([x, y]: Point, { left, top, right, bottom }: Window): boolean =>
  x >= left - BEYOND && x <= right + BEYOND && y >= top - BEYOND && y <= bottom + BEYOND;
