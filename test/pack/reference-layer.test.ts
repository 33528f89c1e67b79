/** Items that speak of what is not there. */
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../pack/check-content';
import { avoidance, fileOf, fire, onlyProblem, pack, patient, placed, problemsWith } from './small-pack';

type Item = Record<string, unknown>;
const only = (...items: Item[]) => onlyProblem(problemsWith(...items.map((item) => fileOf(item))));
const keywordThat = (...effects: unknown[]): Item => ({
  ...avoidance,
  triggers: [{ id: 'one', when: 'damage', timing: 'before', do: effects }],
});

describe('says once that something is not there', () => {
  test.each<[string, Item, string, string, string]>([
    [
      'a misspelt item',
      { ...patient, attacks: [{ id: 'claw', dice: 4, symbols: ['fir'] }] },
      'ref-unknown 18:9-14',
      'There is no keyword `fir`.',
      'Did you mean `fire`?',
    ],
    [
      'an item of another kind',
      { ...patient, attacks: [{ id: 'claw', dice: 4, symbols: ['stunned'] }] },
      'ref-kind 18:9-18',
      '`stunned` is a condition, but a keyword is wanted here.',
      '',
    ],
    [
      'a misspelt event',
      { ...avoidance, triggers: [{ id: 'one', when: 'damaged', do: [] }] },
      'name-unknown 12:15-24',
      'There is no event `damaged`.',
      'Did you mean `damage`?',
    ],
    [
      'a misspelt number',
      keywordThat({ effect: 'change', of: 'self', stat: 'healt', by: 1 }),
      'name-unknown 18:19-26',
      'There is no number `healt`.',
      'Did you mean `health`?',
    ],
    [
      'an unknown counter',
      keywordThat({ effect: 'change', of: 'self', stat: 'counter:growth', by: 1 }),
      'name-unknown 18:19-35',
      'There is no number `counter:growth`.',
      '',
    ],
    [
      'an unknown zone',
      keywordThat({ effect: 'put', what: 'self', in: 'inventry' }),
      'name-unknown 18:17-27',
      'There is no zone `inventry`.',
      'Did you mean `inventory`?',
    ],
    [
      'an unknown procedure',
      keywordThat({ effect: 'call', procedure: 'stop', with: {} }),
      'ref-unknown 17:24-30',
      'There is no procedure `stop`.',
      'Did you mean `stomp`?',
    ],
    [
      'an unknown verb',
      { ...avoidance, permits: [{ id: 'one', what: 'fly', where: true, allow: true }] },
      'name-unknown 12:15-20',
      'There is no verb `fly`.',
      'It can be',
    ],
    [
      'a parameter that is missing',
      { ...patient, keywords: [{ keyword: 'avoidance' }] },
      'params-missing 23:5-6',
      'The keyword `avoidance` needs a value for `value`.',
      'Add `value`.',
    ],
    [
      'a parameter that is misspelt',
      { ...patient, keywords: [{ keyword: 'avoidance', vallue: 4 }] },
      'params-unknown 25:7-15',
      'The keyword `avoidance` has no parameter `vallue`.',
      'Did you mean `value`?',
    ],
    [
      'a parameter too many',
      { ...patient, keywords: [{ keyword: 'fire', value: 4 }] },
      'params-unknown 25:7-14',
      'The keyword `fire` has no parameter `value`.',
      '',
    ],
    [
      'a setting that a variant changes',
      {
        kind: 'rule-set',
        id: 'rules',
        source: 'original',
        name: 'Rules',
        settings: { moveCost: 1 },
        variants: [{ id: 'slow', name: 'Slow', text: 'Slow.', settings: { movCost: 2 } }],
      },
      'name-unknown 15:9-18',
      'There is no setting `movCost`.',
      'Did you mean `moveCost`?',
    ],
    [
      'a field that an event has not',
      keywordThat({ effect: 'alter', set: { damage: 1 } }),
      'event-field-unknown 18:13-21',
      'The event `damage` has no field `damage`.',
      'It can be',
    ],
    [
      'a field that cannot be altered',
      keywordThat({ effect: 'alter', set: { target: 'self' } }),
      'event-field-fixed 18:13-21',
      '`target` of the event `damage` cannot be altered.',
      'What can be altered: `amount` or `symbols`.',
    ],
    [
      'a name that is taken',
      keywordThat({ effect: 'let', as: 'a', value: 1 }, { effect: 'let', as: 'a', value: 2 }),
      'binding-taken 22:17-20',
      '`a` is already a name here.',
      'Choose another name.',
    ],
    [
      'a name that expressions keep',
      keywordThat({ effect: 'let', as: 'self', value: 1 }),
      'binding-reserved 17:17-23',
      '`self` has a meaning of its own in expressions.',
      'Choose another name.',
    ],
  ])('%s', (_, item, place, message, hint) => {
    const problem = only(item);
    expect(placed(problem)).toBe(place);
    expect(problem.message).toBe(message);
    expect(problem.hint ?? '').toContain(hint);
    expect(problem).toMatchObject({ severity: 'error', layer: 'reference' });
  });
});

