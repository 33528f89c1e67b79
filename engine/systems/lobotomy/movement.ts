/**
 * Steps and moves: who may step where, and what a step does. Characters are held by monsters on their space, everybody by
 * walls and doors, ethereal figures by neither (S000: Movement; Monsters and Doors).
 */

import { distancesTo, stepsDown, UNREACHABLE, type Way } from '../../board/distance';
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { isWhat } from '../../language/conditions';
import { emit, newEvent } from '../../language/emit';
import { occupants } from '../../language/entity-functions';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import type { MoveOrder } from '../../language/system';
import { boardOf, doorwayBetween, listOfSpaces, perSpace, spaceEntity, spaceIndex } from '../../table/board';
import { numberIn, setNumber } from '../../table/numbers';
import { tieBetween } from '../../table/questions';
import { barredBorders } from './board';
import { TIE } from './questions';
import { isClash } from './state';

export type Mover = 'character' | 'monster';

/** Which doors stop an entity: those that stop characters, or those that stop monsters. */
export const moverOf = (play: Play, entity: number): Mover =>
  play.kindOf(entity).name === 'monster' ? 'monster' : 'character';

export const isEthereal = (play: Play, figure: number): boolean => isWhat(play, figure, play.program.name('ethereal'));

export function wayOf(play: Play, figure: number, asIfOpen = false): Way {
  const ethereal = isEthereal(play, figure);
  return {
    isEthereal: ethereal,
    barred: ethereal ? null : barredBorders(play, moverOf(play, figure), asIfOpen),
    held: null,
  };
}

/** Spaces one step away on foot, whatever stands in between being open for this mover. */
export function neighboursOf(play: Play, space: number, mover: Mover): number[] {
  return stepsFrom(play, space, { isEthereal: false, barred: barredBorders(play, mover), held: null });
}

export function stepsFrom(play: Play, space: number, way: Way): number[] {
  const board = boardOf(play);
  const links = way.isEthereal ? board.touching : board.links;
  const index = spaceIndex(play, space);
  if (index < 0) return [];
  const found = new Set<number>();
  for (let i = links.offsets[index] as number; i < (links.offsets[index + 1] as number); i++) {
    const border = links.borders[i] as number;
    if (!way.isEthereal && way.barred?.[border] === 1) continue;
    found.add(links.spaces[i] as number);
  }
  return [...found].map((to) => spaceEntity(play, to));
}

/** Whether a figure may leave the space that it stands on: monsters hold characters, unless one of them is ethereal. */
export function canLeave(play: Play, figure: number): boolean {
  const space = spaceOf(play, figure);
  if (moverOf(play, figure) === 'monster') return isPermitted(play, 'leave-space', figure, space, true);
  const ethereal = isEthereal(play, figure);
  for (const holder of occupants(play, space)) {
    if (!holds(play, holder) || isEthereal(play, holder) !== ethereal) continue;
    if (!isPermitted(play, 'leave-space', figure, holder, false)) return false;
  }
  return isPermitted(play, 'leave-space', figure, space, true);
}

/** Whether a figure holds characters on its space: monsters do, friendly ones do not. */
function holds(play: Play, figure: number): boolean {
  return play.kindOf(figure).name === 'monster' && isEnemy(play, figure);
}

/** Whether this is the Warden before the Final Clash: he walks his track, and nothing hurts or moves him. */
export const isOnPatrol = (play: Play, monster: number): boolean =>
  play.program.infoOf(play, monster)?.item.id === 'warden' && !isClash(play);

/** Whether a monster is an enemy of the characters: one that is friendly, by keyword or condition, is on their side. */
export const isEnemy = (play: Play, monster: number): boolean =>
  !isOnPatrol(play, monster) && !isWhat(play, monster, play.program.name('friendly'));

/** The spaces that a figure may step to now. */
export function legalSteps(play: Play, figure: number): number[] {
  if (!canLeave(play, figure) || !isPermitted(play, 'move', figure, 0, true)) return [];
  return stepsFrom(play, spaceOf(play, figure), wayOf(play, figure)).filter(
    (space) => isPermitted(play, 'step', figure, space, true) && isPermitted(play, 'enter-space', figure, space, true),
  );
}

