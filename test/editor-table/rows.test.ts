/** Which rows are shown, in what order, and how the chosen cell walks among them. */
import { expect, test } from 'vitest';
import { textOfCell } from '../../editor/table/cell-text';
import { wordsOfCell } from '../../editor/table/cell-words';
import { gridMove } from '../../editor/table/grid-keys';
import { cellOf, readRows } from '../../editor/table/row';
import { type CellReader, fitsFilter, readFilter } from '../../editor/table/row-filter';
import { nextSorting, sortRows } from '../../editor/table/row-order';
import {
  blockOf,
  chosenFiles,
  headRow,
  makeGrid,
  moveTo,
  placeAt,
  tickTo,
  toggleTick,
} from '../../editor/table/selection';
import { type Table, tableOf } from './table-bench';

const monsters = () =>
  tableOf({
    kind: 'monster',
    items: {
      bat: '{ "name": "Bat", "rank": "basic", "stats": { "health": 10 } }',
      ghoul: '{ "name": "Pale Ghoul", "rank": "elite", "stats": { "health": 9 }, "star": "red" }',
      warden: '{ "name": "Warden", "rank": "boss", "stats": { "health": "many" } }',
      wisp: '{ "name": "Wisp", "rank": "basic" }',
    },
  });

const silent = { nameOf: () => undefined, wordOf: () => undefined };
const readerOf = ({ tag }: Table): CellReader => ({
  wordsAt(row, column) {
    const { schema, value } = cellOf(row, column, tag);
    return schema === undefined ? '' : wordsOfCell(schema, value, silent);
  },
  lineAt(row, columns) {
    return columns.map((column) => this.wordsAt(row, column).toLowerCase()).join('\n');
  },
  textAt(row, column) {
    const { schema, value } = cellOf(row, column, tag);
    return schema === undefined ? '' : textOfCell(schema, value);
  },
});

const found = (table: Table, typed: string) => {
  const conditions = readFilter(typed, table.columns);
  return [...table.rows().values()]
    .filter((row) => fitsFilter(row, conditions, table.columns, readerOf(table)))
    .map(({ id }) => id);
};

test('words are looked for in the whole row, and all must be there', async () => {
  const table = await monsters();
  expect(found(table, 'GHOUL')).toEqual(['ghoul']);
  expect(found(table, 'pale elite')).toEqual(['ghoul']);
  expect(found(table, '"pale g"')).toEqual(['ghoul']);
  expect(found(table, 'pale boss')).toEqual([]);
  expect(found(table, '')).toHaveLength(4);
});

test('a condition names a column by its title or its field, and compares numbers as numbers', async () => {
  const table = await monsters();
  expect(found(table, 'rank:elite,boss')).toEqual(['ghoul', 'warden']);
  expect(found(table, 'Health>9')).toEqual(['bat']);
  expect(found(table, 'hea<=9')).toEqual(['ghoul']);
  expect(found(table, 'star=')).toEqual(['bat', 'warden', 'wisp']);
  expect(found(table, 'star!= rank=elite')).toEqual(['ghoul']);
  expect(found(table, 'nothing:here')).toEqual([]);
});

test('numbers are sorted by their size, words after them, and what is not set comes last both ways', async () => {
  const table = await monsters();
  const sorted = (key: string, isDown: boolean) =>
    sortRows([...table.rows().values()], table.column(key), isDown, readerOf(table)).map(({ id }) => id);
  expect(sorted('/stats/health', false)).toEqual(['ghoul', 'bat', 'warden', 'wisp']);
  expect(sorted('/stats/health', true).at(-1)).toBe('wisp');
  expect(sorted('/name', true)).toEqual(['wisp', 'warden', 'ghoul', 'bat']);
});

test('a head sorts up, then down, then not at all', () => {
  const up = nextSorting(null, '/name');
  const down = nextSorting(up, '/name');
  expect([up, down, nextSorting(down, '/name')]).toEqual([
    { key: '/name', isDown: false },
    { key: '/name', isDown: true },
    null,
  ]);
});

test('rows whose text is the same stay the same rows, and the list too', async () => {
  const table = await monsters();
  const read = (before: ReturnType<Table['rows']>) =>
    readRows(table.store.state().documents, ['lobotomy'], 'monster', before);
  const first = table.rows();
  expect(read(first)).toBe(first);
  table.store.setText(table.fileOf('bat'), '{ "name": "Fruit Bat" }', 'form');
  const second = read(first);
  expect(second.get(table.fileOf('ghoul'))).toBe(first.get(table.fileOf('ghoul')));
  expect(second.get(table.fileOf('bat'))?.item).toEqual({ name: 'Fruit Bat' });
});

