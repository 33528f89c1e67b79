/** The cards of the Schizophrenia deck, each played once; Borrowed Body and the Man in the Corner have tests of their own. */
import { describe, expect, test } from 'vitest';
import { hero, monster, ward, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

/** A character on B-3 with one disorder; two rows of spaces with a wall between them. */
function split(card: string) {
  const table = new Table({
    heroes: [hero('one'), hero('two')],
    items: [monster('ghoul', { health: 9, defense: 2 }), weapon('pipe', { dice: 2 })],
    stage: ward(['1234', '5678'], { rooms: ['123', '4', '5678'], doorways: ['34'] }),
  });
  table.put('one', 'B-3');
  table.put('two', 'C-9');
  table.door('B-3', 'B-4', 'none');
  table.give('one', 'pipe');
  return { table, card: table.give('one', `disorder/${card}`) };
}

test('Second Opinion adds a Chaos die to the next attack, for no insanity', () => {
  const { table } = split('second-opinion');
  const ghoul = table.spawn('ghoul', 'B-3');
  table.choose('second-opinion').dice(4, 1, 'three-skulls').choose('pipe');
  expect([table.read(ghoul, 'damage'), table.read('one', 'insanity')]).toEqual([2, 0]);
  table.dice(1, 1).choose('pipe');
});

test('Voices in Chorus: 3 ghostly dice for each enemy, one space away', () => {
  const { table } = split('voices-in-chorus');
  const ghouls = [table.spawn('ghoul', 'B-2'), table.spawn('ghoul', 'B-2')];
  table.dice(4, 4, 1, 1, 1, 1).choose('voices-in-chorus');
  expect(ghouls.map((ghoul) => table.read(ghoul, 'damage'))).toEqual([1, 1]);
});

test('Not My Hands: 6 ghostly dice', () => {
  const { table } = split('not-my-hands');
  const ghoul = table.spawn('ghoul', 'B-3');
  table.dice(4, 4, 1, 1, 1, 1).choose('not-my-hands');
  expect([table.told('Dice'), table.read(ghoul, 'damage')]).toEqual([6, 2]);
});

test('Elsewhere takes its owner through walls until the turn ends', () => {
  const { table } = split('elsewhere');
  table.spawn('ghoul', 'B-3');
  table.choose('elsewhere').choose('move:B-7');
  expect([table.at('one'), table.read('one', 'ap')]).toEqual(['B-7', 1]);
  table.endTurns().goOnWith().choose('end-turn');
  expect(table.offers('move:B-3')).toEqual([]);
});

test('Thin Wall is one step through a wall, and no more', () => {
  const { table } = split('thin-wall');
  table.choose('thin-wall').choose('B-7');
  expect([table.at('one'), table.offers('move:B-3'), table.read('one', 'ap')]).toEqual(['B-7', [], 2]);
});

test('Double Vision rolls the Defense die for no insanity', () => {
  const { table } = split('double-vision');
  table.spawn('ghoul', 'B-3');
  table.endTurns();
  while (table.offers('double-vision').length === 0) table.choose('go-on');
  table.dice('three', 6, 6, 6, 6).choose('double-vision').goOn();
  expect([table.told('Defense of'), table.read('one', 'damage'), table.read('one', 'insanity')]).toEqual([4, 0, 0]);
});

describe('Nobody Home', () => {
  const targeted = () => {
    const { table } = split('nobody-home');
    table.put('two', 'B-3');
    table.set('one', 'damage', 2);
    const ghoul = table.spawn('ghoul', 'B-3');
    table.endTurns();
    while (table.offers('nobody-home').length === 0) table.choose('go-on');
    table.choose('nobody-home');
    return { table, ghoul };
  };

  test('moves the attack to somebody on the space who agrees', () => {
    const { table } = targeted();
    table.choose('two');
    expect(table.asked).toBe(table.entity('two'));
    table.choose('take').goOnWith(6, 6, 1, 1);
    expect(['one', 'two'].map((each) => table.read(each, 'damage'))).toEqual([2, 1]);
  });

  test('or else takes 2 dice from it', () => {
    const { table } = targeted();
    table.choose('two').choose('refuse').goOnWith(6, 6);
    expect(['one', 'two'].map((each) => table.read(each, 'damage'))).toEqual([3, 0]);
  });

  test('takes them also where nobody is asked', () => {
    const { table } = targeted();
    table.choose('decline').goOnWith(6, 6);
    expect(table.read('one', 'damage')).toBe(3);
  });
});

test('Static freezes one space away', () => {
  const { table } = split('static');
  const ghoul = table.spawn('ghoul', 'B-2');
  table.dice(4, 4, 4, 1, 1).choose('static');
  expect([table.read(ghoul, 'damage'), table.conditions(ghoul)]).toEqual([1, ['Frozen']]);
});
