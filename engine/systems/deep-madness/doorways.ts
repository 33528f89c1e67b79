/**
 * Doorways between rooms: open ways with a place for a hatch. What each is stands in the state as a word: none or open,
 * closed, locked, broken, barricaded (nobody passes), wall.
 */
import type { DistanceTable } from '../../board/distance-cache';
import { bordersCrossed, sees } from '../../board/sight';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { boardOf, edgeEntity, laidBoard, roomFor } from '../../table/board';
import { numberIn, setNumber } from '../../table/numbers';
import { rule } from './state';

export type DoorwayState = 'none' | 'open' | 'closed' | 'locked' | 'broken' | 'barricaded' | 'wall';
const STATES: readonly DoorwayState[] = ['none', 'open', 'closed', 'locked', 'broken', 'barricaded', 'wall'];
/** Those through which nobody sees. */
const SHUT: ReadonlySet<DoorwayState> = new Set(['closed', 'locked', 'barricaded', 'wall']);

/** Every doorway, in the geometry's order. */
export const doorways = (play: Play): number[] =>
  Array.from({ length: boardOf(play).doorwayCount }, (_, doorway) => edgeEntity(play, doorway));

export const doorwayState = (play: Play, edge: number): DoorwayState => STATES[numberIn(play, edge, 'state')] ?? 'none';

export function setDoorwayState(play: Play, edge: number, state: DoorwayState): void {
  setNumber(play, edge, 'state', STATES.indexOf(state));
}

export const isHatchShut = (play: Play, edge: number): boolean => {
  const state = doorwayState(play, edge);
  return state === 'closed' || state === 'locked';
};

/** Whom doorways stop: somebody on foot (closed hatches do), or who passes hatches or tries to (only walls and barriers). */
export type Passing = 'on-foot' | 'through-hatches';

let closed = new Uint8Array(64);
let barred = new Uint8Array(256);

/** Which doorways nobody sees through now. The array is good until the next call. */
export function closedDoors(play: Play): Uint8Array {
  closed = roomFor(closed, boardOf(play).borders.length);
  const isShutBlocking = rule(play, 'closedBlocksSight') === 1;
  for (const [doorway, edge] of doorways(play).entries()) {
    const state = doorwayState(play, edge);
    closed[doorway] = state === 'wall' || (isShutBlocking && SHUT.has(state)) ? 1 : 0;
  }
  return closed;
}

/** Which borders stop `who` now. The array is good until the next call. */
export function barredBorders(play: Play, who: number, passing: Passing): Uint8Array {
  barred = roomFor(barred, boardOf(play).borders.length);
  const hasPermits = play.program.permits.has('pass');
  const edges = doorways(play);
  for (const [doorway, edge] of edges.entries()) {
    const state = doorwayState(play, edge);
    const isBlocked =
      state === 'wall' ||
      state === 'barricaded' ||
      (passing === 'on-foot' && (state === 'closed' || state === 'locked'));
    const isFree = hasPermits ? isPermitted(play, 'pass', who, edge, !isBlocked) : !isBlocked;
    barred[doorway] = isFree ? 0 : 1;
  }
  barred.fill(0, edges.length);
  return barred;
}

export const distanceTable = (play: Play, who: number, passing: Passing): DistanceTable =>
  laidBoard(play).distances.table(barredBorders(play, who, passing));

/** Whether there is a line of sight between two spaces, by their numbers in the geometry. */
export const seesSpace = (play: Play, from: number, to: number): boolean =>
  sees(laidBoard(play).sight, closedDoors(play), from, to);

/** Space borders that a line of sight crosses, -1 without one. */
export const rangeBetween = (play: Play, from: number, to: number): number =>
  bordersCrossed(laidBoard(play).sight, closedDoors(play), from, to);
