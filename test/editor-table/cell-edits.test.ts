/** What is typed into cells, and what it does to the texts: one value each, nothing else, and nothing lost. */
import { expect, test } from 'vitest';
import { clearAll, fillDown, pasteCells, setAll } from '../../editor/table/block-edits';
import { wordsOfEdit, wordsOfLost } from '../../editor/table/edit-words';
import { parseTsv } from '../../editor/table/tsv';
import { selecting, type Table, tableOf } from './table-bench';

const weapons = () =>
  tableOf({
    kind: 'weapon',
    items: {
      axe: '{\n  // heavy\n  "id": "axe",\n  "name": "Axe",\n  "durability": 5,\n  "attacks": [{ "id": "chop", "dice": 4 }],\n}\n',
      bat: '{ "name": "Bat", "id": "bat", "attacks": [{"id":"hit","dice":2}] }',
      saw: '{\r\n  "id": "saw",\r\n  "copies": 1\r\n}\r\n',
    },
  });

const type = (table: Table, id: string, key: string, text: string) => {
  const edited = table.carryOut([{ row: table.row(id), column: table.column(key), entered: { text } }]);
  return { skipped: edited.skipped, item: table.row(id).item };
};

test('a cell that is typed changes its value in the text and nothing else', async () => {
  const table = await weapons();
  const before = table.textOf('axe');
  type(table, 'axe', '/durability', '3');
  expect(table.textOf('axe')).toBe(before.replace('"durability": 5', '"durability": 3'));
  type(table, 'axe', '/attacks/0/dice', '6');
  expect(table.textOf('axe')).toContain('[{ "id": "chop", "dice": 6 }],\n}');
});

test('a new field stands where the schema has it, in the line ends of its file', async () => {
  const table = await weapons();
  type(table, 'saw', '/durability', '3');
  expect(table.textOf('saw')).toBe('{\r\n  "id": "saw",\r\n  "copies": 1,\r\n  "durability": 3\r\n}\r\n');
  type(table, 'saw', '/name', 'Saw');
  expect(table.textOf('saw')).toContain('"id": "saw",\r\n  "name": "Saw",\r\n  "copies": 1');
});

test('an emptied cell takes its field from the item', async () => {
  const table = await weapons();
  type(table, 'axe', '/durability', ' ');
  expect(table.textOf('axe')).not.toContain('durability');
  expect(table.textOf('axe')).toContain('// heavy');
});

test('numbers, truths, words of a list and ids are told from what is typed, by id or by name', async () => {
  const table = await weapons();
  expect(type(table, 'axe', '/durability', ' 07 ').item).toMatchObject({ durability: 7 });
  expect(type(table, 'axe', '/barricades', 'No').item).toMatchObject({ barricades: false });
  expect(type(table, 'axe', '/wears', 'each attack').item).toMatchObject({ wears: 'each-attack' });
  expect(type(table, 'axe', '/attacks/0/symbols', 'burning, "a, b"').item['attacks']).toMatchObject([
    { symbols: ['fire', 'a, b'] },
  ]);
});

test('what does not fit is kept as it was typed, for the checks to tell', async () => {
  const table = await weapons();
  expect(type(table, 'axe', '/durability', 'two').item).toMatchObject({ durability: 'two' });
  expect(type(table, 'axe', '/durability', '9007199254740993').item).toMatchObject({ durability: '9007199254740993' });
  expect(type(table, 'axe', '/barricades', 'maybe').item).toMatchObject({ barricades: 'maybe' });
  expect(type(table, 'axe', '/wears', 'never').item).toMatchObject({ wears: 'never' });
});

test('ids, parts, fields that the form lacks, broken texts and other packs are left alone and counted', async () => {
  const table = await weapons();
  const before = table.textOf('axe');
  expect(type(table, 'axe', '/id', 'hatchet').skipped).toEqual(['id']);
  expect(type(table, 'axe', '/triggers', 'none').skipped).toEqual(['nested']);
  expect(type(table, 'saw', '/attacks/0/dice', '3').skipped).toEqual(['absent']);
  const foreign = { ...table.row('axe'), pack: 'other' };
  const edit = { column: table.column('/name'), entered: { text: 'A' } };
  expect(table.carryOut([{ ...edit, row: foreign }]).skipped).toEqual(['foreign']);
  table.store.setText(table.fileOf('bat'), '{ "name": ', 'code');
  const left = table.carryOut([
    { ...edit, row: table.row('bat') },
    { ...edit, row: table.row('saw') },
  ]);
  expect(wordsOfEdit('Pasted', left, 'weapon')).toBe(
    'Pasted Name in 1 weapon. 1 cell left alone: the text does not parse.',
  );
  expect(table.textOf('axe')).toBe(before);
});

