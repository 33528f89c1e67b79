/** Random games of Deep Madness: the first dive with every number of investigators. */
import { expect, test } from 'vitest';
import { compile, readPack } from './morrow-hill';
import { playMany } from './random-games';

const program = compile(readPack('deep-madness'));

test.each([4, 5, 6])(
  '60 random games of %i end, keep whole, and come out the same when restored, loaded, undone and done again',
  (players) => {
    const seeds = { scenario: 'first-dive', players, from: 60 * players, until: 60 * players + 60 };
    expect(playMany(program, seeds)).toEqual([]);
  },
);
