/** Casefile 13, Memories: credits for kept memories, and the Archivists that carry the tokens off. */
import { describe, expect, test } from 'vitest';
import type { Table } from '../../conformance/lobotomy/table';
import { all, type Color, casefile, needed, PENTAGRAM, progress } from './casefile';
import { numbersOf } from './casefile-numbers';

const TOKEN = 'token/memory-token';

/** The Archivist of the set-up stands at C-1 and both memory tokens lie at C-12; the characters wait in their cells. */
function archive(count: number, color: Color = 'none'): Table {
  const table = casefile('memories', count, color, { numbers: { credits: 4, extraMemories: 2, archivistLoad: 3 } });
  for (const token of all(table, TOKEN)) table.put(token, 'C-12');
  table.put('archivist', 'C-1');
  return table;
}

const carried = (table: Table, archivist: number): number =>
  all(table, TOKEN).filter((token) => table.play.zone(token) === archivist).length;

describe('Memories', () => {
  test.each([5, 4, 3])(
    'with %i characters wants credits, and one memory of everybody; an Archivist begins in C',
    (count) => {
      const table = casefile('memories', count);
      const { credits, extraMemories } = numbersOf('memories', count);
      expect(needed(table)).toEqual([credits, count]);
      expect(table.everywhere('archivist').map((space) => space.charAt(0))).toEqual(['C']);
      expect(table.everywhere('memory-token')).toHaveLength(extraMemories ?? 0);
    },
  );

  test('gives 1 credit for a kept memory on the pentagram, for 1 AP; the card is gone', () => {
    const table = archive(3);
    table.give('one', 'memory/the-cold-ward');
    table.give('one', 'memory/lights-out-at-nine');
    expect(table.offers('give-memory')).toEqual([]);
    table.put('one', PENTAGRAM);
    table.choose('give-memory').choose('memory/the-cold-ward');
    expect([progress(table), table.read('one', 'ap')]).toEqual([[1, 1], 2]);
    table.choose('give-memory');
    expect([progress(table), table.offers('give-memory')]).toEqual([[2, 1], []]);
  });

  test('is won once there are credits enough and everybody has given one, not before', () => {
    const table = archive(3);
    for (const [name, count] of [
      ['one', 2],
      ['two', 2],
      ['three', 1],
    ] as const) {
      table.put(name, PENTAGRAM);
      for (let n = 0; n < count; n++) table.give(name, ['memory/the-cold-ward', 'memory/lights-out-at-nine'][n] ?? '');
    }
    for (const name of ['one', 'two']) {
      expect(table.asked).toBe(table.entity(name));
      table.choose('give-memory').choose('memory/the-cold-ward').choose('give-memory').choose('end-turn:end');
    }
    expect([progress(table), table.view().result]).toEqual([[4, 2], null]);
    table.choose('give-memory');
    expect(table.view().result?.outcome).toBe('win');
  });

  test('sends an Archivist to the nearest memory token, which it takes along and drops when it dies', () => {
    const table = archive(3);
    const archivist = table.put('archivist', 'C-10');
    table.endTurns();
    expect([table.at(archivist), carried(table, archivist)]).toEqual(['C-12', 2]);
    table.put('two', 'C-12');
    table.set(archivist, 'health', 1);
    expect(table.offers('memory:take')).toEqual([]);
    table.dice(6, 6, 6).choose('attack:fists').choose('decline');
    expect(table.isGone(archivist)).toBe(true);
    expect(table.everywhere('memory-token')).toEqual(['C-12', 'C-12']);
    expect(table.offers('memory:take')).toHaveLength(1);
  });

  test('lets an Archivist that shares a space with a character back off and shoot, as any monster of its range', () => {
    const table = archive(3);
    const archivist = table.put('archivist', 'C-11');
    table.put('one', 'C-11');
    table.choose('end-turn').choose('end-turn').dice(1, 1, 1, 1, 1, 1).choose('end-turn');
    expect([table.at(archivist), carried(table, archivist)]).toEqual(['C-9', 0]);
  });

  test('loses a credit, the tokens and the Archivist when it leaves with three of them as the round ends', () => {
    const table = archive(3);
    table.spawn('memory-token', 'C-12');
    const archivist = table.put('archivist', 'C-11');
    table.put('one', PENTAGRAM);
    table.give('one', 'memory/the-cold-ward');
    table.choose('give-memory');
    table.endTurns();
    expect([table.isGone(archivist), progress(table), table.everywhere('memory-token')]).toEqual([true, [0, 1], []]);
  });

  test('brings a second Archivist with a green surge if there may be two, which there may not with three characters', () => {
    const table = archive(4, 'green');
    for (let n = 0; n < 3; n++) table.choose('end-turn');
    table.dice(2, 5).choose('end-turn');
    expect(table.everywhere('archivist')).toContain('B-5');
    expect(archive(3, 'green').endTurns().everywhere('archivist')).toHaveLength(1);
  });

  test('asks everybody for a memory or 1 insanity with a blue surge', () => {
    const table = archive(3, 'blue');
    table.give('one', 'memory/the-cold-ward');
    for (const name of ['one', 'two', 'three']) table.set(name, 'insanity', 0);
    table.endTurns();
    expect(table.offers('')).toHaveLength(2);
    table.choose('return');
    expect(['one', 'two', 'three'].map((name) => table.read(name, 'insanity'))).toEqual([0, 1, 1]);
    table.put('one', PENTAGRAM);
    table.choose('end-turn').choose('end-turn');
    expect(table.offers('give-memory')).toEqual([]);
  });

  test('moves every memory token that nobody has taken with a red surge', () => {
    const table = archive(3, 'red');
    table.choose('end-turn').choose('end-turn').dice(4, 3, 2, 9).choose('end-turn');
    expect(table.everywhere('memory-token')).toEqual(['D-3', 'B-9']);
  });
});
