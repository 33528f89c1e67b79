/**
 * The functions of the expression language that every game has: collections, numbers, entities, dice and events. Those
 * about the board are registered by each system in the same form.
 */
import { DICE_FUNCTIONS } from '../dice';
import { ENTITY_FUNCTIONS } from '../entity-functions';
import type { FunctionSpec } from '../spec';

type Lists = readonly (readonly number[])[];
const at = (values: readonly number[], index: number) => values[index] as number;
const list = (lists: Lists, index: number) => lists[index] as readonly number[];

/** Members whose key is the least (or, with `sign` -1, the greatest); all of them at a tie. */
function extremes(members: readonly number[], keys: readonly number[], sign: 1 | -1): number[] {
  const best = Math.min(...keys.map((key) => key * sign));
  return members.filter((_, index) => at(keys, index) * sign === best);
}

const COLLECTIONS: readonly FunctionSpec[] = [
  {
    signature: 'first(list<Entity>): Entity',
    description: 'The first of a list, or none.',
    run: (_, __, [l = []]) => l[0] ?? 0,
  },
  {
    signature: 'sum(list<int>): int',
    description: 'All numbers added up.',
    run: (_, __, [l = []]) => l.reduce((a, b) => (a + b) | 0, 0),
  },
  {
    signature: 'min(int, int): int',
    description: 'The smaller of two numbers.',
    run: (_, n) => Math.min(at(n, 0), at(n, 1)),
  },
  {
    signature: 'max(int, int): int',
    description: 'The greater of two numbers.',
    run: (_, n) => Math.max(at(n, 0), at(n, 1)),
  },
  { signature: 'half(int): int', description: 'Half of a number, rounded up.', run: (_, n) => Math.ceil(at(n, 0) / 2) },
  {
    signature: 'least(list<Entity>, list<int>): list<Entity>',
    description: 'Those whose number is the least; all of them at a tie.',
    run: (_, __, lists) => extremes(list(lists, 0), list(lists, 1), 1),
  },
  {
    signature: 'most(list<Entity>, list<int>): list<Entity>',
    description: 'Those whose number is the greatest; all of them at a tie.',
    run: (_, __, lists) => extremes(list(lists, 0), list(lists, 1), -1),
  },
  {
    signature: 'union(list<Entity>, list<Entity>): list<Entity>',
    description: 'All that are in either list, each once.',
    run: (_, __, lists) => [...new Set([...list(lists, 0), ...list(lists, 1)])],
  },
  {
    signature: 'without(list<Entity>, list<Entity>): list<Entity>',
    description: 'The first list less what is in the second.',
    run: (_, __, lists) => list(lists, 0).filter((member) => !list(lists, 1).includes(member)),
  },
  {
    signature: 'without(list<string>, list<string>): list<string>',
    description: 'The first list less what is in the second.',
    run: (_, __, lists) => list(lists, 0).filter((member) => !list(lists, 1).includes(member)),
  },
  {
    signature: 'distinct(list<Entity>): list<Entity>',
    description: 'Each member once.',
    run: (_, __, lists) => [...new Set(list(lists, 0))],
  },
];

export const LANGUAGE_FUNCTIONS: readonly FunctionSpec[] = [...COLLECTIONS, ...ENTITY_FUNCTIONS, ...DICE_FUNCTIONS];
