/** Which games are built in. */
import { expect, test } from 'vitest';
import { systemFor, systemIds } from '../../engine/systems';

test('finds each system by its id', () => {
  for (const id of systemIds) expect(systemFor(id)?.step).toBeTypeOf('function');
  expect(systemIds).toEqual(['deep-madness', 'deranged', 'lobotomy', 'lockwoods-asylum', 'sanitarium']);
});

test('knows no system of another name', () => {
  expect(systemFor('chess')).toBeUndefined();
  expect(systemFor('toString')).toBeUndefined();
});
