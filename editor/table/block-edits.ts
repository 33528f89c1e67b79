/** Edits of many cells at once: the same text in all chosen, the first row down the others, a block from the clipboard, and nothing at all. */
import type { CellEdit } from './cell-edits';
import { type Column, cellValue } from './column';
import type { Row } from './row';
import { type Block, blockOf, chosenFiles, type Grid, type Selection } from './selection';

export interface Shown {
  grid: Grid;
  rows: ReadonlyMap<string, Row>;
  columns: readonly Column[];
}

const rowsOf = (files: readonly string[], { rows }: Shown): Row[] => files.flatMap((file) => rows.get(file) ?? []);

/** The columns of the block, for the rows that are chosen. */
function chosenCells(selection: Selection, shown: Shown): { rows: readonly Row[]; columns: readonly Column[] } {
  const { left, right } = blockOf(selection, shown.grid);
  return {
    rows: rowsOf(chosenFiles(selection, shown.grid), shown),
    columns: shown.columns.slice(left, right + 1),
  };
}

export function setAll(selection: Selection, shown: Shown, column: Column, text: string): CellEdit[] {
  return rowsOf(chosenFiles(selection, shown.grid), shown).map((row) => ({ row, column, entered: { text } }));
}

export function clearAll(selection: Selection, shown: Shown): CellEdit[] {
  const { rows, columns } = chosenCells(selection, shown);
  return rows.flatMap((row) => columns.map((column) => ({ row, column, entered: { value: undefined } })));
}

/** What the first of the chosen rows holds goes into the others; one row alone takes from the row above it. */
export function fillDown(selection: Selection, shown: Shown): CellEdit[] {
  const { rows, columns } = chosenCells(selection, shown);
  const [first] = rows;
  if (first === undefined) return [];
  const above = shown.rows.get(shown.grid.files[(shown.grid.rowOf.get(first.file) ?? 0) - 1] ?? '');
  const from = rows.length === 1 ? above : first;
  if (from === undefined) return [];
  return rows
    .filter((row) => row !== from)
    .flatMap((row) => columns.map((column) => ({ row, column, entered: { value: cellValue(column, from.item) } })));
}

export interface Pasted {
  edits: CellEdit[];
  /** Where it went. */
  block: Block;
  /** Rows and columns of the clipboard beyond the last of the table. */
  lost: { rows: number; columns: number };
}

/** From the first cell of the block on. A block that is a multiple of what is pasted is filled with it, as in any spreadsheet. */
export function pasteCells(cells: readonly (readonly string[])[], selection: Selection, shown: Shown): Pasted {
  const { grid } = shown;
  const { left, right } = blockOf(selection, grid);
  const files = chosenFiles(selection, grid);
  const first = Math.max(0, grid.rowOf.get(files[0] ?? '') ?? 0);
  const height = cells.length;
  const width = Math.max(...cells.map((row) => row.length));
  const isTicked = selection.ticked.size > 0;
  const down = files.length % height === 0 && files.length > height ? files.length : height;
  const across = (right - left + 1) % width === 0 ? right - left + 1 : width;
  const targets = isTicked ? files.slice(0, down) : grid.files.slice(first, first + down);
  const columns = shown.columns.slice(left, left + across);
  const edits = targets.flatMap((file, y) => {
    const row = shown.rows.get(file);
    if (row === undefined) return [];
    return columns.flatMap((column, x): CellEdit[] => {
      const text = cells[y % height]?.[x % width];
      return text === undefined ? [] : [{ row, column, entered: { text } }];
    });
  });
  return {
    edits,
    block: { top: first, bottom: first + targets.length - 1, left, right: left + columns.length - 1 },
    lost: { rows: Math.max(0, height - targets.length), columns: Math.max(0, width - columns.length) },
  };
}
