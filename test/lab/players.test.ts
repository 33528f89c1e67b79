import { describe, expect, test } from 'vitest';
import type { Content, Item } from '../../engine/content';
import { difficultiesOf, drawCharacters, gameSeed, playersOf, sharingOf } from '../../engine/lab/players';

const character = (id: string): Item => ({ kind: 'character', id, source: 'original' });
const content = (players: unknown, ...more: Item[]): Content => ({
  system: 'lobotomy',
  pack: 'small',
  items: [
    ...['ann', 'ben', 'cal', 'dot'].map(character),
    { kind: 'scenario', id: 'ward', source: 'original', players },
    ...more,
  ],
});
const rules: Item = {
  kind: 'rule-set',
  id: 'rules',
  source: 'original',
  settings: { minCharacters: 2, maxCharacters: 6 },
};
const other = (settings: Record<string, number>, id = 'aside'): Item => ({ ...rules, id, settings });

test.each([
  ['as the scenario says', content({ min: 1, max: 3 }, rules), { fewest: 1, most: 3 }],
  ['never more than there are characters', content({ min: 3, max: 5 }), { fewest: 3, most: 4 }],
  ['as the rule set says where the scenario does not', content(undefined, rules), { fewest: 2, most: 4 }],
  [
    'as the last rule set says of those that say it',
    content(undefined, other({ maxCharacters: 3 }), rules, other({ sight: 1 }, 'zone')),
    { fewest: 2, most: 4 },
  ],
  [
    'as any rule set says',
    content(undefined, other({ sight: 1 }), other({ maxCharacters: 3 }, 'zone')),
    { fewest: 1, most: 3 },
  ],
  ['any number where nothing is said', content(undefined), { fewest: 1, most: 4 }],
  ['nobody where more are wanted than there are', content({ min: 5 }), { fewest: 5, most: 4 }],
])('%s', (_, given, expected) => {
  expect(playersOf(given, 'ward')).toEqual(expected);
});

describe('how many characters people share by the book', () => {
  const table = (...rows: [number, ...number[]][]) => rows.map(([people, ...characters]) => ({ people, characters }));
  const shared = (own: unknown, ofRules: unknown, players: unknown = { min: 2, max: 4 }) => {
    const { items, ...rest } = content(players, { ...rules, sharing: ofRules });
    const withOwn = items.map((item) => (item.kind === 'scenario' ? { ...item, sharing: own } : item));
    return Object.fromEntries(sharingOf({ ...rest, items: withOwn }, 'ward'));
  };

  test('is as the scenario says, else as the rule set does', () => {
    expect(shared(undefined, table([1, 2], [2, 4, 2]))).toEqual({ 1: [2], 2: [4, 2] });
    expect(shared(table([1, 3]), table([1, 2], [2, 4]))).toEqual({ 1: [3] });
    expect(shared(undefined, undefined)).toEqual({});
  });

  test('leaves out what nobody can play', () => {
    expect(shared(undefined, table([1, 1, 3], [2, 6]))).toEqual({ 1: [3] });
  });
});

test('as many scenarios can be asked for as any rule set says', () => {
  const day: Item = { kind: 'scenario', id: 'day', source: 'original' };
  expect(difficultiesOf(content({}, other({ sight: 1 }), other({ maxScenarios: 2 }, 'zone'), day), 'ward')).toEqual({
    usual: 1,
    most: 2,
  });
});

test('a seed draws the same characters each time, each of them once', () => {
  const all = ['ann', 'ben', 'cal', 'dot'];
  const drawn = drawCharacters(all, 3, 7);
  expect(drawCharacters(all, 3, 7)).toEqual(drawn);
  expect(new Set(drawn).size).toBe(3);
  expect(new Set(Array.from({ length: 40 }, (_, seed) => drawCharacters(all, 2, seed).join())).size).toBeGreaterThan(6);
  expect(() => drawCharacters(all, 5, 7)).toThrow('5 players, but there are 4 characters');
});

test('the first game of a series is that of its own seed, and every other has a seed that can be typed', () => {
  expect(gameSeed(7, 0)).toBe(7);
  const seeds = Array.from({ length: 100 }, (_, index) => gameSeed(7, index));
  expect(new Set(seeds).size).toBe(100);
  for (const seed of seeds) expect(String(seed)).toMatch(/^\d{1,9}$/);
});
