/**
 * How monsters march: towards the nearest character they see (or whoever counts as one for them), else the nearest one, and
 * stop where somebody stands.
 * Those that shoot stop in range, and back away when they are nearer than they need (S000: Monster Movement; Ranged
 * Monsters).
 */

import { distancesFrom, distancesTo, stepsDown, UNREACHABLE } from '../../board/distance';
import { sees } from '../../board/sight';
import { andThen, begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import type { EventRecord } from '../../language/event-record';
import { expire } from '../../language/notes';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { boardOf, laidBoard, listOfSpaces, perSpace, spaceEntity, spaceIndex } from '../../table/board';
import { add, numberIn, read, setNumber } from '../../table/numbers';
import { tieBetween } from '../../table/questions';
import { closedDoors } from './board';
import { hasSight } from './board-functions';
import { rangeOf } from './monster-attack';
import { isEnemy, stepTo, wayOf } from './movement';
import { canBeAttacked, preyAt, preyOf } from './prey';
import { TIE } from './questions';
import { isMonster } from './state';

/** One monster's movement of this turn, with its activation: it gets up and thaws first. */
export function marchMonster(play: Play, monster: number): Asking {
  setNumber(play, monster, 'hasMoved', 1);
  const activation = newEvent(play, 'activation', monster);
  return andThen(
    emit(play, activation, () => begin(marching(play, monster))),
    () => {
      expire(play, play.program.name('end-of-activation'));
      return undefined;
    },
  );
}

/** A march besides that of this turn: with all its AP, which it has again for the one that is due. */
export function marchBesides(play: Play, monster: number): Asking {
  if (monster === 0 || spaceOf(play, monster) === 0 || !isMonster(play, monster) || !isEnemy(play, monster))
    return undefined;
  const kept = ['spent', 'hasMoved'].map((column) => ({ column, value: numberIn(play, monster, column) }));
  setNumber(play, monster, 'spent', 0);
  return andThen(marchMonster(play, monster), () => {
    if (!play.isDead(monster)) for (const { column, value } of kept) setNumber(play, monster, column, value);
    return undefined;
  });
}

function* marching(play: Play, monster: number): Proc {
  if (!isPermitted(play, 'move', monster, 0, true)) return;
  const event = newEvent(play, 'move', monster).set('steps', Math.max(0, read(play, monster, 'ap')));
  const asking = emit(play, event, () => begin(walking(play, monster, event)));
  if (asking !== undefined) yield* asking;
  add(play, monster, 'ap', -read(play, monster, 'ap'));
}

function* walking(play: Play, monster: number, event: EventRecord): Proc {
  if (rangeOf(play, monster) > 0) {
    yield* takeFiringPosition(play, monster, event.get('steps'));
    return;
  }
  if (isOnPrey(play, monster)) return;
  yield* approach(play, monster, event.get('steps'));
}

/** Goes nearer to its prey, space by space, until it stands where a character is. */
function* approach(play: Play, monster: number, mostSteps: number): Proc {
  const prey = mostSteps === 0 ? 0 : yield* choosePrey(play, monster);
  if (prey === 0) return;
  for (let n = 0; n < mostSteps && !isOnPrey(play, monster); n++) {
    const to = nextStep(play, monster, prey);
    if (to === 0) return;
    const asking = stepTo(play, monster, to);
    if (asking !== undefined) yield* asking;
    if (spaceOf(play, monster) === 0) return;
  }
}

/** A character on its space holds a monster there. */
const isOnPrey = (play: Play, monster: number): boolean => preyAt(play, monster, spaceOf(play, monster)).length > 0;

const distances = perSpace();

/** The nearest that it sees, else the nearest; players break ties. With no way to anybody: as if every door were open. */
function* choosePrey(play: Play, monster: number): Proc<number> {
  const prey = preyOf(play, monster);
  if (prey.length === 0) return 0;
  const seen = prey.filter((character) => isSeen(play, monster, character));
  const pool = seen.length > 0 ? seen : prey;
  const nearest = nearestOf(play, monster, pool, false);
  const candidates = nearest.length > 0 ? nearest : nearestOf(play, monster, pool, true);
  if (candidates.length === 0) return 0;
  // Whom it means among several on one space makes no difference to its way.
  const isOneSpace = candidates.every(
    (character) => spaceOf(play, character) === spaceOf(play, candidates[0] as number),
  );
  return candidates[isOneSpace ? 0 : yield* tieBetween(play, TIE.prey, monster, candidates)] as number;
}

/** Sight, as far as it reaches: a modifier of `sight` below 0 takes it away. */
const isSeen = (play: Play, monster: number, character: number): boolean =>
  read(play, monster, 'sight') >= 0 && hasSight(play, monster, character);

function nearestOf(play: Play, monster: number, pool: readonly number[], asIfOpen: boolean): number[] {
  const board = boardOf(play);
  const field = distances(board);
  distancesFrom(board, wayOf(play, monster, asIfOpen), spaceIndex(play, spaceOf(play, monster)), field);
  const away = pool.map((character) => field[spaceIndex(play, spaceOf(play, character))] as number);
  const least = Math.min(...away);
  return least >= UNREACHABLE ? [] : pool.filter((_, index) => away[index] === least);
}

const goal = new Int32Array(1);
const lists = listOfSpaces();
const fields = perSpace();

/** The first space of a shortest way; where doors bar every way, of the way through them, as far as they let it. */
function nextStep(play: Play, monster: number, prey: number): number {
  return stepTowards(play, monster, prey) || stepTowards(play, monster, prey, true);
}

/** `towards` is a figure or a space. */
function stepTowards(play: Play, monster: number, towards: number, asIfOpen = false): number {
  const board = boardOf(play);
  const way = wayOf(play, monster, asIfOpen);
  const field = fields(board);
  const steps = lists(board);
  goal[0] = spaceIndex(play, play.kindOf(towards).name === 'space' ? towards : spaceOf(play, towards));
  distancesTo(board, way, goal, 1, field);
  const count = stepsDown(board, way, spaceIndex(play, spaceOf(play, monster)), field, steps);
  for (let i = 0; i < count; i++) {
    const space = spaceEntity(play, steps[i] as number);
    if (maySetFootOn(play, monster, space) && (!asIfOpen || canStep(play, monster, space))) return space;
  }
  return 0;
}

const maySetFootOn = (play: Play, monster: number, space: number): boolean =>
  isPermitted(play, 'step', monster, space, true) && isPermitted(play, 'enter-space', monster, space, true);

/** Whether the doors as they stand let a monster take this step. */
function canStep(play: Play, monster: number, to: number): boolean {
  const board = boardOf(play);
  const field = distances(board);
  distancesFrom(board, wayOf(play, monster), spaceIndex(play, spaceOf(play, monster)), field);
  return field[spaceIndex(play, to)] === 1;
}

/** Goes where it can shoot from, as far from all characters as that allows; else nearer to its prey. */
function* takeFiringPosition(play: Play, monster: number, mostSteps: number): Proc {
  const positions = firingPositions(play, monster, mostSteps);
  if (positions.length === 0) {
    yield* approach(play, monster, mostSteps);
    return;
  }
  const chosen = positions[yield* tieBetween(play, TIE.step, monster, positions)] as number;
  yield* walkTo(play, monster, chosen, mostSteps);
}

function* walkTo(play: Play, monster: number, space: number, mostSteps: number): Proc {
  for (let n = 0; n < mostSteps && spaceOf(play, monster) !== space; n++) {
    const to = stepTowards(play, monster, space);
    if (to === 0) return;
    const asking = stepTo(play, monster, to);
    if (asking !== undefined) yield* asking;
  }
}

/** The spaces in reach from which it can shoot somebody, farthest from the nearest character; all of them at a tie. */
function firingPositions(play: Play, monster: number, mostSteps: number): number[] {
  const board = boardOf(play);
  const range = rangeOf(play, monster);
  const here = spaceIndex(play, spaceOf(play, monster));
  const way = wayOf(play, monster);
  const reach = new Int16Array(board.spaces.length);
  distancesFrom(board, way, here, reach);
  const targets = preyOf(play, monster)
    .filter((figure) => canBeAttacked(play, figure))
    .map((figure) => spaceIndex(play, spaceOf(play, figure)));
  const { sight } = laidBoard(play);
  const doors = closedDoors(play).slice();
  let farthest = -1;
  let found: number[] = [];
  const away = new Int16Array(board.spaces.length);
  for (let space = 0; space < board.spaces.length; space++) {
    if ((reach[space] as number) > mostSteps) continue;
    distancesFrom(board, way, space, away);
    const canShoot = targets.some((target) => (away[target] as number) <= range && sees(sight, doors, space, target));
    if (!canShoot) continue;
    const nearest = Math.min(...targets.map((target) => away[target] as number));
    if (nearest > farthest) {
      farthest = nearest;
      found = [];
    }
    if (nearest === farthest) found.push(spaceEntity(play, space));
  }
  // Standing still beats moving about for the same distance.
  return found.includes(spaceOf(play, monster)) ? [spaceOf(play, monster)] : found;
}

export const hasMoved = (play: Play, monster: number): boolean => numberIn(play, monster, 'hasMoved') === 1;
