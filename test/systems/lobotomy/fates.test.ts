import { expect, test } from 'vitest';
import { hero } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { tool } from './pieces';

test('a seat shows what content says became of its character', () => {
  const gone = { effect: 'remove', what: "characters.filter(c, c.def == 'two')", to: 'box', became: 'asleep for good' };
  const table = new Table({ heroes: [hero('one'), hero('two')], items: [tool('lullaby', [gone])] });
  table.give('one', 'lullaby');
  table.choose('use@equipment/lullaby');
  expect(table.view().seats.map(({ state }) => state)).toEqual(['on turn', 'asleep for good']);
});
