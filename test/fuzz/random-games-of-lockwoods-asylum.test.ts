/** Random games of Lockwood's Asylum: all against all with every number of players and with each variant, and alone. */
import { describe, expect, test } from 'vitest';
import { compile, readPack } from './morrow-hill';
import { playMany } from './random-games';

const MODES = [
  ['standard', 2, []],
  ['standard', 3, []],
  ['standard', 4, []],
  ['standard', 5, []],
  ['standard', 2, ['hardcore', 'even-start']],
  ['survival', 1, []],
  ['survival', 1, ['four-horrors']],
] as const;
const GAMES = 4;

describe("random games of Lockwood's Asylum", () => {
  const program = compile(readPack('lockwoods-asylum'));

  test.each(MODES)(
    '%s with %i end, keep whole, and come out the same when restored, loaded, undone and done again',
    (scenario, players, variants) => {
      const seeds = { scenario, players, variants, from: GAMES * players, until: GAMES * players + GAMES };
      expect(playMany(program, seeds)).toEqual([]);
    },
  );
});
