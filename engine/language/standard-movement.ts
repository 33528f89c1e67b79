/**
 * Walking on a board of spaces with neighbours: shortest ways to the nearest goal, and steps with their events. A board
 * with doors, colours or figures in the way says so in its `neighbours`.
 */
import { begin } from '../kernel/asking';
import type { Asking, Proc } from '../kernel/decision';
import { putLast } from '../kernel/zones';
import { emit, eventOf } from './emit';
import type { EventRecord } from './event-record';
import { EVENT } from './event-types';
import type { Play } from './play';
import { spaceOf } from './standard';
import type { MoveOrder } from './system';

export interface StandardBoard {
  /** For each space (by its entity): where one step leads, always in the same order. */
  neighbours(play: Play): readonly (readonly number[])[];
}

/** Scratch of one search, by entity: the search that last saw it or wanted it, and what is known of the way there. */
let seen = new Int32Array(0);
let wanted = new Int32Array(0);
let way = new Int32Array(0);
let queue = new Int32Array(0);
let search = 0;

function beginSearch(words: number, from: number): void {
  if (seen.length < words) {
    seen = new Int32Array(words);
    wanted = new Int32Array(words);
    way = new Int32Array(words);
    queue = new Int32Array(words);
    search = 0;
  }
  search++;
  seen[from] = search;
  way[from] = 0;
  queue[0] = from;
}

/** The first step of a shortest way from a space to the nearest of several things; 0 if there is none, or no need of one. */
export function stepToward(play: Play, board: StandardBoard, from: number, goals: readonly number[]): number {
  beginSearch(play.state.length, from);
  for (let i = 0; i < goals.length; i++) wanted[placeOf(play, goals[i] as number)] = search;
  if (wanted[from] === search) return 0;
  const neighbours = board.neighbours(play);
  for (let head = 0, tail = 1; head < tail; head++) {
    const at = queue[head] as number;
    const first = way[at] as number;
    const next = neighbours[at] as readonly number[];
    for (let i = 0; i < next.length; i++) {
      const space = next[i] as number;
      if (seen[space] === search) continue;
      seen[space] = search;
      const step = first === 0 ? space : first;
      if (wanted[space] === search) return step;
      way[space] = step;
      queue[tail++] = space;
    }
  }
  return 0;
}

export const UNREACHABLE = 999;

/** Steps from one space to another on a shortest way; 999 if there is none. */
export function walkingDistance(play: Play, board: StandardBoard, from: number, to: number): number {
  if (from === to) return 0;
  beginSearch(play.state.length, from);
  const neighbours = board.neighbours(play);
  for (let head = 0, tail = 1; head < tail; head++) {
    const at = queue[head] as number;
    for (const space of neighbours[at] ?? []) {
      if (seen[space] === search) continue;
      seen[space] = search;
      way[space] = (way[at] as number) + 1;
      if (space === to) return way[space] as number;
      queue[tail++] = space;
    }
  }
  return UNREACHABLE;
}

/** The neighbour that is farthest from the nearest of the goals, if it is farther than where one stands; else 0. */
function stepAway(play: Play, board: StandardBoard, from: number, goals: readonly number[]): number {
  const nearest = (space: number) =>
    Math.min(...goals.map((goal) => walkingDistance(play, board, placeOf(play, goal), space)));
  let best = 0;
  let farthest = nearest(from);
  for (const space of board.neighbours(play)[from] ?? []) {
    const distance = nearest(space);
    if (distance > farthest) {
      best = space;
      farthest = distance;
    }
  }
  return best;
}

/** Moves somebody step by step inside a `move` event, with a `step` and an `enter` event for each space. */
export function moveFigure(play: Play, board: StandardBoard, mover: number, order: MoveOrder): Asking {
  if (mover === 0 || order.goals.length === 0) return undefined;
  const { program } = play;
  const isWatched = program.isHeard(EVENT.move) || program.isHeard(EVENT.step) || program.isHeard(EVENT.enter);
  if (isWatched) {
    const event = eventOf(EVENT.move, mover, mover).set('steps', order.steps);
    return emit(play, event, () => begin(walk(play, board, mover, order, event)));
  }
  for (let taken = 0; taken !== order.steps; taken++) {
    const to = nextStep(play, board, mover, order);
    if (to === 0) break;
    putLast(play, mover, to);
  }
  return undefined;
}

function* walk(play: Play, board: StandardBoard, mover: number, order: MoveOrder, event: EventRecord): Proc {
  for (let taken = 0; taken !== event.get('steps') && !event.isStopped; taken++) {
    const from = placeOf(play, mover);
    const to = nextStep(play, board, mover, order);
    if (to === 0) return;
    const step = eventOf(EVENT.step, mover, mover).set('from', from).set('to', to);
    const asking = emit(play, step, () => play.program.system.place(play, mover, step.get('to')));
    if (asking !== undefined) yield* asking;
    if (placeOf(play, mover) === from) return;
  }
}

/** Where the next step leads; 0 when the order is done or nothing leads on. */
function nextStep(play: Play, board: StandardBoard, mover: number, { goals, isAway, stopAt }: MoveOrder): number {
  const from = placeOf(play, mover);
  const to = isAway ? stepAway(play, board, from, goals) : stepToward(play, board, from, goals);
  // The space that a goal stands on is entered unless one stops beside it.
  const isBeside = stopAt !== 0 && wanted[to] === search && !isAway;
  return isBeside && stopAt === play.program.name('adjacent') ? 0 : to;
}

/** The space that something is on, or the thing itself if it is a space. */
export function placeOf(play: Play, entity: number): number {
  return play.program.isPlace(play, entity) ? entity : spaceOf(play, entity);
}
