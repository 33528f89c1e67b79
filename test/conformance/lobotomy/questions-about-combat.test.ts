/** Questions that players really asked, about targets, areas and stuns. */
import { expect } from 'vitest';
import { example } from '../example';
import { attackSkill, hero, monster, weapon } from './pieces';
import { Table } from './table';

example(
  'Q19',
  'wiki.descent-community.org/Attack',
  'an area attack is one roll: a character’s meets the highest Defense once, a monster’s each Defense',
  () => {
    const sweep = attackSkill('sweep', 3, { dice: 3, area: 'space', perTarget: true });
    const table = new Table({
      heroes: [hero('thin', { defense: 1 }), hero('stout', { defense: 3 })],
      items: [
        monster('ghoul', { defense: 0, health: 9 }),
        monster('brute', { defense: 2, health: 9, ar: 2 }, { attacks: [{ id: 'howl', dice: 4, area: 'space' }] }),
        sweep,
      ],
    });
    for (const one of ['thin', 'stout']) {
      table.put(one, 'B-3');
      table.set(one, 'insanity', 7);
    }
    table.give('thin', 'sweep');
    const [ghoul, brute] = [table.spawn('ghoul', 'B-3'), table.spawn('brute', 'B-3')];
    table.dice(5, 5, 5, 5, 1, 1).choose('sweep');
    expect([ghoul, brute].map((foe) => table.read(foe, 'damage'))).toEqual([1, 1]);
    table.put(ghoul, 'D-1');
    table.choose('end-turn').dice(2, 2, 2, 2).choose('end-turn');
    expect(['thin', 'stout'].map((one) => table.read(one, 'damage'))).toEqual([3, 1]);
  },
);

/** A character with a weapon of these symbols that has rolled these dice at one of two monsters of Defense 1. */
function blow(symbols: readonly string[], faces: readonly number[]) {
  const table = new Table({
    heroes: [hero('one')],
    items: [monster('ghoul', { health: 3, defense: 1 }), weapon('blade', { dice: faces.length, symbols })],
  });
  table.put('one', 'B-3');
  const [first, second] = [table.spawn('ghoul', 'B-3'), table.spawn('ghoul', 'B-3')];
  table.give('one', 'blade');
  table.dice(...faces).choose('.strike>monster/ghoul#1');
  return { table, first, second };
}

example(
  'Q20',
  'ffg-forum-archive topic 36032',
  'an attack hurts whom it was aimed at and nobody else on the space',
  () => {
    const { table, first, second } = blow([], [5, 5, 5, 5, 5, 5]);
    expect(table.isGone(first)).toBe(true);
    expect(table.read(second, 'damage')).toBe(0);
  },
);

example('Q22', 'ffg-forum-archive topic 4459', 'a power attack that Defense stops stuns nobody', () => {
  const { table, first } = blow(['power'], [5, 1, 1]);
  expect(table.told('Damage')).toBe(0);
  expect(table.conditions(first)).toEqual([]);
});

example(
  'Q23',
  'ffg-forum-archive topic 43253',
  'a stunned monster still holds the character, and may be pushed away',
  () => {
    const { table, first, second } = blow(['power'], [5, 5, 1]);
    table.whatIf(() => {
      table.choose('B-4');
      expect(table.at(first)).toBe('B-4');
    });
    table.choose('decline');
    table.put(second, 'D-1');
    expect(table.conditions(first)).toEqual(['Stunned']);
    expect(table.offers('move:')).toEqual([]);
  },
);
