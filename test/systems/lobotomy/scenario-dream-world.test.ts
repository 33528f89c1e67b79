/** Casefile 10, Dream World: two worlds on one board, Beds between them, and Dreams that count when one wakes. */
import { describe, expect, test } from 'vitest';
import { movement, ward, weapon } from '../../conformance/lobotomy/pieces';
import type { Table } from '../../conformance/lobotomy/table';
import { all, type Color, casefile, needed, progress } from './casefile';
import { numbersOf } from './casefile-numbers';
import { tool } from './pieces';

const halls = ward(['123456789abc'], { highlights: [{ space: '3', at: [0, 2], kind: 'locker', furniture: false }] });
const flute = tool('flute', [{ effect: 'change', of: 'user', stat: 'ap', by: 1 }]);

/** Beds stand at A-3 and C-3, the Dreams lie at C-5, and both Lamplighters stand at D-12. */
function dormitory(count: number, color: Color = 'none', cards = [movement('surge', { color })]) {
  const items = [weapon('stick', { dice: 3 }), flute];
  const table = casefile('dream-world', count, color, {
    halls,
    items,
    cards,
    numbers: { dreams: count, lamplighters: 2, lamplighterCap: count === 3 ? 2 : 3 },
  });
  for (const dream of all(table, 'token/dream')) table.put(dream, 'C-5');
  for (const lamplighter of all(table, 'monster/lamplighter')) table.put(lamplighter, 'D-12');
  return table;
}

const isAsleep = (table: Table, name: string): boolean => table.conditions(table.entity(name)).includes('Asleep');

/** Whoever is on turn falls asleep at C-3. */
function asleep(table: Table, name: string): Table {
  table.put(name, 'C-3');
  return table.choose('lie-down');
}

