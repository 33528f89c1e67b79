import { describe, expect, test } from 'vitest';
import { hero, monster, movement, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';
import { tool } from './pieces';

const MIMIC = monster(
  'mimic',
  { health: 3, ar: 2, ap: 0 },
  { keywords: [{ keyword: 'armed-to-the-teeth' }], attacks: [{ id: 'copy', dice: 1, cards: 'cardsOn(self)' }] },
);

/** One character at B-4, and a mimic that has appeared there with the weapon on top of the deck. */
function facing(arm: ReturnType<typeof weapon>, more: Partial<TableSetup> = {}): { table: Table; mimic: number } {
  const call = tool('call', [{ effect: 'spawn', what: 'mimic', at: 'user.space' }]);
  const table = new Table({
    heroes: [hero('one', { health: 20 })],
    ...more,
    items: [MIMIC, arm, call, ...(more.items ?? [])],
  });
  table.put('one', 'B-4');
  table.set('one', 'insanity', 7);
  table.give('one', 'call');
  table.top(`weapon/${arm.id}`, 'weapons');
  table.choose('call');
  return { table, mimic: table.entity('mimic') };
}

describe('a monster armed to the teeth', () => {
  test('enters with the top weapon of the deck, in front of everybody', () => {
    const { table, mimic } = facing(weapon('saw', { dice: 2 }));
    expect(table.conditions(mimic)).toEqual(['Saw']);
    expect(table.at('weapon/saw')).toBe('B-4');
  });

  test('adds the dice and symbols of the weapon to its own attack', () => {
    const { table } = facing(weapon('torch', { dice: 2, symbols: ['fire'] }));
    table.dice(2, 2, 2).choose('end-turn');
    expect(table.rolls().at(-1)?.title).toBe('Mimic: Copy with Torch at One');
    // Fire burns the one point of Defense away.
    expect([table.told('Dice'), table.read('one', 'damage')]).toEqual([3, 3]);
  });

  test('shoots as far as the weapon does', () => {
    const { table, mimic } = facing(weapon('gun', { dice: 1, range: 2 }));
    table.put(mimic, 'B-6');
    table.dice(2, 2).choose('end-turn');
    expect(table.read('one', 'damage')).toBe(1);
  });

  test('wears the weapon as anybody does, and fights on without it', () => {
    const { table, mimic } = facing(weapon('stick', { dice: 1 }, { durability: 1 }));
    table.dice(1, 1).choose('end-turn');
    expect(table.conditions(mimic)).toEqual([]);
    table.dice(2).choose('end-turn');
    expect(table.told('Dice')).toBe(1);
  });

  test('uses nothing of a weapon that costs something', () => {
    const { table } = facing(weapon('nailer', { dice: 2, cost: { durability: 1 } }));
    table.dice(2).choose('end-turn');
    expect(table.told('Dice')).toBe(1);
  });

  test('leaves its weapon, as worn as it is, to who kills it on its space and wants it', () => {
    const { table, mimic } = facing(weapon('saw', { dice: 2 }));
    table.set('weapon/saw', 'used', 2);
    table.set(mimic, 'damage', 2);
    table.dice(6, 6, 6).choose('fists>monster/mimic').choose('Use');
    expect(table.isGone(mimic)).toBe(true);
    expect(table.read('weapon/saw', 'durability')).toBe(4);
    expect(table.offers('saw')).toEqual([]);
    table.spawn('patient', 'B-4');
    expect(table.offers('saw')).toEqual(['attack:weapon/saw#1.strike>monster/patient#1']);
  });

  test('takes its weapon along otherwise: it goes back to the deck as good as new', () => {
    const { table, mimic } = facing(weapon('saw', { dice: 2 }), {
      items: [tool('bomb', [{ effect: 'kill', who: 'monsters' }])],
    });
    table.set('weapon/saw', 'used', 2);
    table.give('one', 'bomb');
    table.choose('bomb');
    expect([table.isGone(mimic), table.at('weapon/saw'), table.read('weapon/saw', 'durability')]).toEqual([
      true,
      '',
      6,
    ]);
  });

  test('comes with bare hands when the deck is empty', () => {
    const call = movement('call', { spawns: ['mimic'] });
    const table = new Table({ heroes: [hero('one', { health: 20 })], items: [MIMIC], cards: [call] });
    table.empty('weapons');
    table.put('one', 'C-1');
    table.dice(2, 4).choose('end-turn');
    expect(table.conditions(table.entity('mimic'))).toEqual([]);
  });
});

describe('of two that are armed on one space', () => {
  /** The dice of both attacks, told apart by the weapons that they were made with. */
  const both = (...arms: ReturnType<typeof weapon>[]) => {
    const [first, second = first] = arms as [ReturnType<typeof weapon>, ReturnType<typeof weapon>?];
    const { table } = facing(first, { items: arms.slice(1) });
    table.top(`weapon/${second.id}`, 'weapons');
    return table.choose('call').choose('end-turn');
  };

  test('the players say which goes first, if their weapons differ', () => {
    const table = both(weapon('saw', { dice: 2 }), weapon('stick', { dice: 1 }));
    expect(table.question).toBe('tie-monster');
    expect(table.options().map(({ detail }) => detail)).toEqual(['3 health, Saw', '3 health, Stick']);
    table.dice(1, 1, 1, 1, 1, 1).choose('mimic#2');
    expect(table.rolls().map(({ title }) => title)).toEqual([
      'Mimic: Copy with Stick at One',
      'Mimic: Copy with Saw at One',
    ]);
  });
});

test('the Counterfeit copies with whatever weapon it has', () => {
  const table = new Table({
    heroes: [hero('one', { health: 20 })],
    cards: [movement('come', { spawns: ['counterfeit'] })],
  });
  table.put('one', 'B-4');
  table.set('one', 'insanity', 7);
  table.top('weapon/fire-axe', 'weapons');
  // It appears at B-4, rolls its table, then 2 dice and the 7 of the axe.
  table.dice(2, 4, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2).choose('end-turn');
  expect(table.conditions(table.entity('counterfeit'))).toEqual(['Fire Axe']);
  expect(table.told('Dice')).toBe(9);
});
