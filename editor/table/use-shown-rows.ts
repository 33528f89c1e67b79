/**
 * Which items and which columns a table shows, and in what order. The order is made anew when the author sorts or filters, or when an item comes or
 * goes, and not by an edit: a row never jumps away under the hand that types in it.
 */
import { useMemo, useRef } from 'react';
import { packsWithin } from '../forms/named-items';
import type { KindName } from '../workbench/document';
import { useStoreState } from '../workbench/studio-context';
import type { Column, TableColumns } from './column';
import { cellValue } from './column';
import { type Row, readRows } from './row';
import { type CellReader, type Condition, fitsFilter } from './row-filter';
import { sortRows } from './row-order';
import type { TableSettings } from './table-settings';

export function useRows({ pack, kind }: KindName, withBase: boolean): ReadonlyMap<string, Row> {
  const { documents } = useStoreState();
  const kept = useRef<ReadonlyMap<string, Row>>(new Map());
  return useMemo(() => {
    const packs = withBase ? packsWithin(documents, pack) : [pack];
    kept.current = readRows(documents, packs, kind, kept.current);
    return kept.current;
  }, [documents, pack, kind, withBase]);
}

/** The columns that the author chose, and those that any item has used since the table was opened. */
export function useShownColumns(
  { columns }: TableColumns,
  rows: ReadonlyMap<string, Row>,
  shown: TableSettings['shown'],
): readonly Column[] {
  const seen = useRef<{ rows: ReadonlyMap<string, Row>; used: ReadonlySet<string> }>({
    rows: new Map(),
    used: new Set(),
  });
  if (seen.current.rows !== rows) {
    const fresh = [...rows.values()].filter((row) => seen.current.rows.get(row.file) !== row);
    const more = columns.filter(
      (column) => !seen.current.used.has(column.key) && fresh.some(({ item }) => cellValue(column, item) !== undefined),
    );
    const used = more.length === 0 ? seen.current.used : new Set([...seen.current.used, ...more.map(({ key }) => key)]);
    seen.current = { rows, used };
  }
  const { used } = seen.current;
  return useMemo(
    () => columns.filter(({ key, isRequired }) => key === '/name' || (shown[key] ?? (isRequired || used.has(key)))),
    [columns, used, shown],
  );
}

export interface RowWishes {
  conditions: readonly Condition[];
  sorting: TableSettings['sorting'];
  /** Files with problems, where only those are asked for. */
  only: ReadonlySet<string> | null;
}

export function useShownOrder(
  rows: ReadonlyMap<string, Row>,
  columns: readonly Column[],
  reader: CellReader,
  { conditions, sorting, only }: RowWishes,
): readonly string[] {
  const files = useSame([...rows.keys()]);
  const now = useRef({ rows, columns, reader });
  now.current = { rows, columns, reader };
  return useMemo(() => {
    const { current } = now;
    const all = files.flatMap((file) => current.rows.get(file) ?? []);
    const found = all.filter(
      (row) => (only === null || only.has(row.file)) && fitsFilter(row, conditions, current.columns, current.reader),
    );
    const column = current.columns.find(({ key }) => key === sorting?.key);
    return sortRows(found, column, sorting?.isDown ?? false, current.reader).map(({ file }) => file);
  }, [files, conditions, sorting, only]);
}

/** The same list as long as its words are the same. */
function useSame(list: readonly string[]): readonly string[] {
  const kept = useRef(list);
  const isSame = list.length === kept.current.length && list.every((word, index) => word === kept.current[index]);
  if (!isSame) kept.current = list;
  return kept.current;
}
