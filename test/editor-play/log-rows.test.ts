import { describe, expect, it } from 'vitest';
import { rowsOfLog, windowOf } from '../../editor/play/log-rows';
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

describe('the log of a game', () => {
  it('prints the number of a decision before its first line only', () => {
    expect(shown(rowsOfLog(log, 'oldest-first', ''))).toEqual([
      'Set-up',
      '1 Mara moves to A-2',
      '2 Attack',
      '1 damage',
      '3 Mara moves to A-3',
    ]);
  });

  it('turns decisions round but not the lines within one', () => {
    expect(shown(rowsOfLog(log, 'newest-first', ''))).toEqual([
      '3 Mara moves to A-3',
      '2 Attack',
      '1 damage',
      '1 Mara moves to A-2',
      'Set-up',
    ]);
  });

  it('finds lines by all the words, in any case', () => {
    expect(shown(rowsOfLog(log, 'oldest-first', 'MARA a-3'))).toEqual(['3 Mara moves to A-3']);
    expect(rowsOfLog(log, 'oldest-first', 'xyz')).toEqual([]);
  });

  it('draws only the rows in sight and a few around', () => {
    expect(windowOf(0, 200, 20, 5000)).toEqual({ first: 0, last: 18 });
    expect(windowOf(2000, 200, 20, 5000)).toEqual({ first: 92, last: 118 });
    expect(windowOf(99_900, 200, 20, 5000).last).toBe(5000);
  });
});
