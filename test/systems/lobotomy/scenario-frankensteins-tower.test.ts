/** Casefile 11, Frankenstein's Tower: Parts to lay, Switches to throw, and what rises from the Slab. */
import { describe, expect, test } from 'vitest';
import { putLast } from '../../../engine/kernel/zones';
import { readNote, writeNote } from '../../../engine/language/notes';
import { ward } from '../../conformance/lobotomy/pieces';
import type { Table } from '../../conformance/lobotomy/table';
import { all, type Color, casefile, PENTAGRAM } from './casefile';
import { numbersOf } from './casefile-numbers';

const halls = ward(['123456789abc'], { highlights: [{ space: '3', at: [0, 2], kind: 'locker', furniture: false }] });

function tower(count: number, color: Color = 'none'): Table {
  const numbers = { parts: 3, realParts: 3, wasteParts: count === 3 ? 0 : 2, charge: 2, leadSteps: 1, theftRange: 9 };
  return casefile('frankensteins-tower', count, color, { halls, numbers });
}

const entities = (table: Table, id: string): number[] =>
  table.play.all('token').filter((token) => table.play.program.infoOf(table.play, token)?.item.id === id);

/** One Part in a character's hands, as if it had been turned over. */
function hand(table: Table, name: string): number {
  const part = entities(table, 'tower-part').find((each) => !laid(table).includes(each)) ?? 0;
  putLast(table.play, part, table.entity(name));
  writeNote(table.play, part, table.play.program.name('turned'), 1);
  table.put(name, 'A-3');
  return part;
}

const laid = (table: Table): number[] =>
  entities(table, 'tower-part').filter((part) => table.play.zone(part) === table.entity('slab'));

const counter = (table: Table, name: string): number =>
  readNote(table.play, table.entity('scenario/frankensteins-tower'), table.play.program.name(name));

/** Lays a Part with this die; the Parts after the first need no more arranging than a hand. */
function lay(table: Table, name: string, ...dice: number[]): void {
  hand(table, name);
  table
    .dice(...dice)
    .choose('lay-part')
    .choose('keep');
}

/** Three characters, three Parts laid with these dice, and the Charge that is needed: whatever it is has risen. */
function risen(dice: readonly [number, number, number]): Table {
  const table = tower(3);
  for (const switchToken of all(table, 'token/switch')) table.put(switchToken, 'A-3');
  lay(table, 'one', dice[0]);
  lay(table, 'one', dice[1]);
  lay(table, 'one', dice[2]);
  table.choose('end-turn');
  table.put('two', 'A-3');
  table.dice(1, 1).choose('throw-switch');
  expect(all(table, 'monster/the-assembled')).toEqual([]);
  table.dice(1, 1).choose('throw-switch');
  return table;
}

