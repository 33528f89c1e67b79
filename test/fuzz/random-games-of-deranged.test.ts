/** Random games of Deranged: the first night, the three scenarios and the open world, with every number of heroes. */
import { describe, expect, test } from 'vitest';
import { compile, readPack } from './morrow-hill';
import { playMany } from './random-games';

const SCENARIOS = [
  ['intro', 12],
  ['tally', 3],
  ['winter', 3],
  ['church', 3],
  ['open-world', 3],
] as const;

describe.each(SCENARIOS)('random games of %s', (scenario, games) => {
  const program = compile(readPack('deranged'));

  test.each([3, 4, 5, 6])(
    'with %i heroes end, keep whole, and come out the same when restored, loaded, undone and done again',
    (players) => {
      const seeds = { scenario, players, from: games * players, until: games * players + games };
      expect(playMany(program, seeds)).toEqual([]);
    },
  );
});
