/**
 * Arrows and portals of a board: the ways that authors draw from space to space, as borders behind all others that one can
 * pass. Who may follow which colour is the game's rule; it says so to `barArrows`.
 */
import type { Point } from '../view';
import type { Laid } from './compose';
import {
  type BoardArrow,
  type BoardBorder,
  type BoardGeometry,
  type BoardPortal,
  type BoardSpace,
  NOWHERE,
} from './geometry';
import type { RimBorder } from './rim';

type Ends = readonly [from: number, to: number];

/** `plain` are the borders without arrows, doorways first; `rims` those between tiles. */
export function arrowBorders(
  laid: readonly Laid[],
  spaces: readonly BoardSpace[],
  plain: readonly BoardBorder[],
  rims: readonly RimBorder[],
): BoardBorder[] {
  const drawn = [...laid.flatMap(arrowsOfFace), ...rims.flatMap(arrowsOfRim)];
  if (drawn.length === 0) return [];
  const firstBetween = new Map<string, number>();
  plain.forEach(({ between }, border) => {
    const key = pairKey(between);
    if (!firstBetween.has(key)) firstBetween.set(key, border);
  });
  return drawn.map(({ ends, color, isTwoWay }) => {
    const across = firstBetween.get(pairKey(ends)) ?? NOWHERE;
    const border = plain[across];
    const doorway = border?.kind === 'doorway' ? across : NOWHERE;
    const [from, to] = ends.map((space) => spaces[space]?.centre ?? [0, 0]) as [Point, Point];
    const line = border === undefined ? [from, to] : [from, middleOf(border.line), to];
    return { kind: 'arrow', between: ends, line, arrow: { color, isTwoWay, doorway } };
  });
}

interface DrawnArrow {
  readonly ends: Ends;
  readonly color: string;
  readonly isTwoWay: boolean;
}

function arrowsOfFace({ turned, firstSpace }: Laid): DrawnArrow[] {
  const { face, raster } = turned.geometry;
  return (face.arrows ?? []).flatMap(({ from, to, color, bothWays = false }) => {
    const [a, b] = [raster.marks.indexOf(from), raster.marks.indexOf(to)];
    if (a < 0 || b < 0 || a === b) return [];
    return [{ ends: [firstSpace + a, firstSpace + b], color, isTwoWay: bothWays }];
  });
}

function arrowsOfRim({ kind, between: [a, b], arrows: [intoA, intoB] }: RimBorder): DrawnArrow[] {
  if (kind === 'wall') return [];
  if (intoA !== undefined && intoA === intoB) return [{ ends: [a, b], color: intoA, isTwoWay: true }];
  const one = (ends: Ends, color: string | undefined): DrawnArrow[] =>
    color === undefined ? [] : [{ ends, color, isTwoWay: false }];
  return [...one([a, b], intoB), ...one([b, a], intoA)];
}

export const boardPortals = (laid: readonly Laid[]): BoardPortal[] =>
  laid.flatMap(({ turned, firstSpace }) =>
    turned.portals.map((portal) => ({ ...portal, space: firstSpace + portal.space })),
  );

/** A way between every two portals of one name. */
export function portalBorders(spaces: readonly BoardSpace[], portals: readonly BoardPortal[]): BoardBorder[] {
  return portals.flatMap((one, index) =>
    portals
      .slice(index + 1)
      .filter(({ name, space }) => name === one.name && space !== one.space)
      .map(({ space }): BoardBorder => {
        const line = [one.space, space].map((end) => spaces[end]?.centre ?? ([0, 0] as const));
        return { kind: 'portal', between: [one.space, space], line };
      }),
  );
}

/**
 * Completes what stops a mover, doorways being filled in: an arrow through a barred doorway, and every arrow and portal
 * (null) that this mover may not follow. Does nothing on a board without arrows.
 */
export function barArrows(
  { borders, firstArrow, passageCount }: BoardGeometry,
  barred: Uint8Array,
  mayFollow?: (arrow: BoardArrow | null, border: number) => boolean,
): void {
  for (let border = firstArrow; border < passageCount; border++) {
    const arrow = borders[border]?.arrow ?? null;
    const isShut = arrow !== null && arrow.doorway >= 0 && barred[arrow.doorway] !== 0;
    barred[border] = isShut || mayFollow?.(arrow, border) === false ? 1 : 0;
  }
}

/** Of its longest stretch, where an arrow has the most room. */
function middleOf(line: readonly Point[]): Point {
  let middle: Point = line[0] ?? [0, 0];
  let longest = 0;
  line.slice(1).forEach(([bx, by], index) => {
    const [ax, ay] = line[index] ?? [bx, by];
    const length = Math.hypot(bx - ax, by - ay);
    if (length <= longest) return;
    longest = length;
    middle = [(ax + bx) / 2, (ay + by) / 2];
  });
  return middle;
}

const pairKey = ([a, b]: readonly [number, number]): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
