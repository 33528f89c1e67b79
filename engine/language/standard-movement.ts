/**
 * Walking on a board of spaces: shortest ways to the nearest goal, and steps with their events. A board with doors or
 * colours in the way says so in its graph.
 */
import { begin } from '../kernel/asking';
import type { Asking, Proc } from '../kernel/decision';
import { putLast } from '../kernel/zones';
import { emit, eventOf } from './emit';
import type { EventRecord } from './event-record';
import { EVENT } from './event-types';
import type { Graph } from './graph';
import type { Play } from './play';
import { spaceOf } from './standard';
import type { MoveOrder } from './system';

export interface StandardBoard {
  /** The spaces as somebody may walk them now; the same object as long as nothing about them changes. */
  graph(play: Play): Graph;
}

let goalSpaces = new Int32Array(16);

/** The spaces of goals, in the scratch array that the next caller writes over. */
function spacesOf(play: Play, goals: readonly number[]): Int32Array {
  if (goals.length > goalSpaces.length) goalSpaces = new Int32Array(goals.length * 2);
  for (let i = 0; i < goals.length; i++) goalSpaces[i] = placeOf(play, goals[i] as number);
  return goalSpaces;
}

/** The neighbour that is farthest from the nearest of the goals, if it is farther than where one stands; else 0. */
function stepAway(graph: Graph, from: number, goals: readonly number[]): number {
  const nearest = (space: number) => Math.min(...goals.map((goal) => graph.distance(goal, space)));
  let best = 0;
  let farthest = nearest(from);
  for (const space of graph.neighbours[from] ?? []) {
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
  const isWatched = play.isHeard(EVENT.move) || play.isHeard(EVENT.step) || play.isHeard(EVENT.enter);
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
  const graph = board.graph(play);
  const from = placeOf(play, mover);
  const spaces = spacesOf(play, goals);
  if (isAway) return stepAway(graph, from, [...spaces.subarray(0, goals.length)]);
  const to = graph.stepToward(from, spaces, goals.length);
  // The space that a goal stands on is entered unless one stops beside it.
  const isBeside =
    stopAt !== 0 && stopAt === play.program.name('adjacent') && spaces.subarray(0, goals.length).includes(to);
  return isBeside ? 0 : to;
}

/** The space that something is on, or the thing itself if it is a space. */
export function placeOf(play: Play, entity: number): number {
  return play.program.isPlace(play, entity) ? entity : spaceOf(play, entity);
}
