/** Casefile 2, The Antichrist: the Quiet Child grows; Holy Relics weaken it until it can be killed for good. */
import { describe, expect, test } from 'vitest';
import { ward } from '../../conformance/lobotomy/pieces';
import type { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';
import { all, begun, casefile, count, keepDice, needed, OTHER, progress } from './casefile';
import { numbersOf } from './casefile-numbers';

const RELIC = 'token/holy-relic';

/** The Quiet Child stands on B-9, every Relic lies on B-12; the characters wait in their cells. */
function nursery(
  players: number,
  color: 'green' | 'blue' | 'red' | 'none' = 'none',
  more: Partial<TableSetup> = {},
): Table {
  const table = casefile('antichrist', players, color, more);
  for (const relic of all(table, RELIC)) table.put(relic, 'B-12');
  table.put('quiet-child', 'B-9');
  return table;
}

/** `one` takes so many Relics from B-12 and fixes them to the Child. */
function fix(table: Table, relics: number): Table {
  for (let n = 0; n < relics; n++) {
    table.put('one', 'B-12');
    table.set('one', 'ap', 3);
    const [take = ''] = table.offers('take-relic');
    table.choose(take);
    table.put('one', table.at('quiet-child'));
    const [put = ''] = table.offers('fix-relic');
    table.choose(put);
  }
  return table;
}

const grow = (table: Table, to: number): void => count(table, 'growth', to);

/** `one` kills the Child with what health it has left: a test for the Unholy, then three dice. */
function kill(table: Table): Table {
  table.put('one', table.at('quiet-child'));
  table.set('one', 'ap', 3);
  table.set('quiet-child', 'health', 1);
  const dice = table.read('quiet-child', 'defense') >= 3 ? [] : [6, 6, 6];
  return keepDice(table.dice(1, 1, ...dice).choose('attack:fists'));
}

describe('The Antichrist', () => {
  test.each([
    [5, 3],
    [4, 3],
    [3, 2],
  ])('with %i characters has a Child in D with Defense %i, and a Relic in each quarter', (players, defense) => {
    const table = casefile('antichrist', players);
    expect(needed(table)).toEqual([numbersOf('antichrist', players).relicsNeeded, 1]);
    expect([table.at('quiet-child').charAt(0), table.read('quiet-child', 'defense')]).toEqual(['D', defense]);
    expect(table.everywhere('holy-relic').map((space) => space.charAt(0))).toEqual(['A', 'B', 'C', 'D']);
  });

  test('lets a Relic be taken for 1 AP and fixed on its space for 1 AP: Defense 1 less', () => {
    const table = nursery(3);
    table.put('one', 'B-9');
    expect([...table.offers('take-relic'), ...table.offers('fix-relic')]).toEqual([]);
    fix(table, 1);
    expect([table.read('quiet-child', 'defense'), table.read('one', 'ap'), progress(table)]).toEqual([1, 1, [1, 0]]);
    // What is fixed is not taken off again.
    expect(table.offers('take-relic')).toEqual([]);
  });

  test('only sends the Child back to where it began while too few Relics are fixed', () => {
    const table = fix(nursery(3), 1);
    kill(table);
    expect(table.at('quiet-child').charAt(0)).toBe('D');
    expect([table.read('quiet-child', 'health'), progress(table), table.view().result]).toEqual([6, [1, 0], null]);
  });

  test('is won when the Child is killed with enough Relics fixed', () => {
    const table = fix(nursery(3), 2);
    kill(table);
    expect(table.view().result?.outcome).toBe('win');
  });

  test('jumps when the first Relic is fixed', () => {
    const table = nursery(3, 'none', { items: [OTHER], difficulty: 2 });
    expect(begun(table)).toHaveLength(1);
    expect(begun(fix(table, 1))).toHaveLength(2);
  });

  test.each([
    [0, 6, 1, 'B-9'],
    [1, 7, 1, 'B-9'],
    [2, 8, 1, 'B-8'],
    [4, 10, 2, 'B-7'],
  ])('at Growth %i has %i health and %i AP, and comes as far as %s', (growth, health, ap, space) => {
    const table = nursery(4);
    table.put('one', 'B-1');
    grow(table, growth);
    expect([table.read('quiet-child', 'maxHealth'), table.read('quiet-child', 'ap')]).toEqual([health, ap]);
    expect(table.endTurns().at('quiet-child')).toBe(space);
  });

  test('costs 1 health as a turn starts in its quarter, from Growth 4 on', () => {
    const table = nursery(4);
    for (const name of ['two', 'three']) table.put(name, name === 'two' ? 'B-1' : 'A-9');
    grow(table, 3);
    table.put('one', 'B-1');
    expect(table.choose('end-turn').read('two', 'health')).toBe(7);
    table.put('three', 'B-1');
    grow(table, 4);
    table.choose('end-turn');
    expect(['two', 'three', 'four'].map((name) => table.read(name, 'health'))).toEqual([7, 6, 7]);
  });

  test('rolls two dice more at Growth 6, which only five characters see', () => {
    const table = nursery(5);
    table.put('one', 'B-9');
    grow(table, 6);
    for (let n = 0; n < 4; n++) table.choose('end-turn');
    // A d6 for its table, four dice of its own and two more.
    table.dice(3, 1, 1, 1, 1, 1, 1).choose('end-turn');
    expect(table.rolls().at(-1)?.title).toContain('Temper');
  });

  test('grows by one with a green surge, up to 5 with four characters and 4 with three', () => {
    for (const [players, before, after] of [
      [5, 5, 6],
      [5, 6, 6],
      [4, 4, 5],
      [4, 5, 5],
      [3, 3, 4],
      [3, 4, 4],
    ] as const) {
      const table = nursery(players, 'green');
      grow(table, before);
      table.endTurns();
      expect(table.read('quiet-child', 'maxHealth')).toBe(6 + after);
    }
  });

  test('makes those who see it test or lose 1 insanity with a blue surge', () => {
    const stage = ward(['1239', '', '45678abc'], { rooms: ['1239', '45678abc'] });
    const table = nursery(3, 'blue', { stage });
    table.put('one', 'B-1');
    table.put('two', 'B-5');
    for (const name of ['one', 'two', 'three']) table.set(name, 'insanity', 3);
    table.choose('end-turn').choose('end-turn').dice(6, 6).choose('end-turn');
    keepDice(table);
    expect(['one', 'two', 'three'].map((name) => table.read(name, 'insanity'))).toEqual([4, 3, 3]);
  });

  test('moves to a random space with a red surge and sheds a Relic where it stood', () => {
    const table = fix(nursery(3, 'red'), 1);
    table.put('one', 'A-9');
    table.choose('end-turn').choose('end-turn').dice(3, 5).choose('end-turn');
    expect([table.at('quiet-child'), table.everywhere('holy-relic').filter((space) => space === 'B-9')]).toEqual([
      'C-5',
      ['B-9'],
    ]);
    expect(table.read('quiet-child', 'defense')).toBe(2);
  });
});
