/**
 * What it costs a character to walk somewhere, for bots: steps, for each door on the way what it takes on average to get
 * through it, and for each space with enemies what it takes to be let go. Kept arrays: good until the next `survey`.
 */
import type { BoardGeometry } from '../../board/geometry';
import { HEAD } from '../../kernel/layout';
import type { Play } from '../../language/play';
import { boardOf, doorwayState } from './board';
import { strengthOf } from './doors';
import { numberIn } from './state';

/** Costs are halves of an action point. */
export const STEP = 2;
const FACE_DOWN = 3;
/** By strength, for somebody of middling Imagination. */
const LOCKED: readonly number[] = [2, 2, 3, 4, 7, 14];
const TOKEN = 2;
/** For each health of an enemy. */
const KILL = 1.4;
/** More than any way costs. */
export const NO_WALK = 10_000;

export interface Terrain {
  board: BoardGeometry;
  /** By border. */
  doors: Uint8Array;
  /** By space: what it costs to leave it. */
  held: Int16Array;
}

const doors = new Uint8Array(1024);
const held = new Int16Array(512);
const queue = new Int16Array(1024);
const isQueued = new Uint8Array(512);
const rows: Int16Array[] = [];

/** Looks at the doors; enemies are told of afterwards with `addHolder`. */
export function survey(play: Play): Terrain {
  const kind = play.layout.kind('edge').number;
  let count = 0;
  for (let edge = play.firstOfKind(kind); edge !== 0; edge = play.nextOfKind(edge))
    doors[count++] = doorCost(play, edge);
  doors.fill(0, count);
  held.fill(0);
  return { board: boardOf(play), doors, held };
}

/** Says that somebody with so much health holds characters on a space. */
export function addHolder(terrain: Terrain, space: number, health: number): void {
  terrain.held[space] = (terrain.held[space] as number) + Math.ceil(health * KILL);
}

function doorCost(play: Play, edge: number): number {
  const token = play.state[edge + HEAD] as number;
  if (token === 0) return 0;
  const state = doorwayState(play, edge);
  if (state === 'face-down') return FACE_DOWN;
  const strength = strengthOf(play, edge);
  if (state === 'locked') return LOCKED[Math.min(strength, LOCKED.length - 1)] as number;
  return Math.max(1, strength - numberIn(play, edge, 'tokens')) * TOKEN;
}

/** Costs from every space to one, in row `index` of those kept. A space is queued again whenever a cheaper way is found. */
export function costsTo({ board, doors, held }: Terrain, goal: number, index: number): Int16Array {
  const { offsets, spaces, borders } = board.linksInto;
  rows[index] ??= new Int16Array(512);
  const costs = rows[index];
  costs.fill(NO_WALK, 0, board.spaces.length);
  costs[goal] = 0;
  queue[0] = goal;
  for (let next = 0, end = 1; next !== end; next = (next + 1) & 1023) {
    const space = queue[next] as number;
    isQueued[space] = 0;
    const cost = costs[space] as number;
    for (let i = offsets[space] as number; i < (offsets[space + 1] as number); i++) {
      const before = spaces[i] as number;
      const total = cost + STEP + (doors[borders[i] as number] as number) + (held[before] as number);
      if (total >= (costs[before] as number)) continue;
      costs[before] = total;
      if (isQueued[before] === 1) continue;
      isQueued[before] = 1;
      queue[end] = before;
      end = (end + 1) & 1023;
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
  { board, doors, held }: Terrain,
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
      if ((costs[to] as number) + STEP + extra !== costs[space] || (isRunning && extra > 0)) continue;
      best = to;
      price = STEP + extra;
      break;
    }
    if (best < 0 || price > over) {
      // Part of a fight or of a door counts, part of a step does not.
      const part = best < 0 || isRunning ? 0 : Math.min(over, price - STEP);
      return { left: (costs[space] as number) - part, over: 0 };
    }
    over -= price;
    space = best;
  }
  return { left: costs[space] as number, over };
}
