/**
 * Walking on a board of spaces with neighbours: shortest ways to the nearest goal, and steps with their events. A board
 * with doors, colours or figures in the way says so in its `neighbours`.
 */
import { begin } from '../kernel/asking';
import type { Asking, Proc } from '../kernel/decision';
import { putLast } from '../kernel/zones';
import { emit, newEvent } from './emit';
import type { Play } from './play';
import { spaceOf } from './standard';
import type { MoveOrder } from './system';

export interface StandardBoard {
  /** Spaces that one step leads to, always in the same order. */
  neighbours(play: Play, space: number): readonly number[];
}

/** Scratch of one search, by entity: the search that last saw it, and the first step of the way there. */
let seen = new Int32Array(0);
let goalOf = new Int32Array(0);
let firstStep = new Int32Array(0);
let queue = new Int32Array(0);
let search = 0;

function prepareScratch(words: number): void {
  if (seen.length >= words) return;
  seen = new Int32Array(words);
  goalOf = new Int32Array(words);
  firstStep = new Int32Array(words);
  queue = new Int32Array(words);
  search = 0;
}

/** The first step of a shortest way from a space to the nearest of several spaces; 0 if there is none or it is one. */
export function stepToward(play: Play, board: StandardBoard, from: number, goals: readonly number[]): number {
  prepareScratch(play.state.length);
  search++;
  for (let i = 0; i < goals.length; i++) goalOf[goals[i] as number] = search;
  if (goalOf[from] === search) return 0;
  seen[from] = search;
  firstStep[from] = 0;
  queue[0] = from;
  for (let head = 0, tail = 1; head < tail; head++) {
    const at = queue[head] as number;
    const next = board.neighbours(play, at);
    const first = firstStep[at] as number;
    for (let i = 0; i < next.length; i++) {
      const space = next[i] as number;
      if (seen[space] === search) continue;
      seen[space] = search;
      const step = first === 0 ? space : first;
      if (goalOf[space] === search) return step;
      firstStep[space] = step;
      queue[tail++] = space;
    }
  }
  return 0;
}

/** Steps from one space to another on a shortest way; 999 if there is none. */
export function walkingDistance(play: Play, board: StandardBoard, from: number, to: number): number {
  if (from === to) return 0;
  prepareScratch(play.state.length);
  search++;
  seen[from] = search;
  firstStep[from] = 0;
  queue[0] = from;
  for (let head = 0, tail = 1; head < tail; head++) {
    const at = queue[head] as number;
    for (const space of board.neighbours(play, at)) {
      if (seen[space] === search) continue;
      seen[space] = search;
      firstStep[space] = (firstStep[at] as number) + 1;
      if (space === to) return firstStep[space] as number;
      queue[tail++] = space;
    }
  }
  return UNREACHABLE;
}

export const UNREACHABLE = 999;

/** The neighbour that is farthest from the nearest of the goals, if it is farther than where one stands; else 0. */
function stepAway(play: Play, board: StandardBoard, from: number, goals: readonly number[]): number {
  const nearest = (space: number) => Math.min(...goals.map((goal) => walkingDistance(play, board, goal, space)));
  let best = 0;
  let farthest = nearest(from);
  for (const space of board.neighbours(play, from)) {
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
  return begin(moving(play, board, mover, order));
}

function* moving(play: Play, board: StandardBoard, mover: number, order: MoveOrder): Proc {
  const event = newEvent(play, 'move', mover, mover).set('steps', order.steps);
  const asking = emit(play, event, () => begin(walking(play, board, mover, order, () => event.get('steps'))));
  if (asking !== undefined) yield* asking;
}

function* walking(play: Play, board: StandardBoard, mover: number, order: MoveOrder, steps: () => number): Proc {
  const isAdjacentEnough = order.stopAt === play.program.name('adjacent');
  for (let taken = 0; taken !== steps(); taken++) {
    const goals = order.goals.map((goal) => placeOf(play, goal));
    const from = placeOf(play, mover);
    const to = order.isAway ? stepAway(play, board, from, goals) : stepToward(play, board, from, goals);
    if (to === 0 || (isAdjacentEnough && goals.includes(to))) return;
    const event = newEvent(play, 'step', mover, mover).set('from', from).set('to', to);
    const asking = emit(play, event, () => enterSpace(play, mover, event.get('to'), from));
    if (asking !== undefined) yield* asking;
    if (placeOf(play, mover) === from) return;
  }
}

function enterSpace(play: Play, mover: number, space: number, from: number): Asking {
  putLast(play, mover, space);
  return emit(play, newEvent(play, 'enter', mover).set('space', space).set('from', from));
}

/** The space that something is on, or the thing itself if it is a space. */
export function placeOf(play: Play, entity: number): number {
  return play.program.placeKinds.has(play.kindOf(entity).number) ? entity : spaceOf(play, entity);
}
