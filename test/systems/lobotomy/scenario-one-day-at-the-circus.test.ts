import { describe, expect, test } from 'vitest';
import { hero, movement } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { numbersOf, pinned } from './casefile-numbers';

const NAMES = ['one', 'two', 'three', 'four', 'five'];

/** The circus with its tents on B-1 to B-4, the first hero on one of them, the others in C, and the Showman in D. */
const circus = (tent: string, count = 3, ...colors: string[]): Table => pitched(tent, count, 'fourteen', colors);
const CIRCUS = {
  fourteen: pinned('one-day-at-the-circus', { needed: 14, ticketSupply: 20, finedFrom: 4, fine: 1, stolen: 1 }),
  printed: 'one-day-at-the-circus',
};

function pitched(tent: string, count: number, wanted: keyof typeof CIRCUS, colors: readonly string[] = []): Table {
  const table = new Table({
    heroes: NAMES.slice(0, count).map((id) => hero(id)),
    scenario: CIRCUS[wanted],
    cards: colors.map((color, index) => movement(`day-${index}`, { color })),
  });
  TENTS.forEach((id, index) => {
    table.put(id, `B-${index + 1}`);
  });
  for (const name of NAMES.slice(1, count)) table.put(name, 'C-5');
  table.put('one', table.at(tent));
  return table;
}

const TENTS = ['tent-strongman', 'tent-tightrope', 'tent-knife-wheel', 'tent-fortune'];
const tickets = (table: Table, hero = 'one') => table.counter(hero, 'tickets');
const keep = (table: Table): Table => (table.question === 'defy-gravity' ? table.choose('keep') : table);

