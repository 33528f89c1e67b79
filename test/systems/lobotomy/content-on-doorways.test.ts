import { expect, test } from 'vitest';
import { hero, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { type Effects, tool } from './pieces';

/** A character on B-2, with a tool that does something to the doorway to B-3. */
function atADoorway(effects: Effects) {
  const stage = ward(['1234'], { rooms: ['12', '34'], doorways: ['23'] });
  const table = new Table({ heroes: [hero('one'), hero('two')], items: [tool('chalk', effects)], stage });
  table.put('one', 'B-2');
  table.give('one', 'chalk');
  return table;
}

const MARKED: Effects = [
  {
    effect: 'each',
    in: 'edges(user.space)',
    as: 'it',
    do: [{ effect: 'change', of: 'it', stat: 'counter:marks', by: 1 }],
  },
];

test('a counter on an empty doorway is no door', () => {
  const table = atADoorway(MARKED);
  const door = table.door('B-2', 'B-3', 'none');
  table.choose('chalk');
  expect(table.doorState(door)).toBe('none');
  expect(table.offers('move:B-3')).toEqual(['move:B-3']);
});

test('a door token that comes after a counter is still found', () => {
  const table = atADoorway(MARKED);
  table.choose('chalk');
  const door = table.door('B-2', 'B-3', 'locked', { strength: 2, isRevealed: true });
  expect(table.doorState(door)).toBe('locked');
  expect(table.offers('move:B-3')).toEqual([]);
});
