/** Items that are not built as their kind demands: one mistake, one problem, in words for an author. */
import { describe, expect, test } from 'vitest';
import { avoidance, fileOf, onlyProblem, patient, placed, problemsWith } from './small-pack';

type Item = Record<string, unknown>;
const only = (item: Item) => onlyProblem(problemsWith(fileOf(item)));
const asScenarioKeyword = (effect: unknown): Item => ({
  ...avoidance,
  triggers: [{ id: 'one', when: 'damage', do: [effect] }],
});

test('a sentence that begins with what was found begins with a capital', () => {
  expect(only({ ...patient, rank: 45 }).message).toBe('The number 45 is not a value of Rank.');
});

describe('says once what is wrong with a field', () => {
  test.each<[string, Item, string, string, string]>([
    [
      'an unknown field',
      { ...patient, colour: 'blue' },
      'schema-unknown-field 22:3-11',
      '`colour` is not a field of Monster.',
      'It can be',
    ],
    [
      'a missing field',
      without(patient, 'stats'),
      'schema-missing-field 1:1-2',
      'Monster needs the field `stats`.',
      'Add `stats`: The numbers on the card.',
    ],
    [
      'a missing field further in',
      { ...patient, stats: { ap: 1, health: 3, ar: 5 } },
      'schema-missing-field 7:3-10',
      'Stats needs the field `defense`.',
      'Add `defense`: Hits that are taken off.',
    ],
    [
      'a wrong type',
      { ...patient, name: 3 },
      'schema-type 5:11-12',
      'Expected text, found the number 3.',
      'Put it in double quotes.',
    ],
    [
      'a number in quotes',
      { ...patient, supply: '3' },
      'schema-type 22:13-16',
      'Expected a whole number, found the text "3".',
      'Write the number without quotes.',
    ],
    [
      'half a number',
      { ...patient, stats: { ap: 1.5, health: 3, ar: 5, defense: 0 } },
      'schema-type 8:11-14',
      'Expected a whole number or text, found the number 1.5.',
      "AP in each monsters' turn.",
    ],
    [
      'an object for a list',
      { ...patient, attacks: { id: 'claw', dice: 4 } },
      'schema-type 13:14-15',
      'Expected a list, found an object.',
      'Put it in square brackets: [ … ].',
    ],
    [
      'a word that is not one of several',
      { ...patient, rank: 'basics' },
      'schema-value 6:11-19',
      '`basics` is not a value of Rank.',
      'Did you mean `basic`?',
    ],
    [
      'a word far from all',
      { ...patient, rank: 'zzzzzz' },
      'schema-value 6:11-19',
      '`zzzzzz` is not a value of Rank.',
      'It can be `basic`, `elite` or `boss`.',
    ],
    [
      'a number out of range',
      { ...patient, stats: { ap: 1, health: 3, ar: 7, defense: 0 } },
      'schema-range 10:11-12',
      'Attack rating must be from 2 to 6, found 7.',
      '',
    ],
    [
      'a malformed range',
      { ...patient, attacks: [{ id: 'claw', dice: 4, on: '1 to 3' }] },
      'schema-form 17:13-21',
      '`1 to 3` does not do as On.',
      'Write a number such as `6`, or a range such as `1-3`.',
    ],
    [
      'an empty id',
      { ...patient, attacks: [{ id: '', dice: 4 }] },
      'schema-form 15:13-15',
      'An empty text does not do as Id.',
      'Use small letters',
    ],
    [
      'an entry twice',
      { ...patient, attacks: [{ id: 'claw', dice: 4, symbols: ['fire', 'fire'] }] },
      'schema-repeated 19:9-15',
      'This entry stands in Symbols twice.',
      'Delete one of them.',
    ],
    [
      'an empty list',
      { kind: 'supply', id: 'bag', source: 'original', name: 'Bag', pieces: [] },
      'schema-count 6:13-14',
      'Pieces must have at least 1 entry, found 0.',
      'What is in it.',
    ],
    [
      'a name that expressions cannot use',
      { ...patient, settings: { 'a-b': 1 } },
      'schema-name 23:5-10',
      '`a-b` cannot be a name in Settings.',
      'Use letters and digits',
    ],
  ])('%s', (_, item, place, message, hint) => {
    const problem = only(item);
    expect(placed(problem)).toBe(place);
    expect(problem.message).toBe(message);
    expect(problem.hint ?? '').toContain(hint);
    expect(problem).toMatchObject({ severity: 'error', layer: 'schema' });
  });
});

