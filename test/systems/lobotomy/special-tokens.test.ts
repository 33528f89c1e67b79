/** The special tokens of the book: which piece stands for each, and that casefiles name those that they lay. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Item } from '../../../engine/content';
import { spaceOf } from '../../../engine/language/standard';
import { Table } from '../../conformance/lobotomy/table';

const folder = join(import.meta.dirname, '../../../content/lobotomy');
const items = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && path !== 'pack.json')
  .map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Item);
const keyOf = ({ kind, id }: Item): string => `${kind}/${id}`;
const keys = new Set(items.map(keyOf));

/** The book's name of each, and our piece; no card or casefile of ours has anything of those without one. */
const SPECIAL: Readonly<Record<string, string | null>> = {
  Frost: 'condition/frozen',
  Cassette: 'token/voice-on-tape',
  Diary: 'token/diary',
  Balloon: 'token/balloon',
  Thrall: 'condition/thrall',
  Vampire: 'token/coffin',
  Haunting: 'token/haunting',
  'Altar of Blood': 'token/altar-of-blood',
  'Altar of Madness': 'token/altar-of-madness',
  'Altar of Horror': 'token/altar-of-horror',
  Safe: null,
  'Dream World': 'token/dream',
  Weakness: 'token/weakness',
  Mist: 'token/mist',
  Holy: 'token/holy-relic',
  Objective: 'token/sleeper',
  Taunt: 'token/taunt',
  Memory: 'token/memory-token',
  Roots: 'token/roots',
  Incense: null,
  Spiders: null,
  Key: null,
};

test('of the 22 special tokens of the book each that our cards need is in the pack', () => {
  expect(Object.keys(SPECIAL)).toHaveLength(22);
  expect(Object.values(SPECIAL).filter((key) => key !== null && !keys.has(key))).toEqual([]);
});

/** Tokens of every game. */
const COMMON: readonly unknown[] = ['door', 'locker', 'body', 'memory'];
const special = new Set(
  items.filter(({ kind, family }) => kind === 'token' && !COMMON.includes(family)).map((item) => keyOf(item)),
);

const TEAM = ['marta-quillon', 'osgood-pell', 'ilse-varga'];
const casefiles = items.filter(({ kind }) => kind === 'scenario');
const usesOf = ({ uses = [] }: Item): readonly string[] => uses as readonly string[];

/** What an item says besides its list of what it uses. */
const wordsOf = (item: Item): string => JSON.stringify({ ...item, uses: undefined });

describe.each(casefiles.map((casefile) => [casefile.id, casefile] as const))('%s', (id, casefile) => {
  test('names every special token that it lays while the table is set up', () => {
    const table = new Table({ heroes: TEAM, rules: 'printed', scenario: id, until: 'basic-skill' });
    const { play } = table;
    const laid = play.all('token').filter((token) => spaceOf(play, token) !== 0);
    const found = new Set(laid.map((token) => play.program.infoOf(play, token)?.key ?? ''));
    expect([...found].filter((key) => special.has(key) && !usesOf(casefile).includes(key))).toEqual([]);
  });

  test('names every special token that it brings later, so that it takes them along', () => {
    const brought = [...wordsOf(casefile).matchAll(/"what":"([a-z-]+)"/g)].map(([, what]) => `token/${what}`);
    expect(brought.filter((key) => special.has(key) && !usesOf(casefile).includes(key))).toEqual([]);
  });

  test('has every piece that it uses, and speaks of each', () => {
    expect(usesOf(casefile).filter((key) => !keys.has(key))).toEqual([]);
    const pieces = items.filter((item) => usesOf(casefile).includes(keyOf(item)));
    const words = [casefile, ...pieces].map((item) => [keyOf(item), wordsOf(item)] as const);
    const isSpokenOf = (key: string) =>
      words.some(([speaker, text]) => speaker !== key && new RegExp(`['"]${key.split('/')[1]}['"]`).test(text));
    expect(usesOf(casefile).filter((key) => !isSpokenOf(key))).toEqual([]);
  });
});

test('no special token is without anything that speaks of it', () => {
  const texts = items.map((item) => [keyOf(item), JSON.stringify(item)] as const);
  const isSpokenOf = (key: string) =>
    texts.some(([speaker, text]) => speaker !== key && new RegExp(`['"/]${key.split('/')[1]}['"]`).test(text));
  expect([...special].filter((key) => !isSpokenOf(key))).toEqual([]);
});
