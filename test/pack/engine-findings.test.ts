/** What the real engine finds in expressions and effects, as an author sees it. */
import { describe, expect, test } from 'vitest';
import { findingsOf } from '../../engine/systems/check';
import { checkContent } from '../../pack/check-content';
import { explainError } from '../../pack/explain-schema-error';
import { checkPack, packFolder } from '../../pack/pack-graph';
import { parseFile } from '../../pack/parse-file';
import { avoidance, fileOf, onlyProblem, pack, patient, placed, withFiles } from './small-pack';

type Item = Record<string, unknown>;
const only = (item: Item) => onlyProblem(checkContent(withFiles(fileOf(item)), { compile: findingsOf }).problems);
const monsterThat = (...effects: unknown[]): Item => ({
  ...patient,
  triggers: [{ id: 'one', when: 'damage', timing: 'before', do: effects }],
});
const when = (test: string): Item => monsterThat({ effect: 'if', test, do: [] });

test('finds nothing in what is right', () => {
  expect(checkContent(withFiles(), { compile: findingsOf }).problems).toEqual([]);
});

const later = [
  ...Array.from({ length: 9 }, (_, i) => ({ effect: 'let', as: `v${i}`, value: i })),
  { effect: 'later', when: 'turn', do: [{ effect: 'heal', who: 'self', amount: 'v0+v1+v2+v3+v4+v5+v6+v7+v8' }] },
];

describe('an expression', () => {
  test.each<[string, string, string, string]>([
    ['self.helth > 2', 'expression 30:25-30', 'Nothing here has a field `helth`.', 'Did you mean `health`?'],
    ['slef.health > 2', 'expression 30:20-24', 'There is no `slef` here.', 'Did you mean `self`?'],
    ['event.amont > 2', 'expression 30:26-31', 'Nothing here has a field `amont`.', 'Did you mean `amount`?'],
    ['self.health', 'expression 30:20-31', 'Expected yes or no, but this gives a number.', ''],
    [
      "inPlay('patien').size() > 0",
      'reference-in-expression 30:28-34',
      'There is no item `patien`.',
      'Did you mean `patient`?',
    ],
    [
      "self.is('stuned')",
      'reference-in-expression 30:29-35',
      'There is no keyword or condition `stuned`.',
      'Did you mean `stunned`?',
    ],
    [
      "event.target.kind == 'caracter'",
      'reference-in-expression 30:42-50',
      'There is no kind of thing `caracter`.',
      'Did you mean `character`?',
    ],
    [
      'self.health > 1.5',
      'expression-range 30:19-38',
      'Only whole numbers, texts and true or false are used here.',
      '',
    ],
    ['self.health > 99999999999', 'expression-range 30:19-46', '99999999999 is too large a number.', ''],
    [
      "timestamp('2020') > timestamp('2019')",
      'expression-unsupported 30:20-37',
      'There is no function `timestamp`.',
      '',
    ],
  ])('%s', (source, place, message, hint) => {
    const problem = only(when(source));
    expect(placed(problem)).toBe(place);
    expect(problem.message).toBe(message);
    expect(problem.hint ?? '').toBe(hint);
    expect(problem.layer).toBe('expression');
  });
});

describe('an effect', () => {
  test.each<[string, Item, string, string]>([
    [
      'on a number',
      monsterThat({ effect: 'heal', who: 'self.health', amount: 1 }),
      'expression-type 30:18-31',
      'Expected one or more things on the table.',
    ],
    [
      'on a printed number',
      monsterThat({ effect: 'change', of: 'self', stat: 'maxHealth', by: 1 }),
      'stat-printed 31:19-30',
      "`maxHealth` is printed on the item and can't be changed for good.",
    ],
    [
      'that alters without an event',
      { ...patient, actions: [{ id: 'a', text: 'x', do: [{ effect: 'alter', set: { amount: 1 } }] }] },
      'alter-without-event 27:9-10',
      'Only effects of a trigger have an event to alter.',
    ],
  ])('%s', (_, item, place, message) => {
    const problem = only(item);
    expect(placed(problem)).toBe(place);
    expect(problem.message).toBe(message);
  });

  test('that keeps too many names for later', () => {
    const { problems } = checkContent(withFiles(fileOf(monsterThat(...later))), { compile: findingsOf });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(onlyProblem(errors)).toMatchObject({
      code: 'frozen-too-many',
      message: 'At most 8 names can be kept for later; here are 10.',
    });
  });
});