test('takes what the system registers and what content adds', () => {
  const item = {
    ...keywordThat(
      { effect: 'call', procedure: 'stomp', with: { who: 'self' } },
      { effect: 'place', what: 'self', placement: 'pentagram' },
      { effect: 'change', of: 'self', stat: 'counter:growth', by: 1 },
      { effect: 'put', what: 'self', in: 'shelf' },
      { effect: 'roll', dice: { d6: 1 } },
      { effect: 'clear', condition: 'all', of: 'self' },
    ),
    counters: { growth: { start: 1 } },
    zones: { shelf: {} },
  };
  expect(problemsWith(fileOf(item))).toEqual([]);
});

test('a name bound in one list is free in the next', () => {
  const inner = { effect: 'repeat', times: 2, do: [{ effect: 'let', as: 'a', value: 1 }] };
  expect(problemsWith(fileOf(keywordThat(inner, { effect: 'let', as: 'a', value: 2 })))).toEqual([]);
});

test('a broken file is still there for those that speak of it', () => {
  const broken = { path: 'lobotomy/keyword/fire.json', text: '{ "kind": "keyword",' };
  expect(onlyProblem(problemsWith(broken)).code).toBe('text-syntax');
});

test('names that a broken file may add are not held against others', () => {
  const user = keywordThat({ effect: 'change', of: 'self', stat: 'counter:growth', by: 1 });
  const broken = { path: 'lobotomy/keyword/fire.json', text: '{ "kind": "keyword", "counters": { "growth": {} }' };
  expect(onlyProblem(problemsWith(fileOf(user), broken)).code).toBe('text-syntax');
});

test('an id that two kinds share does not say which is meant', () => {
  const token = { kind: 'token', id: 'patient', source: 'rulebook', name: 'Patient' };
  const problem = only(keywordThat({ effect: 'spawn', what: 'patient' }), token);
  expect(placed(problem)).toBe('ref-ambiguous 17:19-28');
  expect(problem.message).toBe('`patient` could be `monster/patient` or `token/patient`.');
});

test('hints at an item of the pack that nothing uses', () => {
  const problem = only({ ...fire, id: 'frost' });
  expect(placed(problem)).toBe('item-unused 3:9-16');
  expect(problem).toMatchObject({ severity: 'hint', message: 'Nothing uses the keyword `frost`.' });
});

