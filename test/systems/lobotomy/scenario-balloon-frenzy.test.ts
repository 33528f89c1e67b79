/** Casefile 4, Balloon Frenzy: balloons that are popped, drift and grow too many, and the Showman who leaves them. */
import { describe, expect, test } from 'vitest';
import { ward } from '../../conformance/lobotomy/pieces';
import type { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';
import { all, begun, casefile, count, keepDice, needed, OTHER, progress, takeAway } from './casefile';
import { numbersOf } from './casefile-numbers';

const BALLOON = 'token/balloon';

/** Every Balloon of the set-up hangs at D-12 and the Showman stands at D-1; the characters wait in their cells. */
function ballroom(
  players: number,
  color: 'green' | 'blue' | 'red' | 'none' = 'none',
  more: Partial<TableSetup> = {},
): Table {
  const table = casefile('balloon-frenzy', players, color, more);
  for (const balloon of all(table, BALLOON)) table.put(balloon, 'D-12');
  table.put('showman', 'D-1');
  return table;
}

/** The same without Balloons and without the Showman. */
const emptied = (color: 'green' | 'blue' | 'red'): Table => takeAway(ballroom(3, color), BALLOON, 'monster/showman');

describe('Balloon Frenzy', () => {
  test.each([5, 4, 3])(
    'with %i characters begins with so many Balloons and the Showman as its settings say',
    (players) => {
      const table = casefile('balloon-frenzy', players);
      const { popsNeeded, firstBalloons } = numbersOf('balloon-frenzy', players);
      expect(needed(table)).toEqual([popsNeeded]);
      expect(table.everywhere('balloon')).toHaveLength(firstBalloons ?? 0);
      expect(table.everywhere('showman')).toHaveLength(1);
    },
  );

  test('pops a Balloon on the own space or one space away, for 1 AP, but none farther off or behind a door', () => {
    const stage = ward(['1234'], { rooms: ['12', '34'], doorways: ['23'] });
    const table = ballroom(3, 'none', { stage });
    const balloon = table.spawn('balloon', 'B-3');
    table.put('one', 'B-1');
    expect(table.offers('pop@')).toEqual([]);
    table.put('one', 'B-2');
    expect(table.offers('pop@')).toEqual([]);
    table.door('B-2', 'B-3', 'none');
    expect(table.offers('pop@')).toHaveLength(1);
    keepDice(table.dice(3).choose('pop@'));
    expect([progress(table), table.isGone(balloon), table.read('one', 'ap')]).toEqual([[1], true, 2]);
  });

  test.each([
    [1, ['B-4'], [], 5, [3, 3]],
    [2, ['B-4'], [], 5, [3, 3]],
    [3, [], [], 5, [3, 3]],
    [4, [], ['B-4'], 5, [3, 3]],
    [5, [], [], 5, [3, 4]],
    [6, [], [], 6, [3, 3]],
  ] as const)(
    'lets out on a %i: patients at %j, memories at %j; the popper has %i health, and insanity is lost: %j',
    (face, patients, memories, health, lost) => {
      const table = ballroom(3);
      table.spawn('balloon', 'B-4');
      table.put('one', 'B-3');
      table.put('two', 'B-4');
      table.set('one', 'health', 5);
      for (const name of ['one', 'two']) table.set(name, 'insanity', 3);
      keepDice(table.dice(face).choose('pop@'));
      expect([table.everywhere('patient'), table.everywhere('memory-token')]).toEqual([patients, memories]);
      expect([table.read('one', 'health'), table.read('one', 'insanity'), table.read('two', 'insanity')]).toEqual([
        health,
        ...lost,
      ]);
    },
  );

  test('counts the Showman as two pops when he is killed', () => {
    const table = ballroom(3);
    table.put('one', 'D-1');
    table.set('showman', 'health', 1);
    // The last die is the one by which he might have avoided the damage.
    table.dice(6, 6, 1, 4).choose('attack:fists');
    expect(progress(table)).toEqual([2]);
  });

  test('lets the Showman leave a Balloon on his space as the monsters’ turn ends', () => {
    const table = ballroom(3);
    table.endTurns();
    expect(table.everywhere('balloon').filter((space) => space === 'D-1')).toHaveLength(1);
  });

  test('moves the Warden and takes three Balloons off at eight, without credit', () => {
    const table = ballroom(3);
    // Four of the set-up, these, and the one that the Showman leaves.
    for (let n = 0; n < 3; n++) table.spawn('balloon', 'D-12');
    table.endTurns();
    const { warden } = table;
    expect(table.offers('balloon')).toHaveLength(8);
    for (let n = 0; n < 3; n++) table.choose(table.options()[0]?.key ?? '');
    expect([table.everywhere('balloon').length, progress(table)]).toEqual([5, [0]]);
    expect([warden, table.warden]).toEqual(['A1', 'A2']);
  });

  test('lets each Balloon drift within its quarter with a green surge', () => {
    const table = emptied('green');
    table.spawn('balloon', 'B-1');
    table.spawn('balloon', 'C-1');
    table.choose('end-turn').choose('end-turn').dice(9, 4).choose('end-turn');
    expect(table.everywhere('balloon')).toEqual(['B-9', 'C-4']);
  });

  test('brings two more Balloons with a blue surge, and the Showman if he is gone', () => {
    const table = emptied('blue');
    table.choose('end-turn').choose('end-turn').dice(2, 5, 3, 7, 4, 4).choose('end-turn');
    expect(table.everywhere('balloon')).toEqual(['B-5', 'C-7', table.at('showman')]);
    expect(table.at('showman').charAt(0)).toBe('D');
  });

  test('bursts Balloons near characters with a red surge: three dice at 5+ less Defense on each, without credit', () => {
    const table = emptied('red');
    table.spawn('balloon', 'B-4');
    table.spawn('balloon', 'B-9');
    table.put('one', 'B-3');
    table.put('two', 'B-5');
    table.choose('end-turn').choose('end-turn').dice(5, 6, 5, 6, 4, 1).choose('end-turn');
    expect([table.read('one', 'health'), table.read('two', 'health'), progress(table)]).toEqual([7, 5, [0]]);
    expect(table.everywhere('balloon')).toEqual(['B-9']);
  });

  test('jumps with the fourth pop and is won with the last one', () => {
    const table = ballroom(3, 'none', { items: [OTHER], difficulty: 2, settings: { finishDisorders: 0 } });
    table.put('one', 'B-3');
    const pop = () => {
      table.spawn('balloon', 'B-3');
      table.set('one', 'ap', 3);
      keepDice(table.dice(3).choose('pop@'));
      return begun(table).length;
    };
    expect([pop(), pop(), pop(), pop()]).toEqual([1, 1, 1, 2]);
    const { popsNeeded = 0 } = numbersOf('balloon-frenzy', 3);
    count(table, 'pops', popsNeeded - 1);
    expect(table.lines().join()).not.toContain('Balloon Frenzy is finished');
    pop();
    expect(table.lines().join()).toContain('Balloon Frenzy is finished');
    expect(table.everywhere('balloon')).toEqual([]);
  });
});
