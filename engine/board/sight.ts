/**
 * Line of sight between spaces. As a rule one sees another if some point of it and some point of the other have a straight
 * line between them that meets no wall, rim, solid block, chute or closed door: exact, not sampled. A game may have it that
 * lines run along rows of cells only. Figures never block.
 *
 * For each space the least sets of doors that must be open are worked out when first asked for and kept for as long as
 * the board lies; a door that opens or shuts costs nothing but a look at its byte.
 */
import { beamAfter, narrowBeam, openBeam } from './beam';
import { DoorSets, type SightRow } from './door-sets';
import type { BoardGeometry } from './geometry';
import { type SightPlan, sightPlan } from './sight-plan';
import { rowAlongCells } from './straight-rows';

/**
 * What is a line of sight. `near` and `none`: any straight line; by what an open door does to it. With `near` a space of
 * the door sees through it freely, from farther away only the first space beyond is seen; with `none` it does nothing.
 * `straight-rows`: a walk along one row or one column of cells that turns no corner.
 */
export type SightRule = 'near' | 'none' | 'straight-rows';

export interface Sight {
  readonly board: BoardGeometry;
  readonly plan: SightPlan;
  readonly rule: SightRule;
  /** What each space can see: no set of doors at all is never, an empty set always. Filled space by space. */
  readonly rows: (SightRow | undefined)[];
}

export function createSight(board: BoardGeometry, rule: SightRule): Sight {
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

/**
 * The fewest borders between spaces that a line of sight crosses, -1 if the one does not see the other. Only lines along
 * rows of cells are counted; asking by another rule is a mistake.
 */
export function bordersCrossed(sight: Sight, closed: Uint8Array, from: number, to: number): number {
  if (sight.rule !== 'straight-rows') throw new Error(`no borders are counted by the rule ${sight.rule}`);
  const { offsets, sets, crossed } = sight.rows[from] ?? fillRow(sight, from);
  let least = -1;
  for (let at = offsets[to]!; at < offsets[to + 1]!; at += sets[at]! + 1) {
    if (isOpen(sets, at, closed) && (least < 0 || crossed[at]! < least)) least = crossed[at]!;
  }
  return least;
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
  const end = offsets[to + 1]!;
  for (let at = offsets[to]!; at < end; at += sets[at]! + 1) if (isOpen(sets, at, closed)) return true;
  return false;
}

/** Whether no door of the set at `at` is closed. */
function isOpen(sets: Int32Array, at: number, closed: Uint8Array): boolean {
  const next = at + sets[at]! + 1;
  let door = at + 1;
  while (door < next && closed[sets[door]!] === 0) door++;
  return door === next;
}

/** Doors of the way that is being walked. */
const path: number[] = [];

function fillRow(sight: Sight, from: number): SightRow {
  const { plan, board } = sight;
  if (sight.rule === 'straight-rows') {
    const row = rowAlongCells(board, from);
    sight.rows[from] = row;
    return row;
  }
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
