/** Holds the tables of docs/systems/deep-madness.md to what there is: the checklist of the rulebooks, files, examples, names of tests. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { examplesOf, expectTests, holdRuleTable, numbered, statedIn, upTo } from '../rule-table';

holdRuleTable({ system: 'deep-madness', items: 49, packs: ['deep-madness', 'oracles-betrayal'] });

const root = join(import.meta.dirname, '../../..');
const [, section = ''] = readFileSync(join(root, 'docs/systems/deep-madness.md'), 'utf8').split(
  '## Rounds, actions and air',
);
const rows = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|') && !line.startsWith('| ---') && !line.startsWith('| rule'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, rule = '', code = '', tests = '']) => ({ rule, code, tests }));
const examples = examplesOf('deep-madness');

test('there is a table of rounds, actions and air', () => {
  expect(rows.length).toBeGreaterThan(20);
});

test.each(rows)('$rule: its code is there', ({ code }) => {
  const files = [...code.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !existsSync(join(root, 'engine/systems/deep-madness', file)))).toEqual([]);
});

test.each(rows)('$rule: its tests are there', ({ tests }) => {
  expectTests('deep-madness', tests, examples);
});

/** Questions of players that are about it or about a mechanic that it has. */
const QUESTIONS = [1, 2, 5, 7, 8, 9, 10, 11, 12, 16, 20, 21, 26, 27, 28, 29, 30, 34, 35, 36];
const CASES = upTo(16).map((number) => `O${number}`);

test('every worked example, every case and every question about this game is played once under its id', () => {
  const wanted = [...numbered('M', ...upTo(17)), ...CASES, ...numbered('Q', ...QUESTIONS)];
  expect(statedIn(examples)).toEqual(wanted.sort());
});
