/** Casefile 14, The Mist: quarters full of it, four Vents, two Lamps and the Fogwalkers. */
import { describe, expect, test } from 'vitest';
import { weapon } from '../../conformance/lobotomy/pieces';
import type { Table } from '../../conformance/lobotomy/table';
import { all, type Color, casefile, needed, PENTAGRAM, progress } from './casefile';
import { numbersOf } from './casefile-numbers';

const letters = (spaces: readonly string[]): string =>
  spaces
    .map((space) => space.charAt(0))
    .sort()
    .join('');

/** All Vents, with the Mist in C and D, lie on the twelfth spaces; Fogwalkers stand on C-1 and D-1. */
function ward(count: number, color: Color = 'none'): Table {
  const items = [weapon('long-pole', { dice: 3, range: 2 })];
  const numbers = { ventsNeeded: count === 3 ? 3 : 4, ventsShut: count === 5 ? 2 : 1 };
  const table = casefile('the-mist', count, color, { items, numbers });
  for (const key of ['token/vent', 'token/mist'])
    for (const token of all(table, key)) table.put(token, `${table.at(token).charAt(0)}-12`);
  for (const walker of all(table, 'monster/fogwalker')) table.put(walker, `${table.at(walker).charAt(0)}-1`);
  return table;
}

describe('The Mist', () => {
  test('begins in C and D with a Fogwalker in each, a Vent in every quarter and two Lamps in the middle', () => {
    const table = casefile('the-mist', 4);
    expect(letters(table.everywhere('mist'))).toBe('CD');
    expect(letters(table.everywhere('fogwalker'))).toBe('CD');
    expect(letters(table.everywhere('vent'))).toBe('ABCD');
    expect(table.everywhere('lamp')).toEqual([PENTAGRAM, PENTAGRAM]);
    for (const count of [5, 4, 3])
      expect(needed(casefile('the-mist', count))).toEqual([numbersOf('the-mist', count).ventsNeeded]);
  });

  test('lets nobody in it target beyond its space, unless there is a Lamp', () => {
    const table = ward(3);
    table.give('one', 'weapon/long-pole');
    table.put('one', 'C-2');
    expect(table.offers('attack:weapon/long-pole')).toEqual([]);
    table.put(all(table, 'token/lamp')[0] ?? 0, 'C-2');
    expect(table.offers('attack:weapon/long-pole')).toHaveLength(1);
    table.choose('take-lamp').choose('move:C-3');
    expect(table.offers('attack:weapon/long-pole')).toHaveLength(1);
    table.choose('move:C-4');
    expect([table.read('one', 'ap'), table.offers('take-lamp')]).toEqual([0, []]);
  });

  test('costs 1 health as a turn ends there without a Lamp and the test fails', () => {
    const table = ward(3);
    for (const name of ['one', 'two', 'three']) table.put(name, 'C-12');
    table.dice(6, 6).choose('end-turn');
    table.dice(1, 1).choose('end-turn');
    expect([table.read('one', 'health'), table.read('two', 'health')]).toEqual([6, 7]);
    table.put(all(table, 'token/lamp')[0] ?? 0, 'C-12');
    table.choose('end-turn');
    expect(table.read('three', 'health')).toBe(7);
  });

  test('leaves a quarter whose Vent is opened, for 2 AP', () => {
    const table = ward(3);
    table.put('one', 'C-12');
    table.choose('open-vent');
    expect([table.read('one', 'ap'), progress(table)]).toEqual([1, [1]]);
    expect([letters(table.everywhere('mist')), letters(table.everywhere('open-vent'))]).toEqual(['D', 'C']);
    expect(table.offers('open-vent')).toEqual([]);
  });

  test('is over when enough Vents are open at the end of the players’ turn, not before', () => {
    const table = ward(3);
    for (const [name, space] of [
      ['one', 'A-12'],
      ['two', 'B-12'],
      ['three', 'C-12'],
    ] as const) {
      table.put(name, space);
      table.choose('open-vent');
      expect(table.view().result).toBeNull();
      table.choose('end-turn');
    }
    expect(table.view().result?.outcome).toBe('win');
  });

  test('spreads with a green surge to the next quarter clockwise without an open Vent', () => {
    expect(letters(ward(3, 'green').endTurns().everywhere('mist'))).toBe('ACD');
    const table = ward(3, 'green');
    table.put('one', 'A-12');
    table.choose('open-vent');
    expect(letters(table.endTurns().everywhere('mist'))).toBe('BCD');
  });

  test('brings a third Fogwalker, but no fourth, when it has nowhere to spread', () => {
    const surge = (walkers: readonly string[]) => {
      const table = ward(4, 'green');
      for (const [name, space] of [
        ['one', 'A-12'],
        ['two', 'B-12'],
      ] as const) {
        table.put(name, space);
        table.choose('open-vent').choose('end-turn');
      }
      for (const space of walkers) table.spawn('fogwalker', space);
      table.choose('end-turn');
      return table;
    };
    const two = surge([]);
    two.dice(1, 4).choose('end-turn');
    expect(letters(two.everywhere('fogwalker'))).toBe('ACD');
    const three = surge(['C-2']);
    three.choose('end-turn');
    expect(three.everywhere('fogwalker')).toHaveLength(3);
  });

  test.each([
    [4, 'AB'],
    [5, 'A'],
  ])(
    'with %i characters loses the open Vents farthest from everybody with a blue surge: those of %s stay',
    (count, left) => {
      const table = ward(count, 'blue');
      for (const [name, space, afterwards] of [
        ['one', 'A-12', 'A-12'],
        ['two', 'B-12', 'B-1'],
        ['three', 'D-12', 'A-12'],
      ] as const) {
        table.put(name, space);
        table.choose('open-vent');
        table.put(name, afterwards);
        if (name !== 'three') table.choose('end-turn');
      }
      table.endTurns();
      expect(letters(table.everywhere('open-vent'))).toBe(left);
    },
  );

  test('shuts nothing with a blue surge while no Vent is open', () => {
    const table = ward(5, 'blue');
    table.endTurns();
    expect(letters(table.everywhere('vent'))).toBe('ABCD');
    expect(table.lines().filter((line) => line.startsWith('There is no place'))).toEqual([]);
  });

  test('freezes whoever is in it and fails a test with a red surge', () => {
    const table = ward(3, 'red');
    table.put('one', 'C-12');
    table.put('two', 'C-11');
    table.dice(1, 1).choose('end-turn');
    table.dice(1, 1).choose('end-turn');
    table.dice(2, 2, 6, 6).choose('end-turn');
    expect(table.conditions(table.entity('one'))).toContain('Frozen');
    expect(table.conditions(table.entity('two'))).not.toContain('Frozen');
  });
});