test('parts come back from the clipboard as they were copied', async () => {
  const table = await weapons();
  expect(type(table, 'saw', '/attacks', '[{ "id": "rip", "dice": 1 }]').item['attacks']).toEqual([
    { id: 'rip', dice: 1 },
  ]);
  expect(type(table, 'saw', '/attacks', '{ "id": "rip" }').skipped).toEqual(['nested']);
});

test('another form keeps what both forms have', async () => {
  const table = await tableOf({
    kind: 'memory',
    items: { a: '{ "kind": "memory", "id": "a", "form": "bad", "name": "A", "copies": 2 }' },
  });
  expect(type(table, 'a', '/form', 'One shot').item).toMatchObject({ form: 'one-shot', id: 'a', name: 'A', copies: 2 });
});

test('one value set in all chosen rows is one step of undo', async () => {
  const table = await weapons();
  const before = ['axe', 'bat', 'saw'].map(table.textOf);
  const selection = selecting(table, ['axe', '/durability'], ['axe', '/durability'], 'axe', 'saw');
  const edits = setAll(selection, table.shown('/durability'), table.column('/durability'), '4');
  table.carryOut(edits);
  expect(['axe', 'bat', 'saw'].map((id) => table.row(id).item['durability'])).toEqual([4, undefined, 4]);
  table.store.undo(table.fileOf('saw'));
  expect(['axe', 'bat', 'saw'].map(table.textOf)).toEqual(before);
});

test('the first row of a block fills the others, parts too', async () => {
  const table = await weapons();
  const shown = table.shown('/durability', '/attacks');
  table.carryOut(fillDown(selecting(table, ['axe', '/durability'], ['saw', '/attacks']), shown));
  for (const id of ['bat', 'saw']) {
    expect(table.row(id).item).toMatchObject({ durability: 5, attacks: [{ id: 'chop', dice: 4 }] });
  }
});

test('one row alone is filled from the row above it, and the first row from nothing', async () => {
  const table = await weapons();
  const shown = table.shown('/durability');
  table.carryOut(fillDown(selecting(table, ['bat', '/durability']), shown));
  expect(table.row('bat').item).toMatchObject({ durability: 5 });
  expect(fillDown(selecting(table, ['axe', '/durability']), shown)).toEqual([]);
});

test('a block from a spreadsheet goes from the first chosen cell on, and what finds no room is told', async () => {
  const table = await weapons();
  const shown = table.shown('/name', '/durability');
  const cells = parseTsv('"Bat,\nlong"\t3\tx\nRip saw\t\tx\nGone\t1\tx\n');
  const { edits, block, lost } = pasteCells(cells, selecting(table, ['bat', '/name']), shown);
  table.carryOut(edits);
  expect(table.row('bat').item).toMatchObject({ name: 'Bat,\nlong', durability: 3 });
  expect(table.row('saw').item).toEqual({ id: 'saw', name: 'Rip saw', copies: 1 });
  expect(block).toEqual({ top: 1, bottom: 2, left: 0, right: 1 });
  expect(wordsOfLost(lost)).toBe('1 row and 1 column of the clipboard found no room at the end of the table.');
});

test('one cell of the clipboard fills the whole block, and every ticked row', async () => {
  const table = await weapons();
  const shown = table.shown('/copies', '/durability');
  table.carryOut(pasteCells([['2']], selecting(table, ['axe', '/copies'], ['bat', '/durability']), shown).edits);
  expect(table.row('bat').item).toMatchObject({ copies: 2, durability: 2 });
  const ticked = selecting(table, ['bat', '/copies'], ['bat', '/copies'], 'axe', 'saw');
  table.carryOut(pasteCells([['3']], ticked, shown).edits);
  expect(['axe', 'bat', 'saw'].map((id) => table.row(id).item['copies'])).toEqual([3, 2, 3]);
});

test('emptying a block takes every field of it away', async () => {
  const table = await weapons();
  const shown = table.shown('/name', '/durability');
  const edited = table.carryOut(clearAll(selecting(table, ['axe', '/name'], ['bat', '/durability']), shown));
  expect(table.row('axe').item).not.toHaveProperty('durability');
  expect(table.row('bat').item).not.toHaveProperty('name');
  expect(wordsOfEdit('Emptied', edited, 'weapon')).toBe('Emptied 4 cells in 2 weapons.');
});
