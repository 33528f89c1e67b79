/** Holds docs/systems/lobotomy.md to what there is: all items of the checklist and all rulings, its files, its examples, the names of its tests. */
import { expect, test } from 'vitest';
import { examplesOf, holdRuleTable, holdRulingTable, numbered, statedIn, upTo } from '../rule-table';

holdRuleTable({ system: 'lobotomy', items: 93, packs: ['lobotomy'] });
holdRulingTable({ system: 'lobotomy', rulings: 28, editorial: [2], packs: ['lobotomy'] });

/** Questions of players that are about it or about a mechanic that it has. */
const QUESTIONS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 18, 19];
QUESTIONS.push(20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 34, 35, 36);

test('every worked example and every question about its mechanics is played once under its id', () => {
  expect(statedIn(examplesOf('lobotomy'))).toEqual([...numbered('L', ...upTo(31)), ...numbered('Q', ...QUESTIONS)]);
});
