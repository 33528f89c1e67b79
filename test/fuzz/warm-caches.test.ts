/** What is kept between games (boards, distances, lines of sight, ways) never changes one. */
import { expect, test } from 'vitest';
import { playOut, type Series } from '../../engine/lab/playout';
import { compile, readMorrowHill } from './morrow-hill';

test.each<[Series['bot'], number]>([
  ['random', 24],
  ['greedy', 4],
])('%s games come out the same on a program that has played others before', (bot, games) => {
  const series: Series = { scenario: 'slashers', players: 3, bot, seed: 5 };
  const content = readMorrowHill();
  const warm = compile(content);
  for (let index = games - 1; index >= 0; index--) playOut(warm, series, index);
  for (let index = 0; index < games; index++) {
    expect(playOut(warm, series, index)).toEqual(playOut(compile(content), series, index));
  }
});
