/** Holds the tables of docs/systems/sanitarium.md to what there is: the checklist of the rulebook, files, examples, names of tests. */
import { expect, test } from 'vitest';
import { examplesOf, holdRuleTable, holdRulingTable, numbered, statedIn, upTo } from '../rule-table';

holdRuleTable({ system: 'sanitarium', items: 33, packs: ['sanitarium'] });
holdRulingTable({ system: 'sanitarium', packs: ['sanitarium'], rulings: 15, editorial: [1] });

test('every worked example of the rulebook is played once under its id', () => {
  expect(statedIn(examplesOf('sanitarium'))).toEqual(numbered('S', ...upTo(14)));
});
