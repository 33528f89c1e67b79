/**
 * What it costs a character to walk from anywhere to a space, doors included, for bots: steps, and for each door on the
 * way what it takes on average to get through it. Kept for the last few states of the doors.
 */
import type { BoardGeometry } from '../../board/geometry';
import { HEAD } from '../../kernel/layout';
import type { Play } from '../../language/play';
import { boardOf, doorwayState } from './board';
import { strengthOf } from './doors';
import { numberIn } from './state';

/** Costs are halves of an action point. */
const STEP = 2;
const FACE_DOWN = 3;
/** By strength, for somebody of middling Imagination. */
const LOCKED: readonly number[] = [2, 2, 3, 4, 7, 14];
const TOKEN = 2;
/** More than any way costs. */
export const NO_WALK = 10_000;

/** The costs for one state of the doors, worked out for each goal when first asked for. */
export class WalkCosts {
  readonly #board: BoardGeometry;
  readonly #rows: (Int16Array | undefined)[] = [];

  constructor(
    board: BoardGeometry,
    readonly doors: Uint8Array,
  ) {
    this.#board = board;
  }

  /** From every space to one, by the spaces' numbers in the geometry. */
  to(space: number): Int16Array {
    const known = this.#rows[space];
    if (known !== undefined) return known;
    const row = fill(this.#board, this.doors, space);
    this.#rows[space] = row;
    return row;
  }
}

const KEPT = 8;
const kept = new WeakMap<BoardGeometry, WalkCosts[]>();
const doorsNow = new Uint8Array(512);

/** The costs as the doors stand now. */
export function walkCosts(play: Play): WalkCosts {
  const board = boardOf(play);
  const count = readDoors(play);
  let known = kept.get(board);
  if (known === undefined) {
    known = [];
    kept.set(board, known);
  }
  const place = known.findIndex(({ doors }) => isSame(doors, count));
  if (place === 0) return known[0] as WalkCosts;
  const costs = place < 0 ? new WalkCosts(board, doorsNow.slice(0, count)) : (known.splice(place, 1)[0] as WalkCosts);
  known.unshift(costs);
  if (known.length > KEPT) known.pop();
  return costs;
}

/** Notes what each doorway costs now; gives their number. */
function readDoors(play: Play): number {
  const kind = play.layout.kind('edge').number;
  let count = 0;
  for (let edge = play.firstOfKind(kind); edge !== 0; edge = play.nextOfKind(edge))
    doorsNow[count++] = doorCost(play, edge);
  return count;
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

function isSame(doors: Uint8Array, count: number): boolean {
  for (let door = 0; door < count; door++) if (doors[door] !== doorsNow[door]) return false;
  return true;
}

/** Walks outward from the goal; buckets by cost, since costs are small whole numbers. */
function fill(board: BoardGeometry, doors: Uint8Array, to: number): Int16Array {
  const { offsets, spaces, borders } = board.linksInto;
  const costs = new Int16Array(board.spaces.length).fill(NO_WALK);
  const buckets: number[][] = [[to]];
  costs[to] = 0;
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const space of buckets[cost] ?? []) {
      if (costs[space] !== cost) continue;
      for (let i = offsets[space] as number; i < (offsets[space + 1] as number); i++) {
        const before = spaces[i] as number;
        const total = cost + STEP + (doors[borders[i] as number] ?? 0);
        if (total >= (costs[before] as number)) continue;
        costs[before] = total;
        const bucket = buckets[total];
        if (bucket === undefined) buckets[total] = [before];
        else bucket.push(before);
      }
    }
  }
  return costs;
}
