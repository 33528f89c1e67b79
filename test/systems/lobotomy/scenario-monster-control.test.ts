import { describe, expect, test } from 'vitest';
import { hero, movement } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { numbersOf } from './casefile-numbers';

const NAMES = ['one', 'two', 'three', 'four', 'five'];

/** Collars on B-1, B-2, … and Levers on 6 of each quarter; the heroes stand in C with nothing left to go insane with. */
function ward(count: number, ...colors: string[]): Table {
  const heroes = NAMES.slice(0, count).map((id) => hero(id));
  const cards = colors.map((color, index) => movement(`order-${index}`, { color }));
  const table = new Table({ heroes, scenario: 'monster-control', cards });
  for (let n = 1; n <= 4; n++) table.put(table.entity('collar', n), `B-${n}`);
  for (const name of NAMES.slice(0, count)) {
    table.put(name, 'C-10');
    table.set(name, 'insanity', 7);
  }
  return table;
}

/** A nurse on B-3 that the first hero has collared there. */
function withNurse(table: Table): number {
  const nurse = table.spawn('nurse', 'B-3');
  table.put('one', 'B-3');
  table.set(nurse, 'damage', 3);
  table.set('one', 'spent', 0);
  table.choose('take-collar@').choose('collar@');
  table.set('one', 'spent', 0);
  return nurse;
}

/** Where Collars lie that nobody has taken. */
const loose = (table: Table): string[] =>
  [1, 2, 3, 4]
    .map((n) => table.entity('collar', n))
    .filter((collar) => table.play.kindOf(table.play.zone(collar)).name === 'space')
    .map((collar) => table.at(collar));

describe('Monster Control', () => {
  test('has a Collar in each quarter and a Lever on space 6 of each; of three characters one starts with a Collar', () => {
    const table = (count: number) =>
      new Table({ heroes: NAMES.slice(0, count).map((id) => hero(id)), scenario: 'monster-control' });
    expect(table(4).everywhere('lever').sort()).toEqual(['A-6', 'B-6', 'C-6', 'D-6']);
    const quarters = loose(table(4)).map(([quarter]) => quarter);
    expect(quarters.sort()).toEqual(['A', 'B', 'C', 'D']);
    const three = table(3);
    expect(loose(three)).toHaveLength(3);
    expect(three.view().seats[0]?.stats.map(({ label }) => label)).toContain('Collar');
  });

  test('gives a Collar for 1 AP, one to each character', () => {
    const table = ward(4);
    table.put('one', 'B-1');
    table.choose('take-collar@');
    expect([loose(table), table.read('one', 'ap')]).toEqual([['B-2', 'B-3', 'B-4'], 2]);
    table.put('one', 'B-2');
    expect(table.offers('take-collar@')).toEqual([]);
  });

  test('collars a basic monster that is stunned or has 2 health left, and no other', () => {
    const table = ward(4);
    table.put('one', 'B-1');
    table.choose('take-collar@');
    table.put('one', 'B-9');
    const [nurse, slasher] = [table.spawn('nurse', 'B-9'), table.spawn('slasher', 'B-9')];
    table.set(slasher, 'damage', 4);
    expect(table.offers('collar@')).toEqual([]);
    table.set(nurse, 'damage', 1);
    expect(table.offers('collar@')).toEqual([]);
    table.set(nurse, 'damage', 2);
    expect(table.offers('collar@')).toHaveLength(1);
    table.set(nurse, 'damage', 0);
    table.afflict(nurse, 'stunned');
    table.choose('collar@');
    expect(table.conditions(nurse)).toContain('Collared');
  });

  test('makes it a friend: it neither holds nor attacks, nobody attacks it, and nothing hurts it', () => {
    const table = ward(4);
    const nurse = withNurse(table);
    expect(table.offers('attack:')).toEqual([]);
    expect(table.offers('move:B-4')).toHaveLength(1);
    table.spawn('scavenger', 'B-3');
    for (const name of ['two', 'three']) table.put(name, 'D-1');
    table.choose('end-turn').choose('end-turn').choose('end-turn').dice(1, 1, 1).choose('end-turn');
    expect([table.at(nurse), table.read(nurse, 'health')]).toEqual(['B-3', 1]);
  });

  test('has it follow its owner, or go up to 3 spaces for 1 AP', () => {
    const table = ward(4);
    const nurse = withNurse(table);
    table.choose('move:B-4').choose('move:B-5');
    expect(table.at(nurse)).toBe('B-5');
    table.choose('send@').choose('B-8');
    expect([table.at(nurse), table.read('one', 'ap')]).toEqual(['B-8', 0]);
    table.set('one', 'spent', 0);
    table.choose('move:B-4');
    expect(table.at(nurse)).toBe('B-8');
    expect(table.offers('send@')).toHaveLength(1);
    expect(table.choose('send@').offers('B-12')).toEqual([]);
  });

  test.each([5, 4, 3])(
    'with %i characters is won when so many Levers are pulled, each by a monster that stays',
    (count) => {
      const { levers: needed = 0 } = numbersOf('monster-control', count);
      const table = ward(count);
      const nurse = withNurse(table);
      expect(table.view().objectives[0]?.needed).toBe(needed);
      table.choose('move:B-4').choose('move:B-5');
      expect(table.offers('pull@')).toEqual([]);
      table.choose('move:B-6');
      table.set('one', 'spent', 0);
      table.choose('pull@');
      expect([table.view().objectives[0]?.progress, table.read('one', 'ap')]).toEqual([1, 2]);
      table.choose('move:B-7');
      expect(table.at(nurse)).toBe('B-6');
      expect(table.offers('send@')).toEqual([]);
      table.put('one', 'B-6');
      expect(table.offers('pull@')).toEqual([]);
      table.setCounter('scenario/monster-control', 'levers', needed - 1);
      table.put(table.entity('collar', 1), 'B-3');
      const other = withNurse(table);
      table.put('one', 'A-6');
      table.put(other, 'A-6');
      expect(table.choose('pull@').view().result?.outcome).toBe('win');
    },
  );

  test('has the owner farthest from its monster test with a green surge: a failure frees it and drops its Collar', () => {
    const table = ward(4, 'green', 'green');
    const nurse = withNurse(table);
    table.put('one', 'B-5');
    table.choose('end-turn').choose('end-turn').choose('end-turn').dice(1, 1).choose('end-turn');
    expect(table.conditions(nurse)).toContain('Collared');
    for (let n = 0; n < 3; n++) table.choose('end-turn');
    // Free, it goes for its owner at once.
    table.dice(6, 6, 1, 1, 1, 1).choose('end-turn');
    expect([table.conditions(nurse), table.at(nurse)]).toEqual([[], 'B-5']);
    expect(loose(table)).toContain('B-3');
  });

  test('moves Collars that nobody has taken to random spaces with a blue surge', () => {
    const table = ward(4, 'blue');
    withNurse(table);
    table.choose('end-turn').choose('end-turn').choose('end-turn').dice(4, 1, 4, 2, 4, 3).choose('end-turn');
    expect(loose(table)).toEqual(['D-1', 'D-2', 'D-3']);
  });

  test('makes basic monsters faster and immune to power until the round ends with a red surge', () => {
    const table = ward(4, 'red');
    const patient = table.spawn('patient', 'B-12');
    table.put('one', 'B-1');
    table.endTurns();
    expect(table.at(patient)).toBe('B-10');
    expect(table.endTurns().at(patient)).toBe('B-9');
  });
});
