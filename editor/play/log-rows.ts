/** Turns the log of a game into rows: the number of a decision stands before its first line only. Shows, never decides. */
import type { LogEntry } from '../../engine/view';

export interface LogRow {
  entry: LogEntry;
  /** '' on the lines that follow from the same decision. */
  number: string;
  /** Stable while the game goes on. */
  key: string;
}

export type LogOrder = 'oldest-first' | 'newest-first';

const matches = (entry: LogEntry, words: readonly string[]): boolean => {
  const text = entry.text.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** A decision's own lines keep their order, whichever way the decisions run. */
export function rowsOfLog(log: readonly LogEntry[], order: LogOrder, filter: string): LogRow[] {
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
  if (order === 'oldest-first') return rows;
  const newest: LogRow[] = [];
  let end = rows.length;
  for (let start = rows.length - 1; start >= 0; start--) {
    if (start > 0 && rows[start - 1]?.entry.decision === rows[start]?.entry.decision) continue;
    newest.push(...rows.slice(start, end));
    end = start;
  }
  return newest;
}

export interface LogWindow {
  first: number;
  last: number;
}

/** Which rows to draw: those in sight and a few on either side. */
export function windowOf(scrollTop: number, height: number, rowHeight: number, count: number): LogWindow {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - 8);
  return { first, last: Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + 8) };
}
