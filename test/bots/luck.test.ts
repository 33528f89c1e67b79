/** A bot's own luck. */
import { describe, expect, test } from 'vitest';
import { Luck } from '../../engine/bots/luck';

const draws = (luck: Luck) => Array.from({ length: 20 }, () => luck.below(1000));

test('is the same for the same seed and salt, and another for any other', () => {
  expect(draws(new Luck(7, 2))).toEqual(draws(new Luck(7, 2)));
  expect(draws(new Luck(7, 2))).not.toEqual(draws(new Luck(8, 2)));
  expect(draws(new Luck(7, 2))).not.toEqual(draws(new Luck(7, 3)));
});

describe('a number below another', () => {
  test('takes every value, about as often as the others', () => {
    const luck = new Luck(1);
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 5000; i++) counts[luck.below(5)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

test('shuffles in place and loses nobody', () => {
  const members = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(new Luck(3).shuffle(members)).toBe(members);
  expect([...members].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