describe('packs', () => {
  const other: Item = { ...pack, id: 'more', extends: ['lobotomy'] };
  const inMore = (item: Item) => fileOf(item, 'more');
  const user: Item = { ...patient, id: 'nurse' };

  test('an item of a pack that is extended can be named', () => {
    expect(problemsWith(inMore(other), inMore(user))).toEqual([]);
  });

  test('an item of a pack that is not extended cannot', () => {
    const problem = onlyProblem(problemsWith(inMore({ ...pack, id: 'more' }), inMore(user)));
    expect(placed(problem)).toBe('ref-other-pack 18:9-15');
    expect(problem.message).toBe('`fire` is in the pack `lobotomy`, which this pack does not extend.');
    expect(problem.hint).toBe('Add `lobotomy` to `extends` in pack.json.');
  });

  test('a pack that is extended must be there', () => {
    const problem = onlyProblem(problemsWith(inMore({ ...other, extends: ['lobotmy'] })));
    expect(placed(problem)).toBe('ref-unknown 8:5-14');
    expect(problem.hint).toBe('Did you mean `lobotomy`?');
  });

  test('packs cannot extend each other in a circle; it is said once', () => {
    const problem = onlyProblem(problemsWith(fileOf({ ...pack, extends: ['more'] }), inMore(other)));
    expect(placed(problem)).toBe('pack-circle 8:5-11');
    expect(problem.message).toBe('The pack `more` extends this one in turn.');
  });

  test('a folder of items needs a pack.json', () => {
    const problem = onlyProblem(checkContent([inMore({ ...patient, attacks: [{ id: 'claw', dice: 4 }] })]).problems);
    expect(problem).toMatchObject({ code: 'pack-missing', file: 'more/pack.json', line: 1, column: 1 });
    expect(problem.message).toBe('The folder `more` has items but no pack.json.');
  });

  test('the system must be one that there is', () => {
    const problem = onlyProblem(problemsWith(fileOf({ ...pack, system: 'lobotomi' })));
    expect(placed(problem)).toBe('name-unknown 6:13-23');
    expect(problem.hint).toBe('Did you mean `lobotomy`?');
  });

  test('a pack without a system says so, and nothing of its items', () => {
    const { system: _, ...without } = pack;
    const problem = onlyProblem(problemsWith(fileOf(without)));
    expect(problem).toMatchObject({ code: 'schema-missing-field', file: 'lobotomy/pack.json' });
    expect(problem.message).toContain('system');
  });

  test('a system that nobody knows is told, with those that there are', () => {
    const problem = onlyProblem(problemsWith(fileOf({ ...pack, system: 'chess' })));
    expect([problem.code, problem.hint]).toEqual([
      'name-unknown',
      'It can be `deep-madness`, `deranged`, `lobotomy`, `lockwoods-asylum` or `sanitarium`.',
    ]);
  });

  test('a pack with scenarios says what it lacks to be played', () => {
    const scenario = { kind: 'scenario', id: 'one', source: 'original', name: 'One' };
    const problems = problemsWith(fileOf(scenario));
    expect(problems.every(({ code }) => code === 'pack-lacks')).toBe(true);
    expect(problems.map(({ message }) => message)).toContain(
      'This pack has scenarios, but not `track/insomnia`, which the rules of Lobotomy ask for.',
    );
  });

  test('a scenario says for how many characters it cannot be played without what nobody wrote', () => {
    const scenario = {
      kind: 'scenario',
      id: 'one',
      source: 'original',
      name: 'One',
      players: { min: 3, max: 5 },
      uses: ['monster/patiend'],
    };
    const [unknown] = problemsWith(fileOf(scenario)).filter(({ code }) => code === 'ref-unknown');
    expect(unknown?.message).toBe(
      'There is no item `monster/patiend`. The scenario cannot be played with 3, 4 and 5 characters.',
    );
    expect(unknown?.hint).toBe('Did you mean `monster/patient`?');
  });

  test('a pack with scenarios needs a board, characters and every setting that the rules read', () => {
    const scenario = { kind: 'scenario', id: 'one', source: 'original', name: 'One' };
    const rules = { kind: 'rule-set', id: 'lobotomy', source: 'original', name: 'Rules', settings: { moveCost: 1 } };
    const lacks = problemsWith(fileOf(scenario), fileOf(rules)).map(({ message }) => message);
    expect(lacks).toContain('This pack has scenarios, but no board, which the rules of Lobotomy ask for.');
    expect(lacks).toContain('This pack has scenarios, but not `monster/warden`, which the rules of Lobotomy ask for.');
    const lacksSetting = (name: string) => lacks.some((message) => message.includes(`the setting \`${name}\``));
    expect([lacksSetting('searchCost'), lacksSetting('moveCost')]).toEqual([true, false]);
  });
});
