import { describe, expect, test } from 'vitest';
import { attackSkill, hero, monster, ward, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

const RAGE = attackSkill('rage', 3, { dice: 3, weapon: true, symbols: ['fire'] });

/** A character with a skill that needs a weapon, and two weapons: one near and holy, one that shoots two spaces. */
function armed(arms: readonly string[]) {
  const table = new Table({
    heroes: [hero('one')],
    items: [
      monster('ghoul', { health: 9, defense: 1 }),
      weapon('mace', { dice: 4, symbols: ['holy'] }),
      weapon('bow', { dice: 2, range: 2 }, { durability: 3 }),
      RAGE,
    ],
  });
  table.put('one', 'B-3');
  const [mace, bow] = ['mace', 'bow'].map((id) => (arms.includes(id) ? table.give('one', id) : 0)) as [number, number];
  const skill = table.give('one', 'rage');
  return { table, mace, bow, skill };
}

const misses = (count: number): number[] => new Array<number>(count).fill(2);

describe('a skill that attacks with a weapon', () => {
  test('is not offered to bare hands', () => {
    const { table } = armed([]);
    table.spawn('ghoul', 'B-3');
    expect(table.offers('rage')).toEqual([]);
  });

  test('adds its dice and symbols to those of the weapon, and wears it', () => {
    const { table, mace, skill } = armed(['mace']);
    const ghoul = table.spawn('ghoul', 'B-3');
    table.dice(6, 6, 1, 1, 2, 2, 2).choose('rage');
    expect(table.told('Dice')).toBe(4 + 3);
    expect(table.told('Defense')).toBe(0);
    expect(table.read(ghoul, 'damage')).toBe(2);
    expect(table.read(mace, 'durability')).toBe(5);
    expect(table.read(skill, 'cooldown')).toBe(3);
    expect(table.read('one', 'ap')).toBe(2);
  });

  test('asks which weapon, of those that reach', () => {
    const { table, mace, bow } = armed(['mace', 'bow']);
    table.spawn('ghoul', 'B-3');
    table.choose('rage');
    expect(table.options().map(({ label }) => label)).toEqual(['Mace at Ghoul', 'Bow at Ghoul']);
    table.dice(1, 2, 2, 2, 2).choose('Bow');
    expect([mace, bow].map((arm) => table.read(arm, 'durability'))).toEqual([6, 2]);
  });

  test('reaches as far as the weapon does', () => {
    const { table } = armed(['mace', 'bow']);
    table.spawn('ghoul', 'B-5');
    table.dice(...misses(2 + 3)).choose('rage');
    expect(table.told('Dice')).toBe(5);
  });
});

test('an effect that attacks with weapons asks with which and whom, each time', () => {
  const { table, mace, bow } = armed(['mace', 'bow']);
  const [near, far] = [table.spawn('ghoul', 'B-3'), table.spawn('ghoul', 'B-4')];
  table.give('one', 'disorder/both-hands');
  table.choose('both-hands');
  expect(table.options().map(({ key }) => key)).toEqual([
    'weapon/mace#1.strike>monster/ghoul#1',
    'weapon/bow#1.strike>monster/ghoul#1',
    'weapon/bow#1.strike>monster/ghoul#2',
  ]);
  table.dice(6, 6, 1, 1).choose('mace').dice(6, 1).choose('ghoul#2');
  expect([near, far].map((ghoul) => table.read(ghoul, 'damage'))).toEqual([1, 0]);
  expect([mace, bow].map((arm) => table.read(arm, 'durability'))).toEqual([5, 2]);
  expect(table.question).toBe('turn');
});

test('a weapon whose last durability pays for its attack is gone, and new when it is found again', () => {
  const table = new Table({ heroes: [hero('one')], items: [monster('ghoul')] });
  table.put('one', 'B-3');
  table.spawn('ghoul', 'B-3');
  const gun = table.give('one', 'weapon/nail-gun');
  table.set(gun, 'used', 2);
  table.dice(1, 1, 1, 1, 1, 1).choose('burst');
  expect(table.offers('nail-gun')).toEqual([]);
  expect(table.read(gun, 'used')).toBe(0);
});

test('range is counted on foot, needs sight, and has the own space in it', () => {
  // Two corridors, joined at one end.
  const stage = ward(['1234', '8765'], { rooms: ['1234', '8765'], openings: ['45'] });
  const table = new Table({
    heroes: [hero('one')],
    items: [monster('ghoul'), weapon('rifle', { dice: 3, range: 3 })],
    stage,
  });
  table.put('one', 'B-3');
  table.give('one', 'rifle');
  const ghoul = table.spawn('ghoul', 'B-3');
  const isInReach = (space: string) => {
    table.put(ghoul, space);
    return table.offers('attack:weapon/rifle').length > 0;
  };
  // B-6 is three steps away, but behind the wall.
  expect(['B-3', 'B-1', 'B-4', 'B-5', 'B-6', 'B-7'].filter(isInReach)).toEqual(['B-3', 'B-1', 'B-4', 'B-5']);
});