test('items of the packs below stand after those of the pack itself', async () => {
  const table = await monsters();
  table.store.create('expansion/monster/ape.json', '{}');
  const rows = readRows(table.store.state().documents, ['expansion', 'lobotomy'], 'monster', new Map());
  expect([...rows.values()].map(({ id }) => id)).toEqual(['ape', 'bat', 'ghoul', 'warden', 'wisp']);
});

const grid = makeGrid(['a', 'b', 'c', 'd'], ['/x', '/y', '/z']);
const start = { active: { file: 'b', key: '/y' }, anchor: { file: 'b', key: '/y' }, ticked: new Set<string>() };

test('a block stretches from its anchor to the active cell, and never into the head', () => {
  const block = moveTo(start, placeAt(grid, 3, 0), true);
  expect(blockOf(block, grid)).toEqual({ top: 1, bottom: 3, left: 0, right: 1 });
  expect(chosenFiles(block, grid)).toEqual(['b', 'c', 'd']);
  expect(moveTo(start, placeAt(grid, -1, 1), true)).toBe(start);
  expect(moveTo(start, placeAt(grid, -1, 1), false).active).toEqual({ file: headRow, key: '/y' });
});

test('ticked rows are meant wherever the active cell is, in the order in which they stand', () => {
  const ticked = toggleTick(toggleTick(start, 'd'), 'a');
  expect(chosenFiles(ticked, grid)).toEqual(['a', 'd']);
  expect(chosenFiles(toggleTick(ticked, 'd'), grid)).toEqual(['a']);
  expect([...tickTo(start, grid, 'd').ticked]).toEqual(['b', 'c', 'd']);
});

test('a chosen cell whose row was filtered away is the first row’s', () => {
  expect(blockOf({ ...start, active: { file: 'gone', key: '/z' }, anchor: { file: 'gone', key: '/z' } }, grid)).toEqual(
    {
      top: 0,
      bottom: 0,
      left: 2,
      right: 2,
    },
  );
});

const press = (
  key: string,
  at: { row: number; column: number },
  more: { shift?: true; control?: true; alt?: true } = {},
) =>
  gridMove(
    { key, isControl: more.control ?? false, shiftKey: more.shift ?? false, altKey: more.alt ?? false },
    { ...at, rows: 4, columns: 3, page: 2 },
  );

test('keys walk, stretch, edit and choose as in a spreadsheet', () => {
  const at = { row: 1, column: 1 };
  expect(press('ArrowDown', at)).toEqual({ type: 'go', row: 2, column: 1, isExtending: false });
  expect(press('ArrowRight', at, { shift: true })).toEqual({ type: 'go', row: 1, column: 2, isExtending: true });
  expect(press('End', at, { control: true })).toMatchObject({ row: 3, column: 2 });
  expect(press('Home', at)).toMatchObject({ row: 1, column: 0 });
  expect(press('PageUp', at)).toMatchObject({ row: 0 });
  expect(press('Tab', at, { shift: true })).toMatchObject({ row: 1, column: 0, isExtending: false });
  expect(press('Enter', at)).toEqual({ type: 'edit', typed: null, isForAll: false });
  expect(press('e', at, { control: true })).toEqual({ type: 'edit', typed: null, isForAll: true });
  expect(press('7', at)).toEqual({ type: 'edit', typed: '7', isForAll: false });
  expect(press('Delete', at)).toEqual({ type: 'clear' });
  expect(press('d', at, { control: true })).toEqual({ type: 'fill-down' });
  expect(press(' ', at, { shift: true })).toEqual({ type: 'tick' });
});

test('Tab at an end of the row, and keys of others, are left to the page', () => {
  expect(press('Tab', { row: 1, column: 2 })).toBeNull();
  expect(press('Tab', { row: 1, column: 0 }, { shift: true })).toBeNull();
  expect(press('s', { row: 1, column: 1 }, { control: true })).toBeNull();
  expect(press('Enter', { row: 1, column: 1 }, { alt: true })).toBeNull();
  expect(press('F5', { row: 1, column: 1 })).toBeNull();
});

test('in the head keys sort, open the menu and set the width', () => {
  const head = { row: -1, column: 1 };
  expect(press('Enter', head)).toEqual({ type: 'sort' });
  expect(press(' ', head)).toEqual({ type: 'menu' });
  expect(press('ArrowLeft', head, { alt: true })).toEqual({ type: 'widen', by: -16 });
  expect(press('ArrowDown', head)).toMatchObject({ type: 'go', row: 0 });
  expect(press('a', head)).toBeNull();
});
