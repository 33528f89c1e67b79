import { expect, test } from 'vitest';
import { SIZE } from '../../../engine/kernel/layout';
import { hero } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { tool } from './pieces';

const drawing = (more: Readonly<Record<string, unknown>>) => {
  const table = new Table({
    heroes: ['osgood-pell', hero('two')],
    items: [
      tool('muse', [
        { effect: 'draw', from: 'memory', who: 'user', as: 'found', ...more },
        { effect: 'say', text: '{found.size()} found' },
      ]),
    ],
  });
  table.give('osgood-pell', 'muse');
  for (const id of ['firing-order', 'wrecking-bar']) table.top(`memory/${id}`, 'memory', table.entity('osgood-pell'));
  return table.choose('muse');
};
const kept = (table: Table): number =>
  table.play.program.system.zone(table.play, 'memories', table.entity('osgood-pell'));

test('an effect draws as many memories as it says, and can speak of them', () => {
  const table = drawing({ count: 2 });
  expect(table.lines()).toContain('2 found');
  expect(table.play.state[kept(table) + SIZE]).toBe(2);
});

test('an effect puts memories where it says', () => {
  const table = drawing({ into: 'box' });
  expect(table.lines()).toContain('1 found');
  expect(table.play.state[kept(table) + SIZE]).toBe(0);
});