describe('says once what is wrong with an effect', () => {
  test.each<[string, unknown, string, string, string]>([
    [
      'a misspelt effect',
      { effect: 'damge', to: 'self', amount: 1 },
      'schema-unknown-tag 15:21-28',
      '`damge` is not a kind of effect.',
      'Did you mean `damage`?',
    ],
    [
      'an effect that is not one',
      { effect: 3 },
      'schema-unknown-tag 15:21-22',
      'The number 3 is not a kind of effect.',
      'It can be',
    ],
    [
      'a misspelt tag',
      { efect: 'damage', to: 'self', amount: 1 },
      'schema-missing-field 15:11-18',
      'Nothing here says which effect this is: the field `effect` is missing.',
      'Did you mean `effect`?',
    ],
    [
      'no tag',
      { to: 'self' },
      'schema-missing-field 14:9-10',
      'Nothing here says which effect this is: the field `effect` is missing.',
      'Add `effect`',
    ],
    [
      'a misspelt field that is needed',
      { effect: 'damage', to: 'self', ammount: 1 },
      'schema-unknown-field 17:11-20',
      '`ammount` is not a field of Damage.',
      'Did you mean `amount`?',
    ],
    [
      'a field of another effect',
      { effect: 'damage', to: 'self', amount: 1, toward: 'self' },
      'schema-unknown-field 18:11-19',
      '`toward` is not a field of Damage.',
      '',
    ],
    [
      'a wrong value deep inside',
      { effect: 'if', test: true, do: [{ effect: 'repeat', times: 2, do: [{ effect: 'say', text: 3 }] }] },
      'schema-type 24:27-28',
      'Expected text, found the number 3.',
      'Put it in double quotes.',
    ],
    [
      'something that is no effect',
      'damage',
      'schema-type 14:9-17',
      'Expected an object, found the text "damage".',
      '',
    ],
  ])('%s', (_, effect, place, message, hint) => {
    const problem = only(asScenarioKeyword(effect));
    expect(placed(problem)).toBe(place);
    expect(problem.message).toBe(message);
    expect(problem.hint ?? '').toContain(hint);
  });
});

test('offers the name that was meant, ready to put in its place', () => {
  const { fix } = only(asScenarioKeyword({ effect: 'damage', to: 'self', ammount: 1 }));
  expect(fix).toEqual({ title: 'Change to `amount`', text: '"amount"' });
});

test('an effect nested as deep as a file allows still has one problem', () => {
  let effect: unknown = { effect: 'say', text: 3 };
  for (let i = 0; i < 20; i++) effect = { effect: 'repeat', times: 2, do: [effect] };
  const problems = problemsWith(fileOf(asScenarioKeyword(effect))).filter(({ severity }) => severity === 'error');
  expect(onlyProblem(problems).code).toBe('schema-type');
});

describe('says once when a file is not where its item belongs', () => {
  test('the id is not the name of the file', () => {
    const problem = onlyProblem(
      problemsWith({ ...fileOf({ ...patient, id: 'patients' }), path: 'lobotomy/monster/patient.json' }),
    );
    expect(placed(problem)).toBe('file-name 3:9-19');
    expect(problem.message).toBe('The id is `patients`, but the file is called `patient`.');
    expect(problem.fix?.text).toBe('"patient"');
  });

  test('the kind is not the name of the folder', () => {
    const problem = onlyProblem(problemsWith({ ...fileOf(patient), path: 'lobotomy/token/patient.json' }));
    expect(placed(problem)).toBe('file-kind 2:11-20');
    expect(problem.message).toBe('The kind is `monster`, but the file is in the folder `token`.');
  });

  test('the kind is misspelt', () => {
    const problem = only({ ...patient, kind: 'monstre', id: 'patient' });
    expect(placed(problem)).toBe('file-folder 2:11-20');
  });

  test('the folder is not named after a kind', () => {
    const problem = onlyProblem(
      problemsWith({ text: fileOf({ ...patient, id: 'nurse' }).text, path: 'lobotomy/monsters/nurse.json' }),
    );
    expect(placed(problem)).toBe('file-folder 2:11-20');
    expect(problem.message).toBe('The folder `monsters` is not named after a kind of item.');
    expect(problem.hint).toBe('Move the file to the folder `monster`.');
  });

  test.each(['lobotomy/patient.json', 'patient.json', 'lobotomy/monster/deep/patient.json'])(
    '%s is in no place for items',
    (path) => {
      const problem = onlyProblem(problemsWith({ ...fileOf(patient), path }));
      expect(placed(problem)).toBe('file-place 1:1-1');
      expect(problem.severity).toBe('warning');
    },
  );

  test('files that are not JSON are left alone', () => {
    expect(problemsWith({ path: 'lobotomy/monster/notes.md', text: '{' })).toEqual([]);
  });
});

function without(item: Item, field: string): Item {
  const { [field]: _, ...others } = item;
  return others;
}
