import { describe, expect, it } from 'vitest';
import { decisionAt, roundOf, stepByKey, ticksOf } from '../../editor/play/time-line';

describe('the scrubber', () => {
  it('has a tick a decision and marks where rounds begin', () => {
    const ticks = ticksOf(4, [1, 3], 400);
    expect(ticks.map(({ decision, round }) => [decision, round])).toEqual([
      [0, null],
      [1, 1],
      [2, null],
      [3, 2],
      [4, null],
    ]);
    expect(ticks[2]?.at).toBe(0.5);
  });

  it('keeps only the ticks of rounds when there is no room for more', () => {
    expect(ticksOf(900, [1, 300, 600], 400).map(({ decision }) => decision)).toEqual([0, 1, 300, 600]);
  });

  it('stands at the start while nothing has been decided', () => {
    expect(ticksOf(0, [], 400)).toEqual([{ decision: 0, at: 0, round: null }]);
    expect(decisionAt(0.7, 0)).toBe(0);
  });

  it('finds the nearest decision under the hand', () => {
    expect(decisionAt(0.49, 10)).toBe(5);
    expect(decisionAt(-1, 10)).toBe(0);
    expect(decisionAt(2, 10)).toBe(10);
  });

  it('moves by one with arrows, by rounds with page keys, to the ends with Home and End', () => {
    const step = (key: string, from: number) => stepByKey(key, from, 40, [1, 12, 25]);
    expect(step('ArrowLeft', 0)).toBe(0);
    expect(step('ArrowRight', 40)).toBe(40);
    expect(step('PageUp', 12)).toBe(25);
    expect(step('PageUp', 30)).toBe(40);
    expect(step('PageDown', 12)).toBe(1);
    expect(step('Home', 9)).toBe(0);
    expect(step('End', 9)).toBe(40);
    expect(step('x', 9)).toBeNull();
  });

  it('names the round of a decision', () => {
    expect(roundOf(0, [1, 12])).toBe('Set-up');
    expect(roundOf(12, [1, 12])).toBe('Round 2');
  });
});