describe('One Day at the Circus', () => {
  test('has a tent in each quarter and the Showman in D', () => {
    const table = new Table({ heroes: [hero('one')], scenario: 'one-day-at-the-circus' });
    expect(TENTS.map((tent) => table.at(tent)[0]).sort()).toEqual(['A', 'B', 'C', 'D']);
    expect(table.at('showman')[0]).toBe('D');
  });

  test.each([5, 4, 3])('with %i characters is won with so many tickets handed in on the pentagram', (count) => {
    const { needed = 0 } = numbersOf('one-day-at-the-circus', count);
    const table = pitched('tent-strongman', count, 'printed');
    table.setCounter('one', 'tickets', needed - 1);
    table.setCounter('two', 'tickets', 1);
    expect(table.offers('hand-in')).toEqual([]);
    table.put('one', 'pentagram');
    table.put('two', 'pentagram');
    table.choose('hand-in');
    expect(table.view().objectives[0]).toMatchObject({ progress: needed - 1, needed });
    expect([tickets(table), table.read('one', 'ap')]).toEqual([0, 2]);
    expect(table.choose('end-turn').choose('hand-in').view().result?.outcome).toBe('win');
  });

  test('pays 2 tickets for a blow of 14 or more; the tent then moves within its quarter', () => {
    const table = circus('tent-strongman');
    keep(table.dice(5, 4, 4, 1, 9).choose('strongman'));
    expect([tickets(table), table.at('tent-strongman'), table.read('one', 'ap')]).toEqual([2, 'B-9', 2]);
    // Once a turn, wherever it stands.
    table.put('one', 'B-9');
    expect(table.offers('strongman@')).toEqual([]);
    table.choose('end-turn');
    table.put('two', 'B-9');
    keep(table.dice(5, 4, 3, 1).choose('strongman'));
    expect([tickets(table, 'two'), table.at('tent-strongman')]).toEqual([0, 'B-9']);
  });

  test('pays a ticket for each step on the rope, up to five', () => {
    const table = circus('tent-tightrope');
    table.dice(2).choose('tightrope');
    keep(table);
    keep(table.dice(6).choose('on'));
    table.dice(7).choose('down');
    expect([tickets(table), table.at('tent-tightrope')]).toEqual([2, 'B-7']);
    table.choose('end-turn');
    table.put('two', 'B-7');
    keep(table.dice(2).choose('tightrope'));
    for (const last of [3, 4, 5]) keep(table.dice(last).choose('on'));
    keep(table.dice(6, 3).choose('on'));
    expect(tickets(table, 'two')).toBe(5);
  });

  test('takes all steps for a 1 and leaves the walker stunned', () => {
    const table = circus('tent-tightrope');
    keep(table.dice(4).choose('tightrope'));
    keep(table.dice(1).choose('on'));
    expect([tickets(table), table.conditions(table.entity('one')), table.at('tent-tightrope')]).toEqual([
      0,
      ['Stunned'],
      'B-2',
    ]);
  });

  test('throws knives at the attack rating: 3 hits pay 3 tickets, none cost 1 health', () => {
    const table = circus('tent-knife-wheel');
    keep(table.dice(4, 4, 4, 3, 3, 12).choose('knife-wheel'));
    expect([tickets(table), table.at('tent-knife-wheel')]).toEqual([3, 'B-12']);
    table.choose('end-turn');
    table.put('two', 'B-12');
    keep(table.dice(3, 3, 3, 3, 3).choose('knife-wheel'));
    expect([tickets(table, 'two'), table.read('two', 'health')]).toEqual([0, 6]);
    table.choose('end-turn');
    table.put('three', 'B-12');
    keep(table.dice(4, 4, 3, 3, 3).choose('knife-wheel'));
    expect([tickets(table, 'three'), table.read('three', 'health')]).toEqual([0, 7]);
  });

  test('pays 2 tickets for a fortune told right; a 7 costs 1 insanity either way', () => {
    for (const [guess, dice, won, insanity] of [
      ['over', [4, 4], 2, 0],
      ['over', [3, 3], 0, 0],
      ['under', [3, 3], 2, 0],
      ['under', [3, 4], 0, 1],
    ] as const) {
      const table = circus('tent-fortune');
      table.choose('fortune@');
      keep(table.dice(...dice, ...(won > 0 ? [6] : [])).choose(guess));
      expect([tickets(table), table.read('one', 'insanity')]).toEqual([won, insanity]);
    }
  });

  test('pays no more tickets than there are', () => {
    const table = circus('tent-knife-wheel');
    table.setCounter('two', 'tickets', 12);
    table.setCounter('scenario/one-day-at-the-circus', 'handed', 7);
    keep(table.dice(4, 4, 4, 4, 4, 5).choose('knife-wheel'));
    expect(tickets(table)).toBe(1);
  });

  test('loses the tickets of a character who dies', () => {
    const table = circus('tent-knife-wheel');
    table.setCounter('one', 'tickets', 3);
    table.set('one', 'damage', 6);
    keep(table.dice(1, 1, 1, 1, 1).choose('knife-wheel'));
    if (table.question !== 'turn') table.choose(table.options()[0]?.key ?? '');
    expect(tickets(table)).toBe(0);
  });

  test('has the Showman move once more with a green surge, and take a ticket on his space', () => {
    const table = circus('tent-fortune', 3, 'green', 'green');
    table.put('showman', 'B-10');
    table.endTurns();
    expect(table.at('showman')).toBe('B-6');
    table.setCounter('one', 'tickets', 3);
    for (const name of ['one', 'two', 'three']) table.set(name, 'insanity', 7);
    table.choose('end-turn').choose('end-turn').dice(1, 1, 1, 1, 1, 1).choose('end-turn');
    expect([table.at('showman'), tickets(table)]).toEqual(['B-4', 2]);
  });

  test('takes a ticket from each bearer of 4 who fails a test with a blue surge', () => {
    const table = circus('tent-fortune', 3, 'blue');
    for (const [name, count] of [
      ['one', 4],
      ['two', 5],
      ['three', 3],
    ] as const)
      table.setCounter(name, 'tickets', count);
    table.choose('end-turn').choose('end-turn').dice(6, 6, 3, 3).choose('end-turn');
    expect(['one', 'two', 'three'].map((name) => tickets(table, name))).toEqual([4, 4, 3]);
  });

  test('moves all tents to random spaces with a red surge', () => {
    const table = circus('tent-fortune', 3, 'red');
    table.choose('end-turn').choose('end-turn').dice(1, 1, 2, 2, 3, 3, 4, 4).choose('end-turn');
    expect(TENTS.map((tent) => table.at(tent)).sort()).toEqual(['A-1', 'B-2', 'C-3', 'D-4']);
  });
});
