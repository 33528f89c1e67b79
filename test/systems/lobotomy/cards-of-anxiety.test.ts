/** The cards of the Anxiety deck, each played once. */
import { expect, test } from 'vitest';
import { hero, monster } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { tool, untilAsked } from './pieces';

/** A character on B-3 with one disorder, and another one far off. */
function afraid(card: string) {
  const table = new Table({
    heroes: [hero('one'), hero('two')],
    items: [
      monster('ghoul', { health: 9, defense: 0 }),
      monster('sweeper', {}, { attacks: [{ id: 'sweep', dice: 4, area: 'space' }] }),
      tool('nerves', [
        { effect: 'test', test: 'imagination', who: 'user', pass: [{ effect: 'say', text: 'Passed.' }] },
      ]),
    ],
  });
  table.put('one', 'B-3');
  table.put('two', 'B-12');
  return { table, card: table.give('one', `disorder/${card}`) };
}

const defense = (table: Table) => table.told('Defense of');

test('Bolt gives stealth, and one free step', () => {
  const { table } = afraid('bolt');
  table.spawn('ghoul', 'B-3');
  table.choose('bolt').choose('B-4');
  expect([table.at('one'), table.read('one', 'ap')]).toEqual(['B-4', 3]);
});

test('Catastrophise: Defense +1, or +2 with 3 health or less', () => {
  const { table } = afraid('catastrophise');
  table.spawn('ghoul', 'B-3');
  table.whatIf(() => {
    untilAsked(table.choose('catastrophise').endTurns(), 'one').goOnWith(6, 6, 6, 6);
    expect(defense(table)).toBe(2);
  });
  table.set('one', 'damage', 4);
  table.choose('catastrophise').endTurns().goOnWith(6, 6, 6, 1);
  expect(defense(table)).toBe(3);
});

test('Hypervigilance cancels each damage with 4 or more', () => {
  const { table } = afraid('hypervigilance');
  table.spawn('ghoul', 'B-3');
  untilAsked(table.endTurns(), 'one').choose('hypervigilance').dice(6, 6, 6, 1, 4, 3).goOn();
  while (table.question !== 'turn') table.choose('keep');
  expect(table.read('one', 'damage')).toBe(1);
});

test('Pins and Needles gives 1 AP', () => {
  const { table } = afraid('pins-and-needles');
  table.choose('pins-and-needles');
  expect([table.read('one', 'ap'), table.offers('pins-and-needles')]).toEqual([4, []]);
});

test('Play Dead: no target while another character on the space is one', () => {
  const { table } = afraid('play-dead');
  table.put('two', 'B-3');
  table.set('one', 'damage', 3);
  table.spawn('ghoul', 'B-3');
  untilAsked(table.endTurns(), 'one').choose('play-dead').goOnWith(6, 6, 1, 1);
  expect(['one', 'two'].map((each) => table.read(each, 'damage'))).toEqual([3, 1]);
});

test('Play Dead helps nobody who is alone', () => {
  const { table } = afraid('play-dead');
  table.spawn('ghoul', 'B-3');
  untilAsked(table.endTurns(), 'one').choose('play-dead').goOnWith(6, 6, 1, 1);
  expect(table.read('one', 'damage')).toBe(1);
});

test('Cornered rolls a die more for each monster beyond the first', () => {
  const { table } = afraid('cornered');
  for (let n = 0; n < 3; n++) table.spawn('ghoul', 'B-3');
  table.dice(4, 4, 1, 1, 1, 1, 1, 1).choose('cornered#1.strike>monster/ghoul#1');
  expect(table.told('Dice')).toBe(6 + 2);
});

test('Rehearsed Exit swaps spaces with a character within 4', () => {
  const { table } = afraid('rehearsed-exit');
  expect(table.offers('rehearsed-exit')).toEqual([]);
  table.put('two', 'B-7');
  table.spawn('ghoul', 'B-3');
  table.choose('rehearsed-exit');
  expect(['one', 'two'].map((each) => table.at(each))).toEqual(['B-7', 'B-3']);
});

test('Shallow Breathing: Imagination +3 for the next Imagination test of the turn', () => {
  const { table } = afraid('shallow-breathing');
  table.give('one', 'nerves');
  table.choose('shallow-breathing').dice(5, 5).choose('nerves');
  expect(table.lines()).toContain('Passed.');
  const before = table.lines().length;
  table.dice(5, 5).choose('nerves');
  expect(table.lines().slice(before)).not.toContain('Passed.');
});

test('Flinch: an attack that has found its target rolls 1 less', () => {
  const { table } = afraid('flinch');
  table.spawn('ghoul', 'B-3');
  table.endTurns();
  while (table.offers('flinch').length === 0) table.choose('go-on');
  table.choose('flinch').goOnWith(4, 4, 4, 5);
  expect(table.read('one', 'damage')).toBe(0);
});

test('Panic Swing rolls 2 dice for each enemy, for no AP', () => {
  const { table } = afraid('panic-swing');
  const ghouls = [table.spawn('ghoul', 'B-3'), table.spawn('ghoul', 'B-3')];
  table.dice(4, 4, 1, 1).choose('panic-swing');
  expect([...ghouls.map((ghoul) => table.read(ghoul, 'damage')), table.read('one', 'ap')]).toEqual([1, 1, 3]);
});
