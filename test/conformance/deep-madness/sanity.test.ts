/** Sanity that falls short, and madness that fills up. */
import { expect } from 'vitest';
import { Table } from '../../systems/deep-madness/table';
import { card, investigator } from '../../systems/deep-madness/table-content';
import { example } from '../example';

const OURS = 'our decision';

/** An item whose action does one thing to `user`. */
const lever = (id: string, effect: object) => card('tool', id, { actions: [{ id, text: id, do: [effect] }] });
const EXHAUST_2 = lever('dread', { effect: 'change', of: 'user', stat: 'exhausted', by: 2 });
const MADNESS = lever('whisper', { effect: 'change', of: 'user', stat: 'madness', by: 1 });
const SHAKES = card('madness', 'shakes', { do: [{ effect: 'change', of: 'user', stat: 'weakened', by: 1 }] });

function holding(item: ReturnType<typeof card>, more: ConstructorParameters<typeof Table>[0] = {}): Table {
  const table = new Table({ ...more, items: [item, SHAKES] });
  table.give('ann', item.id);
  return table;
}

const tokens = (table: Table) => ['clear', 'exhausted', 'madness'].map((stat) => table.read('ann', stat));

example('O8', OURS, 'with 1 clear token of 4, exhausting 2 turns one exhausted token to madness', () => {
  const table = holding(EXHAUST_2);
  table.set('ann', 'exhausted', 3);
  table.choose('dread');
  expect(tokens(table)).toEqual([0, 3, 1]);
});

example('O9', OURS, 'the third madness of sanity 5 draws a card, and the three tokens are clear again', () => {
  const table = holding(MADNESS, { investigators: [investigator('ann', { sanity: 5 })] });
  for (let n = 0; n < 2; n++) table.choose('whisper');
  expect(tokens(table)).toEqual([3, 0, 2]);
  table.choose('whisper');
  expect(tokens(table)).toEqual([5, 0, 0]);
  expect(table.cards('madness', 'ann')).toEqual(['shakes']);
  expect(table.read('ann', 'weakened')).toBe(1);
});
