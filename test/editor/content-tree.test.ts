import { expect, test } from 'vitest';
import { itemsOf, treeRows } from '../../editor/workbench/content-tree';
import { matchScore } from '../../editor/workbench/match-score';
import { search } from '../../editor/workbench/palette-search';
import { treeMove } from '../../editor/workbench/tree-keys';
import { nearestName } from '../../engine/language/nearest-name';
import type { Problem } from '../../pack/problem';

const items = itemsOf([
  { file: 'lobotomy/pack.json', title: 'Morrow Hill' },
  { file: 'lobotomy/weapon/axe.json', title: 'Fire Axe' },
  { file: 'lobotomy/monster/nurse.json', title: 'Nurse' },
  { file: 'lobotomy/monster/drowned-matron.json', title: 'Drowned Matron' },
  { file: 'lobotomy/notes/readme.txt', title: '' },
]);

const problem: Problem = {
  code: 'ref-unknown',
  severity: 'error',
  layer: 'reference',
  file: 'lobotomy/monster/nurse.json',
  pointer: '/triggers/0',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  message: 'no',
};

const rows = (open: string[], filter = '', problems: Problem[] = []) =>
  treeRows(items, { problems, open: new Set(open), filter });
const labels = (some: ReturnType<typeof rows>) => some.map(({ label }) => label);

test('packs hold kinds in their order, kinds hold items by id, and folders count what is in them', () => {
  const all = rows(['lobotomy', 'lobotomy/monster']);
  expect(labels(all)).toEqual(['Morrow Hill', 'pack.json', 'Monsters', 'drowned-matron', 'nurse', 'Weapons']);
  expect(all[0]).toMatchObject({ type: 'pack', count: 3 });
  expect(all[2]).toMatchObject({ type: 'kind', count: 2 });
});

test('a folded folder carries the problems of what is in it', () => {
  const [pack] = rows([], '', [problem]);
  expect(pack?.counts.error).toBe(1);
});

test('a filter finds ids and names, and opens the way to them', () => {
  expect(labels(rows([], 'matron'))).toEqual(['Morrow Hill', 'Monsters', 'drowned-matron']);
  expect(labels(rows([], 'fire'))).toEqual(['Morrow Hill', 'Weapons', 'axe']);
  expect(rows([], 'wardan')).toEqual([]);
});

test('a mistyped name leads to the one that was meant', () => {
  expect(nearestName('wardan', ['warden', 'nurse'])).toBe('warden');
  expect(nearestName('nrues', ['warden', 'nurse'])).toBe('nurse');
  expect(nearestName('zzzz', ['warden', 'nurse'])).toBeUndefined();
});

test('whole names come before beginnings, beginnings before parts, and scattered letters last', () => {
  const scores = ['nurse', 'nursery', 'night-nurse', 'manurse', 'no use rest'].map((name) => matchScore('nurse', name));
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(matchScore('nur', 'a body, tended')).toBe(0);
});

test('arrow keys walk, fold and climb the tree', () => {
  const all = rows(['lobotomy', 'lobotomy/monster']);
  const move = (from: string, key: string) => treeMove(all, from, key);
  expect(move('lobotomy/monster', 'ArrowDown')).toEqual({
    type: 'activate',
    key: 'lobotomy/monster/drowned-matron.json',
  });
  expect(move('lobotomy/monster', 'ArrowLeft')).toEqual({ type: 'fold', key: 'lobotomy/monster', isOpen: false });
  expect(move('lobotomy/monster/nurse.json', 'ArrowLeft')).toEqual({ type: 'activate', key: 'lobotomy/monster' });
  expect(move('lobotomy/weapon', 'ArrowRight')).toEqual({ type: 'fold', key: 'lobotomy/weapon', isOpen: true });
  expect(move('lobotomy/monster/nurse.json', 'Enter')).toMatchObject({ type: 'open', row: { label: 'nurse' } });
  expect(move('lobotomy', 'n')).toEqual({ type: 'activate', key: 'lobotomy/monster/nurse.json' });
  expect(move('lobotomy/monster/nurse.json', 'Delete')).toMatchObject({ type: 'delete' });
  expect(move('lobotomy/monster', 'Delete')).toBeNull();
});

test('the command field finds items, commands and texts, and only commands after >', () => {
  const commands = [
    { id: 'new', group: 'Item', title: 'New item', keys: ['Alt N'], isOn: true, run: () => undefined },
  ] as const;
  const textOf = (file: string) => (file.endsWith('axe.json') ? '{\n  "text": "A new axe."\n}' : '{}');
  const found = search('new', { items, commands, textOf });
  expect(found.map(({ type }) => type)).toEqual(['command', 'text']);
  expect(found[1]).toMatchObject({ line: 2, excerpt: '"text": "A new axe."' });
  expect(search('>', { items, commands, textOf }).map(({ key }) => key)).toEqual(['command:new']);
});