test('a keyword that nobody carries is looked at too, and one that many carry once', () => {
  const broken = { ...avoidance, modifiers: [{ stat: 'ap', add: 'slef.ap' }] };
  expect(placed(only(broken))).toBe('expression 12:15-19');
  const carriers = ['a', 'b', 'c'].map((id) =>
    fileOf({ ...patient, id, keywords: [{ keyword: 'avoidance', value: 4 }] }),
  );
  const { problems } = checkContent(withFiles(fileOf(broken), ...carriers), { compile: findingsOf });
  expect(placed(onlyProblem(problems))).toBe('expression 12:15-19');
});

test('what follows from a wrong value is not told', () => {
  const item = monsterThat(
    { effect: 'let', as: 'most', value: 'slef.health' },
    { effect: 'heal', who: 'self', amount: 'most' },
  );
  expect(placed(only(item))).toBe('expression 31:21-25');
});

describe('what follows from a mistake elsewhere is not told:', () => {
  const nearby: Item = {
    kind: 'term',
    id: 'nearby',
    source: 'original',
    text: 'everybody near',
    value: 'monsters',
    returns: 'entities',
  };
  const user = monsterThat(
    { effect: 'let', as: 'all', value: 'nearby()' },
    { effect: 'let', as: 'one', value: 'first(all)' },
    { effect: 'heal', who: 'one', amount: 'one.health' },
  );
  const found = (term: string) =>
    checkContent(withFiles({ ...fileOf(nearby), text: term }, fileOf(user)), { compile: findingsOf }).problems;
  const { text } = fileOf(nearby);

  test('a term that is right is no problem', () => {
    expect(found(text)).toEqual([]);
  });

  test.each([
    ['that cannot be read', `${text}}`, 'text-syntax'],
    ['with a field that nobody knows', text.replace('"returns"', '"retruns"'), 'schema-unknown-field'],
  ])('a term %s is one error, whatever is made of it', (_, broken, code) => {
    expect(found(broken).map((problem) => problem.code)).toEqual([code]);
  });

  test('a wrong value is one error, though a procedure gives it to others', () => {
    const finding = (value: string): Item => ({
      kind: 'procedure',
      id: 'somewhere',
      source: 'original',
      name: 'Somewhere',
      text: 'A space.',
      do: [{ effect: 'let', as: 'result', value }],
    });
    const spawner = monsterThat(
      { effect: 'call', procedure: 'somewhere', as: 'place' },
      { effect: 'place', what: 'self', at: 'place' },
    );
    const codes = (value: string) =>
      checkContent(withFiles(fileOf(finding(value)), fileOf(spawner)), { compile: findingsOf }).problems.map(
        (problem) => problem.code,
      );
    expect(codes('first(spaces)')).toEqual([]);
    expect(codes('first(spasces)')).toEqual(['expression']);
  });

  test('a link whose name is missing is one error, though others read it', () => {
    const linking = (link: Item): Item => ({
      ...avoidance,
      triggers: [{ id: 'mark', when: 'damage', do: [{ effect: 'link', of: 'self', to: 'self', ...link }] }],
    });
    const reader = monsterThat({ effect: 'heal', who: 'self.prey', amount: 1 });
    const codes = (link: Item) =>
      checkContent(withFiles(fileOf(linking(link)), fileOf(reader)), { compile: findingsOf }).problems.map(
        (problem) => problem.code,
      );
    expect(codes({ name: 'prey' })).toEqual([]);
    expect(codes({})).toEqual(['schema-missing-field']);
    expect(codes({ name: 'prey', aim: 1 })).toEqual(['schema-unknown-field']);
  });
});

test('says what it can of an error that it has no words for', () => {
  const file = parseFile('lobotomy/monster/patient.json', fileOf(patient).text);
  const error = { instancePath: '/name', schemaPath: '', keyword: 'contains', params: {}, message: 'must contain' };
  const problem = explainError(file, error, 'lobotomy', 'monster');
  expect(placed(problem)).toBe('schema-invalid 5:11-20');
  expect(problem.message).toBe('This is not as it should be: must contain.');
});

test('a pack cannot extend one of another system', () => {
  const file = parseFile('more/pack.json', fileOf({ ...pack, id: 'more', extends: ['old'] }).text);
  const more = packFolder('more', file);
  const old = { ...packFolder('old', undefined), system: 'chess' };
  const problem = onlyProblem(
    checkPack(
      more,
      new Map([
        ['more', more],
        ['old', old],
      ]),
    ),
  );
  expect(placed(problem)).toBe('pack-system 8:5-10');
  expect(problem.message).toBe('The pack `old` is for `chess`, this one for `lobotomy`.');
});
