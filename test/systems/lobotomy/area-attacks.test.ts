import { describe, expect, test } from 'vitest';
import { attackSkill, hero, monster } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

interface Sweep {
  symbols?: readonly string[];
  health?: number;
  /** Damage to each whatever the dice say. */
  damage?: number;
}

/** So many monsters of these Defenses on one space with two characters, and an attack of so many dice for each. */
function sweep(dice: number, defenses: readonly number[], { symbols = [], health = 9, damage = 0 }: Sweep = {}): Table {
  const foes = defenses.map((defense, index) => monster(`foe-${index + 1}`, { health, defense }));
  const wide = { id: 'wide', dice, area: 'space', perTarget: true, symbols, damage };
  const table = new Table({
    heroes: [hero('one'), hero('two', { defense: 0 })],
    items: [...foes, attackSkill('sweep', 3, {}, { attacks: [wide] })],
  });
  for (const one of ['one', 'two']) table.put(one, 'B-3');
  table.give('one', 'sweep');
  for (const { id } of foes) table.spawn(id, 'B-3');
  return table;
}

const hurt = (table: Table): number[] => ['foe-1', 'foe-2', 'foe-3'].map((id) => table.read(id, 'damage'));

describe('an area attack of a character', () => {
  test('gives every enemy 1 damage before its player gives out the rest', () => {
    const table = sweep(2, [0, 0, 0]).dice(5, 5, 5, 5, 1, 1).choose('sweep');
    expect(table.offers('foe-')).toHaveLength(3);
    table.choose('foe-2');
    expect(hurt(table)).toEqual([1, 2, 1]);
    expect(table.question).toBe('turn');
  });

  test('with too few successes for all hurts as many as there are, 1 each, whom its player chooses', () => {
    const table = sweep(1, [0, 0, 0]).dice(5, 5, 1).choose('sweep');
    expect(table.asked).toBe(table.entity('one'));
    expect(table.offers('foe-')).toHaveLength(3);
    table.choose('foe-3');
    // Nobody takes a second while others have none.
    expect(table.offers('foe-').join()).not.toContain('foe-3');
    table.choose('foe-1');
    expect(hurt(table)).toEqual([1, 0, 1]);
  });

  test('gives nobody more damage than it has health left; what is over is lost', () => {
    const table = sweep(2, [0, 0], { health: 2 });
    table.set('foe-1', 'damage', 1);
    // Both take 1; the one that is left can take 1 more of the two that are over.
    table.dice(5, 5, 5, 5).choose('sweep');
    expect(table.everywhere('foe-1')).toEqual([]);
    expect(table.everywhere('foe-2')).toEqual([]);
  });

  test('counts what it does whatever the dice say as damage that is had already', () => {
    const table = sweep(2, [0, 0], { health: 3, damage: 1 });
    table.set('foe-1', 'damage', 1);
    // The first has its 2 from the dice's first and the certain one: the two that are over are the other's, unasked.
    table.dice(5, 5, 5, 5).choose('sweep');
    expect(table.question).toBe('turn');
    expect([table.everywhere('foe-1'), table.everywhere('foe-2')]).toEqual([[], []]);
  });

  const dodgers = (dice: number, ...values: (number | undefined)[]): Table => {
    const foes = values.map((value, index) =>
      monster(
        `foe-${index + 1}`,
        { health: 2, defense: 0 },
        { keywords: value === undefined ? [] : [{ keyword: 'avoidance', value }] },
      ),
    );
    const wide = { id: 'wide', dice, area: 'space' };
    const table = new Table({
      heroes: [hero('one')],
      items: [...foes, attackSkill('sweep', 3, {}, { attacks: [wide] })],
    });
    table.put('one', 'B-3');
    table.give('one', 'sweep');
    for (const { id } of foes) table.spawn(id, 'B-3');
    return table;
  };

  test('gives whoever may avoid it more than its health, so that each damage has its own die', () => {
    // Four successes, of which two are avoided: what is left is as much as its health.
    const table = dodgers(4, 5).dice(5, 5, 5, 5, 5, 6, 1, 1).choose('sweep');
    expect(table.everywhere('foe-1')).toEqual([]);
  });

  test('asks whether one that may avoid it gets more than its health, but not about one that may not', () => {
    const table = dodgers(5, undefined, 5).dice(5, 5, 5, 5, 5).choose('sweep');
    expect(table.offers('foe-')).toHaveLength(2);
    // The first has as much as its health then: all the rest is the other's, unasked.
    table.dice(6, 1, 1).choose('foe-1');
    expect([table.everywhere('foe-1'), table.everywhere('foe-2')]).toEqual([[], []]);
  });

  test('gives one that is stunned, and so avoids nothing, no more than its health', () => {
    const table = dodgers(4, 5, undefined);
    table.afflict(table.entity('foe-1'), 'stunned');
    table.dice(5, 5, 5, 5).choose('sweep').choose('foe-1');
    expect([table.everywhere('foe-1'), table.everywhere('foe-2')]).toEqual([[], []]);
  });

  test('hurts no character on the space', () => {
    const table = sweep(2, [0]).dice(5, 5).choose('sweep');
    expect(['one', 'two'].map((id) => table.read(id, 'damage'))).toEqual([0, 0]);
    expect(table.read('foe-1', 'damage')).toBe(2);
  });

  test('meets the highest Defense once, wherever it stands among them', () => {
    for (const defenses of [
      [0, 2],
      [2, 0],
    ])
      expect(sweep(2, defenses).dice(5, 5, 5, 5).choose('sweep').told('Damage')).toBe(2);
  });

  test('has one Chaos die, however many it is aimed at', () => {
    const table = sweep(1, [0, 0, 0]).choose('chaos').dice(5, 1, 1, 'two-skulls').choose('sweep');
    expect([table.told('Dice'), table.told('Skulls'), table.told('Damage')]).toEqual([3, 2, 3]);
  });

  test('with precision has its natural sixes past the Defense that they share', () => {
    const [plain, precise] = [[], ['precision']].map((symbols) =>
      sweep(2, [1, 2], { symbols }).dice(6, 6, 5, 1).choose('sweep').told('Damage'),
    );
    expect([plain, precise]).toEqual([1, 2]);
  });
});
