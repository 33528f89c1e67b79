import { describe, expect, test } from 'vitest';
import { hero, monster, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';
import { tool } from './pieces';

const CLAW = { attacks: [{ id: 'claw', dice: 2 }] };

/** One character at B-4 who takes the monster of this item on its space. */
function withThrall(id: string, more: Partial<TableSetup> = {}): { table: Table; thrall: number } {
  const table = new Table({ heroes: [hero('one', { ap: 4, health: 20 })], ...more });
  table.put('one', 'B-4');
  table.set('one', 'insanity', 7);
  table.give('one', 'disorder/borrowed-body');
  const thrall = table.spawn(id, 'B-4');
  table.choose('borrowed-body');
  return { table, thrall };
}

describe('a converted monster', () => {
  test('is no enemy any more: it lets its owner go, and is no target', () => {
    const { table, thrall } = withThrall('nurse');
    expect(table.conditions(thrall)).toEqual(['Converted']);
    expect([table.offers('attack:'), table.offers('move:').length > 0]).toEqual([[], true]);
  });

  test('attacks once a round for its owner, at no AP, by its own numbers', () => {
    const { table, thrall } = withThrall('ghoul', {
      items: [monster('ghoul', { ar: 2 }, CLAW), monster('rat', { health: 9, defense: 0 }, CLAW)],
    });
    expect(table.offers('Attack')).toEqual([]);
    const rat = table.spawn('rat', 'B-4');
    const ap = table.read('one', 'ap');
    table.dice(2, 2).choose('Ghoul: Attack');
    expect([table.read(rat, 'damage'), table.read('one', 'ap') - ap, table.offers('Ghoul: Attack')]).toEqual([
      2,
      0,
      [],
    ]);
    // The rat picks the ghoul, whose health is lower.
    table.dice(1, 1).choose('end-turn');
    expect(table.offers('Ghoul: Attack')).toHaveLength(1);
    expect(table.isGone(thrall)).toBe(false);
  });

  test('hits no character with an area attack, but every enemy there', () => {
    const breath = { attacks: [{ id: 'breath', dice: 2, area: 'space' }] };
    const rat = monster('rat', { health: 9, defense: 0 }, CLAW);
    const { table } = withThrall('ghoul', { items: [monster('ghoul', { ar: 2 }, breath), rat] });
    const rats = [table.spawn('rat', 'B-4'), table.spawn('rat', 'B-4')];
    table.dice(2, 2).choose('Ghoul: Attack').choose('rat#1');
    expect([...rats.map((each) => table.read(each, 'damage')), table.read('one', 'damage')]).toEqual([2, 2, 0]);
  });

  test('walks in its owner’s turn with its own AP, and only where no enemy holds it', () => {
    const { table, thrall } = withThrall('ghoul', { items: [monster('ghoul', { ap: 2 })] });
    for (const space of ['B-5', 'B-6']) table.choose('Ghoul: Step').choose(space);
    expect([table.at(thrall), table.offers('Ghoul: Step')]).toEqual(['B-6', []]);
    table.choose('end-turn');
    expect(table.offers('Ghoul: Step')).toHaveLength(1);
    table.spawn('patient', 'B-6');
    expect(table.offers('Ghoul: Step')).toEqual([]);
  });

  test('loses 1 health as each of its owner’s turns starts, until it is gone', () => {
    const { table, thrall } = withThrall('ghoul', { items: [monster('ghoul', { health: 2 })] });
    table.choose('end-turn');
    expect(table.read(thrall, 'health')).toBe(1);
    table.choose('end-turn');
    expect(table.isGone(thrall)).toBe(true);
  });

  test('never heals', () => {
    const gauze = tool('gauze', [{ effect: 'heal', who: 'monsters', amount: 3 }]);
    const { table, thrall } = withThrall('ghoul', { items: [monster('ghoul'), gauze] });
    table.give('one', 'gauze');
    table.set(thrall, 'damage', 2);
    expect(table.choose('gauze').read(thrall, 'damage')).toBe(2);
  });

  test('is gone for by other monsters like a character', () => {
    const { table, thrall } = withThrall('ghoul', {
      items: [monster('ghoul', { health: 9, defense: 0 }), monster('rat', { ar: 2, ap: 1 }, CLAW)],
    });
    table.put('one', 'B-1');
    const rat = table.spawn('rat', 'B-5');
    table.dice(2, 2).choose('end-turn');
    expect([table.at(rat), table.read(thrall, 'damage')]).toEqual(['B-4', 3]);
  });

  test('gets up with its own AP when its owner’s turn starts', () => {
    const { table, thrall } = withThrall('ghoul', { items: [monster('ghoul', { ap: 2 })] });
    table.afflict(thrall, 'stunned');
    table.choose('end-turn');
    expect([table.conditions(thrall), table.read(thrall, 'ap')]).toEqual([['Converted'], 1]);
  });

  test('obeys nobody but its owner', () => {
    const table = new Table({ heroes: [hero('one'), hero('two')], items: [monster('ghoul')] });
    for (const id of ['one', 'two']) table.put(id, 'B-4');
    table.give('one', 'disorder/borrowed-body');
    table.spawn('ghoul', 'B-4');
    table.choose('borrowed-body');
    expect(table.offers('Ghoul: Step')).toHaveLength(1);
    table.choose('end-turn');
    expect(table.offers('Ghoul: Step')).toEqual([]);
  });
});

test('The Fox in the Hall converts a basic monster that has 1 health left, and no other', () => {
  const table = new Table({ heroes: ['ilse-varga'] });
  table.put('ilse-varga', 'B-4');
  table.give('ilse-varga', 'memory/the-fox-in-the-hall');
  const nurse = table.spawn('nurse', 'B-4');
  expect(table.offers('the-fox-in-the-hall')).toEqual([]);
  table.set(nurse, 'damage', 3);
  table.choose('the-fox-in-the-hall');
  expect(table.conditions(nurse)).toEqual(['Converted']);
});

describe('a taunt', () => {
  test('of the Man in the Corner draws basic monsters until the round ends, and is not attacked', () => {
    const table = new Table({
      heroes: [hero('one')],
      items: [monster('ghoul', { ap: 1 }), monster('brute', { ap: 1 }, { rank: 'elite' })],
    });
    table.put('one', 'B-9');
    table.give('one', 'disorder/the-man-in-the-corner');
    const [ghoul, brute] = ['ghoul', 'brute'].map((id) => table.spawn(id, 'B-7'));
    table.choose('the-man-in-the-corner').choose('B-6');
    expect(table.everywhere('taunt')).toEqual(['B-6']);
    table.choose('end-turn').goOn();
    expect([ghoul, brute].map((each) => table.at(each as number))).toEqual(['B-6', 'B-8']);
    expect([table.rolls(), table.everywhere('taunt')]).toEqual([[], []]);
  });

  test('on tape draws only monsters that see no character, before any that is nearer', () => {
    const stage = { doorways: ['34'] };
    const table = new Table({
      heroes: [hero('one')],
      items: [monster('ghoul', { ap: 1 })],
      stage: ward(['123456789abc'], stage),
    });
    table.door('B-3', 'B-4', 'barricaded', { strength: 6 });
    table.put('one', 'B-9');
    table.give('one', 'dictaphone');
    table.choose('dictaphone');
    table.put('one', 'B-3');
    const [unseeing, seeing] = [table.spawn('ghoul', 'B-5'), table.spawn('ghoul', 'B-1')];
    table.choose('end-turn').goOn();
    expect([table.at(unseeing), table.at(seeing)]).toEqual(['B-6', 'B-2']);
  });
});
