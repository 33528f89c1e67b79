import { describe, expect, test } from 'vitest';
import type { Item } from '../../../engine/content';
import { hero, movement, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { numbersOf, pinned } from './casefile-numbers';

const NAMES = ['one', 'two', 'three', 'four', 'five'];

/** Four Detainees are wanted, and two Slashers come at most. */
const MISSION = pinned('rescue-mission', { rescues: 4, slasherCap: 2, wardenSteps: 1 });

/** The Detainees on B-1 to B-4, the Slasher on D-12, the heroes on C-10 with nothing left to go insane with. */
const mission = (count: number, ...colors: string[]): Table => held(count, MISSION, colors);

function held(count: number, scenario: Item | string, colors: readonly string[] = []): Table {
  const heroes = NAMES.slice(0, count).map((id) => hero(id));
  const cards = colors.map((color, index) => movement(`night-${index}`, { color }));
  const stage = ward(['123456789abc'], { rooms: ['123456', '789abc'], doorways: ['67'] });
  const table = new Table({ heroes, scenario, cards, stage });
  table.door('B-6', 'B-7', 'none');
  for (let n = 1; n <= 4; n++) table.put(table.entity('detainee', n), `B-${n}`);
  table.put('slasher', 'D-12');
  for (const name of NAMES.slice(0, count)) {
    table.put(name, 'C-10');
    table.set(name, 'insanity', 7);
  }
  return table;
}

/** A cell that the hero on turn can step into, once it stands on the pentagram. */
function cellFor(table: Table, name: string): string {
  table.put(name, 'pentagram');
  return table.offers('move:')[0]?.replace('move:', '') ?? '';
}

const rescued = (table: Table) => table.view().objectives[0]?.progress;
const detainees = (table: Table) => [1, 2, 3, 4].map((n) => table.at(table.entity('detainee', n)));

describe('Rescue Mission', () => {
  test('has a Detainee of 4 health in each quarter and a Slasher in C', () => {
    const table = new Table({ heroes: [hero('one')], scenario: 'rescue-mission' });
    const quarters = detainees(table).map(([quarter]) => quarter);
    expect([quarters.sort(), table.at('slasher')[0]]).toEqual([['A', 'B', 'C', 'D'], 'C']);
    const detainee = table.entity('detainee');
    expect([table.read(detainee, 'health'), table.read(detainee, 'defense')]).toEqual([4, 1]);
  });

  test.each([5, 4, 3])(
    'with %i characters wants so many Detainees in the cells, and Slashers have so much health',
    (count) => {
      const { rescues: needed = 0, slasherHealth: health } = numbersOf('rescue-mission', count);
      const table = held(count, 'rescue-mission');
      expect([table.view().objectives[0]?.needed, table.read('slasher', 'health')]).toEqual([needed, health]);
      const cell = cellFor(table, 'one');
      for (let n = 1; n < needed; n++) table.put(table.entity('detainee', n), cell);
      expect(rescued(table)).toBe(needed - 1);
      table.put('one', 'pentagram');
      table.put(table.entity('detainee', needed), 'pentagram');
      table.choose(`move:${cell}`);
      expect(table.view().result?.outcome).toBe('win');
    },
  );

  test('has one Detainee come along with a character who walks from its space', () => {
    const table = mission(3);
    table.put(table.entity('detainee', 2), 'B-1');
    table.put('one', 'B-1');
    table.choose('move:B-2').choose('detainee#2');
    expect(detainees(table)).toEqual(['B-1', 'B-2', 'B-3', 'B-4']);
    table.choose('move:B-3');
    expect(detainees(table)).toEqual(['B-1', 'B-3', 'B-3', 'B-4']);
  });

  test('leaves Detainees behind when a character runs, and in their cells', () => {
    const table = mission(3);
    table.put('one', 'B-1');
    table.choose('run:run').choose('move:B-2');
    expect(detainees(table)[0]).toBe('B-1');
    table.choose('end-turn');
    const cell = cellFor(table, 'two');
    table.put(table.entity('detainee', 1), cell);
    table.put('two', cell);
    table.choose(table.offers('move:')[0] ?? '');
    expect(table.at('two')).not.toBe(cell);
    expect(detainees(table)[0]).toBe(cell);
  });

  test('has monsters go for a Detainee that was found, and for none that is hidden or in a cell', () => {
    const table = mission(3);
    const patient = table.spawn('patient', 'B-12');
    table.endTurns();
    expect(table.at(patient)).toBe('B-12');
    table.setCounter(table.entity('detainee', 4), 'found', 1);
    table.endTurns();
    expect(table.at(patient)).toBe('B-11');
    table.put('three', 'B-3');
    table.choose('move:B-2');
    expect(table.counter(table.entity('detainee', 2), 'found')).toBe(1);
  });

  test('walks the Warden a step for a Detainee that dies, and has another one at random', () => {
    const table = mission(3);
    const [, , , last] = [1, 2, 3, 4].map((n) => table.entity('detainee', n));
    table.setCounter(last as number, 'found', 1);
    table.set(last as number, 'damage', 3);
    table.spawn('patient', 'B-4');
    table.choose('end-turn').choose('end-turn').dice(5, 5, 1, 1, 1, 9).choose('end-turn');
    expect([table.warden, table.everywhere('detainee').sort()]).toEqual(['A2', ['A-9', 'B-1', 'B-2', 'B-3']]);
  });

  test('sends the Slasher towards the nearest Detainee with a green surge, hidden or not', () => {
    const table = mission(3, 'green');
    table.put('slasher', 'B-9');
    expect(table.endTurns().at('slasher')).toBe('B-7');
  });

  test('shuts the empty doorways of a quarter with a Detainee with a blue surge', () => {
    const table = mission(3, 'blue').endTurns();
    expect(table.doorState(table.doorway('B-6', 'B-7'))).toBe('face-down');
  });

  test('brings a second Slasher at random with a red surge, and no third', () => {
    const table = mission(3, 'red', 'red');
    table.choose('end-turn').choose('end-turn').dice(4, 1).choose('end-turn');
    expect(table.everywhere('slasher').sort()).toEqual(['D-1', 'D-12']);
    table.endTurns();
    expect(table.everywhere('slasher')).toHaveLength(2);
  });
});
