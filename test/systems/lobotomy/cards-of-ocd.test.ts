/** The cards of the OCD deck, each played once. */
import { describe, expect, test } from 'vitest';
import { attackSkill, hero, monster, ward, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { tool, untilAsked } from './pieces';

/** A character on B-3, beside a doorway without a token, with a weapon of 2 dice and one disorder. */
function careful(card: string) {
  const table = new Table({
    heroes: [hero('one'), hero('two')],
    items: [
      monster('ghoul', { health: 9, defense: 1 }),
      weapon('pipe', { dice: 2 }),
      attackSkill('slow', 5, { dice: 1 }),
      tool('nerves', [
        { effect: 'test', test: 'imagination', who: 'user', pass: [{ effect: 'say', text: 'Passed.' }] },
      ]),
    ],
    stage: ward(['123456789abc'], { rooms: ['123', '456789abc'], doorways: ['34'] }),
  });
  table.put('one', 'B-3');
  table.put('two', 'C-9');
  const door = table.door('B-3', 'B-4', 'none');
  table.give('one', 'pipe');
  return { table, door, card: table.give('one', `disorder/${card}`) };
}

describe('Count Again', () => {
  test('rolls the failed dice of an attack again, whatever adds to them', () => {
    const { table, card } = careful('count-again');
    const ghoul = table.spawn('ghoul', 'B-3');
    table.give('one', 'drug/blue-capsules');
    // With the capsules 3 is enough.
    table.choose('blue-capsules').dice(3, 1, 6).choose('pipe').choose('use');
    expect([table.read(ghoul, 'damage'), table.read(card, 'cooldown')]).toEqual([1, 2]);
  });

  test('rolls those of a search, and both of an Imagination test', () => {
    const { table, card } = careful('count-again');
    table.spawn('medicine-chest', 'B-3');
    table.dice(4, 1, 1, 1, 1, 1, 1, 4, 4, 1, 1, 1, 1).choose('search:').choose('use').choose('drug');
    table.set(card, 'cooldown', 0);
    table.give('one', 'nerves');
    table.dice(6, 6, 1, 1).choose('nerves').choose('use');
    expect(table.lines()).toContain('Passed.');
  });

  test('is not offered where nothing has failed', () => {
    const { table } = careful('count-again');
    table.spawn('ghoul', 'B-3');
    table.dice(4, 5).choose('pipe');
    expect(table.question).toBe('turn');
  });
});

test('Everything in Its Place adds 3 successes to the next search', () => {
  const { table } = careful('everything-in-its-place');
  table.spawn('staff-locker', 'B-3');
  table.choose('everything-in-its-place').dice(1, 1, 1, 1, 1, 1, 1).choose('search:');
  expect(table.offers('weapon')).toContain('weapon');
});

test('Check the Lock removes a lock of strength 4 or less, or shuts an empty doorway', () => {
  const { table, door } = careful('check-the-lock');
  table.choose('check-the-lock');
  expect(table.doorState(door)).toBe('face-down');
  const other = careful('check-the-lock');
  other.table.door('B-3', 'B-4', 'locked', { strength: 4, isRevealed: true });
  other.table.choose('check-the-lock');
  expect(other.table.doorState(other.door)).toBe('none');
});

test('Check the Lock does not open a lock of strength 5', () => {
  const { table } = careful('check-the-lock');
  table.door('B-3', 'B-4', 'locked', { strength: 5, isRevealed: true });
  expect(table.offers('check-the-lock')).toEqual([]);
});

test('Straight Line strikes one space away, and its natural 6s ignore Defense', () => {
  const { table } = careful('straight-line');
  const ghoul = table.spawn('ghoul', 'B-2');
  table.dice(6, 1, 1, 1, 1).choose('straight-line');
  expect(table.read(ghoul, 'damage')).toBe(1);
});

test('Third Time is three attacks of 3 dice on one monster', () => {
  const { table } = careful('third-time');
  const ghoul = table.spawn('ghoul', 'B-3');
  table.dice(4, 4, 1, 4, 4, 1, 4, 1, 1).choose('third-time');
  expect([table.read(ghoul, 'damage'), table.rolls().length]).toEqual([2, 3]);
});

test('Sterilise heals 1 and takes every condition off', () => {
  const { table } = careful('sterilise');
  table.set('one', 'damage', 3);
  table.afflict('one', 'frozen');
  table.afflict('one', 'stunned');
  table.choose('sterilise');
  expect([table.read('one', 'damage'), table.conditions(table.entity('one'))]).toEqual([2, []]);
});

test('Rinse removes stun and frost at once', () => {
  const { table } = careful('rinse');
  expect(table.offers('rinse')).toEqual([]);
  table.afflict('one', 'stunned');
  table.spawn('ghoul', 'B-3');
  untilAsked(table.endTurns(), 'one').choose('rinse');
  expect(table.read('one', 'defense')).toBe(1);
});

test('Even Numbers: 2s count as 5s in attacks and searches, and are no natural 6s', () => {
  const { table } = careful('even-numbers');
  const ghoul = table.spawn('ghoul', 'B-3');
  table.spawn('medicine-chest', 'B-3');
  table.choose('even-numbers').dice(2, 2).choose('pipe');
  expect(table.read(ghoul, 'damage')).toBe(1);
  table.dice(2, 2, 1, 1, 1, 1, 1).choose('search:').choose('drug');
});

test('Index Card lowers another cooldown by 2', () => {
  const { table, card } = careful('index-card');
  const slow = table.give('one', 'slow');
  expect(table.offers('index-card')).toEqual([]);
  table.set(slow, 'cooldown', 3);
  table.choose('index-card');
  expect([table.read(slow, 'cooldown'), table.read(card, 'cooldown')]).toEqual([1, 4]);
});

test('Do Not Touch: Defense +2 against the first attack of the round only', () => {
  const { table } = careful('do-not-touch');
  for (let n = 0; n < 2; n++) table.spawn('ghoul', 'B-3');
  table.choose('do-not-touch').endTurns().goOnWith(6, 6, 6, 6, 6, 6, 6, 6, 6);
  const defenses = table.rolls().map(({ lines }) => lines.find(({ text }) => text.startsWith('Defense of'))?.value);
  expect(defenses).toEqual(['-3', '-1']);
});

test('Do Not Touch is of no use to who is stunned', () => {
  const { table } = careful('do-not-touch');
  table.afflict('one', 'stunned');
  table.spawn('ghoul', 'B-3');
  table.choose('do-not-touch').endTurns().goOnWith(6, 1, 1, 1);
  expect(table.read('one', 'damage')).toBe(1);
});
