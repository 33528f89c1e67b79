/** Holds docs/systems/lobotomy.md to what there is: its files, its examples and the names of its tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rows = read('docs/systems/lobotomy.md')
  .split('\n')
  .filter((line) => /^\| \d+ /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, item, , code = '', tests = '']) => ({ item: Number(item), code, tests }));

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
  content.includes(file);

test('the table names every item once, in order', () => {
  const items = rows.map(({ item }) => item);
  expect(items).toEqual([...new Set(items)].sort((a, b) => a - b));
  expect(items.length).toBeGreaterThan(80);
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
    if (name === undefined) expect(examples, each).toMatch(new RegExp(`'${file}'`));
    else expect(read(`test/systems/lobotomy/${file}.test.ts`), each).toContain(name.replaceAll("'", "\\'"));
  }
});
