/** What is built as it must be and yet means nothing: words that no field reads, empty decks, tables with a gap. */
import { describe, expect, test } from 'vitest';
import { avoidance, fileOf, onlyProblem, patient, placed, problemsWith } from './small-pack';

type Item = Record<string, unknown>;
const only = (...items: Item[]) => onlyProblem(problemsWith(...items.map((item) => fileOf(item))));
const told = (code: string, ...items: Item[]) =>
  problemsWith(...items.map((item) => fileOf(item)))
    .filter((problem) => problem.code === code)
    .map(({ message }) => message);

describe('words that a field never reads', () => {
  const when = (condition: string, event = 'damage'): Item => ({
    ...avoidance,
    triggers: [{ id: 'one', when: event, if: condition, do: [] }],
  });

  test('are told with the nearest one, at the word', () => {
    const problem = only(when("event.color == 'gren'", 'surge'));
    expect(placed(problem)).toBe('word-unknown 13:30-34');
    expect(problem).toMatchObject({
      severity: 'error',
      message: 'No color is ever `gren`.',
      hint: 'Did you mean `green`?',
      fix: { text: 'green' },
    });
  });

  test.each([
    ["self.rank != 'bos'", 'No rank is ever `bos`.'],
    ["'bos' == self.rank", 'No rank is ever `bos`.'],
    ["self.rank in ['basic', 'elit']", 'No rank is ever `elit`.'],
    ["monsters.exists(m, m.rank == 'bos')", 'No rank is ever `bos`.'],
    ["self.state == 'loked'", 'No state is ever `loked`.'],
  ])('%s', (condition, message) => {
    expect(told('word-unknown', when(condition))).toEqual([message]);
  });

  test.each(["self.rank == 'boss'", "self.rank == ''", "self.room == 'anything'", 'self.rank == target.rank'])(
    'but %s is fine',
    (condition) => {
      expect(told('word-unknown', when(condition))).toEqual([]);
    },
  );

  test("fields of the content's own events may read anything", () => {
    const scenario: Item = {
      kind: 'scenario',
      id: 'one',
      source: 'original',
      name: 'One',
      events: { omen: { color: 'string' } },
      triggers: [{ id: 'one', when: 'omen', if: "event.color == 'gold'", do: [] }],
    };
    expect(told('word-unknown', scenario)).toEqual([]);
  });
});

describe('a deck of all cards of some kind or family', () => {
  const disorder: Item = {
    kind: 'disorder',
    id: 'bared-teeth',
    source: 'original',
    name: 'Bared Teeth',
    family: 'aggression',
    type: 'attack',
    cost: { ap: 1 },
    cooldown: 3,
  };
  const deckOf = (family: string): Item => ({
    kind: 'deck',
    id: 'rage',
    source: 'original',
    name: 'Rage',
    from: { kind: 'disorder', family },
  });

  test('that no card has is a warning', () => {
    const problem = only(disorder, deckOf('agression'));
    expect(problem).toMatchObject({
      code: 'deck-without-cards',
      severity: 'warning',
      pointer: '/from/family',
      message: 'No disorder is of the family `agression`, so this deck is empty.',
      hint: 'Did you mean `aggression`?',
    });
  });

  test('that a card has is fine', () => {
    expect(problemsWith(fileOf(disorder), fileOf(deckOf('aggression')))).toEqual([]);
  });

  test('of a kind of which there is no card is a warning, whether it has a family or not', () => {
    expect(only(deckOf('aggression'))).toMatchObject({ code: 'deck-without-cards', pointer: '/from/kind' });
    const { from: _, ...deck } = deckOf('');
    expect(only({ ...deck, from: { kind: 'movement' } })).toMatchObject({
      code: 'deck-without-cards',
      severity: 'warning',
      pointer: '/from/kind',
      message: 'No movement is in the pack, so this deck is empty.',
      hint: 'Write a movement, or delete the deck.',
    });
  });

  test('of several kinds is fine with a card of one of them, and a warning with none', () => {
    const { from: _, ...deck } = deckOf('');
    const mixed = { ...deck, from: { kinds: ['movement', 'disorder'] } };
    expect(problemsWith(fileOf(disorder), fileOf(mixed))).toEqual([]);
    expect(only(mixed)).toMatchObject({
      pointer: '/from/kinds',
      message: 'No movement and no disorder is in the pack, so this deck is empty.',
    });
  });
});

