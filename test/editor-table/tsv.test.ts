/** The clipboard of a spreadsheet, read and written. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTsv, printTsv } from '../../editor/table/tsv';

test('rows and cells are read from tabs and line ends, whatever the line ends are', () => {
  const cells = [
    ['Axe', '3'],
    ['Saw', ''],
  ];
  expect(parseTsv('Axe\t3\nSaw\t')).toEqual(cells);
  expect(parseTsv('Axe\t3\r\nSaw\t\r\n')).toEqual(cells);
  expect(parseTsv('Axe\t3\rSaw\t\r')).toEqual(cells);
});

test('a cell in quotes may hold line ends, tabs and quotes', () => {
  expect(parseTsv('"Strike.\r\nThen ""rest"".\t!"\t4\nx')).toEqual([['Strike.\nThen "rest".\t!', '4'], ['x']]);
});

test('a quote that closes nothing is a letter', () => {
  expect(parseTsv('"Hush" she said\t2\n5" pipe\t"open')).toEqual([
    ['"Hush" she said', '2'],
    ['5" pipe', '"open'],
  ]);
});

test('an empty clipboard is one empty cell', () => {
  expect(parseTsv('')).toEqual([['']]);
});

test('whatever is copied comes back as it was', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ',', ' ', 'ß'), maxLength: 6 });
  const table = fc
    .integer({ min: 1, max: 3 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(table, (rows) => {
      // A last row of one empty cell can't be told from the end of the row before it.
      fc.pre(rows.at(-1)?.join('\t') !== '');
      expect(parseTsv(printTsv(rows))).toEqual(rows);
    }),
  );
});
