/** Holds the table of docs/systems/lockwoods-asylum.md to what there is: the checklist of the rulebook, files, examples, names of tests. */
import { expect, test } from 'vitest';
import { examplesOf, holdRuleTable, numbered, statedIn, upTo } from '../rule-table';

holdRuleTable({ system: 'lockwoods-asylum', items: 22, packs: ['lockwoods-asylum'] });

test('every example that follows from the rulebook is played once under its id', () => {
  expect(statedIn(examplesOf('lockwoods-asylum'))).toEqual(numbered('K', ...upTo(14)));
});
