import { expect, test } from 'vitest';
import { differencesBetween, nameOfDifference } from '../../pack/differences';

const named = (before: unknown, after: unknown) => differencesBetween(before, after).map(nameOfDifference);

test('finds each value that differs, with its place', () => {
  expect(differencesBetween({ a: 1, b: [1, { c: 2 }] }, { a: 1, b: [1, { c: 3 }], d: 4 })).toEqual([
    { path: ['b', '1', 'c'], before: 2, after: 3 },
    { path: ['d'], before: undefined, after: 4 },
  ]);
  expect(differencesBetween({ a: [] }, { a: {} })).toEqual([{ path: ['a'], before: [], after: {} }]);
});

test('calls a field by its name, an entry by its id, and a bare entry by its list', () => {
  expect(named({ stats: { health: 2 } }, { stats: { health: 4 } })).toEqual(['health']);
  expect(named({ attacks: [] }, { attacks: [{ id: 'claw' }] })).toEqual(['claw']);
  expect(named({ do: [] }, { do: [{ effect: 'heal' }] })).toEqual(['heal']);
  expect(named({ size: [[8, 3]] }, { size: [[8, 4]] })).toEqual(['size']);
  expect(named(1, 2)).toEqual(['']);
});
