/**
 * Doorways between rooms: open ways with a place for a hatch. What each is stands in the state as a word: none or open,
 * closed, locked, broken, barricaded (nobody passes), face-down (a barrier on its other side), wall.
 */

import { barArrows } from '../../board/arrows';
import type { DistanceTable } from '../../board/distance-cache';
import { bordersCrossed, sees } from '../../board/sight';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { boardOf, edgeEntity, laidBoard, roomFor } from '../../table/board';
import { numberIn, setNumber } from '../../table/numbers';
import { rule } from './state';

export type DoorwayState = 'none' | 'open' | 'closed' | 'locked' | 'broken' | 'barricaded' | 'face-down' | 'wall';
const STATES: readonly DoorwayState[] = [
  'none',
  'open',
  'closed',
  'locked',
  'broken',
  'barricaded',
  'wall',
  'face-down',
];
const flags = (...states: DoorwayState[]): readonly number[] => STATES.map((state) => (states.includes(state) ? 1 : 0));
/** By the numbers of states: those through which nobody sees, or that stop who is on foot; those that stop everybody. */
const SHUT = flags('closed', 'locked', 'barricaded', 'face-down', 'wall');
const BARRIERS = flags('barricaded', 'face-down', 'wall');
const WALLS = flags('wall');

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
  const { doorwayCount, borders } = boardOf(play);
  closed = roomFor(closed, borders.length);
  const blocking = rule(play, 'closedBlocksSight') === 1 ? SHUT : WALLS;
  const state = play.layout.column('state');
  const { stride } = play.layout.kind('edge');
  let edge = edgeEntity(play, 0);
  for (let doorway = 0; doorway < doorwayCount; doorway++, edge += stride)
    closed[doorway] = blocking[play.state[edge + state] as number] as number;
  return closed;
}

/** Which borders stop `who` now. The array is good until the next call. */
export function barredBorders(play: Play, who: number, passing: Passing): Uint8Array {
  const board = boardOf(play);
  const { doorwayCount, borders } = board;
  barred = roomFor(barred, borders.length);
  const hasPermits = play.program.permits.has('pass');
  const stopping = passing === 'on-foot' ? SHUT : BARRIERS;
  const state = play.layout.column('state');
  const { stride } = play.layout.kind('edge');
  let edge = edgeEntity(play, 0);
  for (let doorway = 0; doorway < doorwayCount; doorway++, edge += stride) {
    const stops = stopping[play.state[edge + state] as number] as number;
    barred[doorway] = hasPermits ? (isPermitted(play, 'pass', who, edge, stops === 0) ? 0 : 1) : stops;
  }
  barred.fill(0, doorwayCount);
  barArrows(board, barred);
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
