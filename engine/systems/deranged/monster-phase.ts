/**
 * The Monster Phase: types of monsters act by their Initiative. All of a type move, then all of it attack. Each move and each
 * attack is a step of the loop of its own.
 */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import { listValues } from '../../language/expression/lists';
import { expire } from '../../language/notes';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { within } from '../../language/trail';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { attack, targetsOf } from './attack';
import { type MonsterStep, stepsOfMonster } from './behavior';
import { moveAlong } from './monster-move';
import { preyOf } from './prey';
import { isMonster, isOnBoard, isOver, log, monstersOnBoard } from './state';
import { gaitOfMonster } from './ways';

const MOVES = 1;
const ATTACKS = 2;

export function beginMonsters(play: Play): void {
  log(play, 'The monsters act', 'strong');
  for (const monster of play.all('monster')) setNumber(play, monster, 'due', isOnBoard(play, monster) ? MOVES : 0);
}

/** Lets the next monster move or attack; says whether one did. */
export function* actOnce(play: Play): Proc<boolean> {
  const due = monstersOnBoard(play).filter((monster) => numberIn(play, monster, 'due') !== 0);
  if (due.length === 0) return false;
  const least = Math.min(...due.map((monster) => read(play, monster, 'initiative')));
  const type = due.filter((monster) => read(play, monster, 'initiative') === least);
  const mover = type.find((monster) => numberIn(play, monster, 'due') === MOVES);
  const monster = mover ?? (type[0] as number);
  setNumber(play, monster, 'due', mover === undefined ? 0 : ATTACKS);
  const asking = actIn(play, monster, mover === undefined);
  if (asking !== undefined) yield* asking;
  return true;
}

/** A part of an activation, inside an `activation` event: what comes before the first attack, or the rest. */
function actIn(play: Play, monster: number, isAttacking: boolean): Asking {
  if (!isPermitted(play, 'act', monster, 0, true)) return undefined;
  const steps = stepsOfMonster(play, monster);
  const first = steps.findIndex(({ step }) => step === 'attack');
  const at = first < 0 ? steps.length : first;
  const part = isAttacking ? steps.slice(at) : steps.slice(0, at);
  if (part.length === 0) return undefined;
  return emit(play, newEvent(play, 'activation', monster), () => begin(takingSteps(play, monster, part)));
}

function* takingSteps(play: Play, monster: number, steps: readonly MonsterStep[]): Proc {
  for (const step of steps) {
    if (play.isDead(monster) || !isOnBoard(play, monster) || isOver(play)) return;
    if (step.test !== undefined && step.test(play, play.frame(monster)) === 0) continue;
    const asking = takeStep(play, monster, step);
    if (asking !== undefined) yield* asking;
    expire(play, play.program.name('end-of-action'));
  }
}

function takeStep(play: Play, monster: number, step: MonsterStep): Asking {
  if (step.step === 'do')
    return within(play, { item: play.def(monster), pointer: step.pointer }, () => step.run(play, play.frame(monster)));
  if (step.step === 'attack') {
    const among = step.among === undefined ? undefined : listValues(step.among, play, play.frame(monster));
    return begin(attackingAll(play, monster, among));
  }
  const goals = step.goals === undefined ? preyOf(play, monster) : listValues(step.goals, play, play.frame(monster));
  const course = { goals, isAway: step.isAway, enters: step.enters };
  return moveAlong(play, monster, course, read(play, monster, 'movement'));
}

/** Everybody in reach, one after the other, each with a defence card. */
function* attackingAll(play: Play, monster: number, among: readonly number[] | undefined): Proc {
  const prey = preyOf(play, monster).filter((hero) => among === undefined || among.includes(hero));
  const targets = targetsOf(play, monster, gaitOfMonster(play, monster), prey);
  for (const { figure, door } of targets) {
    if (play.isDead(monster) || isOver(play)) return;
    if (!targetsOf(play, monster, gaitOfMonster(play, monster), prey).some((target) => target.figure === figure))
      continue;
    const asking = attack(play, monster, figure, { power: read(play, monster, 'attack'), card: 0, door });
    if (asking !== undefined) yield* asking;
  }
}

/** A monster takes all its steps at once, because an effect says so. */
export function activate(play: Play, monster: number): Asking {
  if (!isMonster(play, monster) || !isOnBoard(play, monster)) return undefined;
  log(play, `${nameOf(play, monster)} acts`, 'plain', [monster]);
  return emit(play, newEvent(play, 'activation', monster), () =>
    begin(takingSteps(play, monster, stepsOfMonster(play, monster))),
  );
}
