/**
 * What it costs a character to walk somewhere, for bots: steps, for each door on the way what it takes on average to get
 * through it, and for each space with enemies what it takes to be let go. Kept arrays: good until the next `survey`.
 * Bots ask again and again about positions that differ in one figure, so the costs of the last few terrains are kept.
 */
import type { BoardGeometry } from '../../board/geometry';

/** More than any way costs. */
export const NO_WALK = 10_000;
/** Of a door that nobody gets through. */
export const SHUT_FOR_GOOD = 255;

export interface Terrain {
  board: BoardGeometry;
  /** Of one step, in whatever the system counts. */
  step: number;
  /** By border. */
  doors: Uint8Array;
  /** By space: what it costs to leave it. */
  held: Int16Array;
}

/** A terrain that was seen, with the costs to the goals that were asked for. */
interface Known extends Terrain {
  rows: (Int16Array | undefined)[];
}

let doors = new Uint8Array(0);
let held = new Int16Array(0);
let queue = new Int16Array(0);
let isQueued = new Uint8Array(0);
/** The last terrains, the latest first. */
const known: Known[] = [];
const MOST_KNOWN = 6;

/** Looks at the doors, each with what it costs to get through; what holds somebody is told afterwards with `addHolder`. */
export function survey(board: BoardGeometry, step: number, costs: (doors: Uint8Array) => number): Terrain {
  makeRoom(board);
  doors.fill(0, costs(doors));
  for (let border = board.firstArrow; border < board.passageCount; border++) {
    const doorway = board.borders[border]?.arrow?.doorway ?? -1;
    if (doorway >= 0) doors[border] = doors[doorway] as number;
  }
  held.fill(0);
  return { board, step, doors, held };
}

function makeRoom({ borders, spaces }: BoardGeometry): void {
  if (doors.length < borders.length) doors = new Uint8Array(borders.length * 2);
  if (held.length >= spaces.length) return;
  held = new Int16Array(spaces.length * 2);
  isQueued = new Uint8Array(held.length);
  queue = new Int16Array(held.length);
}

/** The same terrain as it was seen before, or from now on. */
function knownTerrain(terrain: Terrain): Known {
  const index = known.findIndex((other) => isSame(other, terrain));
  if (index === 0) return known[0] as Known;
  const [found] = index > 0 ? known.splice(index, 1) : [];
  const latest = found ?? { ...terrain, doors: terrain.doors.slice(), held: terrain.held.slice(), rows: [] };
  known.unshift(latest);
  known.length = Math.min(known.length, MOST_KNOWN);
  return latest;
}

function isSame(a: Terrain, b: Terrain): boolean {
  if (a.board !== b.board || a.step !== b.step) return false;
  const { borders, spaces } = a.board;
  for (let border = 0; border < borders.length; border++) if (a.doors[border] !== b.doors[border]) return false;
  for (let space = 0; space < spaces.length; space++) if (a.held[space] !== b.held[space]) return false;
  return true;
}

/** Says that it costs so much more to leave a space. */
export function addHolder({ held }: Terrain, space: number, cost: number): void {
  held[space] = (held[space] as number) + cost;
}

/** Costs from every space to each of these goals, in their order; nobody may write to them. */
export function costsTo(terrain: Terrain, goals: readonly number[]): readonly Int16Array[] {
  const { rows } = knownTerrain(terrain);
  return goals.map((goal) => {
    rows[goal] ??= findCosts(terrain, goal);
    return rows[goal];
  });
}

/** A space is queued again whenever a cheaper way is found. */
function findCosts({ board, step, doors, held }: Terrain, goal: number): Int16Array {
  const { offsets, spaces, borders } = board.linksInto;
  const costs = new Int16Array(board.spaces.length).fill(NO_WALK);
  costs[goal] = 0;
  queue[0] = goal;
  // Every space is in the queue once at most, so its places can be used in a ring.
  for (let next = 0, end = 1; next !== end; next = next + 1 === queue.length ? 0 : next + 1) {
    const space = queue[next] as number;
    isQueued[space] = 0;
    const cost = costs[space] as number;
    for (let i = offsets[space] as number; i < (offsets[space + 1] as number); i++) {
      const before = spaces[i] as number;
      const door = doors[borders[i] as number] as number;
      if (door === SHUT_FOR_GOOD) continue;
      const total = cost + step + door + (held[before] as number);
      if (total >= (costs[before] as number)) continue;
      costs[before] = total;
      if (isQueued[before] === 1) continue;
      isQueued[before] = 1;
      queue[end] = before;
      end = end + 1 === queue.length ? 0 : end + 1;
    }
  }
  return costs;
}

/** How a walk ends when its points are spent. */
export interface Arrival {
  /** What it still costs from there. */
  left: number;
  /** Points that are over; only at the goal. */
  over: number;
}

/**
 * Walks as far towards a goal as so many points go. Whoever runs can neither fight nor see to doors on the way. Costs must
 * be those to the goal.
 */
export function walk(
  { board, step, doors, held }: Terrain,
  costs: Int16Array,
  from: number,
  points: number,
  isRunning: boolean,
): Arrival {
  const { offsets, spaces, borders } = board.links;
  let space = from;
  let over = points;
  while ((costs[space] as number) > 0 && (costs[space] as number) < NO_WALK) {
    let best = -1;
    let price = 0;
    for (let i = offsets[space] as number; i < (offsets[space + 1] as number); i++) {
      const to = spaces[i] as number;
      const extra = (doors[borders[i] as number] as number) + (held[space] as number);
      if ((costs[to] as number) + step + extra !== costs[space] || (isRunning && extra > 0)) continue;
      best = to;
      price = step + extra;
      break;
    }
    if (best < 0 || price > over) {
      // Part of a fight or of a door counts, part of a step does not.
      const part = best < 0 || isRunning ? 0 : Math.min(over, price - step);
      return { left: (costs[space] as number) - part, over: 0 };
    }
    over -= price;
    space = best;
  }
  return { left: costs[space] as number, over };
}
