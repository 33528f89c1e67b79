import { expect, test } from 'vitest';
import { hero, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { tool } from './pieces';

test('spaces touch through walls and doors, and only where they share a border', () => {
  const table = new Table({
    heroes: [hero('one')],
    items: [
      tool('ear', [
        { effect: 'pick', who: 'user', from: 'touching(user.space)', as: 'goal', text: 'Where?' },
        { effect: 'place', what: 'user', at: 'goal' },
      ]),
    ],
    stage: ward(['1234', '5678'], { rooms: ['12', '34', '56', '78'], doorways: ['23'] }),
  });
  table.put('one', 'B-2');
  table.door('B-2', 'B-3', 'locked', { isRevealed: true });
  table.give('one', 'ear');
  table.choose('use@equipment/ear');
  expect(
    table
      .options()
      .map(({ key }) => key)
      .sort(),
  ).toEqual(['B-1', 'B-3', 'B-6']);
  table.choose('B-6');
  expect(table.at('one')).toBe('B-6');
});
