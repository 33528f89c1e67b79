/** What the engine says about a selected space: what it sees, how far everything is, a walk to another. It only asks and gathers. */
import { distancesFrom, pathBetween, UNREACHABLE, type Way } from '../../engine/board/distance';
import type { BoardGeometry } from '../../engine/board/geometry';
import { createSight, type Sight, type SightRule, visibleFrom } from '../../engine/board/sight';
import { visibilityPolygon } from '../../engine/board/visibility-polygon';
import type { BorderView, Point } from '../../engine/view';

/**
 * How doors are taken: `drawn` as at set-up, a face-down token in each doorway that blocks sight and stops nobody; or all of
 * them open, or all shut.
 */
export type DoorMode = 'drawn' | 'open' | 'shut';

/** What the canvas shows in every doorway. */
export function doorShown(mode: DoorMode): BorderView['door'] {
  if (mode === 'open') return { state: 'open', strength: 0 };
  return { state: mode === 'shut' ? 'locked' : 'face-down', strength: 0 };
}

export interface SpaceAnswers {
  /** Indices of the spaces in sight, without the space itself. */
  seen: readonly number[];
  /** Steps to each space, null where no path leads. */
  steps: readonly (number | null)[];
  /** Outline of what its middle sees, for drawing. */
  fan: readonly Point[];
}

export const sightOf = (board: BoardGeometry, rule: SightRule): Sight => createSight(board, rule);

const closedDoors = ({ doorwayCount }: BoardGeometry, mode: DoorMode): Uint8Array =>
  new Uint8Array(doorwayCount).fill(mode === 'open' ? 0 : 1);

function wayThrough({ borders, doorwayCount }: BoardGeometry, mode: DoorMode): Way {
  const barred = new Uint8Array(borders.length);
  if (mode === 'shut') barred.fill(1, 0, doorwayCount);
  return { isEthereal: false, barred, held: null };
}

export function askSpace(sight: Sight, mode: DoorMode, space: number): SpaceAnswers {
  const { board } = sight;
  const closed = closedDoors(board, mode);
  const isSeen = new Uint8Array(board.spaces.length);
  visibleFrom(sight, closed, space, isSeen);
  const distances = new Int16Array(board.spaces.length);
  distancesFrom(board, wayThrough(board, mode), space, distances);
  return {
    seen: board.spaces.map((_, index) => index).filter((index) => index !== space && isSeen[index] === 1),
    steps: [...distances].map((distance) => (distance >= UNREACHABLE ? null : distance)),
    fan: visibilityPolygon(sight, closed, board.spaces[space]?.centre ?? [0, 0]),
  };
}

/** The spaces of a shortest walk, both ends included; empty if there is none. */
export function askPath(board: BoardGeometry, mode: DoorMode, from: number, to: number): number[] {
  const out = new Int32Array(board.spaces.length + 1);
  const count = pathBetween(board, wayThrough(board, mode), from, to, out);
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
          kind !== 'wall' && ((a === before && b === space) || (kind !== 'chute' && b === before && a === space)),
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
