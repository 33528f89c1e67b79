import { describe, expect, test } from 'vitest';
import { members } from '../../../engine/kernel/zones';
import { sandbox } from '../sandbox';

const orderWith = (seed: number) => {
  const table = sandbox([{ effect: 'shuffle', zone: 'deck:weapons' }], { seed }).run();
  return members(table.play, table.program.system.zone(table.play, 'deck:weapons', 0)).join();
};

describe('shuffle', () => {
  test('gives a deck a random order, the same for the same seed', () => {
    const orders = Array.from({ length: 60 }, (_, seed) => orderWith(seed));
    expect(new Set(orders).size).toBe(6);
    expect(orderWith(7)).toBe(orderWith(7));
  });

  test("shuffles somebody's zone, and nothing when there is none", () => {
    const table = sandbox([
      { effect: 'shuffle', zone: 'hand', of: 'self' },
      { effect: 'shuffle', zone: 'hand', of: 'none' },
    ]).run();
    expect(table.keys("zone('hand', ann)")).toEqual([]);
  });
});
