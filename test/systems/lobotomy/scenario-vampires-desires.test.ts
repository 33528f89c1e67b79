import { describe, expect, test } from 'vitest';
import { hero, movement } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { numbersOf, pinned } from './casefile-numbers';

const NAMES = ['one', 'two', 'three', 'four', 'five'];

const NUMBERS = { coffins: 3, physicianHealth: 8, marksNeeded: 3, markCost: 1, markDurability: 1, surgeHeal: 3 };

/** The Coffins on B-1 to B-3, the Night Physician on D-12, the heroes on B-6 with nothing left to go insane with. */
function practice(count: number, ...colors: string[]): Table {
  const heroes = NAMES.slice(0, count).map((id) => hero(id));
  const cards = colors.map((color, index) => movement(`visit-${index}`, { color }));
  const table = new Table({ heroes, scenario: pinned('vampires-desires', NUMBERS), cards });
  for (const [index, coffin] of coffins(table).entries()) table.put(coffin, `B-${index + 1}`);
  table.put('night-physician', 'D-12');
  for (const name of NAMES.slice(0, count)) {
    table.put(name, 'B-6');
    table.set(name, 'insanity', 7);
  }
  return table;
}

const coffins = (table: Table) => table.everywhere('coffin').map((_, index) => table.entity('coffin', index + 1));
const bites = (table: Table, name: string) => table.counter(name, 'bites');

/** Takes all Coffins off the board. */
function bury(table: Table): Table {
  for (const coffin of coffins(table).reverse()) {
    table.put('one', table.at(coffin));
    table.setCounter(coffin, 'marks', 2);
    table.choose('pry@');
  }
  table.put('one', 'B-6');
  table.set('one', 'spent', 0);
  return table;
}

