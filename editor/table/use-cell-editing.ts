/** How a cell comes to be edited: in its place, in a picker, by a toggle, or elsewhere where that is the way. One cell at a time. */
import { useEffect, useState } from 'react';
import { spokenChoice } from '../forms/choices';
import { createPickerLayer, type PickerLayer } from '../forms/picker-layer';
import type { Choice } from '../forms/vocabulary';
import { useStudio } from '../workbench/studio-context';
import type { Shown } from './block-edits';
import { cellId } from './cell-id';
import { type Column, cellSchema, cellValue } from './column';
import type { Row } from './row';
import type { CellReader } from './row-filter';
import { columnIndex, placeAt, rowIndex } from './selection';
import type { TableEdits } from './use-table-edits';
import type { TableSelection } from './use-table-selection';

export interface Editing {
  file: string;
  key: string;
  text: string;
  /** Began with a letter in place of what the cell held; then arrow keys leave it. */
  isTyped: boolean;
  /** Enter sets all that is chosen. */
  isForAll: boolean;
}

export interface CellEditing {
  now: Editing | null;
  picker: PickerLayer;
  /** `typed` takes the place of what the active cell holds; null edits that. */
  begin(typed: string | null, isForAll: boolean): void;
  type(text: string): void;
  /** Sets what was typed and goes on from the cell by so many rows and columns. */
  finish(isForAll: boolean, rows: number, columns: number): void;
  cancel(): void;
  /** Yes becomes no, in all that is chosen. */
  toggle(): void;
}

export interface EditingParts {
  pack: string;
  tag: string;
  shown: Shown;
  reader: CellReader;
  chosen: TableSelection;
  edits: TableEdits;
  focusGrid(): void;
  openBeside(file: string, at: string): void;
}

export function useCellEditing(parts: EditingParts): CellEditing {
  const { pack, tag, shown, reader, chosen, edits, focusGrid, openBeside } = parts;
  const studio = useStudio();
  const [now, setNow] = useState<Editing | null>(null);
  const [picker] = useState(createPickerLayer);
  const { selection } = chosen;
  const row = shown.rows.get(selection.active.file);
  const column = shown.columns[columnIndex(shown.grid, selection.active)];

  // Where a picker closes, the keys belong to the grid again.
  useEffect(() => picker.subscribe(() => picker.get() === null && focusGrid()), [picker, focusGrid]);

  const pick = (at: Row, of: Column, typed: string, isForAll: boolean) => {
    const anchor = document.getElementById(cellId(at.file, of.key));
    const schema = cellSchema(of, tag, at.item);
    if (anchor === null || schema === undefined) return;
    const text = reader.textAt(at, of);
    const none: readonly Choice[] = text === '' || of.role === 'form' ? [] : [{ value: '', label: 'none' }];
    picker.open({
      anchor,
      label: of.title,
      choices: [...none, ...choicesIn(of, schema, edits)],
      value: text,
      typed,
      isFree: true,
      pick: (value, isAll) => edits.set(selection, at, of, value, isForAll || isAll),
    });
  };

  const toggle = () => {
    if (row === undefined || column?.role !== 'flag') return;
    const isOn = cellValue(column, row.item) === true;
    edits.set(selection, row, column, isOn ? (column.isRequired ? 'no' : '') : 'yes', true);
  };

  const begin = (typed: string | null, isForAll: boolean) => {
    if (row === undefined || column === undefined) return;
    if (row.pack !== pack) studio.documents.tell(`${row.id} belongs to ${row.pack}: edit it in the table there.`);
    else if (row.isBroken) studio.openFile(row.file, { view: 'code' });
    else if (column.role === 'id') {
      if (typed === null) studio.overlay.set({ type: 'rename', file: row.file });
    } else if (column.role === 'nested') {
      if (typed === null) openBeside(row.file, column.key);
    } else if (cellSchema(column, tag, row.item) === undefined) {
      studio.documents.tell(`${row.id} has no ${column.title.toLowerCase()}.`);
    } else if (column.role === 'picked' || column.role === 'form') pick(row, column, typed ?? '', isForAll);
    else if (column.role === 'flag' && typed === null) toggle();
    else
      setNow({
        file: row.file,
        key: column.key,
        text: typed ?? reader.textAt(row, column),
        isTyped: typed !== null,
        isForAll,
      });
  };

  const finish = (isForAll: boolean, rows: number, columns: number) => {
    if (now === null) return;
    setNow(null);
    const edited = shown.rows.get(now.file);
    const of = shown.columns.find(({ key }) => key === now.key);
    if (edited !== undefined && of !== undefined && (isForAll || reader.textAt(edited, of) !== now.text))
      edits.set(selection, edited, of, now.text, isForAll);
    if (rows === 0 && columns === 0) return;
    const at = rowIndex(shown.grid, selection.active);
    const next = Math.max(0, at + rows);
    chosen.go(placeAt(shown.grid, next, columnIndex(shown.grid, selection.active) + columns));
  };

  return {
    now,
    picker,
    begin,
    type: (text) => setNow((before) => (before === null ? null : { ...before, text })),
    finish,
    cancel: () => setNow(null),
    toggle,
  };
}

/** Words of a fixed list are shown as they are spoken. */
function choicesIn(column: Column, schema: Parameters<TableEdits['choices']>[0], edits: TableEdits): readonly Choice[] {
  if (column.role === 'form') return [...column.schemas.keys()].map((value) => ({ value, label: spokenChoice(value) }));
  const choices = edits.choices(schema);
  return schema.enum === undefined ? choices : choices.map(({ value }) => ({ value, label: spokenChoice(value) }));
}
