/** Counts what Morrow Hill's decks and bags hold, against what the game prints and what its set-up needs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Item } from '../../engine/content';
import { checkContent } from '../../pack/check-content';
import { linkPack } from '../../pack/link-pack';

const folder = join(import.meta.dirname, '../../content/lobotomy');
const read = (path: string): Item => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Item;
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.json'));
const items = paths.map(read);

const ofKind = (kind: string) => items.filter((item) => item.kind === kind);
const find = (kind: string, id: string) => read(`${kind}/${id}.json`);
const copies = (cards: readonly Item[]) =>
  cards.reduce((sum, card) => sum + ((card.copies as number | undefined) ?? 1), 0);
const tally = (values: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

test('the pack checks clean, and offers The Razor Lullaby first', () => {
  const files = paths.map((path) => ({ path: `lobotomy/${path}`, text: readFileSync(join(folder, path), 'utf8') }));
  const result = checkContent(files);
  const { problems } = result;
  const linked = linkPack(result, 'lobotomy');
  expect('content' in linked && linked.content.firstScenario).toBe('slashers');
  const wrong = problems.filter(({ severity }) => severity === 'error' || severity === 'warning');
  expect(wrong.map(({ file, pointer, message }) => `${file}${pointer}: ${message}`)).toEqual([]);
});

test('every item lies where its kind and id say', () => {
  const expected = (item: Item) => (item.kind === 'pack' ? 'pack.json' : `${item.kind}/${item.id}.json`);
  expect(items.map(expected)).toEqual(paths);
});

test('every item names its source', () => {
  expect(items.filter((item) => !['rulebook', 'public', 'original'].includes(item.source))).toEqual([]);
});

describe('the movement deck', () => {
  const cards = ofKind('movement');

  test('has 40 cards: 20 green, 8 blue, 4 red and 8 without a surge', () => {
    expect(copies(cards)).toBe(40);
    expect(tally(cards.map((card) => String(card.color)))).toEqual({ green: 20, blue: 8, red: 4, none: 8 });
  });

  test('moves the Warden with 25 of them and brings a memory with 14', () => {
    expect(cards.filter((card) => card.warden === true)).toHaveLength(25);
    expect(cards.filter((card) => card.memory === true)).toHaveLength(14);
  });

  test('says what happens on each card', () => {
    expect(cards.filter((card) => !card.text)).toEqual([]);
    expect(cards.filter((card) => card.text === 'No event.').map((card) => card.do)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the inventory decks', () => {
  test('hold 24 weapons, 20 pieces of equipment and 16 drugs', () => {
    expect(['weapon', 'equipment', 'drug'].map((kind) => copies(ofKind(kind)))).toEqual([24, 20, 16]);
  });
});

describe('the disorder decks', () => {
  const cards = ofKind('disorder');

  test('hold 20 cards each', () => {
    const size = (family: string) => copies(cards.filter((card) => card.family === family));
    expect(['aggression', 'ocd', 'anxiety', 'schizophrenia', 'phobia'].map(size)).toEqual([20, 20, 20, 20, 20]);
  });

  test('are 52 different cards', () => {
    expect(cards).toHaveLength(52);
  });
});

describe('the characters', () => {
  const characters = ofKind('character');

  test('are 8, with 32 basic skills', () => {
    expect([characters.length, ofKind('skill').length]).toEqual([8, 32]);
  });

  test.each(characters.map((character) => character.id))(
    '%s has four basic skills, five memories and an innate ability',
    (id) => {
      const character = find('character', id);
      const skills = ofKind('skill').filter((skill) => skill.character === id);
      expect(new Set(skills.map((skill) => skill.id))).toEqual(new Set(character.skills as string[]));
      expect(ofKind('memory').filter((memory) => memory.character === id)).toHaveLength(5);
      const parts = [character.actions, character.triggers, character.modifiers, character.permits].flat() as (
        | { id: string }
        | undefined
      )[];
      expect(parts.some((part) => part?.id.startsWith('innate'))).toBe(true);
    },
  );

  test('have nothing of their own that could be handed over: all of it is memories', () => {
    const kinds = items.filter((item) => item.character !== undefined).map(({ kind }) => kind);
    expect(tally(kinds)).toEqual({ memory: 40, skill: 32 });
  });

  test('begin with gear that the decks have, two of a kind if two begin with it', () => {
    const gear = tally(characters.flatMap((character) => character.gear as string[]));
    const short = Object.entries(gear).filter(([key, count]) => copies([read(`${key}.json`)]) < count);
    expect(short).toEqual([]);
  });

  test('share five bad memories, so that each memory deck has ten cards', () => {
    const shared = ofKind('memory').filter((memory) => memory.character === undefined);
    expect(shared.map((memory) => [memory.form, memory.copies])).toEqual(
      Array.from({ length: 5 }, () => ['bad', 'each-character']),
    );
  });
});

describe('the bags', () => {
  const pieces = (id: string) =>
    (find('supply', id).pieces as { count: number }[]).reduce((sum, piece) => sum + piece.count, 0);

  test('hold 36 doors, 32 lockers and 12 bodies', () => {
    expect(['door-tokens', 'locker-tokens', 'body-tokens'].map(pieces)).toEqual([36, 32, 12]);
  });

  test('have a door for every doorway and a locker for every highlight of the largest board', () => {
    const most = (field: 'doorways' | 'highlights') => {
      const counts = ofKind('tile').map(({ id, sides }) => ({
        id,
        count: Math.max(...(sides as Record<string, unknown[]>[]).map((side) => side[field]?.length ?? 0)),
      }));
      const centre = counts.find(({ id }) => id === 'centre')?.count ?? 0;
      const quarters = counts.filter(({ id }) => id !== 'centre').map(({ count }) => count);
      return (
        centre +
        quarters
          .sort((a, b) => b - a)
          .slice(0, 4)
          .reduce((sum, count) => sum + count, 0)
      );
    };
    expect(most('doorways')).toBe(34);
    expect(pieces('door-tokens')).toBeGreaterThanOrEqual(most('doorways'));
    expect(pieces('locker-tokens')).toBeGreaterThanOrEqual(most('highlights'));
  });
});

describe('the rules', () => {
  test('explain every number in a sentence', () => {
    const rules = find('rule-set', 'lobotomy');
    expect(Object.keys(rules.texts as object)).toEqual(Object.keys(rules.settings as object));
  });
});
