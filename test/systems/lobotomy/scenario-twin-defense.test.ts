import { describe, expect, test } from 'vitest';
import type { Item } from '../../../engine/content';
import { ward as face, hero, movement } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { numbersOf, pinned } from './casefile-numbers';

const NAMES = ['one', 'two', 'three', 'four', 'five'];

/** The Sleepers on A-5 and C-5, the heroes on D-10 with nothing left to go insane with; these movement cards come first. */
const watch = (count: number, ...cards: Item[]): Table => guarded(count, pinned('twin-defense', NUMBERS), cards);
const NUMBERS = { watchNeeded: 6, watchRise: 1, watchLost: 1, wakeSteps: 2, wakeHealth: 5, surgeLoss: 2 };

function guarded(count: number, scenario: Item | string, cards: readonly Item[] = []): Table {
  const heroes = NAMES.slice(0, count).map((id) => hero(id));
  const halls = face(['123456789abc'], { rooms: ['123456', '789abc'], doorways: ['67'] });
  const table = new Table({ heroes, scenario, cards, halls });
  for (const quarter of ['A', 'C', 'D']) table.door(`${quarter}-6`, `${quarter}-7`, 'none');
  for (const [index, sleeper] of sleepers(table).entries()) table.put(sleeper, index === 0 ? 'A-5' : 'C-5');
  for (const name of NAMES.slice(0, count)) {
    table.put(name, 'D-10');
    table.set(name, 'insanity', 7);
  }
  return table;
}

const sleepers = (table: Table) => [table.entity('sleeper', 1), table.entity('sleeper', 2)] as const;
const health = (table: Table) => sleepers(table).map((sleeper) => table.read(sleeper, 'health'));
const meter = (table: Table) => table.view().objectives[0]?.progress;
const surge = (color: string) => movement('night', { color });

/** Ends all turns but the last of a round. */
function almost(table: Table): Table {
  for (let left = table.view().seats.length - 1; left > 0; left--) table.choose('end-turn:end');
  return table;
}

describe('Twin Defense', () => {
  test('has a Sleeper of 10 health and Defense 2 in A and one in C', () => {
    const table = new Table({ heroes: [hero('one')], scenario: 'twin-defense' });
    expect(sleepers(table).map((sleeper) => table.at(sleeper)[0])).toEqual(['A', 'C']);
    expect([health(table), table.read(sleepers(table)[0], 'defense')]).toEqual([[10, 10], 2]);
  });

  test.each([5, 4, 3])('with %i characters is won after so many rounds in which neither woke', (count) => {
    const { watchNeeded: needed = 0 } = numbersOf('twin-defense', count);
    const table = guarded(count, 'twin-defense');
    expect(table.view().objectives[0]?.needed).toBe(needed);
    for (let n = 1; n < needed; n++) expect(meter(table.endTurns())).toBe(n);
    expect(table.endTurns().view().result?.outcome).toBe('win');
  });

  test('has monsters go for Sleepers as for characters, and attack them', () => {
    const table = watch(3);
    const patient = table.spawn('patient', 'A-6');
    almost(table).dice(5, 5, 5, 1).choose('end-turn');
    expect([table.at(patient), health(table)]).toEqual(['A-5', [9, 10]]);
  });

  test('takes 1 of the Watch and walks the Warden 2 steps when one wakes, whom nothing hurts until the round ends', () => {
    const table = watch(3);
    for (let n = 0; n < 3; n++) table.endTurns();
    table.set(sleepers(table)[1], 'damage', 9);
    const patient = table.spawn('patient', 'C-5');
    table.spawn('patient', 'C-5');
    const { warden } = table;
    almost(table).dice(5, 5, 5, 1).choose('end-turn');
    expect([meter(table), health(table), warden, table.warden]).toEqual([2, [10, 5], 'A1', 'A3']);
    for (const each of [patient, table.entity('patient', 2)]) table.put(each, 'B-12');
    expect(meter(table.endTurns())).toBe(3);
  });

  test('heals a Sleeper by 2 for 1 AP on its space', () => {
    const table = watch(3);
    table.set(sleepers(table)[0], 'damage', 3);
    expect(table.offers('soothe')).toEqual([]);
    table.put('one', 'A-5');
    table.choose('soothe');
    expect([health(table), table.read('one', 'ap')]).toEqual([[9, 10], 2]);
    table.choose('soothe');
    expect([health(table), table.offers('soothe')]).toEqual([[10, 10], []]);
  });

  test.each([
    [7, 'A-9'],
    [8, 'C-9'],
  ])('brings the monsters of movement card %i to %s, whichever quarter is rolled', (number, where) => {
    const table = watch(3, movement('night', { number, spawns: ['nurse'] }));
    table.put('one', 'B-1');
    almost(table).dice(2, 9).choose('end-turn');
    expect(table.everywhere('nurse')).toEqual([where]);
  });

  test('brings a patient and a scavenger to the stronger Sleeper’s quarter with a green surge; with three only the patient', () => {
    for (const [count, scavengers] of [
      [4, ['A-9']],
      [3, []],
    ] as const) {
      const table = watch(count, surge('green'));
      table.set(sleepers(table)[1], 'damage', 1);
      table.endTurns();
      expect([table.everywhere('patient'), table.everywhere('scavenger')]).toEqual([['A-11'], scavengers]);
    }
  });

  test('shuts the room of one Sleeper with random door tokens with a blue surge', () => {
    const table = watch(3, surge('blue'));
    almost(table).choose('end-turn').choose('sleeper#2');
    const doors = ['A', 'C'].map((quarter) => table.doorState(table.doorway(`${quarter}-6`, `${quarter}-7`)));
    expect(doors).toEqual(['none', 'face-down']);
  });

  test('hurts each Sleeper by 2 with a red surge', () => {
    expect(health(watch(3, surge('red')).endTurns())).toEqual([8, 8]);
  });
});
