import { expect, test } from 'vitest';
import { oldValues, valuesByFile } from '../../editor/workbench/changed-values';
import { describeChange } from '../../editor/workbench/describe-change';
import { splitMark } from '../../editor/workbench/document';
import { freeId, idFault, suggestId } from '../../editor/workbench/item-ids';
import { parseText, placeOf } from '../../editor/workbench/json-text';
import { diffLines } from '../../editor/workbench/line-diff';
import { spanBetween } from '../../editor/workbench/text-history';
import type { Content } from '../../engine/content';

test('a change is told by its field and its two values', () => {
  const words = (before: string, after: string) => describeChange(before, after).words;
  expect(words('{ "stats": { "health": 2 } }', '{ "stats": { "health": 4 } }')).toBe('health 2 -> 4');
  expect(words('{}', '{ "permits": [] }')).toBe('permits added');
  expect(words('{ "text": "A long line of words here." }', '{ "text": "Another long line of words." }')).toBe(
    'text reworded',
  );
  expect(words('{ "a": 1, "b": 1 }', '{ "a": 2, "b": 2 }')).toBe('a 1 -> 2, 1 more');
  expect(words('{ "a": 1 }', '{ "a": 1, }')).toBe('');
  expect(words('{ "a": 1 }', '{ "a": 1')).toBe('being written');
  expect(describeChange('{ "l": [1, 2] }', '{ "l": [1, 3] }')).toEqual({ words: 'l 2 -> 3', pointer: '/l/1' });
});

test('two versions differ in lines that are shown beside each other', () => {
  expect(diffLines('a\nb\nc\nd', 'a\nx\nc\ne').places).toEqual([
    { line: 2, mine: ['b'], theirs: ['x'] },
    { line: 4, mine: ['d'], theirs: ['e'] },
  ]);
  expect(diffLines('a\nc', 'a\nb\nc').places).toEqual([{ line: 2, mine: [], theirs: ['b'] }]);
  expect(diffLines('a\r\nb', 'a\nb').places).toEqual([]);
});

test('the span between two texts never cuts a letter in two', () => {
  expect(spanBetween('a😀b', 'a😁b')).toEqual({ offset: 1, removed: '😀', inserted: '😁' });
  expect(spanBetween('aaa', 'aaaa')).toEqual({ offset: 3, removed: '', inserted: 'a' });
  expect(spanBetween('same', 'same')).toBeNull();
});

test('a text that does not parse says in words what it lacks, and where', () => {
  const text = '{\n  "a": 1\n  "b": 2\n}';
  const [first] = parseText(text).errors;
  expect(first?.message).toBe('lacks a comma');
  expect(placeOf(text, first?.offset ?? 0)).toEqual({ line: 3, column: 3 });
});

test('ids are checked before a file is made', () => {
  const there = new Map([['lobotomy/monster/nurse.json', {}]]) as never;
  expect(idFault('nurse', 'lobotomy/monster/nurse.json', there)).toBe('lobotomy/monster/nurse.json is there already.');
  expect(idFault('Night Nurse', 'x', there)).toContain('night-nurse');
  expect(idFault('night-nurse', 'x', there)).toBe('');
  expect(suggestId('Señora Núñez!')).toBe('senora-nunez');
  expect(freeId('nurse', (id) => id === 'nurse-2')).toBe('nurse-3');
});

test('what was changed since the game began is told by place, with its old value', () => {
  const content = (health: number, name: string): Content => ({
    system: 'lobotomy',
    pack: 'lobotomy',
    items: [{ kind: 'monster', id: 'nurse', source: 'original', name, stats: { ap: 1, health } }],
  });
  const olds = oldValues(content(2, 'Nurse'), content(4, 'Nurse'));
  const changed = valuesByFile(olds, (key) => `lobotomy/${key}.json`);
  expect([...(changed.get('lobotomy/monster/nurse.json') ?? [])]).toEqual([['/stats/health', 2]]);
});

test('a byte order mark is no part of the text', () => {
  expect(splitMark('\uFEFF{}')).toEqual({ text: '{}', hasByteOrderMark: true });
});
