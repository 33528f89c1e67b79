/**
 * Says where each figure is drawn within its space: a row round the middle, 4 px apart, overlapped by half with a count when
 * the space is too narrow. This is layout on a drawing; the rules know only the space.
 */
import type { EntityId, FigureShape, FigureView } from '../../engine/view';
import type { DrawnSpace } from './drawing';
import { figureRadius } from './figure-drawing';
import { runsAt } from './outline-runs';

export interface FigurePlace {
  figure: FigureView;
  x: number;
  y: number;
  /** How much larger than life it is drawn. */
  size: number;
}

export interface CountPlate {
  space: EntityId;
  x: number;
  y: number;
  count: number;
}

export interface FigureLayout {
  places: readonly FigurePlace[];
  /** Where figures hide one another, how many there are. */
  plates: readonly CountPlate[];
}

const GAP = 4;
/** Kept free of figures along walls. */
const INSET = 12;
const ORDER: readonly FigureShape[] = ['round', 'pentagon', 'notched', 'token'];

interface Row {
  left: number;
  right: number;
  y: number;
}

/** Tried in this order: the middle first, then a little above and below it. */
const LIFTS = [0, -16, 16, -32, 32, -48, 48, -64, 64];

/**
 * The line on which a row of this width stands best: near the middle, wide enough, clear of the printed number and of
 * markers that are still bare.
 */
function bestRow({ outline, centre, labelAt, markers }: DrawnSpace, wide: number, high: number): Row {
  let best: Row = { left: centre[0] - 40, right: centre[0] + 40, y: centre[1] };
  let least = Number.POSITIVE_INFINITY;
  const printed = [labelAt, ...markers.filter(({ kind }) => kind !== 'pentagram').map(({ at }) => at)];
  for (const lift of LIFTS) {
    const y = centre[1] + lift;
    for (const [from, to] of runsAt(outline, y)) {
      const [above, below] = [y - high / 2, y + high / 2].map((edge) =>
        runsAt(outline, edge).reduce((most, [a, b]) => Math.max(most, Math.min(b, to) - Math.max(a, from)), 0),
      );
      const room = Math.min(to - from, Math.max(above ?? 0, 1), Math.max(below ?? 0, 1));
      const middle = Math.min(Math.max(centre[0], from + wide / 2), Math.max(to - wide / 2, from + wide / 2));
      const hidden = printed.filter(
        ([px, py]) => Math.abs(px - middle) < wide / 2 + 14 && Math.abs(py - y) < high / 2 + 12,
      ).length;
      const cost =
        Math.abs(lift) +
        hidden * 60 +
        Math.max(0, wide + 12 - room) * 1.5 +
        (from > centre[0] || to < centre[0] ? 40 : 0);
      if (cost < least) {
        least = cost;
        best = { left: from, right: to, y };
      }
    }
  }
  return best;
}

/** `size` enlarges figures on a board that is shown small; they keep their gap. */
export function placeFigures(
  spaces: readonly DrawnSpace[],
  figures: readonly FigureView[],
  size: number,
): FigureLayout {
  const places: FigurePlace[] = [];
  const plates: CountPlate[] = [];
  for (const space of spaces) {
    const here = figures.filter((figure) => figure.space === space.entity);
    const standing: FigureView[] = [];
    for (const figure of here) {
      const spot = space.markers.find((marker) => figure.shape === 'token' && marker.kind === figure.icon);
      if (spot === undefined) standing.push(figure);
      else places.push({ figure, x: spot.at[0], y: spot.at[1], size: 1 });
    }
    standing.sort((a, b) => ORDER.indexOf(a.shape) - ORDER.indexOf(b.shape));
    for (const row of rowsOf(space, standing, size)) placeRow(space, row, size, places, plates);
  }
  return { places, plates };
}

interface FigureRow {
  figures: readonly FigureView[];
  wide: number;
  at: Row;
}

const widthOf = (figures: readonly FigureView[], size: number): number =>
  figures.reduce((sum, figure) => sum + figureRadius(figure) * 2 * size, 0) + GAP * Math.max(0, figures.length - 1);

/** One row if it fits; else two, one above the other, if those fit; else one that overlaps. */
function rowsOf(space: DrawnSpace, standing: readonly FigureView[], size: number): FigureRow[] {
  if (standing.length === 0) return [];
  const high = Math.max(...standing.map((figure) => figureRadius(figure) * 2 * size));
  const wide = widthOf(standing, size);
  const single = { figures: standing, wide, at: bestRow(space, wide, high) };
  const fits = ({ wide, at }: FigureRow) => wide <= at.right - at.left - INSET * 2;
  if (fits(single) || standing.length === 1) return [single];
  const half = Math.ceil(standing.length / 2);
  const pair = [standing.slice(0, half), standing.slice(half)].map((figures, index): FigureRow => {
    const y = space.centre[1] + (index === 0 ? -1 : 1) * (high / 2 + GAP / 2);
    const [left, right] = runsAt(space.outline, y).find(
      ([from, to]) => from <= space.centre[0] && to >= space.centre[0],
    ) ?? [0, 0];
    const isInside = runsAt(space.outline, y + (index === 0 ? -1 : 1) * (high / 2 - GAP)).length > 0;
    return { figures, wide: widthOf(figures, size), at: { left, right: isInside ? right : left, y } };
  });
  return pair.every(fits) ? pair : [single];
}

function placeRow(
  space: DrawnSpace,
  { figures: standing, wide, at: { left, right, y } }: FigureRow,
  size: number,
  places: FigurePlace[],
  plates: CountPlate[],
): void {
  const widths = standing.map((figure) => figureRadius(figure) * 2 * size);
  const room = right - left - INSET * 2;
  const isTight = wide > room && standing.length > 1;
  const first = widths[0] ?? 0;
  const last = widths[widths.length - 1] ?? 0;
  // Overlapped by half, or by more where even that does not fit.
  const step = isTight ? Math.min(first / 2, Math.max(8, (room - last) / (standing.length - 1))) : 0;
  const span = isTight ? step * (standing.length - 1) + (first + last) / 2 : wide;
  const middle = Math.min(
    Math.max(space.centre[0], left + INSET + span / 2),
    Math.max(right - INSET - span / 2, left + INSET + span / 2),
  );
  let x = middle - span / 2;
  standing.forEach((figure, index) => {
    const width = widths[index] ?? 0;
    const at = isTight ? middle - span / 2 + first / 2 + step * index : x + width / 2;
    places.push({ figure, x: at, y, size });
    x += width + GAP;
  });
  if (isTight && standing.length > 2) {
    plates.push({ space: space.entity, x: middle + span / 2, y: y - first / 2, count: standing.length });
  }
}
