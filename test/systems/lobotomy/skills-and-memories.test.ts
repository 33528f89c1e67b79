import { describe, expect, test } from 'vitest';
import { attackSkill, equipment, guard, hero, monster } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

const cards = (table: Table, seat = 0) => table.view().seats[seat]?.cards.map(({ item }) => item);

describe('the limit of six skills', () => {
  /** A character with so many skills, who may draw a disorder. */
  const drawing = (count: number) => {
    const draw = equipment('file', {
      charges: 2,
      actions: [
        {
          id: 'use',
          text: 'Draw.',
          windows: ['own-turn'],
          do: [{ effect: 'call', procedure: 'draw-disorders', with: { who: 'user' } }],
        },
      ],
    });
    const skills = ['a', 'b', 'c', 'd', 'e', 'f']
      .slice(0, count)
      .map((id) => attackSkill(`skill-${id}`, 3, { dice: 2 }));
    const table = new Table({ heroes: [hero('one')], items: [...skills, draw, monster('ghoul', { defense: 0 })] });
    table.put('one', 'B-3');
    table.spawn('ghoul', 'B-3');
    for (const { id } of skills) table.give('one', id);
    table.give('one', 'file');
    return table;
  };

  /** With six, the first of them an attack that is ready or cools, it has drawn a seventh. */
  const full = (cooldown = 0) => {
    const table = drawing(6);
    table.set(table.entity('skill-a'), 'cooldown', cooldown);
    table.choose('use@equipment/file');
    expect(table.question).toBe('skill-limit');
    expect(table.options()).toHaveLength(7);
    return table.choose('skill/skill-a');
  };

  test('makes one go back; a ready one may be used a last time for its usual cost', () => {
    const table = full();
    expect(table.question).toBe('last-use');
    table.dice(5, 1).choose('skill-a');
    expect(table.read('ghoul', 'damage')).toBe(1);
    expect(table.read('one', 'ap')).toBe(2);
    expect(cards(table)).not.toContain('skill/skill-a');
    expect(cards(table)?.filter((item) => item.startsWith('skill/') || item.startsWith('disorder/'))).toHaveLength(6);
  });

  test('lets a ready one go unused', () => {
    const table = full().choose('decline');
    expect(table.read('ghoul', 'damage')).toBe(0);
    expect(table.question).toBe('turn');
  });

  test('counts no memories, not even those that are skills', () => {
    const table = drawing(5);
    for (const key of ['memory/clockwork-sparrow', 'memory/lights-out-at-nine']) table.give('one', key);
    expect(table.choose('use@equipment/file').question).toBe('turn');
  });

  test('offers no last use of one that cools', () => {
    expect(full(2).question).toBe('turn');
  });
});

describe('two memories', () => {
  const remembering = () => {
    const table = new Table({ heroes: ['marta-quillon'], items: [monster('ghoul', { ar: 2 })] });
    table.put('marta-quillon', 'B-3');
    for (const key of ['memory/lights-out-at-nine', 'memory/the-cold-ward']) table.give('marta-quillon', key);
    return table;
  };

  test('buy a basic skill that was not chosen, at no AP, and are gone', () => {
    const table = remembering().choose('recall').choose('cold-ward').choose('coupling-rod');
    expect(cards(table)?.filter((item) => item.startsWith('memory/') || item.startsWith('skill/'))).toEqual([
      'skill/coupling-rod',
    ]);
    expect(table.read('marta-quillon', 'ap')).toBe(3);
  });

  test('do so in the monsters’ turn as well, so that a guard comes in time', () => {
    const table = remembering();
    table.spawn('ghoul', 'B-3');
    table.endTurns().choose('recall').choose('cold-ward').choose('emergency-brake').choose('emergency-brake');
    expect(table.read('marta-quillon', 'defense')).toBe(2);
  });

  test('do so in the turn of another, who hands over', () => {
    const table = new Table({ heroes: [hero('one'), 'marta-quillon'] });
    expect(table.offers('others:')).toEqual([]);
    table.give('marta-quillon', 'memory/lights-out-at-nine');
    expect(table.offers('others:')).toEqual([]);
    table.give('marta-quillon', 'memory/the-cold-ward');
    table.choose('Let Marta Quillon use something');
    expect([table.asked, table.offers('recall')]).toEqual([table.entity('marta-quillon'), ['recall:recall']]);
    table.choose('recall').choose('cold-ward').choose('coupling-rod');
    expect(cards(table, 1)).toContain('skill/coupling-rod');
    expect([table.asked, table.read('one', 'ap'), table.offers('others:')]).toEqual([table.entity('one'), 3, []]);
  });

  test('are not bought with used-up or broken ones, which leave the character', () => {
    const table = remembering();
    const lamp = table.give('marta-quillon', 'memory/signal-lamp');
    table.set(lamp, 'used', 3);
    table.spawn('ghoul', 'B-3');
    table.dice(1, 2, 2, 2).choose('signal-lamp');
    expect(cards(table)).not.toContain('memory/signal-lamp');
  });
});

describe('a memory token', () => {
  test('costs 1 AP, gives the top card of one’s own deck, and leaves the board', () => {
    const table = new Table({ heroes: ['osgood-pell', 'marta-quillon'] });
    table.put('osgood-pell', 'B-3');
    for (let n = 0; n < 2; n++) table.spawn('memory-token', 'B-3');
    table.top('memory/wrecking-bar', 'memory', table.entity('osgood-pell'));
    table.choose('memory:');
    expect(cards(table)).toContain('memory/wrecking-bar');
    expect(table.read('osgood-pell', 'ap')).toBe(2);
    expect(table.everywhere('memory-token')).toEqual(['B-3']);
  });

  test('gives things that cannot be given away', () => {
    const table = new Table({ heroes: ['osgood-pell', 'marta-quillon'] });
    for (const one of ['osgood-pell', 'marta-quillon']) table.put(one, 'B-3');
    table.give('osgood-pell', 'memory/wrecking-bar');
    table.choose('trade:');
    expect(table.offers('wrecking-bar')).toEqual([]);
  });
});

test('a Final Blow shortens one cooldown, once for the attack', () => {
  const table = new Table({
    heroes: [hero('one')],
    items: [
      monster('ghoul', { health: 1, defense: 0 }),
      attackSkill('sweep', 4, { dice: 2, area: 'space', perTarget: true }),
      guard('shield', 3, 1),
    ],
  });
  table.put('one', 'B-3');
  for (let n = 0; n < 2; n++) table.spawn('ghoul', 'B-3');
  const [sweep, shield] = ['sweep', 'shield'].map((key) => table.give('one', key)) as [number, number];
  table.set(shield, 'cooldown', 2);
  table.dice(6, 6, 1, 1).choose('sweep').choose('shield');
  expect(table.everywhere('ghoul')).toEqual([]);
  expect([sweep, shield].map((card) => table.read(card, 'cooldown'))).toEqual([4, 1]);
  expect(table.question).toBe('turn');
});
