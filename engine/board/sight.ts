/**
 * Line of sight between spaces: one sees another if some point of it and some point of the other have a straight line
 * between them that meets no wall, rim, solid block, chute or closed door. Figures never block. Exact, not sampled.
 *
 * For each space the least sets of doors that must be open are worked out when first asked for and kept for as long as
 * the board lies; a door that opens or shuts costs nothing but a look at its byte.
 */
import { beamAfter, narrowBeam, openBeam } from './beam';
import { DoorSets } from './door-sets';
import type { BoardGeometry } from './geometry';
import { type SightPlan, sightPlan } from './sight-plan';

/**
 * What an open door does to sight. `near`: a space of the door sees through it freely, from farther away only the first
 * space beyond is seen (Lobotomy). `none`: nothing.
 */
export type OpenDoorRule = 'near' | 'none';

export interface Sight {
  readonly board: BoardGeometry;
  readonly plan: SightPlan;
  readonly rule: OpenDoorRule;
  /** Filled space by space. */
  readonly rows: (SightRow | undefined)[];
}

/**
 * What one space can see: for target `t`, numbers from `offsets[t]` up to `offsets[t + 1]`, sets of doors that must be
 * open, each as its size and then its doorways. No set at all: never seen. An empty set: always.
 */
interface SightRow {
  readonly offsets: Int32Array;
  readonly sets: Int32Array;
}

export function createSight(board: BoardGeometry, rule: OpenDoorRule): Sight {
  return { board, plan: sightPlan(board), rule, rows: new Array<SightRow | undefined>(board.spaces.length) };
}

/** `closed` has a byte for each doorway, anything but 0 while a door in it blocks sight. A space always sees itself. */
export function sees(sight: Sight, closed: Uint8Array, from: number, to: number): boolean {
  return isSeen(sight.rows[from] ?? fillRow(sight, from), closed, to);
}

/** Sets `out` to 1 for each space seen and 0 for the others; gives how many are seen. */
export function visibleFrom(sight: Sight, closed: Uint8Array, from: number, out: Uint8Array): number {
  const row = sight.rows[from] ?? fillRow(sight, from);
  let count = 0;
  for (let to = 0; to < sight.board.spaces.length; to++) {
    const seen = isSeen(row, closed, to) ? 1 : 0;
    out[to] = seen;
    count += seen;
  }
  return count;
}

/** The sets of doorways through which one space sees another, for explaining an answer; `[[]]` if no door matters. */
export function doorsBetween(sight: Sight, from: number, to: number): number[][] {
  const { offsets, sets } = sight.rows[from] ?? fillRow(sight, from);
  const found: number[][] = [];
  for (let at = offsets[to]!; at < offsets[to + 1]!; at += sets[at]! + 1) {
    found.push([...sets.subarray(at + 1, at + 1 + sets[at]!)]);
  }
  return found;
}

function isSeen({ offsets, sets }: SightRow, closed: Uint8Array, to: number): boolean {
  let at = offsets[to]!;
  const end = offsets[to + 1]!;
  while (at < end) {
    const next = at + sets[at]! + 1;
    let door = at + 1;
    while (door < next && closed[sets[door]!] === 0) door++;
    if (door === next) return true;
    at = next;
  }
  return false;
}

/** Doors of the way that is being walked. */
const path: number[] = [];

function fillRow(sight: Sight, from: number): SightRow {
  const { plan, board } = sight;
  const found = new DoorSets(board.spaces.length);
  found.add(from, []);
  for (let piece = plan.firstPiece[from]!; piece < plan.firstPiece[from + 1]!; piece++) {
    walk(sight, found, from, piece, -1, 0, 0);
  }
  const row = found.pack();
  sight.rows[from] = row;
  return row;
}

/** Goes on from a piece, which the beam of `count` extreme lines at `beam` reaches; 0 stands for all lines. */
function walk(
  sight: Sight,
  found: DoorSets,
  source: number,
  piece: number,
  before: number,
  beam: number,
  count: number,
): void {
  const { into, leftX, leftY, rightX, rightY, doorway, spaceOf, firstWay } = sight.plan;
  const end = firstWay[piece + 1]!;
  for (let way = firstWay[piece]!; way < end; way++) {
    const next = into[way]!;
    if (next === before) continue;
    const nextCount =
      count === 0
        ? openBeam(leftX[way]!, leftY[way]!, rightX[way]!, rightY[way]!)
        : narrowBeam(beam, count, leftX[way]!, leftY[way]!, rightX[way]!, rightY[way]!);
    if (nextCount === 0) continue;
    const door = doorway[way]!;
    const space = spaceOf[next]!;
    const isNew = door >= 0 && !path.includes(door);
    if (isNew) path.push(door);
    found.add(space, path);
    const isFarDoor = door >= 0 && spaceOf[piece] !== source && space !== source;
    if (sight.rule === 'none' || !isFarDoor) {
      walk(sight, found, source, next, piece, count === 0 ? 0 : beamAfter(beam, count), nextCount);
    }
    if (isNew) path.pop();
  }
}
