/** Holds the table of docs/systems/deranged.md to what there is: the checklist of the rulebook, files, examples, names of tests. */
import { expect, test } from 'vitest';
import { examplesOf, holdRuleTable, numbered, statedIn, upTo } from '../rule-table';

holdRuleTable({ system: 'deranged', items: 47, packs: ['deranged'] });

test('every worked example of the rulebook is played once under its id', () => {
  expect(statedIn(examplesOf('deranged'))).toEqual(numbered('D', ...upTo(24)));
});
