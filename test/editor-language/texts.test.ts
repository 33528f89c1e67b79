/** The side-by-side editor of a language without its drawing: which texts stand beside which, and what an edit does to the file. */
import { describe, expect, test } from 'vitest';
import { withoutTranslation, withTranslation } from '../../editor/language/translation-edits';
import { countTexts, languageTexts, nextOpen, placeWords, shownItems } from '../../editor/language/translation-rows';
import type { StudioDocument } from '../../editor/workbench/document';
import { emptyHistory } from '../../editor/workbench/text-history';
import { markOf } from '../../pack/translation';

type Item = Record<string, unknown>;

const documentOf = (file: string, item: Item): StudioDocument => ({
  file,
  text: JSON.stringify(item),
  hasByteOrderMark: false,
  version: 1,
  history: emptyHistory,
  state: 'saved',
  disk: null,
  theirs: null,
  reason: '',
  changedAt: 0,
});
const pack = (id: string, bases: readonly string[] = []): Item => ({
  kind: 'pack',
  id,
  system: 'lobotomy',
  name: id,
  extends: bases,
});
const bell = { id: 'bell', when: 'damage', do: [{ effect: 'say', text: 'A bell rings.' }] };
const nurse: Item = {
  kind: 'monster',
  id: 'nurse',
  name: 'Nurse',
  text: 'Rolls {self.stats.ap} dice.',
  triggers: [bell],
};
const documents = new Map(
  Object.entries({
    'base/pack.json': pack('base'),
    'base/monster/orderly.json': { kind: 'monster', id: 'orderly', name: 'Orderly' },
    'mine/pack.json': pack('mine', ['base']),
    'mine/monster/nurse.json': nurse,
    'mine/monster/patient.json': { kind: 'monster', id: 'patient', name: 'Patient' },
  }).map(([file, item]) => [file, documentOf(file, item)]),
);
const as = (text: string, original: string) => ({ text, of: markOf(original) });
const textsOf = (texts: Record<string, Item>) =>
  languageTexts(documents, 'mine', ['mine', 'base'], { kind: 'language', texts });

describe('texts side by side', () => {
  test('are those of the pack itself, item by item, each with where it stands', () => {
    const { items } = textsOf({});
    expect(items.map(({ key, rows }) => [key, rows.map(({ where }) => where)])).toEqual([
      ['monster/nurse', ['name', 'text', 'triggers › bell › do › 1 › text']],
      ['monster/patient', ['name']],
    ]);
  });

  test('are those of a pack below only where somebody has begun to translate them', () => {
    const { items } = textsOf({ 'monster/orderly': { '/name': as('Pfleger', 'Orderly') } });
    expect(items.map(({ key }) => key)).toContain('monster/orderly');
  });

  test('are counted by what is to be done', () => {
    const texts = textsOf({
      'monster/nurse': { '/name': as('Schwester', 'Nurse'), '/text': as('Würfelt.', 'Rolls {self.stats.ap} dice.') },
    });
    expect(countTexts(texts)).toEqual({ all: 4, done: 1, missing: 2, open: 1 });
  });

  test('that are done are passed over on the way to the next', () => {
    const { items } = textsOf({ 'monster/nurse': { '/name': as('Schwester', 'Nurse') } });
    expect(nextOpen(items, '')?.key).toBe('monster/nurse/text');
    expect(nextOpen(items, 'monster/patient/name')?.key).toBe('monster/nurse/text');
  });

  test('stay in sight while they are typed in, though the filter would hide them', () => {
    const texts = textsOf({ 'monster/nurse': { '/name': as('Schwester', 'Nurse') } });
    const shown = (held: string) =>
      shownItems(texts, 'missing', '', held).flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(shown('')).not.toContain('monster/nurse/name');
    expect(shown('monster/nurse/name')).toContain('monster/nurse/name');
  });

  test('are found by either text, and by the name of their item', () => {
    const texts = textsOf({ 'monster/nurse': { '/name': as('Schwester', 'Nurse') } });
    const found = (word: string) =>
      shownItems(texts, 'all', word, '').flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(found('schwes')).toEqual(
      ['monster/nurse/name', 'monster/nurse/text', 'monster/nurse/triggers/0/do/0/text'].slice(0, 1),
    );
    expect(found('bell')).toEqual(['monster/nurse/triggers/0/do/0/text']);
    expect(found('patient')).toEqual(['monster/patient/name']);
  });

  test('of what is gone are listed apart', () => {
    const { orphans } = textsOf({
      'monster/gone': { '/name': as('Weg', 'Gone') },
      'monster/patient': { '/flavor': as('Nie', 'Never') },
    });
    expect(orphans).toEqual([
      { item: 'monster/patient', pointer: '/flavor', text: 'Nie' },
      { item: 'monster/gone', pointer: '/name', text: 'Weg' },
    ]);
  });

  test('say where they stand by ids, and by numbers from 1', () => {
    expect(placeWords({ triggers: [{ id: 'bell' }, {}] }, '/triggers/0/text')).toBe('triggers › bell › text');
    expect(placeWords({ triggers: [{ id: 'bell' }, {}] }, '/triggers/1/text')).toBe('triggers › 2 › text');
  });
});

describe('an edit of a translation', () => {
  const file = `{\n  "kind": "language",\n  // Hers.\n  "texts": {}\n}\n`;
  const [name] = textsOf({}).items[0]?.rows ?? [];
  if (name === undefined) throw new Error('there are no texts');

  test('writes the text with the mark of its original, and leaves the rest of the file alone', () => {
    const written = withTranslation(file, name, 'Schwester');
    expect(written).toContain('// Hers.');
    expect(written).toContain(`"/name": { "text": "Schwester", "of": "${markOf('Nurse')}" }`);
  });

  test('that empties a text takes it away, and with the last one its item', () => {
    expect(withTranslation(withTranslation(file, name, 'Schwester'), name, '')).toBe(file);
  });

  test('brings a text that has moved to its new place', () => {
    const moved = { ...name, pointer: '/text', from: '/name' };
    const before = withTranslation(file, name, 'Schwester');
    expect(JSON.parse(withTranslation(before, moved, 'Oberschwester').replace('// Hers.', '')).texts).toEqual({
      'monster/nurse': { '/text': as('Oberschwester', 'Nurse') },
    });
  });

  test('takes out what is no longer in the pack', () => {
    const before = withTranslation(file, name, 'Schwester');
    expect(withoutTranslation(before, { item: 'monster/nurse', pointer: '/name' })).toBe(file);
  });
});
