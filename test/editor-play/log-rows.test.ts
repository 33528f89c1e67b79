import { describe, expect, it } from 'vitest';
import { rowsOfLog, topsOf, windowOf } from '../../editor/play/log-rows';
import type { LogEntry } from '../../engine/view';

const line = (decision: number, text: string, depth = 0): LogEntry => ({
  decision,
  depth,
  text,
  tone: 'plain',
  item: null,
  pointer: '',
  entities: [],
  roll: null,
});
const log = [
  line(0, 'Set-up'),
  line(1, 'Mara moves to A-2'),
  line(2, 'Attack'),
  line(2, '1 damage', 1),
  line(3, 'Mara moves to A-3'),
];
const shown = (rows: ReturnType<typeof rowsOfLog>) => rows.map(({ number, entry }) => `${number} ${entry.text}`.trim());
const lines = (count: number) =>
  rowsOfLog(
    Array.from({ length: count }, () => line(0, 'Set-up')),
    '',
  );
const NONE = new Map<string, number>();

describe('the log of a game', () => {
  it('runs from the oldest line to the newest, and prints the number of a decision before its first line only', () => {
    expect(shown(rowsOfLog(log, ''))).toEqual([
      'Set-up',
      '1 Mara moves to A-2',
      '2 Attack',
      '1 damage',
      '3 Mara moves to A-3',
    ]);
  });

  it('finds lines by all the words, in any case', () => {
    expect(shown(rowsOfLog(log, 'MARA a-3'))).toEqual(['3 Mara moves to A-3']);
    expect(rowsOfLog(log, 'xyz')).toEqual([]);
  });

  it('gives a line that wraps its own height, and one that was never drawn that of one line', () => {
    expect(topsOf(rowsOfLog(log, ''), new Map([['2', 36]]), 20)).toEqual([0, 20, 40, 76, 96, 116]);
    expect(topsOf([], NONE, 20)).toEqual([0]);
  });

  it('draws only the rows in sight and a few around', () => {
    const tops = topsOf(lines(5000), NONE, 20);
    expect(windowOf(0, 200, tops)).toEqual({ first: 0, last: 18 });
    expect(windowOf(2000, 200, tops)).toEqual({ first: 92, last: 118 });
    expect(windowOf(99_900, 200, tops).last).toBe(5000);
    expect(windowOf(0, 200, [0])).toEqual({ first: 0, last: 0 });
  });

  it('draws fewer rows where they are higher', () => {
    const high = new Map(Array.from({ length: 100 }, (_, row) => [String(row), 100] as const));
    expect(windowOf(1000, 200, topsOf(lines(5000), high, 20))).toEqual({ first: 2, last: 20 });
  });
});
