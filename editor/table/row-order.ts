/** The order of rows by the words of one column: numbers by their size, words as people sort them, what is not set last either way. */
import type { Column } from './column';
import type { Row } from './row';
import type { CellReader } from './row-filter';

export interface Sorting {
  /** The key of a column. */
  key: string;
  isDown: boolean;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

export function sortRows(
  rows: readonly Row[],
  column: Column | undefined,
  isDown: boolean,
  reader: CellReader,
): readonly Row[] {
  if (column === undefined) return rows;
  const sign = isDown ? -1 : 1;
  const keyed = rows.map((row) => {
    const words = reader.wordsAt(row, column);
    return { row, words, number: column.isNumeric && words !== '' ? Number(words) : Number.NaN };
  });
  type Keyed = (typeof keyed)[number];
  const compare = (a: Keyed, b: Keyed): number => {
    if (a.words === '' || b.words === '') return Number(a.words === '') - Number(b.words === '');
    const areNumbers = !Number.isNaN(a.number) && !Number.isNaN(b.number);
    return sign * (areNumbers ? a.number - b.number : collator.compare(a.words, b.words));
  };
  return keyed.sort(compare).map(({ row }) => row);
}

/** One more press on a head: up, down, then as it was. */
export function nextSorting(now: Sorting | null, key: string): Sorting | null {
  if (now?.key !== key) return { key, isDown: false };
  return now.isDown ? null : { key, isDown: true };
}
