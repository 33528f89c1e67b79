/** Steps and moves: who may leave a space, what a step does, moves that effects order. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc, Question } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { occupants } from '../../language/entity-functions';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import type { MoveOrder } from '../../language/system';
import { doorwayBetween } from '../../table/board';
import { nameOf, numberIn, read } from '../../table/numbers';
import { askEntity, entityQuestion, tieBetween } from '../../table/questions';
import type { Passing } from './doorways';
import { isCharacter, isMonster, log } from './state';
import { passingOf, placeOf, stepsAway, stepsFrom, stepsToward } from './ways';

/** Trap of all monsters on the space of an investigator. */
export const trapAround = (play: Play, who: number): number =>
  occupants(play, spaceOf(play, who)).reduce(
    (sum, figure) => sum + (isMonster(play, figure) ? read(play, figure, 'trap') : 0),
    0,
  );

/** Whether nothing holds an investigator: neither as much Trap as its Escape nor Slowed. */
export function canLeave(play: Play, who: number, isTrapIgnored = false): boolean {
  if (numberIn(play, who, 'slowed') > 0) return false;
  const trap = trapAround(play, who);
  const isHeld =
    !isTrapIgnored && trap > 0 && trap >= read(play, who, 'escape') && !isPermitted(play, 'ignore-trap', who, 0, false);
  return !isHeld && isPermitted(play, 'leave-space', who, spaceOf(play, who), true);
}

const mayEnter = (play: Play, figure: number, space: number): boolean =>
  isPermitted(play, 'step', figure, space, true) && isPermitted(play, 'enter-space', figure, space, true);

/** The spaces that an investigator may step to now. */
export function legalSteps(play: Play, who: number): number[] {
  const space = spaceOf(play, who);
  if (space === 0 || !canLeave(play, who) || !isPermitted(play, 'move', who, 0, true)) return [];
  return stepsFrom(play, who, space).filter((to) => mayEnter(play, who, to));
}

/** Goes one space, with its events: `step`, then `enter`. */
export function stepTo(play: Play, figure: number, to: number): Asking {
  const from = spaceOf(play, figure);
  const event = newEvent(play, 'step', figure)
    .set('from', from)
    .set('to', to)
    .set('edge', doorwayBetween(play, from, to));
  return emit(play, event, () => arrive(play, figure, to, from));
}

/** Puts something on a space without steps; a token on a figure is carried by it from then on. */
export function placeOn(play: Play, figure: number, space: number): Asking {
  if (space === 0 || figure === 0) return undefined;
  if (!play.program.isPlace(play, space)) {
    if (play.kindOf(figure).name !== 'token') return placeOn(play, figure, spaceOf(play, space));
    putLast(play, figure, space);
    return undefined;
  }
  return arrive(play, figure, space, spaceOf(play, figure));
}

function arrive(play: Play, figure: number, space: number, from: number): Asking {
  putLast(play, figure, space);
  return emit(play, newEvent(play, 'enter', figure).set('space', space).set('from', from));
}

const GO_ON = entityQuestion('move-on', 'move', (play, who) => `Where does ${nameOf(play, who)} go on to?`, {
  none: 'Stay here',
  note: (play, { subject }) => `Trap ${trapAround(play, subject)} of ${read(play, subject, 'escape')}`,
});

/** A Move of an investigator: step by step up to its spaces, beginning with `first` if it is known. */
export function walk(play: Play, who: number, first: number): Asking {
  const event = newEvent(play, 'move', who)
    .set('steps', read(play, who, 'moveSpaces'))
    .set('to', first);
  return emit(play, event, () => begin(walking(play, who, first, () => event.get('steps'))));
}

function* walking(play: Play, who: number, first: number, most: () => number): Proc {
  for (let n = 0; n < most(); n++) {
    const options = legalSteps(play, who);
    if (options.length === 0) return;
    let to = n === 0 ? first : 0;
    if (to === 0) {
      const choices = [0, ...options];
      to = choices[yield* askEntity(play, GO_ON, who, who, choices)] as number;
    }
    if (to === 0) return;
    log(play, `${nameOf(play, who)} moves to ${nameOf(play, to)}`, 'plain', [who, to]);
    const asking = stepTo(play, who, to);
    if (asking !== undefined) yield* asking;
    if (spaceOf(play, who) !== to) return;
  }
}

/** Where several steps are equally good. */
export const STEP_TIE: Question<Play> = entityQuestion(
  'tie-step',
  'monster-move',
  (play, figure) => `Where does ${nameOf(play, figure)} go? All of these are equally good for it.`,
);

/** Moves a figure as an effect says: nearer to something, away, or pulled and pushed. Trap and Slowed hold who walks, Slowed alone who ignores figures. */
export function moveByOrder(play: Play, figure: number, order: MoveOrder): Asking {
  if (figure === 0 || order.goals.length === 0 || spaceOf(play, figure) === 0) return undefined;
  if (!isPermitted(play, order.isPush ? 'be-moved' : 'move', figure, 0, true)) return undefined;
  const isFree = order.isPush || !isCharacter(play, figure) || canLeave(play, figure, order.ignore.has('figures'));
  if (!isFree) return undefined;
  if (order.isPush) return begin(moving(play, figure, order, order.steps));
  const [goal = 0] = order.isAway ? [] : order.goals;
  const event = newEvent(play, 'move', figure).set('steps', order.steps).set('to', placeOf(play, goal));
  return emit(play, event, () => begin(moving(play, figure, order, event.get('steps'))));
}

/** With less than 0 steps as far as it goes. */
function* moving(play: Play, figure: number, order: MoveOrder, steps: number): Proc {
  const passing: Passing = order.ignore.has('doors') ? 'through-hatches' : passingByOrder(play, figure, order);
  for (let n = 0; n !== steps; n++) {
    play.countStep(play.def(figure));
    const options = stepsByOrder(play, figure, order, passing);
    if (options.length === 0) return;
    const to = options[yield* tieBetween(play, STEP_TIE, figure, options)] as number;
    const asking = stepTo(play, figure, to);
    if (asking !== undefined) yield* asking;
    // Killed, stopped or taken elsewhere on the way, it goes no farther.
    if (spaceOf(play, figure) !== to) return;
  }
}

/** What is pulled or pushed does not open anything, whoever it is; tokens that walk mind no hatch. */
const passingByOrder = (play: Play, figure: number, order: MoveOrder): Passing =>
  order.isPush || isMonster(play, figure) ? 'on-foot' : passingOf(play, figure);

function stepsByOrder(play: Play, figure: number, order: MoveOrder, passing: Passing): number[] {
  const goals = order.goals.map((goal) => placeOf(play, goal));
  const found = order.isAway ? stepsAway(play, figure, goals, passing) : stepsToward(play, figure, goals, passing);
  const isBeside = order.stopAt !== 0 && order.stopAt === play.program.name('adjacent');
  return found.filter(
    (space) => !(isBeside && goals.includes(space)) && isPermitted(play, 'enter-space', figure, space, true),
  );
}
