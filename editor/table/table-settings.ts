/** How an author looks at the table of a kind: columns, widths, order, what stands beside it. This browser remembers it for each kind. */
import { createRemembered, type Observable } from '../workbench/observable';
import type { Sorting } from './row-order';

export interface TableSettings {
  /** Columns that the author chose to see or not to see, by key; the others are seen where they are used. */
  shown: Readonly<Record<string, boolean>>;
  /** In pixels, by key; the others have what they need. */
  widths: Readonly<Record<string, number>>;
  sorting: Sorting | null;
  /** Whether the items of the packs below stand in the table too. */
  withBase: boolean;
  /** What stands beside the table for the active row. */
  beside: 'nothing' | 'form' | 'code';
  /** In pixels; 0 is half of the room. */
  besideWidth: number;
}

const initial: TableSettings = {
  shown: {},
  widths: {},
  sorting: null,
  withBase: false,
  beside: 'nothing',
  besideWidth: 0,
};

const isSettings = (value: unknown): value is TableSettings => {
  if (typeof value !== 'object' || value === null) return false;
  const { shown, widths, sorting, withBase, beside, besideWidth } = value as Record<string, unknown>;
  const isMapOf = (map: unknown, type: string) =>
    typeof map === 'object' && map !== null && Object.values(map).every((each) => typeof each === type);
  return (
    isMapOf(shown, 'boolean') &&
    isMapOf(widths, 'number') &&
    (sorting === null || (typeof sorting === 'object' && 'key' in sorting && 'isDown' in sorting)) &&
    typeof withBase === 'boolean' &&
    ['nothing', 'form', 'code'].includes(String(beside)) &&
    typeof besideWidth === 'number'
  );
};

export const createTableSettings = (system: string, kind: string): Observable<TableSettings> =>
  createRemembered(`wardwright.table:${system}/${kind}`, initial, isSettings);
