import { expect, test } from 'vitest';
import { hero } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { charm, tool } from './pieces';

const names = (table: Table, seat: number) =>
  table.view().seats[seat]?.cards.map(({ item, footer }) => [item, footer] as const);

/** A tool that puts its user's weapons away into a zone of its own, another one that takes them out again. */
function storing() {
  const move = (what: string, into: string) => [{ effect: 'put', what, in: into, of: 'user' }];
  const weapons = (zone: string) => `zone('${zone}', user).filter(c, c.kind == 'weapon')`;
  const table = new Table({
    heroes: [hero('one'), hero('two')],
    items: [
      charm('chest', { zones: { chest: { name: 'In the chest', per: 'character' } } }),
      tool('shut', move(weapons('inventory'), 'chest')),
      tool('open', move(weapons('chest'), 'inventory')),
    ],
  });
  for (const each of ['one', 'two']) table.put(each, 'B-3');
  for (const id of ['shut', 'open', 'weapon/bed-slat']) table.give('one', id);
  return table;
}

test('a zone that an item adds holds a character’s cards out of play, for all to see', () => {
  const table = storing().choose('use@equipment/shut');
  expect(names(table, 0)).toContainEqual(['weapon/bed-slat', 'In the chest']);
  expect(table.offers('bed-slat')).toEqual([]);
  table.choose('use@equipment/open');
  expect(names(table, 0)).toContainEqual(['weapon/bed-slat', '3 durability']);
});

test('each character has its own', () => {
  const table = storing().choose('use@equipment/shut').choose('end-turn');
  table.give('two', 'open');
  table.choose('use@equipment/open');
  expect(names(table, 1)?.map(([item]) => item)).toEqual(['equipment/open']);
});
