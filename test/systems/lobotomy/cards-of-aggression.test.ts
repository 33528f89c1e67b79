/** The cards of the Aggression deck, each played once. */
import { expect, test } from 'vitest';
import { hero, monster, ward, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { untilAsked } from './pieces';

/** A character on B-3 with a weapon of 2 dice and one disorder; another one far off. */
function raging(card: string, stats: Record<string, number> = {}) {
  const table = new Table({
    heroes: [hero('one', stats), hero('two')],
    items: [monster('ghoul', { health: 9, defense: 0 }), weapon('pipe', { dice: 2 })],
    stage: ward(['123456789abc'], { rooms: ['123', '456789abc'], doorways: ['34'] }),
  });
  table.door('B-3', 'B-4', 'none');
  table.put('one', 'B-3');
  table.put('two', 'C-9');
  table.give('one', 'pipe');
  return { table, card: table.give('one', `disorder/${card}`) };
}

test('Red Mist adds 3 dice to a weapon', () => {
  const { table } = raging('red-mist');
  const ghoul = table.spawn('ghoul', 'B-3');
  table.dice(4, 4, 4, 4, 2).choose('red-mist');
  expect([table.told('Dice'), table.read(ghoul, 'damage')]).toEqual([5, 4]);
});

test('Headbutt strikes with 3 dice and power, for no AP', () => {
  const { table } = raging('headbutt');
  const ghoul = table.spawn('ghoul', 'B-3');
  table.dice(4, 1, 1).choose('headbutt').choose('decline');
  expect([table.read(ghoul, 'damage'), table.conditions(ghoul), table.read('one', 'ap')]).toEqual([1, ['Stunned'], 3]);
});

test('Clean Swing rolls 4 dice for each enemy on the space', () => {
  const { table } = raging('clean-swing');
  const ghouls = [table.spawn('ghoul', 'B-3'), table.spawn('ghoul', 'B-3')];
  table.dice(4, 4, 1, 1, 1, 1, 1, 1).choose('clean-swing');
  expect(ghouls.map((ghoul) => table.read(ghoul, 'damage'))).toEqual([1, 1]);
});

test('Grudge: +1 against one monster until the turn ends', () => {
  const { table } = raging('grudge');
  const [foe, friend] = [table.spawn('ghoul', 'B-3'), table.spawn('ghoul', 'B-3')] as [number, number];
  table.choose('grudge').choose('ghoul#1').dice(3, 1).choose('pipe#1.strike>monster/ghoul#1');
  table.dice(3, 1).choose('pipe#1.strike>monster/ghoul#2').choose('keep');
  expect([foe, friend].map((ghoul) => table.read(ghoul, 'damage'))).toEqual([1, 0]);
  table.endTurns().choose('ghoul#1').goOnWith(1, 1, 1, 1, 1, 1, 1, 1, 1).choose('end-turn');
  table.dice(3, 1).choose('pipe#1.strike>monster/ghoul#1').choose('keep');
  expect(table.read(foe, 'damage')).toBe(1);
});

test('Nothing Left to Lose: 1 health for 2 AP that only attacks can spend', () => {
  const { table } = raging('nothing-left-to-lose');
  table.spawn('ghoul', 'B-3');
  table.set('one', 'spent', 3);
  table.choose('nothing-left-to-lose');
  expect(table.read('one', 'health')).toBe(6);
  expect([table.offers('move:'), table.offers('search:')]).toEqual([[], []]);
  table.dice(1, 1).choose('pipe').dice(1, 1).choose('pipe');
  expect(table.offers('attack:')).toEqual([]);
});

test('Ward Furniture flies two spaces', () => {
  const { table } = raging('ward-furniture');
  const ghoul = table.spawn('ghoul', 'B-5');
  table.dice(4, 1, 1, 1).choose('ward-furniture').choose('decline');
  expect([table.read(ghoul, 'damage'), table.conditions(ghoul)]).toEqual([1, ['Stunned']]);
});

test('Finish It needs a monster that is hurt, and hits twice with a 6', () => {
  const { table } = raging('finish-it');
  const ghoul = table.spawn('ghoul', 'B-3');
  expect(table.offers('finish-it')).toEqual([]);
  table.set(ghoul, 'damage', 1);
  table.dice(6, 4, 1, 1).choose('finish-it');
  expect([table.read(ghoul, 'damage'), table.read('one', 'ap')]).toEqual([1 + 3, 3]);
});

test('Slammed Door puts 4 tokens on a barricade', () => {
  const { table } = raging('slammed-door');
  expect(table.offers('slammed-door')).toEqual([]);
  const door = table.door('B-3', 'B-4', 'barricaded', { strength: 6, isRevealed: true });
  table.choose('slammed-door');
  expect([table.read(door, 'tokens'), table.read('one', 'ap')]).toEqual([4, 3]);
});

test('Bared Teeth: monsters roll 1 less against its owner', () => {
  const { table } = raging('bared-teeth');
  table.spawn('ghoul', 'B-3');
  table.choose('bared-teeth').endTurns().goOnWith(4, 4, 4, 4);
  expect(table.read('one', 'damage')).toBe(0);
});

test('Roar pushes and stuns all basic monsters on the space', () => {
  const { table } = raging('roar');
  const ghouls = [table.spawn('ghoul', 'B-3'), table.spawn('ghoul', 'B-3')] as [number, number];
  table.choose('roar').choose('B-4').choose('decline');
  expect(ghouls.map((ghoul) => [table.at(ghoul), table.conditions(ghoul)])).toEqual([
    ['B-4', ['Stunned']],
    ['B-3', ['Stunned']],
  ]);
});

test('Return Post gives 2 damage back to a monster on the space that damages', () => {
  const { table } = raging('return-post');
  const ghoul = table.spawn('ghoul', 'B-3');
  untilAsked(table.endTurns(), 'one').choose('return-post').goOnWith(6, 6, 1, 1);
  expect([table.read('one', 'damage'), table.read(ghoul, 'damage')]).toEqual([1, 2]);
});
