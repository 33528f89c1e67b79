/** Random games of Deep Madness: the first dive and the three chapters of the expansion, with every number of investigators. */
import { describe, expect, test } from 'vitest';
import { variantsFor } from '../../engine/language/variant-plan';
import { compile, readPack } from './morrow-hill';
import { playMany } from './random-games';

const CHAPTERS = [
  ['deep-madness', 'first-dive', 60],
  ['oracles-betrayal', 'trimming-victims', 12],
  ['oracles-betrayal', 'collecting-tissue', 12],
  ['oracles-betrayal', 'lobotomy', 12],
] as const;

describe.each(CHAPTERS)('%s: random games of %s', (pack, scenario, games) => {
  const program = compile(readPack(pack));

  test.each([4, 5, 6])(
    'with %i investigators end, keep whole, and come out the same when restored, loaded, undone and done again',
    (players) => {
      const seeds = { scenario, players, from: games * players, until: games * players + games };
      expect(playMany(program, seeds)).toEqual([]);
    },
  );

  test('do so with every variant on', () => {
    const variants = variantsFor(program.content.items, scenario).map(({ id }) => id);
    expect(variants).not.toEqual([]);
    expect(playMany(program, { scenario, players: 4, from: 0, until: 4, variants })).toEqual([]);
  });
});
