/** Who is asked before a monster picks its target, and how often. */
import { describe, expect, test } from 'vitest';
import { guard, hero, monster } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

/** Two who stand somewhere, a ghoul at B-3, and these skills in their hands. */
function attacked(where: Readonly<Record<'one' | 'two', string>>, skills: Readonly<Record<string, string>>): Table {
  const table = new Table({
    heroes: [hero('one', { health: 9 }), hero('two', { health: 10 })],
    items: [monster('ghoul', { ap: 0, ar: 2 }, { attacks: [{ id: 'claw', dice: 2 }] }), guard('shield', 3, 1)],
  });
  for (const [id, space] of Object.entries(where)) {
    table.put(id, space);
    table.set(id, 'insanity', 7);
  }
  for (const [skill, owner] of Object.entries(skills)) table.give(owner, `skill/${skill}`);
  table.spawn('ghoul', 'B-3');
  return table.endTurns();
}

describe('before a monster picks its target', () => {
  test('somebody elsewhere may raise the Defense of a friend in sight', () => {
    const table = attacked({ one: 'B-3', two: 'B-4' }, { 'emergency-brake': 'two' });
    expect([table.question, table.asked]).toEqual(['defence', table.entity('two')]);
    table.choose('emergency-brake').dice(2, 2).choose('one');
    expect(['one', 'two'].map((who) => table.read(who, 'damage'))).toEqual([0, 0]);
  });

  test('nobody elsewhere is asked whose skill cools', () => {
    const table = attacked({ one: 'B-3', two: 'B-4' }, { 'emergency-brake': 'two' });
    table.dice(2, 2).choose('emergency-brake').choose('decline');
    expect(table.question).toBe('turn');
    expect(table.read('one', 'damage')).toBe(1);
  });

  test('nobody elsewhere is asked whose skill helps only itself', () => {
    const table = attacked({ one: 'B-3', two: 'B-4' }, { 'emergency-brake': 'one', shield: 'two' });
    expect([table.question, table.asked]).toEqual(['defence', table.entity('one')]);
    // Once more as the target, and nobody between.
    table.choose('go-on');
    expect([table.question, table.asked]).toEqual(['defence', table.entity('one')]);
    table.dice(2, 2).choose('go-on');
    expect(table.question).toBe('turn');
  });

  test('nobody elsewhere is asked about memories alone', () => {
    const table = new Table({
      heroes: [hero('one', { health: 9 }), 'marta-quillon'],
      items: [monster('ghoul', { ap: 0, ar: 2 }, { attacks: [{ id: 'claw', dice: 2 }] })],
    });
    table.put('one', 'B-3');
    table.set('one', 'insanity', 7);
    table.put('marta-quillon', 'B-4');
    for (const key of ['memory/lights-out-at-nine', 'memory/the-cold-ward']) table.give('marta-quillon', key);
    table.spawn('ghoul', 'B-3');
    table.dice(2, 2).endTurns();
    expect([table.question, table.read('one', 'damage')]).toEqual(['turn', 1]);
  });

  test('whoever becomes the target by what another does is asked again', () => {
    const table = attacked({ one: 'B-3', two: 'B-3' }, { shield: 'two', 'emergency-brake': 'one' });
    expect(table.asked).toBe(table.entity('two'));
    table.choose('go-on').choose('emergency-brake').choose('decline');
    expect([table.question, table.asked]).toEqual(['defence', table.entity('two')]);
    table.dice(2, 2).choose('shield');
    expect(['one', 'two'].map((who) => table.read(who, 'damage'))).toEqual([0, 0]);
  });

  test('nobody is asked again while nobody has acted', () => {
    const table = attacked({ one: 'B-3', two: 'B-3' }, { shield: 'two', 'emergency-brake': 'one' });
    table.choose('go-on').dice(2, 2).choose('go-on');
    // The target may still defend itself.
    expect([table.question, table.asked]).toEqual(['defence', table.entity('one')]);
    table.choose('go-on');
    expect([table.question, table.read('one', 'damage')]).toEqual(['turn', 1]);
  });
});
