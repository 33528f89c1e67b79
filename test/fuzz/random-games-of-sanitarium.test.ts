/** Random games of Sanitarium: all four scenarios, with every number of players, and its variants. */
import { describe, expect, test } from 'vitest';
import { compile, readPack } from './morrow-hill';
import { playMany } from './random-games';

const SCENARIOS = [
  ['simple-escape', [2, 3, 4]],
  ['hand-in-hand', [2, 3, 4]],
  ['light-fingers', [2, 3, 4]],
  ['visiting-day', [1]],
] as const;

/** Whole games are long: few of each are enough to come by every rule. */
const GAMES = 2;

describe.each(SCENARIOS)('random games of %s', (scenario, counts) => {
  const program = compile(readPack('sanitarium'));

  test.each(counts)(
    'with %i players end, keep whole, and come out the same when restored, loaded, undone and done again',
    (players) => {
      const seeds = { scenario, players, from: GAMES * players, until: GAMES * players + GAMES };
      expect(playMany(program, seeds)).toEqual([]);
    },
  );
});

test.each(['two-shadows', 'four-shadows', 'clear-heads', 'tired-heads'])('a random game with %s ends', (variant) => {
  const program = compile(readPack('sanitarium'));
  const seeds = { scenario: 'simple-escape', players: 2, from: 30, until: 31, variants: [variant] };
  expect(playMany(program, seeds)).toEqual([]);
});
