import { expect, test } from 'vitest';
import { coverage, readRange, toggleFace } from '../../editor/forms/die-range';
import { nextKeys } from '../../editor/forms/entry-keys';
import { problemsByPlace } from '../../editor/forms/form-problems';
import { newEntry } from '../../editor/forms/new-entry';
import { paintExpression } from '../../editor/forms/paint-expression';
import { plainSentence, type SentenceWords, sentenceOf } from '../../editor/forms/sentence';
import { shareValue } from '../../editor/forms/shared-value';
import { vocabularyOf } from '../../editor/forms/vocabulary';
import { widgetOf } from '../../editor/forms/widget';
import { changeBranch, templateText } from '../../editor/workbench/item-template';
import type { Problem } from '../../pack/problem';
import { dereference, kindsOf, schemaAt, schemaOf } from '../../pack/schema-catalog';
import { indexInLiteral, literalOffsets } from '../../pack/string-offset';

const monster = schemaOf('lobotomy', 'monster');
const effects = schemaAt('lobotomy', 'procedure', '/do', { kind: 'procedure', do: [] });
const trigger = schemaAt('lobotomy', 'monster', '/triggers/0', { kind: 'monster', triggers: [{}] });
const effect = typeof effects?.items === 'object' ? dereference(effects.items) : {};

test('an unchanged part of a value stays the very same, so that its field is not drawn again', () => {
  const before = { stats: { ap: 1, health: 2 }, attacks: [{ id: 'a' }, { id: 'b' }] };
  const after = shareValue(before, {
    stats: { ap: 1, health: 4 },
    attacks: [{ id: 'a' }, { id: 'b' }],
  }) as typeof before;
  expect(after.stats.health).toBe(4);
  expect(after.attacks).toBe(before.attacks);
  expect(shareValue(before, structuredClone(before))).toBe(before);
});

test('an entry that moved is found again in its new place', () => {
  const before = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const after = shareValue(before, [{ id: 'b' }, { id: 'c' }, { id: 'a' }]) as typeof before;
  expect(after.map((entry) => before.indexOf(entry))).toEqual([1, 2, 0]);
});

