/** Casefile 8, The Body Snatchers: Seeds, the Roots round them, and the Counterfeits that grow there. */
import { describe, expect, test } from 'vitest';
import { movement, ward } from '../../conformance/lobotomy/pieces';
import type { Table } from '../../conformance/lobotomy/table';
import { all, type Color, casefile, needed, progress } from './casefile';
import { numbersOf } from './casefile-numbers';

/** The Seeds lie at B-6, C-6 and D-6 with Roots on their spaces and on the seventh ones. */
function garden(count: number, color: Color = 'none'): Table {
  const table = casefile('the-body-snatchers', count, color, {
    numbers: { seeds: count === 3 ? 2 : 3, growths: count === 5 ? 3 : 2 },
  });
  const roots = all(table, 'token/roots');
  for (const seed of all(table, 'token/seed')) {
    const quarter = table.at(seed).charAt(0);
    table.put(seed, `${quarter}-6`);
    for (const space of ['6', '7']) table.put(roots.shift() ?? 0, `${quarter}-${space}`);
  }
  return table;
}

const roots = (table: Table): string[] => table.everywhere('roots').sort();

describe('The Body Snatchers', () => {
  test.each([5, 4, 3])(
    'with %i characters has Seeds from B on, with Roots on their spaces and on one beside each',
    (count) => {
      const table = casefile('the-body-snatchers', count);
      const quarters = 'BCD'.slice(0, numbersOf('the-body-snatchers', count).seeds);
      const seeds = table.everywhere('seed');
      expect(seeds.map((space) => space.charAt(0)).join('')).toBe(quarters);
      expect(needed(table)).toEqual([quarters.length]);
      expect(table.everywhere('roots')).toHaveLength(2 * quarters.length);
      expect(seeds.every((space) => table.everywhere('roots').includes(space))).toBe(true);
    },
  );

  test('makes leaving a space with Roots cost 1 AP more, but not with stealth', () => {
    const table = garden(3);
    table.put('one', 'C-7');
    expect(table.options().find(({ key }) => key === 'move:C-8')?.cost).toBe('2 AP');
    table.choose('move:C-8');
    expect(table.read('one', 'ap')).toBe(1);
    table.choose('move:C-7');
    expect([table.read('one', 'ap'), table.offers('move:')]).toEqual([0, []]);
  });

  test('lets Roots be cleared for 1 AP, and a Seed be destroyed for 2 AP once none is beside it', () => {
    const table = garden(3);
    table.put('one', 'B-6');
    expect(table.offers('destroy-seed')).toEqual([]);
    table.put('one', 'B-7');
    table.choose('clear-roots');
    expect(roots(table)).toEqual(['B-6', 'C-6', 'C-7']);
    table.put('one', 'B-6');
    table.choose('destroy-seed');
    expect([progress(table), table.everywhere('seed'), table.read('one', 'ap')]).toEqual([[1], ['C-6'], 0]);
  });

  test('is won with the last Seed', () => {
    const table = garden(3);
    for (const [name, quarter] of [
      ['one', 'B'],
      ['two', 'C'],
    ] as const) {
      table.put(name, `${quarter}-7`);
      table.choose('clear-roots');
      table.put(name, `${quarter}-6`);
      expect(table.view().result).toBeNull();
      table.choose('destroy-seed');
      if (name === 'one') table.choose('end-turn');
    }
    expect(table.view().result?.outcome).toBe('win');
  });

  test('puts a Counterfeit of its own where a character stands on Roots as the monsters’ turn ends, once', () => {
    const table = garden(3);
    table.put('one', 'C-7');
    table.put('two', 'C-8');
    table.endTurns();
    expect(table.everywhere('counterfeit')).toEqual(['C-7']);
    table.put('counterfeit', 'A-1');
    table.put('two', 'C-6');
    table.endTurns();
    expect(table.everywhere('counterfeit').sort()).toEqual(['A-1', 'C-6']);
  });

  test('grows Roots for each Seed with a green surge, for two of them with four characters', () => {
    const table = garden(5, 'green').endTurns();
    for (let n = 0; n < 3; n++) {
      expect(table.options()).toHaveLength(2);
      table.choose(`${'BCD'.charAt(n)}-5`);
    }
    expect(roots(table)).toEqual(['B-5', 'B-6', 'B-7', 'C-5', 'C-6', 'C-7', 'D-5', 'D-6', 'D-7']);
    const four = garden(4, 'green').endTurns();
    expect(four.options()).toHaveLength(3);
    four.choose('token/seed#1').choose('token/seed#2').choose('B-8').choose('C-5');
    expect(roots(four)).toEqual(['B-6', 'B-7', 'B-8', 'C-5', 'C-6', 'C-7', 'D-6', 'D-7']);
  });

  test('moves the Warden when Roots are needed and none is left', () => {
    const table = garden(3, 'green');
    for (let n = 0; n < 10; n++) table.spawn('roots', 'A-1');
    table.endTurns();
    table.choose('B-5').choose('C-5');
    expect([table.everywhere('roots').length, table.warden]).toEqual([14, 'A3']);
  });

  test.each([
    ['C-10', 'C-10', 'C-6'],
    ['C-11', 'C-6', 'C-11'],
  ])('swaps a Counterfeit with its original within 4 spaces with a blue surge: from %s', (from, original, copy) => {
    const cards = [movement('calm'), movement('surge', { color: 'blue' })];
    const table = casefile('the-body-snatchers', 3, 'none', { cards });
    table.spawn('roots', 'C-6');
    table.put('one', 'C-6');
    table.endTurns();
    table.put('counterfeit', from);
    table.afflict('counterfeit', 'held');
    for (const token of all(table, 'token/roots')) table.put(token, 'A-1');
    table.endTurns();
    expect([table.at('one'), table.at('counterfeit')]).toEqual([original, copy]);
  });

  test('heals monsters on Roots and gives them a die more with a red surge, until the monsters’ turn ends', () => {
    const table = garden(3, 'red');
    const [rooted, free] = [table.spawn('nurse', 'C-7'), table.spawn('nurse', 'D-1')];
    for (const nurse of [rooted, free]) table.set(nurse, 'health', 1);
    table.put('one', 'C-8');
    table.afflict(rooted, 'held');
    table.endTurns();
    expect([table.read(rooted, 'health'), table.read(free, 'health'), table.read(rooted, 'attackDice')]).toEqual([
      4, 1, 0,
    ]);
  });
});

test('Roots grow through open doorways only', () => {
  const stage = ward(['12', '34'], { rooms: ['12', '34'], doorways: ['13'] });
  const table = casefile('the-body-snatchers', 3, 'green', { stage });
  const [seed = 0] = all(table, 'token/seed');
  const [first = 0, second = 0] = all(table, 'token/roots');
  expect(table.at(seed).charAt(0)).toBe('B');
  table.put(seed, 'B-1');
  table.put(first, 'B-1');
  table.put(second, 'B-2');
  table.endTurns();
  expect(table.offers('B-3')).toEqual([]);
});
