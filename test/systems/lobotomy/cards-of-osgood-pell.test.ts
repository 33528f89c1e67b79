/** Osgood Pell's cards, each played once. He hits with 5 and 6, and has Defense 2. */
import { describe, expect, test } from 'vitest';
import { hero, monster, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { untilAsked } from './pieces';

const O = 'osgood-pell';

/** Osgood and another character on B-3, beside a doorway with a barricade. */
function site(cards: readonly string[] = []) {
  const table = new Table({
    heroes: [O, hero('two')],
    items: [monster('ghoul', { health: 9, defense: 0 })],
    stage: ward(['123456789abc'], { rooms: ['123', '456789abc'], doorways: ['34'] }),
  });
  for (const each of [O, 'two']) table.put(each, 'B-3');
  const door = table.door('B-3', 'B-4', 'barricaded', { strength: 6, isRevealed: true });
  const [card = 0] = cards.map((key) => table.give(O, key));
  return { table, door, card };
}

describe('Party Wall', () => {
  test('puts 2 tokens on a barricade for each AP', () => {
    const { table, door } = site();
    table.choose('barricade:B-3|B-4');
    expect(table.read(door, 'tokens')).toBe(2);
  });

  test('pushes what he stuns two spaces', () => {
    const { table } = site();
    const ghoul = table.spawn('ghoul', 'B-3');
    table.dice(5, 2, 2, 2, 2, 2).choose('attack:weapon/sledgehammer').choose('B-2').choose('B-1');
    expect(table.at(ghoul)).toBe('B-1');
  });
});

describe('skills', () => {
  test('Load-Bearing: 7 dice with power', () => {
    const { table } = site(['skill/load-bearing']);
    const ghoul = table.spawn('ghoul', 'B-3');
    table.dice(5, 5, 1, 1, 1, 1, 1).choose('load-bearing').choose('decline');
    expect([table.read(ghoul, 'damage'), table.conditions(ghoul)]).toEqual([2, ['Stunned']]);
  });

  test('Bring It Down: 4 dice with power for each enemy, for 2 AP', () => {
    const { table } = site(['skill/bring-it-down']);
    const ghouls = [table.spawn('ghoul', 'B-3'), table.spawn('ghoul', 'B-3')] as [number, number];
    table.dice(5, 5, 1, 1, 1, 1, 1, 1).choose('bring-it-down').choose('decline').choose('decline');
    expect(ghouls.map((ghoul) => [table.read(ghoul, 'damage'), table.conditions(ghoul)])).toEqual([
      [1, ['Stunned']],
      [1, ['Stunned']],
    ]);
    expect(table.read(O, 'ap')).toBe(1);
  });

  test('Hard Hat: Defense +1, and attacks at his space are aimed at him', () => {
    const { table } = site(['skill/hard-hat']);
    table.spawn('ghoul', 'B-3');
    table.choose('hard-hat').endTurns().goOnWith(6, 6, 6, 6);
    expect([table.told('Defense of'), table.read(O, 'damage'), table.read('two', 'damage')]).toEqual([3, 1, 0]);
  });

  test('Site Clearance: 5 tokens on a barricade', () => {
    const { table, door } = site(['skill/site-clearance']);
    table.choose('site-clearance');
    expect([table.read(door, 'tokens'), table.read(O, 'ap')]).toEqual([5, 2]);
  });
});

describe('memories', () => {
  test('Firing Order removes a revealed door within 2 spaces', () => {
    const { table, door } = site(['memory/firing-order']);
    table.put(O, 'B-1');
    table.choose('firing-order');
    expect(table.doorState(door)).toBe('none');
  });

  test('Plan of the Cellar places him anywhere in his quarter', () => {
    const { table } = site(['memory/plan-of-the-cellar']);
    table.spawn('ghoul', 'B-3');
    table.choose('plan-of-the-cellar');
    expect(table.options()).toHaveLength(11);
    table.choose('B-12');
    expect([table.at(O), table.read(O, 'ap')]).toEqual(['B-12', 3]);
  });

  test('Wrecking Bar: 5 dice, and its durability counts double on barricades', () => {
    const { table, door, card } = site(['memory/wrecking-bar']);
    table.choose('barricade:B-3|B-4+memory/wrecking-bar');
    expect([table.read(door, 'tokens'), table.read(card, 'durability'), table.read(O, 'ap')]).toEqual([2, 5, 3]);
  });

  test('The Whistle Before: Defense +1 for the others on his space', () => {
    const { table } = site(['memory/the-whistle-before']);
    table.spawn('ghoul', 'B-3');
    untilAsked(table.endTurns(), O).choose('the-whistle-before');
    expect([O, 'two'].map((each) => table.read(each, 'defense'))).toEqual([2, 2]);
  });

  test('A Wall That Held heals 3', () => {
    const { table } = site(['memory/a-wall-that-held']);
    table.set(O, 'damage', 4);
    table.choose('a-wall-that-held');
    expect([table.read(O, 'damage'), table.offers('a-wall-that-held')]).toEqual([1, []]);
  });
});
