/**
 * Holds a system's table in docs/systems to what there is: every item of its checklist once, the files of its code, the examples and
 * the names of the tests that it points to. A row reads `| item | rule | code | test |`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));

export interface RuleRow {
  item: number;
  rule: string;
  code: string;
  tests: string;
}

export interface RuleTable {
  system: string;
  /** So many items the checklist has. */
  items: number;
  /** The packs that the code of a rule may be content of. */
  packs: readonly string[];
}

/** The text of all examples of a system. */
export const examplesOf = (system: string): string =>
  filesUnder(`test/conformance/${system}`)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => read(`test/conformance/${system}/${name}`))
    .join('\n');

/** Ids such as L04 under which examples are stated, sorted; one that is stated twice is there twice. */
export const statedIn = (examples: string): string[] =>
  [...examples.matchAll(/^example\(\s*'([A-Z]\d+)',/gm)].map(([, id]) => id as string).sort();

/** `numbered('M', 1, 2)` is M01 and M02. */
export const numbered = (letter: string, ...numbers: readonly number[]): string[] =>
  numbers.map((number) => `${letter}${String(number).padStart(2, '0')}`);

export const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Names of tests stand between quotes, in which those of their own sort are escaped. */
const hasTest = (source: string, name: string): boolean =>
  [`'${name.replaceAll("'", "\\'")}'`, `"${name}"`, `\`${name}\``].some((title) => source.includes(title));

/** Rows whose first cell is a number, behind a letter or bare. */
function rowsOf(system: string, letter = ''): RuleRow[] {
  return read(`docs/systems/${system}.md`)
    .split('\n')
    .filter((line) => new RegExp(`^\\| ${letter}\\d+ `).test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, item = '', rule = '', code = '', tests = '']) => {
      return { item: Number(item.slice(letter.length)), rule, code, tests };
    });
}

const filesIn = (code: string): string[] => [...code.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

/** A file of the system, of its examples or of its packs, or one with its folders. */
function missingFrom({ system, packs }: Pick<RuleTable, 'system' | 'packs'>, files: readonly string[]): string[] {
  const content = packs.flatMap((pack) => filesUnder(`content/${pack}`));
  return files.filter(
    (file) =>
      !existsSync(join(root, 'engine/systems', system, file)) &&
      !existsSync(join(root, 'test/conformance', system, file)) &&
      !(file.includes('/') && existsSync(join(root, file))) &&
      !content.some((path) => path === file || path.endsWith(`/${file}`)),
  );
}

/** A name of a test may have a semicolon of its own: only one before a backtick parts two tests. */
export function expectTests(system: string, tests: string, examples: string): void {
  const named = tests.split(/; (?=`)/);
  expect(named).not.toEqual(['']);
  for (const each of named) {
    const [, file = '', name] = /^`([^`]+)`(?:: (.*))?$/.exec(each) ?? [];
    if (name === undefined) expect(examples, each).toMatch(new RegExp(`'${file}',`));
    else {
      const path = file.includes('/') ? `test/${file}.test.ts` : `test/systems/${system}/${file}.test.ts`;
      expect(hasTest(read(path), name), each).toBe(true);
    }
  }
}

/** States the tests that hold the table of a system. */
export function holdRuleTable(table: RuleTable): void {
  const rows = rowsOf(table.system);
  const examples = examplesOf(table.system);

  test('the table names every item of the checklist once, in order, with what it is', () => {
    expect(rows.map(({ item }) => item)).toEqual(upTo(table.items));
    expect(rows.filter(({ rule }) => rule === '')).toEqual([]);
  });

  test.each(rows)('the code of item $item is there', ({ code }) => {
    expect(filesIn(code)).not.toEqual([]);
    expect(missingFrom(table, filesIn(code))).toEqual([]);
  });

  test.each(rows)('the tests of item $item are there', ({ tests }) => {
    expectTests(table.system, tests, examples);
  });
}

export interface RulingTable extends Pick<RuleTable, 'system' | 'packs'> {
  /** So many rulings there are, R01 and on. */
  rulings: number;
  /** Those that rule nothing in a game: their row says so, and has neither code nor test. */
  editorial: readonly number[];
}

/** States the tests that hold the table of rulings of a system: rows `| R01 | ruling | code | test |`. */
export function holdRulingTable(table: RulingTable): void {
  const rows = rowsOf(table.system, 'R');
  const examples = examplesOf(table.system);
  const isEditorial = ({ item }: RuleRow) => table.editorial.includes(item);

  test('the table names every ruling once, in order, with what it says', () => {
    expect(rows.map(({ item }) => item)).toEqual(upTo(table.rulings));
    expect(rows.filter(({ rule }) => rule === '')).toEqual([]);
  });

  test('a ruling that rules nothing in a game has no code and no test, and is the only sort that has none', () => {
    expect(rows.filter(({ code }) => filesIn(code).length === 0).map(({ item }) => item)).toEqual(table.editorial);
    expect(rows.filter(isEditorial).filter(({ code, tests }) => code !== '-' || tests !== '-')).toEqual([]);
  });

  test.each(rows.filter((row) => !isEditorial(row)))('code and tests of ruling $item are there', ({ code, tests }) => {
    expect(missingFrom(table, filesIn(code))).toEqual([]);
    expectTests(table.system, tests, examples);
  });
}