describe('Dream World', () => {
  test.each([5, 4, 3])('with %i characters has Dreams, Lamplighters, and Beds on highlights of A and C', (count) => {
    const { dreams = 0, lamplighters = 0 } = numbersOf('dream-world', count);
    const table = casefile('dream-world', count, 'none', { halls });
    expect([needed(table), table.everywhere('dream').length]).toEqual([[dreams], dreams]);
    expect([table.everywhere('lamplighter').length, table.everywhere('bed')]).toEqual([lamplighters, ['A-3', 'C-3']]);
  });

  test('lets a character fall asleep on a Bed for 1 AP, and only sleepers take Dreams', () => {
    const table = dormitory(3);
    table.put('one', 'C-5');
    expect(table.offers('take-dream')).toEqual([]);
    asleep(table, 'one');
    expect([isAsleep(table, 'one'), table.read('one', 'ap')]).toEqual([true, 2]);
    table.put('one', 'C-5');
    table.choose('take-dream');
    expect(table.everywhere('dream')).toHaveLength(3);
    expect(table.read('one', 'ap')).toBe(1);
  });

  test('counts the Dreams of whoever wakes on a Bed, and is won by the last of them', () => {
    const table = dormitory(3);
    for (const name of ['one', 'two', 'three']) {
      asleep(table, name);
      table.put(name, 'C-5');
      table.choose('take-dream');
      expect(progress(table)).toEqual([['one', 'two', 'three'].indexOf(name)]);
      table.put(name, 'A-3');
      table.choose('get-up');
      if (name !== 'three') table.choose('end-turn');
    }
    expect(table.view().result?.outcome).toBe('win');
  });

  test('takes weapons, equipment, searches and trades from a sleeper, not its skills', () => {
    const table = dormitory(3);
    for (const key of ['weapon/stick', 'equipment/flute', 'skill/coupling-rod']) table.give('one', key);
    table.put('two', 'C-3');
    table.put('one', 'C-3');
    table.put(all(table, 'monster/lamplighter')[0] ?? 0, 'C-3');
    expect(['equipment/flute', 'search:', 'trade:'].map((key) => table.offers(key).length)).toEqual([1, 1, 1]);
    table.choose('lie-down');
    const offers = ['equipment/flute', 'search:', 'trade:', 'weapon/stick', 'skill/coupling-rod', 'attack:fists'];
    expect(offers.map((key) => table.offers(key).length)).toEqual([0, 0, 0, 0, 1, 1]);
  });

  test('keeps the worlds apart: who is awake cannot attack Lamplighters, who sleeps attacks nothing else', () => {
    const table = dormitory(3);
    table.spawn('nurse', 'C-3');
    table.put(all(table, 'monster/lamplighter')[0] ?? 0, 'C-3');
    table.put('one', 'C-3');
    expect(table.offers('attack:fists')).toEqual(['attack:fists>monster/nurse#1']);
    table.choose('lie-down');
    expect(table.offers('attack:fists')).toEqual(['attack:fists>monster/lamplighter#1']);
    expect(table.offers('move:')).toEqual([]);
  });

  test('lets monsters march past sleepers and Lamplighters go for them', () => {
    const table = dormitory(3);
    const nurse = table.spawn('nurse', 'C-12');
    const [lamplighter = 0] = all(table, 'monster/lamplighter');
    table.put(lamplighter, 'C-8');
    table.put('two', 'C-10');
    table.afflict('two', 'held');
    asleep(table, 'one');
    table.choose('end-turn').choose('end-turn').dice(1, 1, 1, 1).choose('end-turn');
    expect([table.at(nurse), table.at(lamplighter)]).toEqual(['C-10', 'C-6']);
    expect([table.read('one', 'health'), table.read('two', 'health')]).toEqual([7, 7]);
  });

  test('hurts nobody across the worlds, not even with an area attack', () => {
    const table = dormitory(3);
    const bomb = table.spawn('slasher', 'C-3');
    table.put('two', 'C-3');
    asleep(table, 'one');
    table.choose('end-turn').choose('end-turn').dice(6, 6, 6, 6, 6).choose('end-turn');
    expect(table.at(bomb)).toBe('C-3');
    expect([table.read('one', 'health'), table.read('two', 'health')]).toEqual([7, 3]);
  });

  test('costs a sleeper 1 insanity as its turn starts, once it slept the whole round before', () => {
    const table = dormitory(3);
    table.set('one', 'insanity', 0);
    asleep(table, 'one');
    table.endTurns().endTurns();
    expect(table.read('one', 'insanity')).toBe(0);
    table.choose('end-turn');
    expect([table.asked, table.read('one', 'insanity')]).toEqual([table.entity('one'), 1]);
  });

  test('drops the Dreams of a sleeper that dies at random, and wakes it', () => {
    const table = dormitory(3);
    asleep(table, 'one');
    table.put('one', 'C-5');
    table.choose('take-dream');
    table.put('one', 'C-8');
    table.put(all(table, 'monster/lamplighter')[0] ?? 0, 'C-8');
    table.set('one', 'health', 1);
    table.choose('end-turn').choose('end-turn');
    table.dice(1, 6, 6, 6, 2, 7).choose('end-turn').choose('centre-1');
    expect(isAsleep(table, 'one')).toBe(false);
    expect(table.everywhere('dream').sort()).toEqual(['B-7', 'C-5', 'C-5']);
  });

  test('brings a third Lamplighter with a green surge, not with three characters', () => {
    const table = dormitory(4, 'green');
    for (let n = 0; n < 3; n++) table.choose('end-turn');
    table.dice(2, 5).choose('end-turn');
    expect(table.everywhere('lamplighter')).toContain('B-5');
    expect(dormitory(3, 'green').endTurns().everywhere('lamplighter')).toHaveLength(2);
  });

  test('wakes sleepers who fail a test with a blue surge; their Dreams fall at random', () => {
    const table = dormitory(3, 'blue');
    asleep(table, 'one');
    table.put('one', 'C-5');
    table.choose('take-dream').choose('end-turn');
    asleep(table, 'two').choose('end-turn');
    table.dice(1, 1, 6, 6, 4, 2).choose('end-turn');
    expect([isAsleep(table, 'one'), isAsleep(table, 'two')]).toEqual([false, true]);
    expect(table.everywhere('dream')).toContain('D-2');
  });

  test('puts whoever has lost half its insanity and fails a test to sleep with a red surge', () => {
    const table = dormitory(3, 'red');
    for (const [name, lost] of [
      ['one', 3],
      ['two', 4],
      ['three', 4],
    ] as const)
      table.set(name, 'insanity', lost);
    table.choose('end-turn').choose('end-turn').dice(6, 6, 1, 1).choose('end-turn');
    expect(['one', 'two', 'three'].map((name) => isAsleep(table, name))).toEqual([false, true, false]);
  });
});
