/** What content may take away or make dearer: the use of cards, and insane abilities. */
import { describe, expect, test } from 'vitest';
import { guard, hero, monster, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { charm, tool } from './pieces';

const CARDS = [
  weapon('stick', { dice: 3 }),
  guard('shield', 3, 1),
  tool('flute', [{ effect: 'change', of: 'user', stat: 'ap', by: 1 }]),
];

function under(parts: Readonly<Record<string, unknown>>, ...others: string[]): Table {
  const heroes = ['one', ...others].map((id) => hero(id));
  const table = new Table({ heroes, items: [...CARDS, monster('ghoul'), charm('rule', parts)] });
  for (const each of ['one', ...others]) table.put(each, 'B-3');
  table.spawn('ghoul', 'B-3');
  for (const key of ['weapon/stick', 'skill/shield', 'equipment/flute', 'skill/coupling-rod', 'equipment/rule'])
    table.give('one', key);
  return table;
}

const uses = (table: Table): string[] =>
  ['weapon/stick', 'skill/shield', 'equipment/flute', 'skill/coupling-rod'].filter(
    (key) => table.offers(key).length > 0,
  );

describe('the use of cards', () => {
  test('is free unless content forbids some of them', () => {
    expect(uses(under({}))).toHaveLength(4);
    const where = "it.kind == 'character' && (other.kind == 'weapon' || other.type == 'defense')";
    const table = under({ permits: [{ id: 'no', what: 'use', where, allow: false }] });
    expect(uses(table)).toEqual(['equipment/flute', 'skill/coupling-rod']);
    expect(table.offers('attack:fists')).toHaveLength(1);
  });

  test('is forbidden to skills that attack with a weapon, too', () => {
    const permits = [{ id: 'no', what: 'use', where: "other.kind == 'weapon'", allow: false }];
    for (const [parts, count] of [
      [{}, 1],
      [{ permits }, 0],
    ] as const) {
      const table = under(parts);
      table.give('one', 'disorder/red-mist');
      expect(table.offers('disorder/red-mist')).toHaveLength(count);
    }
  });
});

describe('insane abilities', () => {
  const DEARER = { modifiers: [{ stat: 'insaneBoxes', for: 'character', add: 1 }] };

  test('cost a box more if content says so, and are offered only to whoever has it', () => {
    const table = under(DEARER);
    table.set('one', 'insanity', 5);
    expect(table.options().find(({ key }) => key === 'chaos:chaos')?.cost).toBe('2 insanity');
    table.choose('chaos:chaos');
    expect(table.read('one', 'insanity')).toBe(7);
    table.set('one', 'insanity', 6);
    expect(table.offers('chaos:chaos')).toEqual([]);
  });

  test('cost it in the monsters’ turn as well', () => {
    const table = under(DEARER, 'two');
    table.set('one', 'insanity', 3);
    table.endTurns().choose('go-on').choose('tantrum');
    expect(table.read('one', 'insanity')).toBe(5);
    table.choose('go-on').choose('go-on').dice('three').choose('defense-die');
    expect(table.read('one', 'insanity')).toBe(7);
    table.goOnWith(1, 1, 1, 1);
  });
});
