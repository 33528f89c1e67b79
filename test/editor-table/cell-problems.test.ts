/** Which cell shows a problem, and what is told at the row because no cell in sight does. */
import { expect, test } from 'vitest';
import { problemsByRow } from '../../editor/table/cell-problems';
import { columnsOf } from '../../editor/table/column';
import type { Problem } from '../../pack/problem';

const problem = (pointer: string, more: Partial<Problem> = {}): Problem => ({
  code: 'schema-type',
  severity: 'error',
  layer: 'schema',
  file: 'lobotomy/monster/bat.json',
  pointer,
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  message: `wrong at ${pointer}`,
  ...more,
});

const all = columnsOf('lobotomy', 'monster').columns;
const none = { columns: all, rows: new Map() };
const cellsOf = (found: Problem, columns = all) => {
  const row = problemsByRow([found], columns, none).get('lobotomy/monster/bat.json');
  return { cells: [...(row?.byCell.keys() ?? [])], ofRow: row?.ofRow.length };
};

test('a problem stands in the narrowest cell around its place', () => {
  expect(cellsOf(problem('/stats/health')).cells).toEqual(['/stats/health']);
  expect(cellsOf(problem('/attacks/0/dice')).cells).toEqual(['/attacks/0/dice']);
  expect(cellsOf(problem('/attacks/1/dice')).cells).toEqual(['/attacks']);
  expect(cellsOf(problem('', { key: 'rank' })).cells).toEqual(['/rank']);
});

test('a problem around several cells stands in each of them', () => {
  expect(cellsOf(problem('/stats')).cells).toEqual(['/stats/ap', '/stats/health', '/stats/ar', '/stats/defense']);
});

test('a problem of the item, or of a column that is not shown, is told at the row', () => {
  expect(cellsOf(problem(''))).toEqual({ cells: [], ofRow: 1 });
  expect(
    cellsOf(
      problem('/rank'),
      all.filter(({ key }) => key !== '/rank'),
    ),
  ).toEqual({ cells: [], ofRow: 1 });
});

test('hints are for the panel, and rows whose problems are the same stay the same', () => {
  expect(problemsByRow([problem('/rank', { severity: 'hint' })], all, none).size).toBe(0);
  const before = problemsByRow([problem('/rank')], all, none);
  const after = problemsByRow([problem('/rank')], all, { columns: all, rows: before });
  expect(after.get('lobotomy/monster/bat.json')).toBe(before.get('lobotomy/monster/bat.json'));
});
