/** Half of the random games of one scenario, with three characters; the other half stands in a file of its own, to be run beside it. */
import { expect, test } from 'vitest';
import { compile, readMorrowHill } from './morrow-hill';
import { playMany } from './random-games';

test('200 random games of three end, keep whole, and come out the same when restored, loaded, undone and done again', () => {
  expect(playMany(compile(readMorrowHill()), { scenario: 'slashers', players: 3, from: 0, until: 200 })).toEqual([]);
});
