/**
 * Says where each figure is drawn within its space: a row round the middle, 4 px apart, overlapped by half with a count when
 * the space is too narrow, and smaller in several rows when there are too many even for that. This is layout on a drawing; the
 * rules know only the space.
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
/** Kept free of figures along walls, and where there are too many of them. */
const INSET = 12;
const TIGHT_INSET = 6;
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
  const bySpace = new Map<EntityId, FigureView[]>();
  for (const figure of figures) {
    const here = bySpace.get(figure.space);
    if (here === undefined) bySpace.set(figure.space, [figure]);
    else here.push(figure);
  }
  for (const space of spaces) {
    const here = bySpace.get(space.entity) ?? [];
    const standing: FigureView[] = [];
    for (const figure of here) {
      const spot = space.markers.find((marker) => figure.shape === 'token' && marker.kind === figure.icon);
      if (spot === undefined) standing.push(figure);
      else places.push({ figure, x: spot.at[0], y: spot.at[1], size: 1 });
    }
    standing.sort((a, b) => ORDER.indexOf(a.shape) - ORDER.indexOf(b.shape));
    for (const row of rowsOf(space, standing, size)) placeRow(space, row, places, plates);
  }
  return { places, plates };
}

interface FigureRow {
  figures: readonly FigureView[];
  wide: number;
  at: Row;
  size: number;
  inset: number;
}

const widthOf = (figures: readonly FigureView[], size: number): number =>
  figures.reduce((sum, figure) => sum + figureRadius(figure) * 2 * size, 0) + GAP * Math.max(0, figures.length - 1);

const fits = ({ wide, at, inset }: FigureRow): boolean => wide <= at.right - at.left - inset * 2;

/** Whether a row keeps inside its space when each figure hides half of the one before it. */
const fitsHalved = ({ wide, figures, at }: FigureRow): boolean =>
  (wide / figures.length) * (figures.length + 1) <= (at.right - at.left - INSET * 2) * 2;

/** How much smaller figures are drawn that are too many, and in how many rows. */
const CROWDED = [0.9, 0.8, 0.65, 0.5].flatMap((part) => [2, 3].map((rows) => ({ part, rows })));

/** One row if it fits; else two, one above the other, if those fit; else one that overlaps; else more and smaller ones. */
function rowsOf(space: DrawnSpace, standing: readonly FigureView[], size: number): FigureRow[] {
  if (standing.length === 0) return [];
  const wide = widthOf(standing, size);
  const single = { figures: standing, wide, at: bestRow(space, wide, highest(standing, size)), size, inset: INSET };
  if (fits(single) || standing.length === 1) return [single];
  const pair = stacked(space, standing, size, { rows: 2, inset: INSET });
  if (pair.every(fits)) return pair;
  if (fitsHalved(single)) return [single];
  for (const { part, rows } of CROWDED) {
    const smaller = stacked(space, standing, size * part, { rows, inset: TIGHT_INSET });
    if (smaller.every(fits)) return smaller;
  }
  return [single];
}

const highest = (figures: readonly FigureView[], size: number): number =>
  Math.max(...figures.map((figure) => figureRadius(figure) * 2 * size));

/** Rows one above the other round the middle; one that would not stand inside has no width. */
function stacked(
  space: DrawnSpace,
  standing: readonly FigureView[],
  size: number,
  { rows, inset }: { rows: number; inset: number },
): FigureRow[] {
  const high = highest(standing, size);
  const each = Math.ceil(standing.length / rows);
  const parts = Array.from({ length: rows }, (_, row) => standing.slice(row * each, (row + 1) * each));
  return parts
    .filter((figures) => figures.length > 0)
    .map((figures, row, all): FigureRow => {
      const step = row - (all.length - 1) / 2;
      const y = space.centre[1] + step * (high + GAP);
      const runAt = (line: number) =>
        runsAt(space.outline, line).find(([from, to]) => from <= space.centre[0] && to >= space.centre[0]);
      const [left, right] = runAt(y) ?? [0, 0];
      const edge = y + Math.sign(step) * (high / 2 - GAP);
      const isInside = runsAt(space.outline, edge).length > 0;
      return { figures, wide: widthOf(figures, size), at: { left, right: isInside ? right : left, y }, size, inset };
    });
}

function placeRow(
  space: DrawnSpace,
  { figures: standing, wide, at: { left, right, y }, size, inset }: FigureRow,
  places: FigurePlace[],
  plates: CountPlate[],
): void {
  const widths = standing.map((figure) => figureRadius(figure) * 2 * size);
  const room = right - left - inset * 2;
  const isTight = wide > room && standing.length > 1;
  const first = widths[0] ?? 0;
  const last = widths[widths.length - 1] ?? 0;
  // Overlapped by half, or by more where even that does not fit.
  const step = isTight ? Math.min(first / 2, Math.max(8, (room - last) / (standing.length - 1))) : 0;
  const span = isTight ? step * (standing.length - 1) + (first + last) / 2 : wide;
  const middle = Math.min(
    Math.max(space.centre[0], left + inset + span / 2),
    Math.max(right - inset - span / 2, left + inset + span / 2),
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