describe('a table of attacks', () => {
  const table = (...ranges: string[]): Item => ({
    ...patient,
    attacks: ranges.map((on, i) => ({ id: `attack-${i}`, on, dice: 3, ...(i === 0 ? { symbols: ['fire'] } : {}) })),
  });

  test.each<[string, readonly string[], string, string]>([
    ['with a gap', ['1-3', '4', '6'], '/attacks', 'No attack is chosen on `5`.'],
    [
      'with a face for two attacks',
      ['1-3', '3-5', '6'],
      '/attacks/1/on',
      'An attack before this one is already chosen on `3`.',
    ],
    ['beyond the die', ['1-3', '4-7'], '/attacks/1/on', 'A d6 never shows `7`.'],
    ['with a range of nothing', ['1-3', '6-4'], '/attacks/1/on', 'No number is in this range.'],
  ])('%s is a warning', (_, ranges, pointer, message) => {
    expect(only(table(...ranges))).toMatchObject({ code: 'attack-table', severity: 'warning', pointer, message });
  });

  test.each([[['1-3', '4-5', '6']], [['1-6']]])('%j is whole', (ranges) => {
    expect(problemsWith(fileOf(table(...ranges)))).toEqual([]);
  });
});

test('at least more players than at most is an error', () => {
  const scenario: Item = { kind: 'scenario', id: 'one', source: 'original', name: 'One', players: { min: 5, max: 3 } };
  expect(told('players-range', scenario)).toEqual(['At least 5 characters and at most 3: nobody can play that.']);
  expect(told('players-range', { ...scenario, players: { min: 3, max: 3 } })).toEqual([]);
});

describe('a table of how many characters people share', () => {
  const found = (players: Item, ...rows: [number, ...number[]][]) => {
    const sharing = rows.map(([people, ...characters]) => ({ people, characters }));
    const scenario: Item = { kind: 'scenario', id: 'one', source: 'original', name: 'One', players, sharing };
    const problems = problemsWith(fileOf(scenario)).filter(({ code }) => code === 'sharing-table');
    return problems.map(({ severity, pointer, message, hint }) => [severity, pointer, message, hint]);
  };

  test('may say several numbers, and nothing of some people', () => {
    expect(found({ min: 4, max: 6 }, [1, 4], [2, 6, 4], [6, 6])).toEqual([]);
  });

  test('says something of so many people once', () => {
    expect(found({}, [1, 4], [1, 5], [2, 4], [2, 6])).toEqual([
      ['error', '/sharing/1/people', 'Of one person it is said before.', 'Write all numbers in one entry.'],
      ['error', '/sharing/3/people', 'Of 2 people it is said before.', 'Write all numbers in one entry.'],
    ]);
  });

  test('gives everybody a character', () => {
    expect(found({}, [5, 5, 4])).toEqual([
      [
        'error',
        '/sharing/0/characters/1',
        '5 people cannot share 4: everybody plays one at least.',
        'Write 5 or more.',
      ],
    ]);
  });

  test('keeps to the numbers that may play', () => {
    const hint = 'Look at `players`, or leave it out.';
    expect(found({ min: 4, max: 6 }, [1, 3], [2, 7])).toEqual([
      ['warning', '/sharing/0/characters/0', 'Nobody can play it with 3 characters.', hint],
      ['warning', '/sharing/1/characters/0', 'Nobody can play it with 7 characters.', hint],
    ]);
  });
});

describe('numbers out of all reason', () => {
  const claw = { id: 'claw', dice: 4, symbols: ['fire'] };

  test.each<[string, Item, string]>([
    ['dice below none', { ...patient, attacks: [{ ...claw, dice: -1 }] }, 'Dice must be from 0 to 99, found -1.'],
    ['too many dice', { ...patient, attacks: [{ ...claw, dice: 4000 }] }, 'Dice must be from 0 to 99, found 4000.'],
    ['a supply below none', { ...patient, supply: -1 }, 'Supply must be from 0 to 99, found -1.'],
    ['no attack in the list', { ...patient, attacks: [] }, 'Attacks must have at least 1 entry, found 0.'],
  ])('%s', (_, item, message) => {
    const [problem, ...others] = problemsWith(fileOf(item)).filter(({ severity }) => severity === 'error');
    expect(others).toEqual([]);
    expect(problem?.message).toBe(message);
  });
});
