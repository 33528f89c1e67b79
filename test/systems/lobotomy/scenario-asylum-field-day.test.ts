/** Casefile 3, Asylum Field Day: seven feats that are read off what happens, Ribbons, and a Marshal after the last scorer. */
import { describe, expect, test } from 'vitest';
import { ward, weapon } from '../../conformance/lobotomy/pieces';
import type { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';
import { begun, casefile, count, keepDice, needed, OTHER } from './casefile';

const BOW = weapon('bow', { dice: 8, range: 3 });
const CLUB = weapon('club', { dice: 8 });

/** The Marshal stands on D-12; the characters wait in their cells. */
function field(
  players: number,
  color: 'green' | 'blue' | 'red' | 'none' = 'none',
  more: Partial<TableSetup> = {},
): Table {
  const table = casefile('asylum-field-day', players, color, { items: [BOW, CLUB], ...more });
  table.put('slasher', 'D-12');
  return table;
}

/** Ids of the feats that are scored. */
const scored = (table: Table): string[] =>
  table
    .view()
    .objectives.slice(1)
    .flatMap(({ id, progress }) => (progress > 0 ? [id] : []));

const ribbons = (table: Table): number[] =>
  table.view().seats.map(({ stats }) => Number(stats.find(({ label }) => label === 'Ribbons')?.value ?? 0));

/** `one` steps through numbered spaces of B, with as many AP as it takes. */
function walk(table: Table, from: number, to: number): Table {
  table.put('one', `B-${from}`);
  table.set('one', 'ap', 9);
  for (let space = from + 1; space <= to; space++) table.choose(`move:B-${space}`);
  return table;
}

/** `one` attacks a scavenger on a space with every die a 6. */
function strike(table: Table, arm: string, from: string, at: string, health = 1): Table {
  table.put('one', from);
  table.set('one', 'ap', 9);
  table.set(table.spawn('scavenger', at), 'health', health);
  table.dice(...Array.from({ length: arm === 'fists' ? 3 : 8 }, () => 6));
  table.choose(table.offers(`attack:`).find((key) => key.includes(arm)) ?? '');
  return keepDice(table);
}

describe('Asylum Field Day', () => {
  test.each([
    [5, 6, 5],
    [4, 5, 5],
    [3, 4, 4],
  ])('with %i characters wants %i feats; the Marshal begins in C with %i health', (players, feats, health) => {
    const table = casefile('asylum-field-day', players);
    expect(needed(table)).toEqual([feats, 1, 1, 1, 1, 1, 1, 1]);
    expect([table.at('slasher').charAt(0), table.read('slasher', 'maxHealth')]).toEqual(['C', health]);
    expect(table.conditions(table.entity('slasher'))).toEqual(['The Marshal']);
  });

  test('scores the Sprint with the sixth space of a turn, not with the fifth', () => {
    const table = walk(field(3), 1, 6);
    expect(scored(table)).toEqual([]);
    table.choose('move:B-7');
    expect([scored(table), ribbons(table)]).toEqual([['sprint'], [1, 0, 0]]);
  });

  test('scores the Weights with 5 damage past Defense in one attack, not in two', () => {
    const weak = field(3);
    weak.give('one', 'club');
    strike(strike(weak, 'fists', 'B-3', 'B-3', 2), 'fists', 'B-5', 'B-5', 2);
    expect(scored(weak)).toEqual(['wrestling']);
    const strong = field(3);
    strong.give('one', 'club');
    expect(scored(strike(strong, 'club', 'B-3', 'B-3'))).toEqual(['weights']);
  });

  test('scores the Javelin for a kill from another space', () => {
    const table = field(3, 'none', { items: [weapon('bow', { dice: 3, range: 3 })] });
    table.give('one', 'bow');
    table.put('one', 'B-2');
    table.set(table.spawn('scavenger', 'B-4'), 'health', 1);
    keepDice(table.dice(6, 6, 6).choose('bow'));
    expect(scored(table)).toEqual(['javelin']);
  });

  test('scores Wrestling for the second kill of one character in a turn', () => {
    const table = strike(field(3), 'fists', 'B-3', 'B-3');
    expect(scored(table)).toEqual([]);
    expect(scored(strike(table, 'fists', 'B-3', 'B-3'))).toEqual(['wrestling']);
  });

  test('scores the Hurdles for whoever opens the second door of a round', () => {
    const stage = ward(['123456'], { rooms: ['12', '34', '56'], doorways: ['23', '45'] });
    const table = field(3, 'none', { stage });
    table.door('B-2', 'B-3', 'open');
    table.door('B-4', 'B-5', 'open');
    table.put('one', 'B-2');
    table.put('two', 'B-4');
    table.choose('reveal');
    expect(scored(table)).toEqual([]);
    table.choose('end-turn').choose('reveal');
    expect([scored(table), ribbons(table)]).toEqual([['hurdles'], [0, 1, 0]]);
  });

  test('scores the Relay for trades with two others in a turn, whoever gives', () => {
    const table = field(3);
    for (const name of ['one', 'two', 'three']) table.put(name, 'B-3');
    table.give('one', 'bow');
    table.give('three', 'club');
    table.choose('trade:').choose('Bow to Two').choose('Club to One');
    while (table.question === 'trade-consent') table.choose(table.options()[0]?.key ?? '');
    expect([scored(table), ribbons(table)]).toEqual([['relay'], [1, 0, 0]]);
  });

  test('scores the Marathon on space 12 of the third quarter, in whatever turns', () => {
    const table = field(3);
    for (const quarter of ['B', 'C']) {
      table.put('one', `${quarter}-11`);
      table.choose(`move:${quarter}-12`);
    }
    table.endTurns().choose('end-turn').choose('end-turn');
    table.put('one', 'A-11');
    expect(scored(table)).toEqual([]);
    table.choose('move:A-12');
    expect(scored(table)).toEqual(['marathon']);
  });

  test('gives no third Ribbon to one character of five', () => {
    const table = walk(field(5), 1, 7);
    strike(strike(table, 'fists', 'B-3', 'B-3'), 'fists', 'B-3', 'B-3');
    expect(scored(table)).toEqual(['sprint', 'wrestling']);
    table.give('one', 'club');
    expect(scored(strike(table, 'club', 'B-3', 'B-3'))).toEqual(['sprint', 'wrestling']);
  });

  test('sends the Marshal after the last scorer only', () => {
    const table = walk(field(3), 1, 7);
    table.put('slasher', 'B-10');
    table.put('two', 'B-11');
    table.endTurns();
    expect(table.at('slasher')).toBe('B-8');
  });

  test('jumps with the second feat and is won with enough of them', () => {
    const table = walk(field(3, 'none', { items: [OTHER, BOW, CLUB], difficulty: 2 }), 1, 7);
    expect(begun(table)).toHaveLength(1);
    strike(strike(table, 'fists', 'B-3', 'B-3'), 'fists', 'B-3', 'B-3');
    expect(begun(table)).toHaveLength(2);
    const won = field(3);
    for (const feat of ['weights', 'javelin', 'relay']) count(won, feat, 1);
    expect(won.view().result).toBeNull();
    expect(walk(won, 1, 7).view().result?.outcome).toBe('win');
  });

  test('costs the next first player 1 health for a turn without running after a green surge', () => {
    const lazy = field(3, 'green').endTurns().choose('end-turn');
    expect([lazy.read('two', 'health'), lazy.read('one', 'health')]).toEqual([6, 7]);
    const brave = field(3, 'green').endTurns().choose('run').choose('end-turn');
    expect(brave.read('two', 'health')).toBe(7);
  });

  test('shuts the two empty doorways nearest to the first player with a blue surge', () => {
    const stage = ward(['123456'], { rooms: ['12', '3', '4', '56'], doorways: ['23', '34', '45'] });
    const table = field(3, 'blue', { stage });
    const doors = [
      table.door('B-2', 'B-3', 'none'),
      table.door('B-3', 'B-4', 'none'),
      table.door('B-4', 'B-5', 'none'),
    ];
    table.put('two', 'B-1');
    table.endTurns();
    expect(doors.map((door) => table.doorState(door) === 'none')).toEqual([false, false, true]);
  });

  test('reopens the last feat with a red surge, unless its scorer pays 1 insanity', () => {
    const kept = walk(field(3, 'red'), 1, 7);
    kept.set('one', 'insanity', 3);
    kept.put('one', 'A-9');
    kept.endTurns();
    expect(kept.asked).toBe(kept.entity('one'));
    kept.choose('appeal');
    expect([scored(kept), kept.read('one', 'insanity'), ribbons(kept)]).toEqual([['sprint'], 4, [1, 0, 0]]);
    const lost = walk(field(3, 'red'), 1, 7);
    lost.set('one', 'insanity', 3);
    lost.put('one', 'A-9');
    lost.endTurns().choose('yield');
    expect([scored(lost), ribbons(lost)]).toEqual([[], [0, 0, 0]]);
  });
});