test('a key named __proto__ stays a key', () => {
  const value = shareValue({}, JSON.parse('{ "__proto__": { "polluted": true } }'));
  expect(Object.keys(value as object)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

test('entries keep their names when they move, are edited, added and taken away', () => {
  let last = 9;
  const fresh = () => {
    last += 1;
    return last;
  };
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(nextKeys([a, b, c], [1, 2, 3], [b, a, c], fresh)).toEqual([2, 1, 3]);
  expect(nextKeys([a, b, c], [1, 2, 3], [a, { id: 'bb' }, c], fresh)).toEqual([1, 2, 3]);
  expect(nextKeys([a, b, c], [1, 2, 3], [a, c], fresh)).toEqual([1, 3]);
  expect(nextKeys([a, c], [1, 3], [a, b, c], fresh)).toEqual([1, 10, 3]);
  expect(nextKeys(['x', 'x'], [1, 2], ['x', 'x', 'x'], fresh)).toEqual([1, 2, 11]);
});

const words: SentenceWords = {
  nameOf: (_, id) => ({ insomnia: 'Insomnia', nurse: 'Nurse' })[id],
  wordOf: vocabularyOf('lobotomy').wordOf,
};

test('a trigger is said in a sentence, each piece with its field', () => {
  const value = {
    id: 'x',
    when: 'damage',
    if: 'event.target == self',
    do: [
      { effect: 'test', test: 'imagination', who: 'event.actor', modifier: -1 },
      { effect: 'advance', track: 'insomnia', by: 1 },
    ],
  };
  const pieces = sentenceOf(trigger ?? {}, value, '/triggers/0', words) ?? [];
  expect(plainSentence(pieces)).toMatch(
    /if event\.target == self: event\.actor tests Imagination at -1, then advance Insomnia by 1$/,
  );
  expect(pieces.find(({ text }) => text === 'Insomnia')?.pointer).toBe('/triggers/0/do/1/track');
  expect(pieces.find(({ text }) => text === 'event.target == self')).toMatchObject({
    pointer: '/triggers/0/if',
    isCode: true,
  });
});

test('parts of a sentence that say nothing are left out, and a missing field is marked', () => {
  const said = (value: unknown) => plainSentence(sentenceOf(effect, value, '', words) ?? []);
  expect(said({ effect: 'advance', track: 'insomnia' })).toBe('Advance Insomnia');
  expect(said({ effect: 'advance' })).toBe('Advance …');
  expect(said({ effect: 'if', test: 'true', do: [] })).toContain('nothing happens');
});

test('an expression is painted by its words, and cut where a problem begins and ends', () => {
  const pieces = paintExpression("event.target.id == 'pateint' && 3 > setting.cap", [{ start: 20, end: 27 }]);
  expect(pieces.map(({ text }) => text).join('')).toBe("event.target.id == 'pateint' && 3 > setting.cap");
  expect(pieces.filter(({ isFault }) => isFault).map(({ text }) => text)).toEqual(['pateint']);
  const tones = Object.fromEntries(pieces.map(({ text, tone }) => [text, tone]));
  expect(tones).toMatchObject({ event: 'name', target: 'plain', '3': 'number', setting: 'name' });
});

test('characters of a JSON text are matched with those of its value', () => {
  expect(literalOffsets('"a\\nb"')).toEqual([1, 2, 4, 5]);
  expect(literalOffsets('"\\u00e9x"')).toEqual([1, 7, 8]);
  expect(indexInLiteral('"a\\"b"', 4)).toBe(2);
});

test('faces of a die that no attack or more than one attack has are found', () => {
  expect(coverage(['1-3', '3-4', '6'])).toEqual({ gaps: [5], overlaps: [3] });
  expect(readRange('1-')).toBeNull();
});

test('pressing a face joins it, and takes it off at an end', () => {
  expect(toggleFace('', 3)).toBe('3');
  expect(toggleFace('1-3', 5)).toBe('1-5');
  expect(toggleFace('1-3', 3)).toBe('1-2');
  expect(toggleFace('1-3', 1)).toBe('2-3');
  expect(toggleFace('4', 4)).toBe('4');
});

test('another kind of effect keeps the fields that both have, of the sort that fits', () => {
  const damage = { effect: 'damage', to: 'event.actor', amount: 2, from: 'self' };
  expect(changeBranch(effect, damage, 'effect', 'heal')).toMatchObject({ effect: 'heal', amount: 2 });
  expect(changeBranch(effect, damage, 'effect', 'heal')).not.toHaveProperty('from');
  expect(Object.keys(changeBranch(effect, damage, 'effect', 'damage'))[0]).toBe('effect');
});

test('a new item of every kind parses, and names its kind and id', () => {
  for (const kind of kindsOf('lobotomy')) {
    const item = JSON.parse(templateText('lobotomy', kind, 'night-nurse', 'Night nurse')) as Record<string, unknown>;
    expect(item).toMatchObject({ kind, id: 'night-nurse', source: 'original' });
  }
});

test('a new entry has an id that no other has', () => {
  const items = { properties: { id: { type: 'string' } }, required: ['id'], type: 'object', title: 'Attack' };
  expect(newEntry(items, [])).toMatchObject({ id: 'attack' });
  expect(newEntry(items, [{ id: 'attack' }, { id: 'attack-2' }])).toMatchObject({ id: 'attack-3' });
});

test('the schema chooses the control of each field', () => {
  const of = (name: string) => widgetOf(monster?.properties?.[name] ?? {});
  expect([of('kind'), of('name'), of('rank'), of('supply')]).toEqual(['constant', 'text', 'choice', 'number']);
  expect([of('keywords'), of('attacks'), of('triggers'), of('icon')]).toEqual([
    'keywords',
    'attacks',
    'entries',
    'vocabulary',
  ]);
  expect([of('settings'), of('stats')]).toEqual(['map', 'object']);
  expect(widgetOf(effects ?? {})).toBe('effects');
});

test('problems are found by their place, and lists that stay equal stay the same', () => {
  const problem = (pointer: string, message: string): Problem => ({
    code: 'x',
    severity: 'error',
    layer: 'schema',
    file: 'f',
    pointer,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 2,
    message,
  });
  const first = problemsByPlace([problem('/stats/ap', 'a'), problem('/stats', 'b')], null);
  expect(first.below('')).toBe(2);
  expect(first.below('/stats')).toBe(2);
  expect(first.at('/stats/ap')).toHaveLength(1);
  const second = problemsByPlace([problem('/stats/ap', 'a'), problem('/rank', 'c')], first);
  expect(second.at('/stats/ap')).toBe(first.at('/stats/ap'));
  expect(second.at('/stats')).toEqual([]);
});

test('a problem with a key is told at the field of that key, whether it stands there or is missing', () => {
  const missing = { code: 'schema-missing-field', severity: 'error', pointer: '/stats', key: 'health' } as Problem;
  const places = problemsByPlace([missing], null);
  expect(places.at('/stats/health')).toEqual([missing]);
  expect(places.at('/stats')).toEqual([]);
  expect(places.below('/stats')).toBe(1);
});

test('a list of fixed words is chips, and two whole numbers are a pair', () => {
  const disorders = schemaOf('lobotomy', 'character')?.properties?.['disorders'];
  expect(widgetOf(disorders ?? {})).toBe('chips');
  expect(widgetOf(schemaOf('lobotomy', 'board')?.properties?.['size'] ?? {})).toBe('pair');
});
