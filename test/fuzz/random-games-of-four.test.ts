/** The other half of the random games of one scenario, with four characters. */
import { expect, test } from 'vitest';
import { compile, readMorrowHill } from './morrow-hill';
import { playMany } from './random-games';

test('200 random games of four end, keep whole, and come out the same when restored, loaded, undone and done again', () => {
  expect(playMany(compile(readMorrowHill()), { scenario: 'slashers', players: 4, from: 200, until: 400 })).toEqual([]);
});
