/**
 * Dice as they were rolled: each is an entity with its natural face and its result, alive until the step of the loop is
 * over. Faces of special dice are content: a label and numbers.
 */
import type { Asking } from '../kernel/decision';
import { emit, eventOf } from './emit';
import { EVENT } from './event-types';
import type { Play } from './play';
import type { ItemInfo } from './program';
import type { FunctionSpec } from './spec';

export interface DieFace {
  id: string;
  label?: string;
  numbers?: Readonly<Record<string, number>>;
}

/** How many faces a die of this item has. */
export const sidesOf = (info: ItemInfo): number => info.sides;

export function faceOf(play: Play, die: number): DieFace | undefined {
  const faces = play.program.infoOf(play, die)?.item.faces as readonly DieFace[] | undefined;
  return faces?.[natural(play, die) - 1];
}

/** The face that a die showed before anything changed it, from 1 on. */
export const natural = (play: Play, die: number): number => play.state[die + play.program.columns.natural] as number;
export const result = (play: Play, die: number): number => play.state[die + play.program.columns.result] as number;

export function setResult(play: Play, die: number, value: number): void {
  play.state[die + play.program.columns.result] = value;
}

/** More dice than these in one roll are counted as effects. */
const DICE_AT_ONCE = 100;

/** Makes dice of an item and rolls them on the `dice` stream, or as a test's script says. */
export function rollDice(play: Play, info: ItemInfo, count: number): number[] {
  if (count === 1) return [rollOne(play, info)];
  const dice: number[] = [];
  for (let i = 0; i < count; i++) {
    // So many dice that they never end are a loop like any other.
    if (i > DICE_AT_ONCE) play.countStep(info.number);
    dice.push(rollOne(play, info));
  }
  return dice;
}

function rollOne(play: Play, info: ItemInfo): number {
  const die = play.create(play.program.kinds.die, info.number);
  rerollDie(play, die, info);
  return die;
}

export function rerollDie(play: Play, die: number, info: ItemInfo): void {
  const sides = sidesOf(info);
  show(play, die, play.script.length > 0 ? scripted(play, info, sides) : play.below(play.diceStream, sides) + 1);
}

function show(play: Play, die: number, face: number): void {
  const { natural, result } = play.program.columns;
  play.state[die + natural] = face;
  play.state[die + result] = face;
}

/** The next face of the script. Throws if it does not fit the die: a worked example that went another way. */
function scripted(play: Play, info: ItemInfo, sides: number): number {
  const face = play.script.shift() as number;
  if (face < 1 || face > sides) throw new RangeError(`the script has ${face} for a ${info.item.id}`);
  return face;
}

/** Rolls for somebody inside a `roll` event, so that parts may change the dice. */
export function rollInEvent(play: Play, dice: readonly number[], who: number, window: () => Asking): Asking {
  return emit(play, eventOf(EVENT.roll, who).setList('dice', dice), window);
}

/** Frees the dice of the step that is over. */
export function clearDice(play: Play): void {
  for (let e = play.firstOfKind(play.program.kindNumbers.die); e !== 0; e = play.nextOfKind(e))
    if (!play.isDead(e)) play.free(e);
}

/** The results of dice added up. */
export function totalOf(play: Play, dice: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < dice.length; i++) total += result(play, dice[i] as number);
  return total;
}

export const DICE_FUNCTIONS: readonly FunctionSpec[] = [
  {
    signature: 'total(list<Entity>): int',
    description: 'The results of dice added up.',
    run: (play, _, lists) => totalOf(play, lists[0] as readonly number[]),
  },
  {
    signature: 'atLeast(list<Entity>, int): int',
    description: 'How many dice show this or more.',
    run: (play, numbers, lists) => {
      const least = numbers[0] as number;
      const dice = lists[0] as readonly number[];
      let count = 0;
      for (let i = 0; i < dice.length; i++) if (result(play, dice[i] as number) >= least) count++;
      return count;
    },
  },
  {
    signature: 'natural(list<Entity>, int): int',
    description: 'How many dice fell on this face before anything changed them.',
    run: (play, numbers, lists) => {
      const face = numbers[0];
      const dice = lists[0] as readonly number[];
      let count = 0;
      for (let i = 0; i < dice.length; i++) if (natural(play, dice[i] as number) === face) count++;
      return count;
    },
  },
  {
    signature: 'faces(list<Entity>, string): int',
    description: 'How often a symbol shows on special dice.',
    run: (play, [word = 0], [dice = []]) => {
      const symbol = play.program.numbering.names.word(word);
      return dice.reduce((sum, die) => sum + (faceOf(play, die)?.numbers?.[symbol] ?? 0), 0);
    },
  },
];
