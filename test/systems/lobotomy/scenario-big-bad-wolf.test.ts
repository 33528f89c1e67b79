/** Casefile 5, Big Bad Wolf: the Grey Visitor follows the Scent; it is lured onto the Furnace and burned there. */
import { describe, expect, test } from 'vitest';
import { ward } from '../../conformance/lobotomy/pieces';
import type { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';
import { all, begun, casefile, needed, OTHER, progress } from './casefile';

const FUEL = 'token/fuel';
const HALL = ward(['123456789abc'], {
  highlights: ['3', 'a'].map((space, i) => ({ space, at: [0, i], kind: 'locker', furniture: false })),
});

/** The Furnace stands on B-6, all Fuel lies on B-1 and the Visitor waits on B-12; the characters are in their cells. */
function boilerHouse(
  players: number,
  color: 'green' | 'blue' | 'red' | 'none' = 'none',
  more: Partial<TableSetup> = {},
): Table {
  const table = casefile('big-bad-wolf', players, color, { stage: HALL, halls: HALL, ...more });
  table.put('furnace', 'B-6');
  for (const fuel of all(table, FUEL)) table.put(fuel, 'B-1');
  table.put('grey-visitor', 'B-12');
  return table;
}

/** `one` takes Fuel and loads it. */
function load(table: Table, times: number): Table {
  for (let n = 0; n < times; n++) {
    table.put('one', 'B-1');
    table.set('one', 'ap', 3);
    table.choose(table.offers('take-fuel')[0] ?? '');
    table.put('one', 'B-6');
    table.choose('load-fuel');
  }
  return table;
}

const scented = (table: Table): string[] =>
  ['one', 'two', 'three'].filter((name) => table.conditions(table.entity(name)).includes('Scented'));

describe('Big Bad Wolf', () => {
  test.each([
    [5, 14],
    [4, 7],
    [3, 7],
  ])(
    'with %i characters sets up the Furnace in A, Fuel in B, C and D, and a Visitor with %i health on D12',
    (players, health) => {
      const table = casefile('big-bad-wolf', players, 'none', { stage: HALL, halls: HALL });
      expect(needed(table)).toEqual([1]);
      expect(['A-3', 'A-10']).toContain(table.at('furnace'));
      expect(table.everywhere('fuel').map((space) => space.charAt(0))).toEqual(['B', 'C', 'D']);
      expect([table.at('grey-visitor'), table.read('grey-visitor', 'health')]).toEqual(['D-12', health]);
      expect(scented(table)).toEqual(['one']);
    },
  );

  test('goes for whoever has the Scent, past everybody else', () => {
    const table = boilerHouse(3);
    table.put('one', 'B-1');
    table.put('two', 'B-10');
    // It sees the one with the Scent and runs there at once: a d6 for its table, and five dice.
    table.choose('end-turn').choose('end-turn').dice(1, 1, 1, 1, 1, 1).choose('end-turn');
    expect(table.at('grey-visitor')).toBe('B-1');
    expect(table.rolls().at(-1)?.title).toContain('at One');
  });

  test('lets the Scent be passed on a space for 1 AP, by whoever has it', () => {
    const table = boilerHouse(3);
    table.put('one', 'B-3');
    expect(table.offers('give-scent')).toEqual([]);
    table.put('two', 'B-3');
    table.choose('give-scent');
    expect([scented(table), table.read('one', 'ap'), table.offers('give-scent')]).toEqual([['two'], 2, []]);
  });

  test('takes Fuel that is carried to the Furnace, 1 AP for each', () => {
    const table = boilerHouse(3);
    table.put('one', 'B-1');
    table.choose(table.offers('take-fuel')[0] ?? '');
    expect([table.read('one', 'ap'), table.offers('load-fuel')]).toEqual([2, []]);
    table.put('one', 'B-6');
    table.choose('load-fuel');
    expect([table.read('one', 'ap'), table.offers('load-fuel'), table.everywhere('fuel').length]).toEqual([1, [], 2]);
    expect(table.view().objectives[0]?.text).toContain('1 of 2');
  });

  test('burns the Visitor that ends its move on the lit Furnace, and not on one that is not lit', () => {
    const cold = load(boilerHouse(4), 1);
    cold.put('one', 'B-6');
    for (let n = 0; n < 3; n++) cold.choose('end-turn');
    cold.dice(1, 1, 1, 1, 1, 1).choose('end-turn');
    expect([cold.at('grey-visitor'), cold.read('grey-visitor', 'health')]).toEqual(['B-6', 7]);

    const lit = load(boilerHouse(5), 2);
    for (let n = 0; n < 4; n++) lit.choose('end-turn');
    // A new Fuel appears on C-7.
    lit.dice(3, 7).choose('end-turn');
    expect(lit.offers('-12')).toHaveLength(3);
    lit.choose('D-12');
    expect([lit.at('grey-visitor'), lit.read('grey-visitor', 'health'), lit.read('one', 'health')]).toEqual([
      'D-12',
      7,
      7,
    ]);
    expect(lit.everywhere('fuel')).toContain('C-7');
    expect(lit.view().objectives[0]?.text).toContain('1 of 2');
  });

  test('is won when the Visitor dies, with three characters by the first burn, which costs no Fuel', () => {
    const table = load(boilerHouse(3), 2);
    table.choose('end-turn').choose('end-turn').choose('end-turn').choose('D-12');
    expect([progress(table), table.view().result?.outcome]).toEqual([[1], 'win']);
  });

  test('jumps with the second Fuel loaded', () => {
    const table = boilerHouse(4, 'none', { items: [OTHER], difficulty: 2 });
    expect(begun(load(table, 1))).toHaveLength(1);
    expect(begun(load(table, 1))).toHaveLength(2);
  });

  test.each([
    ['none', 'B-6'],
    ['green', 'B-5'],
  ] as const)('walks where it does not see its prey, a space farther with a green surge: %s', (color, space) => {
    const stage = ward(['1234', '...5', '...6', '...7', '...8', '...9', '...a', '...b', '...c']);
    const table = boilerHouse(3, color, { stage });
    table.put('one', 'B-1');
    table.put('grey-visitor', 'B-9');
    expect(table.endTurns().at('grey-visitor')).toBe(space);
  });

  test('gives the Scent to whoever has least health with a blue surge', () => {
    const table = boilerHouse(3, 'blue');
    table.set('three', 'health', 2);
    expect(scented(table.endTurns())).toEqual(['three']);
  });

  test('takes the doors out of the room of whoever has the Scent with a red surge', () => {
    const stage = ward(['123456789abc'], { rooms: ['123', '456', '789abc'], doorways: ['34', '67'] });
    const table = boilerHouse(3, 'red', { stage });
    const near = table.door('B-3', 'B-4', 'locked', { strength: 3, isRevealed: true });
    const far = table.door('B-6', 'B-7', 'locked', { strength: 3, isRevealed: true });
    table.put('one', 'B-1');
    table.put('grey-visitor', 'A-12');
    table.endTurns();
    expect([table.doorState(near), table.doorState(far)]).toEqual(['none', 'locked']);
  });
});
