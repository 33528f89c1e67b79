/** Casefile 6, Blood Bond: pairs of Sutured whose halves must be killed in the same round. */
import { describe, expect, test } from 'vitest';
import type { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';
import { all, begun, casefile, keepDice, needed, OTHER, progress } from './casefile';
import { numbersOf } from './casefile-numbers';

const SUTURED = 'monster/sutured';

/** The left halves of pairs 1 and 2 stand on B-9 and B-12, the right ones on C-9 and C-12; the characters wait in their cells. */
function ward(
  players: number,
  color: 'green' | 'blue' | 'red' | 'none' = 'none',
  more: Partial<TableSetup> = {},
): Table {
  const table = casefile('blood-bond', players, color, more);
  for (const [i, half] of all(table, SUTURED).entries())
    table.put(half, `${i % 2 === 0 ? 'B' : 'C'}-${i < 2 ? 9 : 12}`);
  return table;
}

/** The left half of a pair, or the right one. */
const half = (table: Table, pair: number, side: 'left' | 'right'): number =>
  all(table, SUTURED)[2 * pair - (side === 'left' ? 2 : 1)] ?? 0;

/** `one` kills the figure of a monster with its last health; nobody wants a memory. */
function kill(table: Table, monster: number): Table {
  table.put('one', table.at(monster));
  table.set('one', 'ap', 3);
  table.set(monster, 'health', 1);
  const [attack = ''] = table
    .offers('attack:fists')
    .filter((key) => key.endsWith(table.play.program.system.keyOf(table.play, monster)));
  table.dice(6, 6, 1).choose(attack);
  return keepDice(table);
}

const declineAll = (table: Table): Table => {
  while (table.offers('decline').length > 0 && table.question !== 'turn') table.choose('decline');
  return table;
};

describe('Blood Bond', () => {
  test.each([5, 4, 3])(
    'with %i characters has so many pairs as its settings say, one half in A or B, the other in C or D',
    (players) => {
      const { pairs = 0, suturedHealthLess = 0 } = numbersOf('blood-bond', players);
      const table = casefile('blood-bond', players);
      expect(needed(table)).toEqual([pairs]);
      const quarters = all(table, SUTURED).map((each) => table.at(each).charAt(0));
      expect(quarters).toHaveLength(2 * pairs);
      for (const [i, quarter] of quarters.entries()) expect(i % 2 === 0 ? 'AB' : 'CD').toContain(quarter);
      expect(table.read('sutured', 'maxHealth')).toBe(5 - suturedHealthLess);
    },
  );

  test('lets a half that is killed alone lie down, without a memory for anybody, and get up whole as the round ends', () => {
    const table = ward(3);
    kill(table, half(table, 1, 'left'));
    expect([table.everywhere('weakness'), table.everywhere('sutured').length, progress(table)]).toEqual([
      ['B-9'],
      3,
      [0],
    ]);
    expect(table.question).toBe('turn');
    table.put('one', 'A-9');
    table.endTurns();
    expect([table.everywhere('weakness'), table.everywhere('sutured').length]).toEqual([[], 4]);
    expect(all(table, SUTURED).map((each) => table.read(each, 'health'))).toEqual([4, 4, 4, 4]);
  });

  test('discharges a pair whose halves are killed in the same round; those who were there may draw a memory for each', () => {
    const table = ward(3);
    const [left, right] = [half(table, 1, 'left'), half(table, 1, 'right')];
    table.put('two', 'B-9');
    kill(table, left);
    table.put('two', 'A-9');
    kill(table, right);
    expect(progress(table)).toEqual([1]);
    const asked: number[] = [];
    while (table.question !== 'turn') {
      asked.push(table.asked);
      table.choose('decline');
    }
    expect([table.everywhere('weakness'), table.everywhere('sutured').length]).toEqual([[], 2]);
    // For the second half the killer; for the first one both who stood there.
    expect(asked.map((who) => table.play.program.system.keyOf(table.play, who)).sort()).toEqual([
      'character/one#1',
      'character/one#1',
      'character/two#1',
    ]);
  });

  test('does not forget which half belongs to which after one has got up', () => {
    const table = ward(3);
    kill(table, half(table, 1, 'left'));
    table.put('one', 'A-9');
    table.endTurns();
    const risen =
      all(table, SUTURED).find((each) => table.at(each).charAt(0) === 'B' && table.at(each) !== 'B-12') ?? 0;
    table.put(risen, 'B-2');
    const two = table.asked;
    table.put(two, 'B-2');
    table.set(risen, 'health', 1);
    keepDice(table.dice(6, 6, 1).choose('attack:fists'));
    expect(table.everywhere('weakness')).toEqual(['B-2']);
    const twin = all(table, SUTURED).find((each) => table.at(each) === 'C-9') ?? 0;
    table.put(two, 'C-9');
    table.set(twin, 'health', 1);
    keepDice(table.dice(6, 6, 1).choose('attack:fists'));
    expect(progress(table)).toEqual([1]);
  });

  test('jumps with the first pair and is won with the last', () => {
    const table = ward(3, 'none', { items: [OTHER], difficulty: 2, settings: { finishDisorders: 0 } });
    const halves = all(table, SUTURED);
    declineAll(kill(declineAll(kill(table, halves[0] ?? 0)), halves[1] ?? 0));
    expect(begun(table)).toHaveLength(2);
    declineAll(kill(declineAll(kill(table, halves[2] ?? 0)), halves[3] ?? 0));
    expect(table.lines()).toContain('Blood Bond is finished');
  });

  test('moves each half one space towards its other half with a green surge', () => {
    const table = ward(3, 'green');
    table.put(half(table, 1, 'right'), 'B-3');
    table.endTurns();
    expect(table.everywhere('sutured').slice(0, 2)).toEqual(['B-8', 'B-4']);
  });

  test('heals halves that share a quarter with their other half by 2 with a blue surge', () => {
    const table = ward(3, 'blue');
    table.put(half(table, 1, 'right'), 'B-3');
    for (const each of all(table, SUTURED)) table.set(each, 'health', 1);
    table.endTurns();
    expect(all(table, SUTURED).map((each) => table.read(each, 'health'))).toEqual([3, 3, 1, 1]);
  });

  test('swaps the halves of pairs that stand with a red surge, not those of which one lies', () => {
    const table = ward(3, 'red');
    kill(table, half(table, 2, 'right'));
    table.put('one', 'A-9');
    table.endTurns();
    expect(table.everywhere('sutured').slice(0, 3)).toEqual(['C-9', 'B-9', 'B-12']);
  });
});
