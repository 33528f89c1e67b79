/** Intervals against printed tables, and how often they hold what they promise. */
import { describe, expect, test } from 'vitest';
import { Luck } from '../../engine/bots/luck';
import { leavesOutZero, meanOf, quantileOf, shareDifference, tQuantile, wilson } from '../../engine/lab/intervals';

/** The examples of Newcombe, Statistics in Medicine 17, 1998. */
describe('a share of games', () => {
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i won', (wins, games, low, high) => {
    const interval = wilson(wins, games);
    expect(interval[0]).toBeCloseTo(low, 4);
    expect(interval[1]).toBeCloseTo(high, 4);
  });

  test('no games say nothing', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});

describe("Student's t", () => {
  test.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [5, 2.571],
    [9, 2.262],
    [10, 2.228],
    [29, 2.045],
    [60, 2],
    [120, 1.98],
    [100_000, 1.96],
  ])('with %i degrees of freedom', (degrees, printed) => {
    expect(tQuantile(degrees)).toBeCloseTo(printed, 3);
  });

  test('has at least one degree of freedom', () => {
    expect(() => tQuantile(0)).toThrow(RangeError);
  });
});

describe('a mean', () => {
  test('comes with the interval of its n', () => {
    // Mean 5, standard deviation 2.138, t(7) 2.365.
    const { n, mean, interval } = meanOf([2, 4, 4, 4, 5, 5, 7, 9]);
    expect({ n, mean }).toEqual({ n: 8, mean: 5 });
    expect(interval[0]).toBeCloseTo(3.2126, 3);
    expect(interval[1]).toBeCloseTo(6.7874, 3);
  });

  test('of one value may be anything', () => {
    expect(meanOf([3])).toEqual({ n: 1, mean: 3, interval: [-Infinity, Infinity] });
  });

  test('of none is none', () => {
    expect(meanOf([])).toEqual({ n: 0, mean: 0, interval: [-Infinity, Infinity] });
  });
});

test('a quantile is one of the values, the lower of two', () => {
  expect([0, 0.5, 1].map((share) => quantileOf([4, 1, 3, 2], share))).toEqual([1, 2, 4]);
  expect(quantileOf([], 0.5)).toBe(0);
});

describe('how much more often the second of two versions is won', () => {
  test('pairs that all come out alike leave room for doubt', () => {
    const { mean, interval } = shareDifference({ both: 5, first: 0, second: 0, neither: 15 });
    expect(mean).toBe(0);
    expect(interval[0]).toBeLessThan(0);
    expect(interval[1]).toBeGreaterThan(0);
  });

  test('many pairs that turn one way leave none', () => {
    const { mean, interval } = shareDifference({ both: 10, first: 2, second: 30, neither: 8 });
    expect(mean).toBeCloseTo(0.56);
    expect(leavesOutZero(interval)).toBe(true);
  });

  test('the other way round is the same turned over', () => {
    const there = shareDifference({ both: 20, first: 12, second: 2, neither: 16 });
    const back = shareDifference({ both: 20, first: 2, second: 12, neither: 16 });
    expect(there.mean).toBeCloseTo(-0.2);
    expect(there.interval[0]).toBeCloseTo(-back.interval[1]);
    expect(there.interval[1]).toBeCloseTo(-back.interval[0]);
  });

  test('no pairs say nothing', () => {
    expect(shareDifference({ both: 0, first: 0, second: 0, neither: 0 })).toMatchObject({ n: 0, interval: [-1, 1] });
  });

  test('holds the truth in about 95 of 100 runs', () => {
    const luck = new Luck(7);
    const runs = 2000;
    let held = 0;
    for (let run = 0; run < runs; run++) {
      const won = { both: 0, first: 0, second: 0, neither: 0 };
      for (let pair = 0; pair < 60; pair++) {
        // Won before in 40 of 100 games; the change turns 20 of 100 into wins and 10 into losses.
        const draw = luck.below(100);
        if (draw < 30) won.both++;
        else if (draw < 40) won.first++;
        else if (draw < 60) won.second++;
        else won.neither++;
      }
      const [low, high] = shareDifference(won).interval;
      if (low <= 0.1 && 0.1 <= high) held++;
    }
    expect(held / runs).toBeGreaterThan(0.93);
    expect(held / runs).toBeLessThan(0.98);
  });
});
