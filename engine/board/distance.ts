/**
 * How many steps lie between spaces, and where a step towards something leads. Walks rows of links breadth first over
 * kept arrays and allocates nothing; what bars whom is the caller's to say.
 */
import type { BoardGeometry, Links } from './geometry';

/** Distance of a space that can't be reached. Greater than any real one. */
export const UNREACHABLE = 0x7fff;

/** How somebody moves at this moment. */
export interface Way {
  /** Passes walls and doors alike, so that every space that touches is one step away; `barred` is not asked. */
  readonly isEthereal: boolean;
  /** Per border, anything but 0 stops this mover; null bars nothing. Walls need no entry. */
  readonly barred: Uint8Array | null;
  /** Per space, anything but 0 may be entered but not left, be it the first one; null holds nobody. */
  readonly held: Uint8Array | null;
}

let queue = new Int32Array(256);
let towards = new Int16Array(256);
const goal = new Int32Array(1);

function makeRoom(spaceCount: number): void {
  if (queue.length >= spaceCount) return;
  queue = new Int32Array(spaceCount);
  towards = new Int16Array(spaceCount);
}

/** Fills `out` with the steps from a space to every space; gives how many can be reached, itself included. */
export function distancesFrom(board: BoardGeometry, way: Way, from: number, out: Int16Array): number {
  const { offsets, spaces, borders } = way.isEthereal ? board.touching : board.links;
  const barred = way.isEthereal ? null : way.barred;
  const { held } = way;
  makeRoom(board.spaces.length);
  out.fill(UNREACHABLE);
  out[from] = 0;
  queue[0] = from;
  let count = 1;
  for (let next = 0; next < count; next++) {
    const space = queue[next]!;
    if (held !== null && held[space] !== 0) continue;
    const distance = out[space]! + 1;
    const end = offsets[space + 1]!;
    for (let i = offsets[space]!; i < end; i++) {
      const to = spaces[i]!;
      if (out[to] !== UNREACHABLE || (barred !== null && barred[borders[i]!] !== 0)) continue;
      out[to] = distance;
      queue[count++] = to;
    }
  }
  return count;
}

/** Fills `out` with the steps from every space to the nearest of the first `count` targets. */
export function distancesTo(
  board: BoardGeometry,
  way: Way,
  targets: ArrayLike<number>,
  count: number,
  out: Int16Array,
): void {
  const { offsets, spaces, borders } = way.isEthereal ? board.touching : board.linksInto;
  const barred = way.isEthereal ? null : way.barred;
  const { held } = way;
  makeRoom(board.spaces.length);
  out.fill(UNREACHABLE);
  let queued = 0;
  for (let i = 0; i < count; i++) {
    const target = targets[i]!;
    if (out[target] === 0) continue;
    out[target] = 0;
    queue[queued++] = target;
  }
  for (let next = 0; next < queued; next++) {
    const space = queue[next]!;
    const distance = out[space]! + 1;
    const end = offsets[space + 1]!;
    for (let i = offsets[space]!; i < end; i++) {
      const before = spaces[i]!;
      if (out[before] !== UNREACHABLE || (barred !== null && barred[borders[i]!] !== 0)) continue;
      if (held !== null && held[before] !== 0) continue;
      out[before] = distance;
      queue[queued++] = before;
    }
  }
}

/** Which of the first `count` candidates are nearest by these distances, all ties; gives their number, 0 if none can be reached. */
export function nearestOf(
  distances: Int16Array,
  candidates: ArrayLike<number>,
  count: number,
  out: Int32Array,
): number {
  let least = UNREACHABLE;
  let found = 0;
  for (let i = 0; i < count; i++) {
    const distance = distances[candidates[i]!]!;
    if (distance >= UNREACHABLE || distance > least) continue;
    if (distance < least) {
      least = distance;
      found = 0;
    }
    out[found++] = candidates[i]!;
  }
  return found;
}

/**
 * Every space that begins a shortest way to the nearest target, each once; gives their number. Already there, or no way
 * at all: 0.
 */
export function firstSteps(
  board: BoardGeometry,
  way: Way,
  from: number,
  targets: ArrayLike<number>,
  count: number,
  out: Int32Array,
): number {
  makeRoom(board.spaces.length);
  distancesTo(board, way, targets, count, towards);
  return stepsDown(board, way, from, towards, out);
}

/** Neighbours that are one step nearer by a field that `distancesTo` filled for the same way. */
export function stepsDown(board: BoardGeometry, way: Way, from: number, field: Int16Array, out: Int32Array): number {
  const links = way.isEthereal ? board.touching : board.links;
  const wanted = field[from]! - 1;
  let found = 0;
  if (wanted < 0 || wanted >= UNREACHABLE - 1) return 0;
  for (let i = links.offsets[from]!; i < links.offsets[from + 1]!; i++) {
    const to = links.spaces[i]!;
    if (field[to] !== wanted || !isPassable(way, links, i) || contains(out, found, to)) continue;
    out[found++] = to;
  }
  return found;
}

/** A shortest way, both ends included, the first by order of links where there are several; gives its length, 0 if there is none. */
export function pathBetween(board: BoardGeometry, way: Way, from: number, to: number, out: Int32Array): number {
  makeRoom(board.spaces.length);
  goal[0] = to;
  distancesTo(board, way, goal, 1, towards);
  const links = way.isEthereal ? board.touching : board.links;
  const distance = towards[from]!;
  if (distance >= UNREACHABLE) return 0;
  out[0] = from;
  let space = from;
  for (let step = 1; step <= distance; step++) {
    const wanted = distance - step;
    for (let i = links.offsets[space]!; i < links.offsets[space + 1]!; i++) {
      if (towards[links.spaces[i]!] !== wanted || !isPassable(way, links, i)) continue;
      space = links.spaces[i]!;
      break;
    }
    out[step] = space;
  }
  return distance + 1;
}

const isPassable = (way: Way, links: Links, link: number): boolean =>
  way.isEthereal || way.barred === null || way.barred[links.borders[link]!] === 0;

function contains(list: Int32Array, count: number, value: number): boolean {
  for (let i = 0; i < count; i++) if (list[i] === value) return true;
  return false;
}
