/** Texts in other languages: what a check says of them, and what a game shows. */
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../pack/check-content';
import { linkPack } from '../../pack/link-pack';
import type { Problem } from '../../pack/problem';
import { translateContent } from '../../pack/translate-content';
import { markOf } from '../../pack/translation';
import { fileOf, onlyProblem, patient, placed, withFiles } from './small-pack';

type Item = Record<string, unknown>;
type Texts = Record<string, Record<string, { text: string; of: string }>>;

const nurse: Item = {
  ...patient,
  id: 'nurse',
  name: 'Nurse',
  text: 'Deals {self.stats.ap} damage.',
  triggers: [
    { id: 'first', when: 'damage', do: [{ effect: 'say', text: 'A bell rings.' }] },
    { id: 'second', when: 'damage', do: [{ effect: 'say', text: 'The lights go out.' }] },
  ],
};
const said = (trigger: number) => `/triggers/${trigger}/do/0/text`;
const german = (texts: Texts): Item => ({ kind: 'language', id: 'de', source: 'original', name: 'Deutsch', texts });
const as = (text: string, original: string) => ({ text, of: markOf(original) });

/** All of the nurse, so that only the rest of the pack is missing. */
const whole: Texts = {
  'monster/nurse': {
    '/name': as('Schwester', 'Nurse'),
    '/text': as('Macht {self.stats.ap} Schaden.', 'Deals {self.stats.ap} damage.'),
    [said(0)]: as('Eine Glocke läutet.', 'A bell rings.'),
    [said(1)]: as('Das Licht geht aus.', 'The lights go out.'),
  },
};
const check = (texts: Texts, item: Item = nurse) => checkContent(withFiles(fileOf(item), fileOf(german(texts))));
const told = (problems: readonly Problem[], code: string) => problems.filter((problem) => problem.code === code);
const only = (texts: Texts, code: string, item?: Item) => onlyProblem(told(check(texts, item).problems, code));
const shown = (texts: Texts, item?: Item) =>
  Object.fromEntries(
    (translateContent(check(texts, item), 'lobotomy', 'de')?.texts ?? []).map(({ pointer, text }) => [pointer, text]),
  );

describe('a check of a language', () => {
  test('counts the texts of the pack that are not translated, in one line', () => {
    expect(only(whole, 'language-missing')).toMatchObject({
      severity: 'info',
      file: 'lobotomy/language/de.json',
      message: '4 of 8 texts are not translated, in `condition/stunned` and 3 other items.',
    });
  });

  test('says of a text that has changed what it says now, and offers to let the translation stand', () => {
    const problem = only(whole, 'language-stale', { ...nurse, name: 'Night nurse' });
    expect(problem).toMatchObject({
      severity: 'warning',
      pointer: '/texts/monster~1nurse/~1name/of',
      message: 'The original has changed since: `Night nurse`.',
      fix: { text: `"${markOf('Night nurse')}"` },
    });
    expect(placed(problem)).toBe('language-stale 10:15-24');
  });

  test('finds a translation again whose text has moved', () => {
    const [first, second] = nurse.triggers as Item[];
    const moved = { ...nurse, triggers: [{ ...second }, { ...first }] };
    expect(told(check(whole, moved).problems, 'language-stale')).toEqual([]);
    expect(shown(whole, moved)).toMatchObject({ [said(0)]: 'Das Licht geht aus.', [said(1)]: 'Eine Glocke läutet.' });
  });

  test('tells of translations whose item or text is gone, with the nearest', () => {
    const { '/name': name, '/text': text, ...rest } = whole['monster/nurse'] ?? {};
    const lost: Texts = {
      'monster/nurze': { '/name': as('Schwester', 'Nurse') },
      'monster/nurse': { '/name': name ?? as('', ''), '/flavor': as('Nie.', 'Never.'), ...rest },
    };
    expect(told(check(lost).problems, 'language-orphan').map(({ message, hint }) => [message, hint])).toEqual([
      ['There is no item `monster/nurze` to translate.', 'Did you mean `monster/nurse`?'],
      [
        'The item has no text at `/flavor` any more.',
        'It can be `/name`, `/text`, `/triggers/0/do/0/text` or `/triggers/1/do/0/text`.',
      ],
    ]);
    expect(text).toBeDefined();
  });

  test.each([
    ['Macht Schaden.', 'This translation lacks `{self.stats.ap}`.'],
    [
      'Macht {self.stats.health} Schaden.',
      'This translation lacks `{self.stats.ap}` and has `{self.stats.health}`, which the original has not.',
    ],
    ['Macht {self.stats.ap} {Schaden.', 'This translation has a brace or bracket that is not closed.'],
  ])('holds braces against those of the original: %s', (text, message) => {
    const texts = {
      'monster/nurse': { ...whole['monster/nurse'], '/text': as(text, 'Deals {self.stats.ap} damage.') },
    };
    expect(only(texts, 'language-placeholder')).toMatchObject({ severity: 'warning', message });
    expect(shown(texts)).not.toHaveProperty('/text');
  });

  test('takes no text for a translated one, so that nobody reads a blank', () => {
    expect(shown({ 'monster/nurse': { '/name': as('', 'Nurse') } })).toEqual({});
  });

  test('does not count a translation as a use of the item', () => {
    const { problems } = check({
      'keyword/fire': { '/name': as('Feuer', 'Fire') },
      'keyword/avoidance': { '/name': as('Ausweichen', 'Avoidance') },
    });
    expect(told(problems, 'item-unused')).toEqual(told(check({}).problems, 'item-unused'));
  });
});

describe('a game in a language', () => {
  test('is told what is translated, and how much is not', () => {
    expect(translateContent(check(whole), 'lobotomy', 'de')).toMatchObject({ language: 'de', total: 8, missing: 4 });
    expect(shown(whole)).toMatchObject({ '/name': 'Schwester', [said(0)]: 'Eine Glocke läutet.' });
  });

  test('shows the original where the translation is of an older one', () => {
    expect(shown(whole, { ...nurse, name: 'Night nurse' })).not.toHaveProperty('/name');
  });

  test('takes texts of a pack that it extends, unless it has its own', () => {
    const more: Item = {
      kind: 'pack',
      id: 'more',
      source: 'original',
      name: 'More',
      system: 'lobotomy',
      extends: ['lobotomy'],
    };
    const own = fileOf(german({ 'monster/nurse': { '/name': as('Oberschwester', 'Nurse') } }), 'more');
    const result = checkContent(withFiles(fileOf(nurse), fileOf(german(whole)), fileOf(more, 'more'), own));
    expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const texts = translateContent(result, 'more', 'de')?.texts ?? [];
    expect(texts.filter(({ item }) => item === 'monster/nurse').map(({ text }) => text)).toContain('Oberschwester');
    expect(texts.map(({ text }) => text)).not.toContain('Schwester');
  });

  test('is played though a language cannot be read, and no language is a part of it', () => {
    const broken = { path: 'lobotomy/language/de.json', text: '{ "kind": "language", ' };
    const linked = linkPack(checkContent(withFiles(fileOf(nurse), broken)), 'lobotomy');
    expect('content' in linked && linked.content.items.map(({ kind }) => kind)).not.toContain('language');
    expect('content' in linked).toBe(true);
  });
});
