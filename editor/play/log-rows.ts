/**
 * Turns the log of a game into rows, oldest first: the number of a decision stands before its first line only. Rows wrap, so
 * that each has a height of its own; only those in sight are drawn. Shows, never decides.
 */
import type { LogEntry } from '../../engine/view';

export interface LogRow {
  entry: LogEntry;
  /** '' on the lines that follow from the same decision. */
  number: string;
  /** Stable while the game goes on. */
  key: string;
}

const matches = (entry: LogEntry, words: readonly string[]): boolean => {
  const text = entry.text.toLowerCase();
  return words.every((word) => text.includes(word));
};

export function rowsOfLog(log: readonly LogEntry[], filter: string): LogRow[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const rows: LogRow[] = [];
  let last = -1;
  log.forEach((entry, index) => {
    if (!matches(entry, words)) return;
    rows.push({
      entry,
      number: entry.decision === last ? '' : entry.decision === 0 ? '' : String(entry.decision),
      key: String(index),
    });
    last = entry.decision;
  });
  return rows;
}

/** Where each row begins, and after the last of them where they end. A row that was never drawn counts as one line. */
export function topsOf(rows: readonly LogRow[], heights: ReadonlyMap<string, number>, line: number): number[] {
  const tops = [0];
  for (const { key } of rows) tops.push((tops[tops.length - 1] as number) + (heights.get(key) ?? line));
  return tops;
}

export interface LogWindow {
  first: number;
  last: number;
}

/** Rows beyond those in sight that are drawn as well, on either side. */
const BEYOND = 8;

/** Which rows to draw: those in sight and a few on either side. */
export function windowOf(scrollTop: number, height: number, tops: readonly number[]): LogWindow {
  const count = tops.length - 1;
  const rowAt = (y: number): number => {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tops[middle + 1] as number) > y) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    first: Math.max(0, Math.min(rowAt(scrollTop), count) - BEYOND),
    last: Math.min(count, rowAt(scrollTop + height - 1) + 1 + BEYOND),
  };
}
