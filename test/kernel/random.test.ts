import { describe, expect, test } from 'vitest';
import { SmallGame } from './small-game';

const draws = (game: SmallGame, stream: string, count = 20) =>
  Array.from({ length: count }, () => game.below(game.stream(stream), 1000));

const seeded = (seed: number, streams?: readonly (string | readonly string[])[]) => {
  const game = new SmallGame(streams);
  game.seed(seed);
  return game;
};

describe('random streams', () => {
  test('give the same numbers for the same seed, and others for another', () => {
    expect(draws(seeded(7), 'dice')).toEqual(draws(seeded(7), 'dice'));
    expect(draws(seeded(7), 'dice')).not.toEqual(draws(seeded(8), 'dice'));
  });

  test('have nothing to do with each other', () => {
    const [one, other] = [seeded(7), seeded(7)];
    draws(one, 'decks', 100);
    expect(draws(one, 'dice')).toEqual(draws(other, 'dice'));
    expect(draws(seeded(7), 'dice')).not.toEqual(draws(seeded(7), 'decks'));
  });

  test('are one when a system gives one several names', () => {
    const game = seeded(7, [['dice', 'decks'], 'setup']);
    const first = draws(seeded(7, ['dice', 'setup']), 'dice', 40);
    expect([...draws(game, 'dice'), ...draws(game, 'decks')]).toEqual(first);
  });

  test('fall on every number about as often', () => {
    const game = seeded(1);
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[game.below(game.stream('dice'), 6)]!++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test('must be known to the system', () => {
    expect(() => seeded(1).stream('weather')).toThrow('no random stream weather');
  });
});
