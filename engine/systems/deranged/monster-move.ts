/**
 * How monsters move: the shortest way to their goal along arrows that they can follow, never by portals. Whoever has Destiny says
 * which goal and which way where several are equally good.
 */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import type { MoveOrder } from '../../language/system';
import { spaceIndex } from '../../table/board';
import { NO_WAY, nearestBy } from '../../table/board-functions';
import { nameOf } from '../../table/numbers';
import { entityQuestion, tieBetween } from '../../table/questions';
import { isBlocked, move, type Step, stepsFrom, takeStep, type Walk, walkOf } from './movement';
import { isCharacter, isMonster, log } from './state';
import { FREELY, type Gait, gaitOfMonster, placeOf, rowFrom, stepsBetween } from './ways';

const GOAL = entityQuestion(
  'tie-target',
  'monster-move',
  (play, monster) => `Whom does ${nameOf(play, monster)} go for? All of these are equally near.`,
);
const ROUTE = entityQuestion(
  'tie-step',
  'monster-move',
  (play, monster) => `Where does ${nameOf(play, monster)} go? All of these ways are equally short.`,
);

export interface Course {
  readonly goals: readonly number[];
  readonly isAway: boolean;
  /** Whether it goes on to the space of its goal, instead of stopping beside it. */
  readonly enters: boolean;
}

const gaitFor = (play: Play, figure: number): Gait => (isMonster(play, figure) ? gaitOfMonster(play, figure) : FREELY);

/** Moves a figure up to so many spaces, inside a `move` event. */
export function moveAlong(play: Play, figure: number, course: Course, steps: number): Asking {
  if (spaceOf(play, figure) === 0 || course.goals.length === 0 || !isPermitted(play, 'move', figure, 0, true))
    return undefined;
  const event = newEvent(play, 'move', figure).set('steps', steps);
  return emit(play, event, () =>
    begin(
      moving(
        play,
        figure,
        course,
        () => event.get('steps'),
        () => event.isStopped,
      ),
    ),
  );
}

function* moving(play: Play, figure: number, course: Course, most: () => number, isStopped: () => boolean): Proc {
  const walk = walkOf(gaitFor(play, figure));
  const goals = course.goals.filter((goal) => placeOf(play, goal) !== 0);
  const goal = course.isAway ? 0 : yield* nearestGoal(play, figure, goals, walk.gait);
  if (!course.isAway && goal === 0) return;
  const from = spaceOf(play, figure);
  for (let n = 0; n < most() && !isStopped(); n++) {
    play.countStep(play.def(figure));
    const left = most() - n;
    const options = course.isAway
      ? stepsAway(play, figure, goals, walk)
      : stepsToward(play, figure, placeOf(play, goal), walk, course.enters);
    if (options.length === 0) break;
    const step = yield* chooseStep(play, figure, options, goal, left, walk, course.enters);
    if (yield* isBlocked(play, figure, step)) {
      walk.blocked.add(step.door);
      break;
    }
    if (!(yield* takeStep(play, figure, step))) return;
  }
  if (spaceOf(play, figure) !== from && spaceOf(play, figure) !== 0)
    log(play, `${nameOf(play, figure)} moves to ${nameOf(play, spaceOf(play, figure))}`, 'plain', [figure]);
}

function* nearestGoal(play: Play, figure: number, goals: readonly number[], gait: Gait): Proc<number> {
  const nearest = nearestBy(goals, (goal) => stepsBetween(play, gait, figure, goal));
  if (nearest.length === 0) return 0;
  return nearest[yield* tieBetween(play, GOAL, figure, nearest)] as number;
}

const distance = (play: Play, gait: Gait, from: number, to: number): number =>
  rowFrom(play, gait, spaceIndex(play, from))[spaceIndex(play, to)] ?? NO_WAY;

function stepsToward(play: Play, figure: number, goal: number, walk: Walk, enters: boolean): Step[] {
  const here = spaceOf(play, figure);
  if (here === goal) return [];
  const steps = stepsFrom(play, figure, walk, here);
  const least = Math.min(...steps.map(({ to }) => distance(play, walk.gait, to, goal)));
  // What cannot be entered may leave no way that leads nearer.
  if (least >= distance(play, walk.gait, here, goal)) return [];
  return steps.filter(({ to }) => distance(play, walk.gait, to, goal) === least && (enters || to !== goal));
}

function stepsAway(play: Play, figure: number, goals: readonly number[], walk: Walk): Step[] {
  const here = spaceOf(play, figure);
  const nearest = (space: number): number =>
    Math.min(...goals.map((goal) => distance(play, walk.gait, placeOf(play, goal), space)));
  const steps = stepsFrom(play, figure, walk, here);
  const farthest = Math.max(nearest(here), ...steps.map(({ to }) => nearest(to)));
  return farthest <= nearest(here) ? [] : steps.filter(({ to }) => nearest(to) === farthest);
}

/** Asks only where the ways end on different spaces. */
function* chooseStep(
  play: Play,
  figure: number,
  options: readonly Step[],
  goal: number,
  left: number,
  walk: Walk,
  enters: boolean,
): Proc<Step> {
  const [first] = options as [Step];
  if (options.length === 1) return first;
  const ends = options.map(({ to }) =>
    [...endsFrom(play, figure, to, placeOf(play, goal), left - 1, walk, enters)].sort().join(),
  );
  if (goal !== 0 && new Set(ends).size === 1 && !(ends[0] as string).includes(',')) return first;
  const spaces = [...new Set(options.map(({ to }) => to))];
  const to = spaces[yield* tieBetween(play, ROUTE, figure, spaces)];
  return options.find((option) => option.to === to) ?? first;
}

/** Where shortest ways from a space to a goal can end after so many steps. */
function endsFrom(
  play: Play,
  figure: number,
  space: number,
  goal: number,
  left: number,
  walk: Walk,
  enters: boolean,
): Set<number> {
  let rim = new Set([space]);
  for (let n = 0; n < left; n++) {
    const next = new Set<number>();
    for (const at of rim) {
      const nearer = stepsFrom(play, figure, walk, at).filter(
        ({ to }) =>
          distance(play, walk.gait, to, goal) === distance(play, walk.gait, at, goal) - 1 && (enters || to !== goal),
      );
      if (nearer.length === 0) next.add(at);
      for (const { to } of nearer) next.add(to);
    }
    rim = next;
  }
  return rim;
}

/** Moves a figure as an effect says. A hero that is to reach a space chooses its way itself. */
export function moveByOrder(play: Play, figure: number, order: MoveOrder): Asking {
  const steps = order.steps < 0 ? NO_WAY : order.steps;
  if (isCharacter(play, figure) && order.goals.length === 0) return move(play, figure, steps, walkOf(FREELY));
  const enters = order.stopAt !== play.program.name('adjacent');
  return moveAlong(play, figure, { goals: order.goals, isAway: order.isAway, enters }, steps);
}