describe('Frankenstein’s Tower', () => {
  test.each([5, 4, 3])('with %i characters has Parts and waste face down in one quarter after the other', (count) => {
    const table = casefile('frankensteins-tower', count, 'none', { halls });
    const { realParts: real = 0, wasteParts: waste = 0, firstWing = 0 } = numbersOf('frankensteins-tower', count);
    const quarters = [...'ABCDABCDABCD'.slice(firstWing, firstWing + real + waste)].sort().join('');
    const onBoard = (id: string) => entities(table, id).filter((token) => table.at(token) !== '');
    expect([onBoard('tower-part').length, onBoard('waste-part').length]).toEqual([real, waste]);
    const shown = table.view().figures.filter(({ item }) => item === 'supply/tower-parts');
    expect(new Set(shown.map(({ name }) => name))).toEqual(new Set(['Part, face down']));
    expect(
      shown
        .map(({ entity }) => table.at(entity).charAt(0))
        .sort()
        .join(''),
    ).toBe(quarters);
    expect([table.everywhere('slab'), table.everywhere('switch')]).toEqual([['A-3'], ['A-6', 'A-12']]);
  });

  test('gives a Part that is turned over to its finder, who has two slots fewer, and throws waste away', () => {
    const table = tower(4);
    const [part = 0, waste = 0] = [entities(table, 'tower-part')[0], entities(table, 'waste-part')[0]];
    table.put(part, 'B-1');
    table.put('one', 'B-1');
    table.choose('turn-part');
    expect([table.play.zone(part), table.read('one', 'slots')]).toEqual([table.entity('one'), 2]);
    table.put(waste, 'B-1');
    table.choose('turn-part');
    expect([table.at(waste), table.read('one', 'slots'), table.read('one', 'ap')]).toEqual(['', 2, 1]);
  });

  test('spoils a Part that is laid with 1 or 2, unless the character rolls again for 1 insanity', () => {
    const table = tower(4);
    table.set('one', 'insanity', 0);
    hand(table, 'one');
    table.dice(2).choose('lay-part').choose('keep');
    table.whatIf(() => {
      table.choose('decline');
      expect(table.conditions(laid(table)[0] ?? 0)).toContain('Spoiled');
    });
    table.dice(5).choose('again');
    expect([table.conditions(laid(table)[0] ?? 0).includes('Spoiled'), table.read('one', 'insanity')]).toEqual([
      false,
      1,
    ]);
  });

  test('adds 1 Charge for each Switch once a round, with 1 AP and a test', () => {
    const table = tower(4);
    table.put('one', 'A-6');
    table.dice(6, 6).choose('throw-switch');
    table.dice(1, 1).choose('throw-switch');
    expect([counter(table, 'charge'), table.offers('throw-switch'), table.read('one', 'ap')]).toEqual([1, [], 1]);
    table.endTurns().choose('end-turn').choose('end-turn').choose('end-turn');
    expect(table.offers('throw-switch')).toHaveLength(1);
  });

  test('is won with the friendly Assembled led to the pentagram; at most one Part is spoiled', () => {
    const table = risen([6, 1, 6]);
    expect(table.everywhere('the-assembled')).toEqual(['A-3']);
    expect(laid(table)).toEqual([]);
    table.choose('lead').choose('A-4');
    expect([table.at('the-assembled'), table.at('two'), table.read('two', 'ap')]).toEqual(['A-4', 'A-3', 0]);
    expect(table.offers('lead')).toEqual([]);
    table.choose('end-turn');
    for (const each of ['the-assembled', 'three']) table.put(each, 'centre-1');
    table.choose('lead').choose(PENTAGRAM);
    expect(table.everywhere('the-assembled')).toEqual([PENTAGRAM]);
    expect(table.view().result?.outcome).toBe('win');
  });

  test('neither attacks nor can be attacked while it is friendly', () => {
    const table = risen([6, 6, 6]);
    expect(table.offers('attack:fists')).toEqual([]);
    table.endTurns();
    expect([table.read('one', 'health'), table.at('the-assembled')]).toEqual([7, 'A-3']);
  });

  test('is an enemy with two spoiled Parts, and is won by its death', () => {
    const table = risen([1, 2, 6]);
    expect(table.offers('lead')).toEqual([]);
    table.set('the-assembled', 'health', 1);
    table.dice(6, 6, 6).choose('attack:fists');
    expect(table.view().result?.outcome).toBe('win');
  });

  test('loses the last laid Part to the nearest scavenger with a green surge, and gets a scavenger if there is none', () => {
    const table = tower(3, 'green');
    lay(table, 'one', 1);
    lay(table, 'one', 1);
    const last = laid(table)[1] ?? 0;
    const [near, far] = [table.spawn('scavenger', 'A-12'), table.spawn('scavenger', 'D-1')];
    for (const scavenger of [near, far]) table.afflict(scavenger, 'held');
    table.put('one', 'A-5');
    table.endTurns();
    expect([table.at(last), laid(table).length, table.conditions(last)]).toEqual(['A-12', 1, []]);
    table.put('two', 'A-12');
    expect(table.offers('take-part')).toHaveLength(1);
    expect(tower(3, 'green').endTurns().everywhere('scavenger')).toEqual(['A-3']);
  });

  test('is charged by lightning: 1 with a blue surge, 2 and 1 health of everybody in A with a red one', () => {
    expect(counter(tower(3, 'blue').endTurns(), 'charge')).toBe(1);
    const table = tower(3, 'red');
    table.put('two', 'A-5');
    table.endTurns();
    expect([counter(table, 'charge'), table.read('one', 'health'), table.read('two', 'health')]).toEqual([2, 7, 6]);
  });
});
