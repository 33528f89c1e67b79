/** Each mistake that loading finds: what is said, and exactly where. */
import { describe, expect, test } from 'vitest';
import { findingsOf, sandbox, say } from './sandbox';

type Item = Record<string, unknown>;

const scenario = (fields: Item): Item => ({ kind: 'scenario', id: 'test', ...fields });
const test_ = (expression: string) => [{ effect: 'if', test: expression, do: [] }];

/** The part of the expression that a finding of it is about. */
function marked(expression: string): { text: string; message: string; replacement: string | undefined } {
  const findings = findingsOf(test_(expression));
  expect(findings.length).toBe(1);
  const [finding] = findings;
  expect([finding?.item, finding?.pointer, finding?.severity]).toEqual(['procedure/main', '/do/0/test', 'error']);
  const { start = 0, end = 0 } = finding?.range ?? {};
  return { text: expression.slice(start, end), message: finding?.message ?? '', replacement: finding?.replacement };
}

describe('in expressions', () => {
  test.each([
    ['self.helth > 2', 'helth', 'health'],
    ['setting.capp == 3', 'capp', 'cap'],
    ['characters.exists(c, c.insanty > 1)', 'insanty', 'insanity'],
    ['first(monsters).space.nmber == 2', 'nmber', 'number'],
  ])('a misspelt field: %s', (expression, wrong, right) => {
    const { text, message, replacement } = marked(expression);
    expect(text).toContain(wrong);
    const what = expression.startsWith('setting.') ? 'There is no setting' : 'Nothing here has a field';
    expect(message).toBe(`${what} \`${wrong}\`.`);
    expect(replacement).toBe(right);
  });

  test.each([
    ['slef.health > 2', 'slef', 'self'],
    ['monster.size() > 2', 'monster', 'monsters'],
    ['characters.all(c, d.health > 2)', 'd', undefined],
  ])('a misspelt name: %s', (expression, wrong, right) => {
    const { message, replacement } = marked(expression);
    expect(message).toBe(`There is no \`${wrong}\` here.`);
    if (right !== undefined) expect(replacement).toBe(right);
  });

  test.each([
    ["self.def == 'nusre'", 'nusre', 'item', 'nurse'],
    ["self.def in ['nurse', 'patiant']", 'patiant', 'item', 'patient'],
    ["inPlay('haunting').size() > inPlay('hauntin').size()", 'hauntin', 'item', 'haunting'],
    ["self.is('stuned')", 'stuned', 'keyword or condition', 'stunned'],
    ["during('atack')", 'atack', 'event', 'attack'],
    ["happened('damge', 'turn') > 0", 'damge', 'event', 'damage'],
    ["self.stat('helth') > 1", 'helth', 'stat', 'health'],
    ["self.printed('helth') > 1", 'helth', 'stat', 'health'],
    ["self.kind == 'monstr'", 'monstr', 'kind of thing', 'monster'],
    ["self.can('atack', none)", 'atack', 'verb', 'attack'],
    ["zone('deck:weapon').size() > 0", 'deck:weapon', 'zone', 'deck:weapons'],
    ["top('weapon') != none", 'weapon', 'deck', 'weapons'],
    ["pile('discard:weapon', none).size() > 0", 'discard:weapon', 'zone', 'discard:weapons'],
  ])('a misspelt word in quotes: %s', (expression, wrong, what, right) => {
    const { text, message, replacement } = marked(expression);
    expect([text, message, replacement]).toEqual([wrong, `There is no ${what} \`${wrong}\`.`, right]);
  });

  test('a wrong type', () => {
    expect(marked('self.health').message).toBe('Expected yes or no, but this gives a number.');
    expect(marked('characters').message).toBe('Expected yes or no, but this gives a list of things on the table.');
    expect(marked('self.health + true > 2').message).toMatch(/^These do not go together/);
    expect(marked("self.health == 'six'").message).toMatch(/^These do not go together/);
  });

  test('no expression at all', () => {
    expect(marked('self.health >').message).not.toBe('');
  });

  test('a function that there is not, or that takes something else', () => {
    expect(marked('distanse(self, self) > 1').message).toMatch(/No function takes|no function/i);
    expect(marked('distance(self, 3) > 1').message).toMatch(/`distance` cannot be used/);
  });

  test('a number past 32 bits, a fraction, and a division that gives one', () => {
    expect(findingsOf(test_('self.health > 4000000000'))).toMatchObject([
      { code: 'expression-range', pointer: '/do/0/test' },
    ]);
    expect(findingsOf(test_('self.health > 1.5')).length).toBe(1);
    expect(findingsOf([{ effect: 'change', of: 'self', stat: 'health', by: 4_000_000_000 }])).toMatchObject([
      { code: 'expression-range', pointer: '/do/0/by', message: '4000000000 is too large a number.' },
    ]);
    expect(sandbox([say('{7 / 2}')]).run().log).toEqual(['3']);
  });

  test('what lasts over many steps, looked for among what happens in one', () => {
    expect(findingsOf(test_("during('damage')"))).toEqual([]);
    for (const name of ['during', 'cause'])
      expect(findingsOf(test_(`${name}('round') == ${name}('damage')`))).toMatchObject([
        {
          code: 'during-in-vain',
          severity: 'warning',
          pointer: '/do/0/test',
          message: `\`round\` lasts over many steps, so \`${name}\` finds nothing.`,
          range: { start: name.length + 1, end: name.length + 8 },
          hint: 'Ask what the game is at instead, or write a trigger for `round`.',
        },
      ]);
  });

  test('literals that come to more than 32 bits together', () => {
    expect(findingsOf(test_('self.health > 2000000000 + 147483647'))).toEqual([]);
    expect(findingsOf(test_('self.health > -(1 - 50000 * 50000)'))).toMatchObject([
      { code: 'expression-range', message: '-2499999999 is too large a number.' },
    ]);
    expect(findingsOf(test_('2000000000 + 147483648 > self.health'))).toMatchObject([{ code: 'expression-range' }]);
  });

  test('the top of a deck that lies face down, but for what is revealed', () => {
    expect(findingsOf(test_("top('weapons') != none"))).toMatchObject([
      { code: 'deck-face-down', hint: 'Draw it or reveal it.' },
    ]);
    expect(findingsOf(test_("pile('deck:weapons', none).size() > 0"))).toMatchObject([{ code: 'deck-face-down' }]);
    expect(findingsOf(test_("pile('discard:weapons', none).size() > 0"))).toEqual([]);
    expect(findingsOf([{ effect: 'reveal', what: "top('weapons')", to: 'all' }])).toEqual([]);
    const faceUp = { kind: 'deck', id: 'weapons', face: 'up' };
    expect(findingsOf(test_("top('weapons') != none"), [faceUp])).toEqual([]);
  });
});