/** Goes one space, with its events: `step`, then `enter`. */
export function stepTo(play: Play, figure: number, to: number): Asking {
  const from = spaceOf(play, figure);
  const event = newEvent(play, 'step', figure)
    .set('from', from)
    .set('to', to)
    .set('edge', doorwayBetween(play, from, to));
  return emit(play, event, () => {
    setNumber(play, figure, 'steps', numberIn(play, figure, 'steps') + 1);
    return arrive(play, figure, to, from);
  });
}

/** Puts something on a space without steps, or a token on a figure, which carries it from then on. */
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

const fields = perSpace();
const lists = listOfSpaces();

/** Moves a figure as an effect says: nearer to something, away, or pushed. After each step comes what `meeting` does. */
export function moveByOrder(play: Play, figure: number, order: MoveOrder, meeting: (play: Play) => Asking): Asking {
  if (figure === 0 || order.goals.length === 0 || isOnPatrol(play, figure)) return undefined;
  const verb = order.isPush ? 'be-moved' : 'move';
  if (!isPermitted(play, verb, figure, 0, true)) return undefined;
  if (!order.isPush && !order.ignore.has('figures') && moverOf(play, figure) === 'character' && !canLeave(play, figure))
    return undefined;
  if (order.isPush) return begin(moving(play, figure, order, order.steps, meeting));
  const [goal = 0] = order.isAway ? [] : order.goals;
  const event = newEvent(play, 'move', figure).set('steps', order.steps).set('to', placeOf(play, goal));
  return emit(play, event, () => begin(moving(play, figure, order, event.get('steps'), meeting)));
}

const placeOf = (play: Play, goal: number): number => (play.kindOf(goal).name === 'space' ? goal : spaceOf(play, goal));

/** With less than 0 steps as far as it goes. */
function* moving(play: Play, figure: number, order: MoveOrder, steps: number, meeting: (play: Play) => Asking): Proc {
  for (let n = 0; n !== steps; n++) {
    play.countStep(play.def(figure));
    const goals = order.goals.map((goal) => spaceIndex(play, placeOf(play, goal))).filter((goal) => goal >= 0);
    const options = stepsByOrder(play, figure, order, goals);
    if (options.length === 0) return;
    const to = options[yield* tieBetween(play, TIE.step, figure, options)] as number;
    const asking = stepTo(play, figure, to);
    if (asking !== undefined) yield* asking;
    const met = meeting(play);
    if (met !== undefined) yield* met;
    // Killed, stopped or taken elsewhere on the way, it goes no farther.
    if (spaceOf(play, figure) !== to) return;
  }
}

/** The spaces that the next step of an order may lead to. */
function stepsByOrder(play: Play, figure: number, order: MoveOrder, goals: readonly number[]): number[] {
  const way = wayByOrder(play, figure, order);
  const found = order.isAway ? stepsAway(play, figure, way, goals) : stepsNearer(play, figure, way, goals);
  const isBeside = order.stopAt !== 0 && order.stopAt === play.program.name('adjacent');
  return found.filter(
    (space) =>
      !(isBeside && goals.includes(spaceIndex(play, space))) &&
      (order.isPush || isPermitted(play, 'step', figure, space, true)) &&
      isPermitted(play, 'enter-space', figure, space, true),
  );
}

function wayByOrder(play: Play, figure: number, { ignore }: MoveOrder): Way {
  const way = wayOf(play, figure);
  if (ignore.has('walls')) return { isEthereal: true, barred: null, held: null };
  return ignore.has('doors') ? { ...way, barred: null } : way;
}

function stepsNearer(play: Play, figure: number, way: Way, goals: readonly number[]): number[] {
  const board = boardOf(play);
  const field = fields(board);
  const towards = lists(board);
  distancesTo(board, way, goals, goals.length, field);
  const from = spaceIndex(play, spaceOf(play, figure));
  const count = stepsDown(board, way, from, field, towards);
  return Array.from(towards.subarray(0, count), (index) => spaceEntity(play, index));
}

function stepsAway(play: Play, figure: number, way: Way, goals: readonly number[]): number[] {
  const board = boardOf(play);
  const field = fields(board);
  distancesTo(board, way, goals, goals.length, field);
  const here = field[spaceIndex(play, spaceOf(play, figure))] as number;
  return stepsFrom(play, spaceOf(play, figure), way).filter((space) => {
    const distance = field[spaceIndex(play, space)] as number;
    return distance !== UNREACHABLE && distance > here;
  });
}
