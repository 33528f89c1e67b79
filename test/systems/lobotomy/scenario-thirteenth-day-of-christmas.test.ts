/** Casefile 1, The 13th Day of Christmas: numbered Gifts, opened in order, carried at the price of slots, handed in. */
import { describe, expect, test } from 'vitest';
import { weapon } from '../../conformance/lobotomy/pieces';
import type { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';
import { all, begun, casefile, keepDice, needed, OTHER, PENTAGRAM, progress } from './casefile';
import { numbersOf } from './casefile-numbers';

const GIFT = 'token/gift';

/** Gifts 1 and 2 lie on B-3, the others on D-12; the characters wait in their cells. */
function parcels(
  count: number,
  color: 'green' | 'blue' | 'red' | 'none' = 'none',
  more: Partial<TableSetup> = {},
): Table {
  const table = casefile('thirteenth-day-of-christmas', count, color, more);
  for (const gift of all(table, GIFT)) table.put(gift, table.read(gift, 'number') <= 2 ? 'B-3' : 'D-12');
  return table;
}

const gift = (table: Table, number: number): number =>
  all(table, GIFT).find((each) => table.read(each, 'number') === number) ?? 0;

/** `one` opens the next Gift, with this die, wherever it lies. */
function open(table: Table, number: number, face = 1): Table {
  table.put('one', table.at(gift(table, number)));
  table.set('one', 'ap', 3);
  return keepDice(table.dice(face).choose('open-gift'));
}

const held = (table: Table) => table.view().seats[0]?.cards.map(({ item }) => item.split('/')[0]);

describe('The 13th Day of Christmas', () => {
  test.each([5, 4, 3])('with %i characters has numbered Gifts, as many as its settings say', (count) => {
    const table = casefile('thirteenth-day-of-christmas', count);
    const { gifts } = numbersOf('thirteenth-day-of-christmas', count);
    expect(needed(table)).toEqual([gifts]);
    const numbers = all(table, GIFT).map((each) => table.read(each, 'number'));
    expect(numbers.sort()).toEqual([1, 2, 3, 4, 5, 6].slice(0, gifts));
  });

  test('opens Gifts in order of their numbers only, on the own space, for 1 AP; the opener carries it', () => {
    const table = parcels(3);
    table.put('one', 'D-12');
    expect(table.offers('open-gift')).toEqual([]);
    table.put('one', 'B-3');
    expect(table.offers('open-gift')).toHaveLength(1);
    open(table, 1);
    expect([table.read('one', 'ap'), table.read('one', 'slots')]).toEqual([2, 3]);
    expect(table.everywhere('scavenger')).toEqual(['B-3']);
    expect(table.view().seats[0]?.stats.map(({ label }) => label)).toContain('Gift 1');
    open(table, 2);
    expect(table.read('one', 'slots')).toBe(2);
  });

  test.each([
    [2, [], ['B-3'], 5],
    [3, ['drug'], [], 4],
    [4, ['equipment'], [], 4],
    [5, ['weapon'], [], 4],
  ] as const)('holds on a %i: cards %j, patients at %j; %i insanity is lost then', (face, cards, patients, lost) => {
    const table = parcels(3);
    table.set('one', 'insanity', 4);
    open(table, 1, face);
    expect([held(table), table.everywhere('patient'), table.read('one', 'insanity')]).toEqual([cards, patients, lost]);
  });

  test('holds on a 6 whichever of the three the opener wants', () => {
    const table = open(parcels(3), 1, 6);
    table.choose('equipment');
    expect(held(table)).toEqual(['equipment']);
  });

  test('leaves no room for what a bearer of many Gifts carries', () => {
    const clubs = ['rod', 'pole', 'bat', 'beam'].map((id) => weapon(id, { dice: 3 }));
    const table = parcels(3, 'none', { items: clubs });
    for (const { id } of clubs) table.give('one', id);
    open(table, 1);
    expect(table.question).toBe('overflow');
    table.choose('Pole');
    expect(held(table)).toHaveLength(3);
  });

  test('takes in on the pentagram, for 1 AP, every Gift that one carries, and is won with the last', () => {
    const table = parcels(3);
    const { gifts = 0 } = numbersOf('thirteenth-day-of-christmas', 3);
    for (let number = 1; number < gifts; number++) open(table, number);
    table.put('one', PENTAGRAM);
    table.choose('hand-in');
    expect([progress(table), table.read('one', 'ap'), table.read('one', 'slots')]).toEqual([[gifts - 1], 1, 4]);
    expect(table.offers('hand-in')).toEqual([]);
    open(table, gifts);
    table.put('one', PENTAGRAM);
    table.choose('hand-in');
    expect(table.view().result?.outcome).toBe('win');
  });

  test('lets a dropped Gift be picked up for 1 AP, and handed over in a trade', () => {
    const table = open(parcels(3), 1);
    table.set('one', 'health', 1);
    table.put('one', 'C-5');
    table.put(table.spawn('patient', 'C-5'), 'C-5');
    table.choose('end-turn').choose('end-turn').dice(6, 6, 6, 6).choose('end-turn');
    while (table.question !== 'turn') table.choose(table.options()[0]?.key ?? '');
    expect(table.everywhere('gift')).toContain('C-5');
    const [next = ''] = ['two', 'three'].filter((name) => table.entity(name) === table.asked);
    table.put(next, 'C-5');
    table.put('one', 'C-5');
    table.choose('take-gift');
    expect(table.read(next, 'slots')).toBe(3);
    table.choose('trade:').choose('Gift 1 to One').choose('agree');
    expect([table.read(next, 'slots'), table.read('one', 'slots')]).toEqual([4, 3]);
  });

  test('jumps when the third Gift is opened', () => {
    const table = parcels(3, 'none', { items: [OTHER], difficulty: 2 });
    const starts = [1, 2, 3].map((number) => begun(open(table, number)).length);
    expect(starts).toEqual([1, 1, 2]);
  });

  test('moves the unopened Gift with the highest number with a green surge', () => {
    const table = parcels(3, 'green');
    const { gifts = 0 } = numbersOf('thirteenth-day-of-christmas', 3);
    const where = table.at(gift(table, gifts - 1));
    table.choose('end-turn').choose('end-turn').dice(3, 7).choose('end-turn');
    expect([gifts - 1, gifts].map((number) => table.at(gift(table, number)))).toEqual([where, 'C-7']);
  });

  test('tests each bearer at -1 for each Gift with a blue surge; a failure costs 1 insanity', () => {
    const table = parcels(3, 'blue');
    for (const number of [1, 2]) open(table, number);
    table.put('one', 'D-5');
    for (const name of ['one', 'two', 'three']) table.set(name, 'insanity', 3);
    table.choose('end-turn').choose('end-turn').dice(3, 3).choose('end-turn');
    // Imagination 7, less two Gifts: a 6 fails.
    expect(table.read('one', 'insanity')).toBe(3);
    keepDice(table);
    expect(['one', 'two', 'three'].map((name) => table.read(name, 'insanity'))).toEqual([4, 3, 3]);
  });

  test('brings a Slasher next to the bearer of most Gifts with a red surge, one at most with three characters', () => {
    const table = parcels(3, 'red');
    open(table, 1);
    for (const figure of all(table, 'monster/scavenger')) table.put(figure, 'D-12');
    table.put('one', 'C-1');
    table.set('one', 'insanity', 7);
    // It comes over at once, and rolls for its attack.
    table.choose('end-turn').choose('end-turn').dice(1, 1, 1, 1, 1).choose('end-turn');
    expect(table.everywhere('slasher')).toEqual(['C-1']);
    const full = parcels(3, 'red');
    full.spawn('slasher', 'A-12');
    open(full, 1);
    full.put('one', 'C-1');
    expect(full.endTurns().everywhere('slasher')).toHaveLength(1);
  });
});
