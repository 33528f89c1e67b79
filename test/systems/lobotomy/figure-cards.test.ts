/** What one sees of a figure without opening its item: its card's attacks, keywords and parts, and its numbers as they are now. */
import { expect, test } from 'vitest';
import { hero, monster } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

const ORDERLY = monster(
  'orderly',
  { ar: 3, defense: 2 },
  {
    text: 'Whom it holds stays at {setting.lockerAp} AP.',
    keywords: [{ keyword: 'smash', dice: 2 }],
    attacks: [
      { id: 'grip', name: 'Grip', on: '1-3', dice: 5, symbols: ['power'] },
      { id: 'shove', name: 'Shove', on: '4-6', dice: 4, range: 2, area: 'space', text: 'Then it stands still.' },
    ],
    modifiers: [{ id: 'calm', text: 'Calm while nobody runs.', stat: 'defense', add: 1 }],
  },
);

function seen() {
  const table = new Table({ heroes: [hero('ann')], items: [ORDERLY] });
  const orderly = table.spawn('orderly', 'B-4');
  return { table, orderly, figure: () => table.view().figures.find(({ entity }) => entity === orderly) };
}

test('a card tells the attacks by their numbers, then keywords with their values, then what it says', () => {
  const { table } = seen();
  expect(table.view().cards?.find(({ item }) => item === 'monster/orderly')).toEqual({
    item: 'monster/orderly',
    type: 'Basic monster',
    attacks: [
      { on: '1-3', name: 'Grip', text: '5 dice, power' },
      { on: '4-6', name: 'Shove', text: '4 dice, range 2, all on one space. Then it stands still.' },
    ],
    parts: [
      { name: 'Smash 2', text: 'Before its attacks it rolls 2 dice against every character on its space.' },
      { name: '', text: 'Whom it holds stays at 1 AP.' },
      { name: '', text: 'Calm while nobody runs.' },
    ],
  });
});

test('a figure tells its numbers as they are now, and what lies on it with what that does', () => {
  const { table, orderly, figure } = seen();
  expect(figure()?.stats).toEqual([
    { label: 'AP', value: '2' },
    { label: 'AR', value: '3+' },
    { label: 'Defense', value: '3' },
  ]);
  expect(figure()?.notes).toEqual([]);
  table.afflict(orderly, 'stunned');
  expect(figure()?.notes).toEqual([{ name: 'Stunned', text: expect.stringMatching(/\.$/) }]);
});

test('a card is told once for all of its sort, and of nothing that is not on the board', () => {
  const { table } = seen();
  table.spawn('orderly', 'B-5');
  const { cards = [], figures } = table.view();
  expect(cards.filter(({ item }) => item === 'monster/orderly')).toHaveLength(1);
  for (const { item } of cards) expect(figures.map((figure) => figure.item)).toContain(item);
});
