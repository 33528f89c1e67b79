/** What the engine says about a selected space: what it sees, how far everything is, a walk to another. It only asks and gathers. */
import { barArrows } from '../../engine/board/arrows';
import { distancesFrom, pathBetween, UNREACHABLE, type Way } from '../../engine/board/distance';
import { type BoardGeometry, isBarrier } from '../../engine/board/geometry';
import { createSight, type Sight, type SightRule, sees, visibleFrom } from '../../engine/board/sight';
import { sightLine } from '../../engine/board/sight-line';
import { sightShape } from '../../engine/board/sight-shape';
import type { DoorView, Point } from '../../engine/view';
import { blocksSight, stops } from './planned-doors';

export interface SpaceAnswers {
  /** Indices of the spaces in sight, without the space itself. */
  seen: readonly number[];
  /** Spaces in sight that do not see it: none by any rule that is the same both ways. */
  unseenBy: readonly number[];
  /** Steps to each space, null where no path leads. */
  steps: readonly (number | null)[];
  /** Outlines of what it sees, for drawing. */
  shapes: readonly (readonly Point[])[];
}

export const sightOf = (board: BoardGeometry, rule: SightRule): Sight => createSight(board, rule);

/** Who walks: stopped by shut doors, by none, or not even by walls. */
export type Walker = 'on-foot' | 'through-doors' | 'through-walls';

function wayThrough(board: BoardGeometry, doors: readonly DoorView[], walker: Walker = 'on-foot'): Way {
  if (walker === 'through-walls') return { isEthereal: true, barred: null, held: null };
  const barred = new Uint8Array(board.borders.length);
  doors.forEach((door, doorway) => {
    if (walker === 'on-foot' && stops(door)) barred[doorway] = 1;
  });
  barArrows(board, barred);
  return { isEthereal: false, barred, held: null };
}

/** `doors` tells what stands in each doorway. */
export function askSpace(sight: Sight, doors: readonly DoorView[], space: number): SpaceAnswers {
  const { board } = sight;
  const closed = closedBy(doors);
  const isSeen = new Uint8Array(board.spaces.length);
  visibleFrom(sight, closed, space, isSeen);
  const distances = new Int16Array(board.spaces.length);
  distancesFrom(board, wayThrough(board, doors), space, distances);
  const seen = board.spaces.map((_, index) => index).filter((index) => index !== space && isSeen[index] === 1);
  return {
    seen,
    unseenBy: seen.filter((other) => !sees(sight, closed, other, space)),
    steps: [...distances].map((distance) => (distance >= UNREACHABLE ? null : distance)),
    shapes: sightShape(sight, closed, space),
  };
}

/** More lines than this would hide the board. */
const MOST_LINES = 40;

/** A line of sight to each space in sight; to the one under the pointer alone if that is another. */
export function sightLines(
  sight: Sight,
  doors: readonly DoorView[],
  from: number,
  seen: readonly number[],
  hovered: number,
): (readonly [Point, Point])[] {
  const closed = closedBy(doors);
  const wanted = hovered >= 0 && hovered !== from ? seen.filter((space) => space === hovered) : seen;
  return wanted.slice(0, MOST_LINES).flatMap((to) => {
    const line = sightLine(sight, closed, from, to);
    return line === null ? [] : [line];
  });
}

const closedBy = (doors: readonly DoorView[]): Uint8Array =>
  Uint8Array.from(doors, (door) => (blocksSight(door) ? 1 : 0));

/** The spaces of a shortest walk, both ends included; empty if there is none. */
export function askPath(
  board: BoardGeometry,
  doors: readonly DoorView[],
  from: number,
  to: number,
  walker: Walker,
): number[] {
  const out = new Int32Array(board.spaces.length + 1);
  const count = pathBetween(board, wayThrough(board, doors, walker), from, to, out);
  return [...out.subarray(0, count)];
}

/** The walk as a line from middle to middle through the middle of each border that it crosses. */
export function pathLine(board: BoardGeometry, path: readonly number[]): Point[] {
  const points: Point[] = [];
  path.forEach((space, index) => {
    const before = path[index - 1];
    if (before !== undefined) {
      const border = board.borders.find(
        ({ kind, between: [a, b] }) =>
          !isBarrier(kind) && ((a === before && b === space) || (kind !== 'chute' && b === before && a === space)),
      );
      const line = border?.line ?? [];
      const start = line[0];
      const end = line[line.length - 1];
      if (start !== undefined && end !== undefined) points.push([(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]);
    }
    const centre = board.spaces[space]?.centre;
    if (centre !== undefined) points.push(centre);
  });
  return points;
}
