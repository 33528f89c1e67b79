/** Which columns a kind has, and what its cells say: from the schemas alone. */
import { expect, test } from 'vitest';
import { textOfCell } from '../../editor/table/cell-text';
import { wordsOfCell } from '../../editor/table/cell-words';
import { columnsOf } from '../../editor/table/column';
import { cellOf } from '../../editor/table/row';
import { tableOf } from './table-bench';

const titlesOf = (kind: string) => columnsOf('lobotomy', kind).columns.map(({ title }) => title);
const rolesOf = (kind: string) => new Map(columnsOf('lobotomy', kind).columns.map(({ key, role }) => [key, role]));

test('a kind’s columns begin with name and id, then numbers, choices, words, texts and parts, who wrote it last', () => {
  const titles = titlesOf('weapon');
  expect(titles.slice(0, 4)).toEqual(['Name', 'Id', 'Copies', 'Durability']);
  expect(titles.indexOf('Wears')).toBeLessThan(titles.indexOf('Keywords'));
  expect(titles.indexOf('Keywords')).toBeLessThan(titles.indexOf('Text'));
  expect(titles.indexOf('Text')).toBeLessThan(titles.indexOf('Triggers'));
  expect(titles.at(-1)).toBe('Source');
  expect(titles).not.toContain('Kind');
});

test('numbers inside a field that holds nothing else have columns of their own', () => {
  const roles = rolesOf('monster');
  expect(roles.get('/stats/health')).toBe('typed');
  expect(roles.has('/stats')).toBe(false);
  expect(titlesOf('monster')).toContain('AP');
  expect(roles.get('/rank')).toBe('picked');
  expect(roles.get('/warden')).toBe('flag');
  expect(roles.get('/attacks')).toBe('nested');
});

test('the first attack has columns for its numbers and words', () => {
  const roles = rolesOf('weapon');
  expect([roles.get('/attacks/0/dice'), roles.get('/attacks/0/symbols')]).toEqual(['typed', 'list']);
  expect(roles.has('/attacks/0/id')).toBe(false);
});

test('a kind of several forms has the columns of all, and a cell is empty where its form has no such field', async () => {
  const table = await tableOf({
    kind: 'memory',
    items: { a: '{ "form": "bad", "copies": 2 }', b: '{ "form": "weapon", "durability": 3 }' },
  });
  expect(table.tag).toBe('form');
  expect(table.column('/form').role).toBe('form');
  const cell = (id: string) => cellOf(table.row(id), table.column('/durability'), table.tag);
  expect(cell('a').schema).toBeUndefined();
  expect(cell('b')).toMatchObject({ value: 3, schema: { title: 'Durability' } });
});

test('a cell reads as the form says it, and is typed as the text has it', async () => {
  const table = await tableOf({
    kind: 'weapon',
    items: {
      axe: JSON.stringify({
        name: 'Axe',
        wears: 'each-attack',
        barricades: false,
        attacks: [{ id: 'strike', dice: 4, range: 2, symbols: ['fire', 'odd'] }],
        keywords: [{ keyword: 'fire', value: 2 }],
        durability: 'two',
      }),
    },
  });
  const names = {
    nameOf: (_: unknown, id: string) => (id === 'fire' ? 'Burning' : undefined),
    wordOf: () => undefined,
  };
  const say = (key: string) => {
    const { schema = {}, value } = cellOf(table.row('axe'), table.column(key), '');
    return [wordsOfCell(schema, value, names), textOfCell(schema, value)];
  };
  expect(say('/wears')).toEqual(['Each attack', 'each-attack']);
  expect(say('/barricades')).toEqual(['no', 'no']);
  expect(say('/attacks/0/symbols')).toEqual(['Burning, odd', 'fire, odd']);
  expect(say('/keywords')).toEqual(['Burning 2', '[{ "keyword": "fire", "value": 2 }]']);
  expect(say('/attacks')[0]).toBe('4 dice, range 2, Burning, odd');
  expect(say('/durability')).toEqual(['two', 'two']);
  expect(say('/copies')).toEqual(['', '']);
});
