/** A small table of weapons or memories on a document store in memory. */

import { choicesOf } from '../../editor/forms/choices';
import { vocabularyOf } from '../../editor/forms/vocabulary';
import { type CellEdit, type EditGround, editCells } from '../../editor/table/cell-edits';
import { columnsOf } from '../../editor/table/column';
import { type Row, readRows } from '../../editor/table/row';
import { makeGrid, type Selection } from '../../editor/table/selection';
import { opened } from '../editor/document-bench';

export interface TableOf {
  kind: string;
  /** By id, as they stand on disk. */
  items: Readonly<Record<string, string>>;
}

export async function tableOf({ kind, items }: TableOf) {
  const fileOf = (id: string) => `lobotomy/${kind}/${id}.json`;
  const files = Object.fromEntries(Object.entries(items).map(([id, text]) => [fileOf(id), text]));
  const keyword = { 'lobotomy/keyword/fire.json': '{ "kind": "keyword", "id": "fire", "name": "Burning" }' };
  const bench = await opened({ ...files, ...keyword });
  const { columns, tag } = columnsOf('lobotomy', kind);
  const { documents } = bench.store.state();
  const source = { documents, pack: 'lobotomy', vocabulary: vocabularyOf('lobotomy') };
  const ground: EditGround = {
    system: 'lobotomy',
    kind,
    pack: 'lobotomy',
    tag,
    choices: (schema) => choicesOf(schema, source),
  };
  const rows = () => readRows(bench.store.state().documents, ['lobotomy'], kind, new Map<string, Row>());
  const column = (key: string) => {
    const found = columns.find((each) => each.key === key);
    if (found === undefined) throw new Error(`no column ${key}`);
    return found;
  };
  const row = (id: string) => {
    const found = rows().get(fileOf(id));
    if (found === undefined) throw new Error(`no row ${id}`);
    return found;
  };
  return {
    ...bench,
    fileOf,
    columns,
    tag,
    ground,
    column,
    row,
    rows,
    shown: (...keys: string[]) => ({
      grid: makeGrid([...rows().keys()], keys),
      rows: rows(),
      columns: keys.map(column),
    }),
    /** Carries edits out as one step, as the table does. */
    carryOut(edits: readonly CellEdit[]) {
      const edited = editCells(edits, ground);
      bench.store.setTexts(edited.texts, 'table', 'done');
      return edited;
    },
    textOf: (id: string) => bench.store.get(fileOf(id))?.text ?? '',
  };
}

export type Table = Awaited<ReturnType<typeof tableOf>>;

export const selecting = (
  table: Table,
  from: readonly [id: string, key: string],
  to: readonly [id: string, key: string] = from,
  ...ticked: string[]
): Selection => ({
  anchor: { file: table.fileOf(from[0]), key: from[1] },
  active: { file: table.fileOf(to[0]), key: to[1] },
  ticked: new Set(ticked.map(table.fileOf)),
});