describe('Vampire’s Desires', () => {
  test.each([5, 4, 3])(
    'with %i characters has so many Coffins from B on and a Night Physician of so much health in D',
    (count) => {
      const { coffins: many = 0, physicianHealth: health } = numbersOf('vampires-desires', count);
      const heroes = NAMES.slice(0, count).map((id) => hero(id));
      const table = new Table({ heroes, scenario: 'vampires-desires' });
      expect(many).toBeGreaterThan(0);
      expect(table.everywhere('coffin').map(([quarter]) => quarter)).toEqual(['B', 'C', 'D'].slice(0, many));
      expect([table.at('night-physician')[0], table.read('night-physician', 'health')]).toEqual(['D', health]);
    },
  );

  test('has a Coffin in each of B, C and D if there are three', () => {
    const table = new Table({ heroes: [hero('one')], scenario: pinned('vampires-desires', { coffins: 3 }) });
    expect(table.everywhere('coffin').map(([quarter]) => quarter)).toEqual(['B', 'C', 'D']);
  });

  test('breaks a Coffin with 3 marks, by AP or by the durability of a weapon', () => {
    const table = practice(4);
    table.put('one', 'B-1');
    const slat = table.give('one', 'weapon/bed-slat');
    const before = table.read(slat, 'durability');
    table.choose('pry@').choose('hack@').choose('hack@');
    expect(table.everywhere('coffin')).toEqual(['B-2', 'B-3']);
    expect([table.read('one', 'ap'), before - table.read(slat, 'durability')]).toEqual([2, 2]);
    expect(table.offers('pry@')).toEqual([]);
  });

  test('lets nothing hurt the Night Physician while a Coffin stands, and he does not march', () => {
    const table = practice(4);
    table.put('night-physician', 'B-6');
    table.dice(6, 6, 6).choose('attack:fists');
    expect(table.read('night-physician', 'health')).toBe(8);
    table.put('night-physician', 'B-9');
    expect(table.endTurns().at('night-physician')).toBe('B-9');
  });

  test('is won by killing him once they are broken', () => {
    const table = bury(practice(4));
    table.put('night-physician', 'B-6');
    table.set('night-physician', 'damage', 7);
    table.dice(6, 6, 6).choose('attack:fists');
    expect(table.view().result?.outcome).toBe('win');
  });

  test('gives a Bite with his Prescription; with three of them its bearer is a Thrall', () => {
    const table = bury(practice(4));
    table.put('night-physician', 'B-6');
    for (const name of ['two', 'three', 'four']) table.put(name, 'C-5');
    table.setCounter('one', 'bites', 2);
    table.choose('end-turn').choose('end-turn').choose('end-turn');
    table.dice(6, 6, 6, 6, 6).choose('end-turn');
    expect([bites(table, 'one'), table.conditions(table.entity('one')), table.read('one', 'insanity')]).toEqual([
      3,
      ['Thrall', 'Bites 3'],
      7,
    ]);
  });

  test('has a Thrall ignored by monsters and drawn a step towards him, unable to hurt him', () => {
    const table = bury(practice(4, 'blue'));
    for (const name of ['two', 'three', 'four']) table.put(name, 'C-5');
    table.setCounter('one', 'bites', 2);
    table.put('night-physician', 'B-9');
    table.choose('end-turn').choose('end-turn').choose('end-turn').dice(6, 6).choose('end-turn');
    // He had nobody to go for in B.
    expect([bites(table, 'one'), table.at('night-physician')]).toEqual([3, 'B-9']);
    table.choose('end-turn').choose('end-turn').choose('end-turn');
    expect(table.at('one')).toBe('B-7');
    table.put('night-physician', 'B-7');
    table.dice(6, 6, 6).choose('attack:fists');
    expect(table.read('night-physician', 'health')).toBe(8);
  });

  test('lets a friend take 2 Bites away for 2 AP and 1 health', () => {
    const table = practice(4);
    table.setCounter('two', 'bites', 3);
    table.afflict('two', 'thrall');
    table.choose('draw-out@');
    expect([bites(table, 'two'), table.conditions(table.entity('two'))]).toEqual([1, ['Bites 1']]);
    expect([table.read('one', 'ap'), table.read('one', 'health')]).toEqual([1, 6]);
    expect(table.offers('draw-out@')).toEqual([]);
  });

  test('offers the first player favours for a Bite with a green surge', () => {
    const offered = (take: string, arrange: (table: Table) => void = () => undefined) => {
      const table = practice(4, 'green');
      arrange(table);
      table.endTurns();
      expect(table.asked).toBe(table.entity('two'));
      table.choose(take);
      if (table.question === 'pick') table.choose(table.options()[0]?.key ?? '');
      return table;
    };
    const rested = offered('time');
    expect([bites(rested, 'two'), rested.read('two', 'ap')]).toEqual([1, 5]);
    expect(rested.choose('end-turn').read('three', 'ap')).toBe(3);
    const healed = offered('health', (table) => table.set('two', 'damage', 5));
    expect([bites(healed, 'two'), healed.read('two', 'health')]).toEqual([1, 7]);
    const armed = offered('steel');
    expect(armed.view().seats[1]?.cards.map(({ item }) => item.split('/')[0])).toEqual(['weapon']);
    const proud = offered('decline', (table) => table.put('night-physician', 'B-10'));
    expect([bites(proud, 'two'), proud.at('night-physician')]).toEqual([0, 'B-8']);
  });

  test('bites those again who are bitten and fail a test with a blue surge', () => {
    const table = practice(4, 'blue');
    for (const name of ['one', 'three']) table.setCounter(name, 'bites', 1);
    table.choose('end-turn').choose('end-turn').choose('end-turn').dice(1, 1, 6, 6).choose('end-turn');
    expect(['one', 'two', 'three'].map((name) => bites(table, name)).sort()).toEqual([0, 1, 2]);
  });

  test('has him heal 3 and stand beside whoever has most Bites with a red surge', () => {
    const table = practice(4, 'red');
    table.set('night-physician', 'damage', 5);
    table.setCounter('one', 'bites', 1);
    table.setCounter('two', 'bites', 2);
    table.put('two', 'B-12');
    table.endTurns();
    expect([table.read('night-physician', 'health'), table.at('night-physician')]).toEqual([6, 'B-11']);
  });
});
