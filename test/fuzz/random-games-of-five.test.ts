/** Random games with a full team, so that each of the eight characters is among them often. */
import { expect, test } from 'vitest';
import { compile, readMorrowHill } from './morrow-hill';
import { playMany } from './random-games';

test('60 random games of five end, keep whole, and come out the same in every way', () => {
  expect(playMany(compile(readMorrowHill()), { scenario: 'slashers', players: 5, from: 2000, until: 2060 })).toEqual(
    [],
  );
});
