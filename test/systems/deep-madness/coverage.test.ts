/** Holds the table of rounds, actions and air in docs/systems/deep-madness.md to the files, examples and tests that there are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const [, section = ''] = read('docs/systems/deep-madness.md').split('## Rounds, actions and air');
const rows = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|') && !line.startsWith('| ---') && !line.startsWith('| rule'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, rule = '', code = '', tests = '']) => ({ rule, code, tests }));

const examples = readdirSync(join(root, 'test/conformance/deep-madness'))
  .map((name) => read(`test/conformance/deep-madness/${name}`))
  .join('\n');

test('there is such a table', () => {
  expect(rows.length).toBeGreaterThan(20);
});

test.each(rows)('$rule: its code is there', ({ code }) => {
  const files = [...code.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !existsSync(join(root, 'engine/systems/deep-madness', file)))).toEqual([]);
});

test.each(rows)('$rule: its tests are there', ({ tests }) => {
  for (const each of tests.split(/; (?=`)/)) {
    const [, file = '', name] = /^`([^`]+)`(?:: (.*))?$/.exec(each) ?? [];
    if (name === undefined) expect(examples, each).toMatch(new RegExp(`'${file}',`));
    else expect(read(`test/systems/deep-madness/${file}.test.ts`), each).toContain(`'${name}'`);
  }
});

/** Worked examples of the rulebook, cases of our own rules, and the questions of players that touch this game. */
const EXAMPLES = Array.from({ length: 17 }, (_, index) => `M${String(index + 1).padStart(2, '0')}`);
const CASES = Array.from({ length: 16 }, (_, index) => `O${index + 1}`);
const QUESTIONS = ['Q01', 'Q02', 'Q08', 'Q26', 'Q35'];

test('every worked example, every case and every question about this game is played once under its id', () => {
  const stated = [...examples.matchAll(/^example\(\s*'([MOQ]\d+)',/gm)].map(([, id]) => id);
  expect(stated.sort()).toEqual([...EXAMPLES, ...CASES, ...QUESTIONS].sort());
});
