/** What the head of a table does: order, widths, which columns are seen, and its menu. */
import { useMemo, useState } from 'react';
import type { Observable } from '../workbench/observable';
import { headId } from './cell-id';
import { LEAST_WIDTH } from './column-width';
import type { Condition } from './row-filter';
import { nextSorting } from './row-order';
import type { HeadHands } from './table-head';
import type { TableSettings } from './table-settings';

export function useHeadHands(
  settings: Observable<TableSettings>,
  conditions: readonly Condition[],
  filterBy: (text: string) => void,
  focusGrid: () => void,
): HeadHands {
  const [menu, setMenu] = useState('');
  const filtered = useMemo(
    () => new Set(conditions.flatMap((condition) => (condition.type === 'column' ? [condition.column.key] : []))),
    [conditions],
  );
  const setWidth = (key: string, width: number | null) =>
    settings.set((now) => {
      const { [key]: _, ...others } = now.widths;
      return { ...now, widths: width === null ? others : { ...others, [key]: width } };
    });
  return {
    menu,
    filtered,
    sort: (key) => settings.set((now) => ({ ...now, sorting: nextSorting(now.sorting, key) })),
    order: (sorting) => settings.set((now) => ({ ...now, sorting })),
    openMenu(key) {
      setMenu(key);
      if (key === '') focusGrid();
    },
    widen(key, by) {
      const width = document.getElementById(headId(key))?.offsetWidth ?? LEAST_WIDTH;
      setWidth(key, Math.max(LEAST_WIDTH, width + by));
    },
    setWidth,
    filterBy: ({ key }) => filterBy(`${key.slice(key.lastIndexOf('/') + 1)}:`),
    hide: (key) => settings.set((now) => ({ ...now, shown: { ...now.shown, [key]: false } })),
  };
}
