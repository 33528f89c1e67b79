/** Calder Nwosu's cards, each played once. He hits with 3 and more. */
import { describe, expect, test } from 'vitest';
import { hero, monster } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { untilAsked } from './pieces';

const C = 'calder-nwosu';

/** Calder on B-3 without his jacket, another character far off. */
function ring(cards: readonly string[] = []) {
  const table = new Table({ heroes: [C, hero('two')], items: [monster('ghoul', { health: 12, defense: 0 })] });
  table.put(C, 'B-3');
  table.put('two', 'C-9');
  table.choose('drop').choose('padded-jacket');
  const [card = 0] = cards.map((key) => table.give(C, key));
  return { table, card };
}

test('Hard Hands: his fists roll 4 dice', () => {
  const { table } = ring();
  const ghoul = table.spawn('ghoul', 'B-3');
  table.dice(3, 3, 1, 1).choose('fists');
  expect([table.told('Dice'), table.read(ghoul, 'damage')]).toEqual([4, 2]);
});

describe('skills', () => {
  test('Haymaker: 8 dice', () => {
    const { table } = ring(['skill/haymaker']);
    const ghoul = table.spawn('ghoul', 'B-3');
    table.dice(3, 3, 3, 3, 3, 1, 1, 1).choose('haymaker');
    expect(table.read(ghoul, 'damage')).toBe(5);
  });

  test('One-Two: two fist attacks on the same monster for 1 AP', () => {
    const { table } = ring(['skill/one-two']);
    const ghoul = table.spawn('ghoul', 'B-3');
    table.dice(3, 3, 1, 1, 3, 1, 1, 1).choose('one-two');
    expect([table.rolls().length, table.read(ghoul, 'damage'), table.read(C, 'ap')]).toEqual([2, 3, 2]);
  });

  test('Corner Work: 1 AP for an attack', () => {
    const { table } = ring(['skill/corner-work']);
    table.spawn('ghoul', 'B-3');
    table.set(C, 'spent', 3);
    table.choose('corner-work').dice(1, 1, 1, 1).choose('fists');
    expect(table.offers('fists')).toEqual([]);
  });

  test('Slip cancels each damage with 4 or more', () => {
    const { table } = ring(['skill/slip']);
    table.spawn('ghoul', 'B-3');
    untilAsked(table.endTurns(), C).choose('slip').dice(6, 6, 6, 1, 4, 1).goOn();
    while (table.question === 'defy-gravity') table.choose('keep');
    expect(table.read(C, 'damage')).toBe(1);
  });
});

describe('memories', () => {
  test('Round Eleven gives 2 AP', () => {
    const { table } = ring(['memory/round-eleven']);
    table.choose('round-eleven');
    expect([table.read(C, 'ap'), table.offers('round-eleven')]).toEqual([5, []]);
  });

  test('Wrapped Knuckles give the next fist attack power', () => {
    const { table, card } = ring(['memory/wrapped-knuckles']);
    const ghoul = table.spawn('ghoul', 'B-3');
    table.choose('wrapped-knuckles').dice(3, 1, 1, 1).choose('fists').choose('decline');
    expect([table.conditions(ghoul), table.read(card, 'charges')]).toEqual([['Stunned'], 3]);
  });

  test('Counterweight: 4 dice with power for each enemy', () => {
    const { table } = ring(['memory/counterweight']);
    const ghouls = [table.spawn('ghoul', 'B-3'), table.spawn('ghoul', 'B-3')] as [number, number];
    table.dice(3, 3, 1, 1, 1, 1, 1, 1).choose('counterweight').choose('decline').choose('decline');
    expect(ghouls.map((ghoul) => table.read(ghoul, 'damage'))).toEqual([1, 1]);
  });

  test('The Bell: he is up at once, with Defense +1 until the round ends', () => {
    const { table } = ring(['memory/the-bell']);
    table.afflict(C, 'stunned');
    table.spawn('ghoul', 'B-3');
    untilAsked(table.endTurns(), C).choose('the-bell');
    expect(table.read(C, 'defense')).toBe(2);
  });

  test('Purse Money: a weapon and a drug, one of which stays', () => {
    const { table } = ring(['memory/purse-money']);
    table.choose('purse-money');
    expect(table.options().map(({ key }) => key.split('/')[0])).toEqual(['drug', 'weapon']);
    table.choose('weapon/');
    const kinds = table.view().seats[0]?.cards.map(({ item }) => item.split('/')[0]);
    expect(kinds).toEqual(['weapon']);
  });
});
