import { expect } from 'vitest';
import { example } from '../example';
import { hero, monster, movement } from './pieces';
import { Table } from './table';

example('L01', 'S000:247', 'a 1 on the d4 and a 7 on the d12 mean space A-7', () => {
  const table = new Table({
    heroes: [hero('one')],
    items: [monster('ghoul')],
    cards: [movement('a-ghoul', { spawns: ['ghoul'] })],
  });
  table.dice(1, 7).choose('end-turn');
  expect(table.everywhere('ghoul')).toEqual(['A-7']);
});