describe('in parts', () => {
  test('an event that there is not', () => {
    expect(findingsOf([], [scenario({ triggers: [{ id: 't', when: 'damge', do: [] }] })])).toMatchObject([
      {
        code: 'event-unknown',
        item: 'scenario/test',
        pointer: '/triggers/0/when',
        range: { start: 0, end: 5 },
        replacement: 'damage',
      },
    ]);
  });

  test('a field that the event of the trigger does not have', () => {
    const triggers = [{ id: 't', when: 'kill', if: 'event.amount > 1', do: [] }];
    expect(findingsOf([], [scenario({ triggers })])).toMatchObject([
      { pointer: '/triggers/0/if', message: 'Nothing here has a field `amount`.' },
    ]);
  });

  test('a modifier of a number that there is not', () => {
    const modifiers = [{ id: 'm', stat: 'defence', add: 1 }];
    expect(findingsOf([], [scenario({ modifiers })])).toMatchObject([
      { code: 'stat-unknown', pointer: '/modifiers/0/stat', replacement: 'defense' },
    ]);
  });

  test('a procedure that calls itself by way of another', () => {
    const procedure = (id: string, next: string): Item => ({
      kind: 'procedure',
      id,
      do: [{ effect: 'call', procedure: next }],
    });
    expect(findingsOf([], [procedure('ping', 'pong'), procedure('pong', 'ping')])).toMatchObject([
      {
        code: 'recursion',
        item: 'procedure/ping',
        pointer: '/do/0/procedure',
        message: '`ping` calls itself: `ping` → `pong` → `ping`.',
      },
    ]);
  });

  test('each mistake once, also in what is compiled several times', () => {
    const keyword = { kind: 'keyword', id: 'undead', modifiers: [{ id: 'm', stat: 'defense', add: 'self.helth' }] };
    const uses = ['nurse', 'patient'].map((id) => ({ kind: 'monster', id, keywords: [{ keyword: 'undead' }] }));
    expect(findingsOf([], [keyword, ...uses]).map(({ item, pointer }) => item + pointer)).toEqual([
      'keyword/undead/modifiers/0/add',
    ]);
    expect(findingsOf([], [keyword]).length).toBe(1);
  });
});

describe('in effects', () => {
  test('a kind that there is not', () => {
    expect(findingsOf([{ effect: 'dammage', to: 'self', amount: 1 }])).toMatchObject([
      { code: 'effect-unknown', pointer: '/do/0/effect', hint: 'Did you mean `damage`?' },
    ]);
  });

  test('a name that is taken', () => {
    const effects = [
      { effect: 'let', as: 'who', value: 'self' },
      { effect: 'each', in: 'characters', as: 'who', do: [] },
    ];
    expect(findingsOf(effects)).toMatchObject([{ code: 'binding-shadowed', pointer: '/do/1/as' }]);
  });

  test('a name that is used before or outside of where it is bound', () => {
    const effects = [{ effect: 'if', test: true, do: [{ effect: 'let', as: 'inner', value: 1 }] }, say('{inner}')];
    expect(findingsOf(effects)).toMatchObject([{ pointer: '/do/1/text', message: 'There is no `inner` here.' }]);
  });

  test('a number where things are wanted', () => {
    expect(findingsOf([{ effect: 'damage', to: 'self.health', amount: 1 }])).toMatchObject([
      { code: 'expression-type', pointer: '/do/0/to' },
    ]);
  });

  test('more names than can be kept for later', () => {
    const lets = Array.from({ length: 9 }, (_, i) => ({ effect: 'let', as: `n${i}`, value: i }));
    const later = { effect: 'later', when: 'round', do: [] };
    expect(findingsOf([...lets, later])).toMatchObject([{ code: 'frozen-too-many', pointer: '/do/9' }]);
  });

  test('nothing is wrong with a table that is all right', () => {
    expect(findingsOf([])).toEqual([]);
  });
});
