/**
 * What is chosen in a table: the active cell, the block from the anchor to it, and rows that are ticked wherever they stand. Cells are
 * named by file and column, so that a choice survives sorting and filtering. Pure.
 */

export interface CellPlace {
  /** `headRow` for the head. */
  file: string;
  /** The key of a column. */
  key: string;
}

export const headRow = '';

export interface Selection {
  active: CellPlace;
  anchor: CellPlace;
  ticked: ReadonlySet<string>;
}

/** Rows and columns as they are shown. */
export interface Grid {
  files: readonly string[];
  rowOf: ReadonlyMap<string, number>;
  keys: readonly string[];
}

export const makeGrid = (files: readonly string[], keys: readonly string[]): Grid => ({
  files,
  rowOf: new Map(files.map((file, index) => [file, index])),
  keys,
});

/** Rows and columns by their number, both ends included. */
export interface Block {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** -1 for the head; a row that is not shown any more is the first. */
export const rowIndex = (grid: Grid, { file }: CellPlace): number =>
  file === headRow ? -1 : (grid.rowOf.get(file) ?? 0);

export const columnIndex = (grid: Grid, { key }: CellPlace): number => Math.max(0, grid.keys.indexOf(key));

export function placeAt(grid: Grid, row: number, column: number): CellPlace {
  const inRows = Math.min(grid.files.length - 1, Math.max(-1, row));
  const inColumns = Math.min(grid.keys.length - 1, Math.max(0, column));
  return { file: grid.files[inRows] ?? headRow, key: grid.keys[inColumns] ?? '' };
}

export function blockOf({ active, anchor }: Selection, grid: Grid): Block {
  const rows = [rowIndex(grid, active), rowIndex(grid, anchor)];
  const columns = [columnIndex(grid, active), columnIndex(grid, anchor)];
  return { top: Math.min(...rows), bottom: Math.max(...rows), left: Math.min(...columns), right: Math.max(...columns) };
}

/** The rows that an edit of all means: those ticked, else those of the block. */
export function chosenFiles(selection: Selection, grid: Grid): readonly string[] {
  if (selection.ticked.size > 0) return grid.files.filter((file) => selection.ticked.has(file));
  const { top, bottom } = blockOf(selection, grid);
  return grid.files.slice(Math.max(0, top), bottom + 1);
}

export function moveTo(selection: Selection, active: CellPlace, isExtending: boolean): Selection {
  // The head is one row of buttons; a block of cells never reaches into it.
  if (isExtending && active.file === headRow) return selection;
  return { ...selection, active, anchor: isExtending ? selection.anchor : active };
}

export function toggleTick(selection: Selection, file: string): Selection {
  const ticked = new Set(selection.ticked);
  if (!ticked.delete(file)) ticked.add(file);
  return { ...selection, ticked };
}

/** Ticks every row from the one ticked or chosen last to this one. */
export function tickTo(selection: Selection, grid: Grid, file: string): Selection {
  const [from, to] = [rowIndex(grid, selection.anchor), grid.rowOf.get(file) ?? 0].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return { ...selection, ticked: new Set([...selection.ticked, ...grid.files.slice(Math.max(0, from), to + 1)]) };
}

export const withoutTicks = (selection: Selection): Selection => ({ ...selection, ticked: new Set() });
