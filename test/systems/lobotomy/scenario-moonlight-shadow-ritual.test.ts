import { describe, expect, test } from 'vitest';
import { hero, movement } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { numbersOf, pinned } from './casefile-numbers';

const NAMES = ['one', 'two', 'three', 'four', 'five'];

/** Two Circles have to be held until the Moon stands at 5. */
const NUMBERS = { heldNeeded: 2, moonNeeded: 5, moonRise: 1, lampCap: 3, moonSet: 1, heldAgainstSetting: 2 };

/** The ritual with so many heroes, all of them in C, where nothing happens; special events of these colours come first. */
function ritual(count: number, ...colors: string[]): Table {
  const table = new Table({
    heroes: NAMES.slice(0, count).map((id) => hero(id)),
    scenario: pinned('moonlight-shadow-ritual', NUMBERS),
    cards: colors.map((color, index) => movement(`night-${index}`, { color })),
  });
  for (const { entity } of table.view().seats) table.put(entity, free(table));
  return table;
}

/** A space of C without a Circle. */
const free = (table: Table): string => (table.everywhere('circle').includes('C-5') ? 'C-6' : 'C-5');

/** Puts the first heroes on Circles, one on each. */
function hold(table: Table, count: number): readonly string[] {
  const circles = table.everywhere('circle').slice(0, count);
  circles.forEach((space, index) => {
    table.put(NAMES[index] as string, space);
  });
  return circles;
}

const moon = (table: Table) => table.view().objectives[0]?.progress;

describe('Moonlight Shadow Ritual', () => {
  test('has a Circle in each quarter', () => {
    const quarters = ritual(3)
      .everywhere('circle')
      .map(([quarter]) => quarter);
    expect(quarters.sort()).toEqual(['A', 'B', 'C', 'D']);
  });

  test.each([5, 4, 3])(
    'with %i characters needs so many Circles held at once, until the Moon stands so high',
    (count) => {
      const { heldNeeded: held = 0, moonNeeded: needed = 0 } = numbersOf('moonlight-shadow-ritual', count);
      const heroes = NAMES.slice(0, count).map((id) => hero(id));
      const table = new Table({ heroes, scenario: 'moonlight-shadow-ritual' });
      for (const name of NAMES.slice(0, count)) table.put(name, free(table));
      expect(table.view().objectives[0]?.needed).toBe(needed);
      hold(table, held - 1);
      table.endTurns();
      expect(moon(table)).toBe(0);
      hold(table, held);
      for (let n = 1; n < needed; n++) expect(moon(table.endTurns())).toBe(n);
      table.endTurns();
      expect(table.view().result?.outcome).toBe('win');
    },
  );

  test('gives whoever stands on a Circle 1 Defense more', () => {
    const table = ritual(3);
    hold(table, 1);
    expect([table.read('one', 'defense'), table.read('two', 'defense')]).toEqual([2, 1]);
  });

  test('brings a Lamplighter to a Circle that was left in the players’ turn and is empty at its end', () => {
    const table = ritual(3);
    const [circle = ''] = hold(table, 1);
    table.choose(table.offers('move:')[0] ?? '');
    table.put('one', free(table));
    table.endTurns();
    expect(table.everywhere('lamplighter')).toEqual([circle]);
  });

  test('brings none where somebody else has taken the place, or came back', () => {
    const table = ritual(3);
    const [circle = ''] = hold(table, 1);
    table.choose(table.offers('move:')[0] ?? '').choose('end-turn:end');
    table.put('two', circle);
    table.choose('end-turn').choose('end-turn');
    expect(table.everywhere('lamplighter')).toEqual([]);
  });

  test('brings none where nobody stood in this players’ turn', () => {
    const table = ritual(3).endTurns();
    expect(table.everywhere('lamplighter')).toEqual([]);
  });

  test('moves the Circle with the lowest number on by one with a green surge, from 12 to 1', () => {
    const table = ritual(3, 'green', 'green');
    const [a = 0, b = 0, c = 0, d = 0] = [1, 2, 3, 4].map((n) => table.entity('circle', n));
    table.put(a, 'A-3');
    table.put(b, 'B-4');
    table.put(c, 'C-11');
    table.put(d, 'D-12');
    table.endTurns();
    expect([a, b, c, d].map((circle) => table.at(circle))).toEqual(['A-4', 'B-4', 'C-11', 'D-12']);
    for (const circle of [a, b, c, d]) table.put(circle, `${table.at(circle)[0]}-12`);
    table.endTurns();
    expect(table.question).toBe('pick');
    table.choose('token/circle#2');
    expect(table.at(b)).toBe('B-1');
  });

  test('sets the Moon by 1 with a blue surge, unless two Circles are held', () => {
    const table = ritual(3, 'none', 'blue', 'blue');
    hold(table, 2);
    table.endTurns();
    expect(moon(table)).toBe(1);
    table.endTurns();
    expect(moon(table)).toBe(2);
    table.put('two', free(table));
    table.endTurns();
    expect(moon(table)).toBe(1);
  });

  test('brings a Lamplighter to each held Circle with a red surge, three at most', () => {
    const table = ritual(4, 'red');
    const circles = hold(table, 3);
    for (const { entity } of table.view().seats) table.set(entity, 'insanity', 7);
    for (const space of ['D-1', 'D-2']) table.spawn('lamplighter', space);
    table.choose('end-turn').choose('end-turn').choose('end-turn').dice(1, 1, 1, 1).choose('end-turn');
    expect(table.everywhere('lamplighter')).toHaveLength(3);
    expect(table.everywhere('lamplighter').filter((space) => circles.includes(space))).toEqual([circles[0]]);
  });
});
