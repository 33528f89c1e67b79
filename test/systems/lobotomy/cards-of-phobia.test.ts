/** The cards of the Phobia deck, each played once. */
import { expect, test } from 'vitest';
import { hero, monster, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { untilAsked } from './pieces';

/** A character on B-3, beside a doorway without a token, with one disorder. */
function dreading(card: string) {
  const table = new Table({
    heroes: [hero('one'), hero('two')],
    items: [
      monster('ghoul', { health: 9, defense: 1 }),
      monster('king', { health: 9 }, { rank: 'boss' }),
      monster('archer', { ap: 1 }, { attacks: [{ id: 'shot', dice: 4, range: 1 }] }),
      monster('stunner', {}, { attacks: [{ id: 'club', dice: 4, symbols: ['power'] }] }),
    ],
    stage: ward(['123456789abc'], { rooms: ['123', '456789abc'], doorways: ['34'] }),
  });
  table.put('one', 'B-3');
  table.put('two', 'C-9');
  const door = table.door('B-3', 'B-4', 'none');
  return { table, door, card: table.give('one', `disorder/${card}`) };
}

test('Keep Away pushes a monster that is no boss', () => {
  const { table } = dreading('keep-away');
  table.spawn('king', 'B-3');
  expect(table.offers('keep-away')).toEqual([]);
  const ghoul = table.spawn('ghoul', 'B-3');
  table.choose('keep-away').choose('B-2');
  expect([table.at(ghoul), table.read('one', 'ap')]).toEqual(['B-2', 3]);
});

test('Bright Light burns all enemies one space away', () => {
  const { table } = dreading('bright-light');
  const ghouls = [table.spawn('ghoul', 'B-2'), table.spawn('ghoul', 'B-2')];
  table.dice(4, 4, 1, 1, 1, 1).choose('bright-light');
  expect(ghouls.map((ghoul) => table.read(ghoul, 'damage'))).toEqual([1, 1]);
});

test('Averted Eyes: no target for who stands on another space', () => {
  const { table } = dreading('averted-eyes');
  table.spawn('archer', 'B-2');
  untilAsked(table.endTurns(), 'one').choose('averted-eyes').goOn();
  expect([table.question, table.rolls()]).toEqual(['turn', []]);
});

test('Do Not Come In puts a barricade of 3 on an empty doorway', () => {
  const { table, door } = dreading('do-not-come-in');
  table.choose('do-not-come-in');
  expect([table.doorState(door), table.read(door, 'strength')]).toEqual(['barricaded', 3]);
  expect(table.offers('move:B-4')).toEqual([]);
});

test('Worst Case has 8 dice for a monster that has hurt its owner since the last turn', () => {
  const { table } = dreading('worst-case');
  table.spawn('ghoul', 'B-3');
  expect(table.options().find(({ key }) => key.includes('worst-case'))?.detail).toContain('6 dice');
  table.endTurns().goOnWith(6, 6, 1, 1).choose('end-turn');
  table.dice(4, 1, 1, 1, 1, 1, 1, 1).choose('worst-case');
  expect(table.told('Dice')).toBe(8);
});

test('Safe Corner: Defense +2 for who has not taken a step', () => {
  const { table } = dreading('safe-corner');
  table.spawn('ghoul', 'B-3');
  table.choose('safe-corner').endTurns().goOnWith(6, 6, 6, 6);
  expect(table.told('Defense of')).toBe(3);
});

test('Safe Corner is not offered after a step', () => {
  const { table } = dreading('safe-corner');
  expect(table.offers('safe-corner')).toHaveLength(1);
  table.choose('move:B-2');
  expect(table.offers('safe-corner')).toEqual([]);
});

test('Small Room adds 2 successes to the next try at a lock', () => {
  const { table, door } = dreading('small-room');
  table.door('B-3', 'B-4', 'locked', { strength: 4, isRevealed: true });
  table.choose('small-room').dice(4, 4, 1, 1, 1, 1, 1).choose('unlock:');
  expect(table.doorState(door)).toBe('none');
});

test('Contaminated takes 1 Defense from what it damages until the round ends', () => {
  const { table } = dreading('contaminated');
  const ghoul = table.spawn('ghoul', 'B-3');
  table.whatIf(() => {
    table.dice(4, 1, 1, 1, 1).choose('contaminated');
    expect(table.read(ghoul, 'defense')).toBe(1);
  });
  table.dice(4, 4, 1, 1, 1).choose('contaminated');
  expect(table.read(ghoul, 'defense')).toBe(0);
  table.endTurns().goOnWith(1, 1, 1, 1);
  expect(table.read(ghoul, 'defense')).toBe(1);
});

test('Crowd Dread gives 1 AP to who sees two monsters', () => {
  const { table } = dreading('crowd-dread');
  table.spawn('ghoul', 'B-1');
  expect(table.offers('crowd-dread')).toEqual([]);
  table.spawn('ghoul', 'B-3');
  table.choose('crowd-dread');
  expect(table.read('one', 'ap')).toBe(4);
});

test('Brace: neither stunned nor frozen until the round ends', () => {
  const { table } = dreading('brace');
  table.spawn('stunner', 'B-3');
  untilAsked(table.endTurns(), 'one').choose('brace').goOnWith(6, 6, 6, 1);
  expect([table.read('one', 'damage'), table.conditions(table.entity('one'))]).toEqual([2, []]);
});
