/** Holds docs/systems/lobotomy.md to what there is: all items of the checklist, its files, its examples, the names of its tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The checklist of the rulebook has so many items. */
const ITEMS = 93;

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rows = read('docs/systems/lobotomy.md')
  .split('\n')
  .filter((line) => /^\| \d+ /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, item, rule = '', code = '', tests = '']) => ({ item: Number(item), rule, code, tests }));

const examples = readdirSync(join(root, 'test/conformance/lobotomy'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => read(`test/conformance/lobotomy/${name}`))
  .join('\n');
const content = readdirSync(join(root, 'content/lobotomy'), { recursive: true, encoding: 'utf8' }).map(
  (path) => path.replaceAll('\\', '/').split('/').at(-1) ?? '',
);

const isThere = (file: string): boolean =>
  existsSync(join(root, 'engine/systems/lobotomy', file)) ||
  existsSync(join(root, 'test/conformance/lobotomy', file)) ||
  (file.includes('/') && existsSync(join(root, file))) ||
  content.includes(file);

/** Names of tests stand between quotes, in which those of their own sort are escaped. */
const hasTest = (source: string, name: string): boolean =>
  [`'${name.replaceAll("'", "\\'")}'`, `"${name}"`, `\`${name}\``].some((title) => source.includes(title));

test('the table names every item of the checklist once, in order, with what it is', () => {
  expect(rows.map(({ item }) => item)).toEqual(Array.from({ length: ITEMS }, (_, index) => index + 1));
  expect(rows.filter(({ rule }) => rule === '')).toEqual([]);
});

test.each(rows.map(({ item, code }) => [item, code] as const))('the code of item %i is there', (_, code) => {
  const files = [...code.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

test.each(rows.map(({ item, tests }) => [item, tests] as const))('the tests of item %i are there', (_, tests) => {
  // A name of a test may have a semicolon of its own: only one before a backtick parts two tests.
  const named = tests.split(/; (?=`)/);
  expect(named).not.toEqual(['']);
  for (const each of named) {
    const [, file = '', name] = /^`([^`]+)`(?:: (.*))?$/.exec(each) ?? [];
    if (name === undefined) expect(examples, each).toMatch(new RegExp(`'${file}',`));
    else expect(hasTest(read(`test/systems/lobotomy/${file}.test.ts`), name), each).toBe(true);
  }
});

/** Worked examples of the rulebook, and the questions of players that are about it or about a mechanic that it has. */
const EXAMPLES = Array.from({ length: 31 }, (_, index) => index + 1);
const QUESTIONS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 18, 19];
QUESTIONS.push(20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 34, 35, 36);
const idOf = (letter: string) => (number: number) => `${letter}${String(number).padStart(2, '0')}`;

test('every worked example and every question about its mechanics is played once under its id', () => {
  const wanted = [...EXAMPLES.map(idOf('L')), ...QUESTIONS.map(idOf('Q'))];
  const stated = [...examples.matchAll(/^example\(\s*'([LQ]\d\d)',/gm)].map(([, id]) => id);
  expect(stated.sort()).toEqual(wanted);
});
