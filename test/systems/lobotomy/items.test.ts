import { describe, expect, test } from 'vitest';
import type { Item } from '../../../engine/content';
import { equipment, hero, monster, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

const plain = (id: string, keywords: readonly string[] = []) =>
  weapon(id, { dice: 3 }, { keywords: keywords.map((keyword) => ({ keyword })) });

const coat = (id: string) => equipment(id, { durability: 4, keywords: [{ keyword: 'armor' }] });

/** A character that holds these, on a body that gives a weapon (the top one of the deck is `found`). */
function laden(
  held: readonly string[],
  found: string,
  deck: 'weapons' | 'equipment' = 'weapons',
  more: readonly Item[] = [],
) {
  const table = new Table({
    heroes: [hero('one'), hero('two')],
    items: [
      ...['club', 'rod', 'pole', 'stick', 'bat'].map((id) => plain(id)),
      plain('beam', ['large']),
      plain('pin', ['small']),
      coat('coat'),
      coat('vest'),
      ...more,
    ],
  });
  table.put('one', 'B-3');
  for (const id of held) table.give('one', id);
  table.spawn(deck === 'weapons' ? 'body-weapon' : 'body-equipment', 'B-3');
  table.top(found, deck);
  return table;
}

const held = (table: Table, seat = 0) => table.view().seats[seat]?.cards.map(({ item }) => item.split('/')[1]);

describe('an inventory', () => {
  test('has four slots; what does not fit must go before anything else, the new card or another', () => {
    const table = laden(['club', 'rod', 'pole', 'stick'], 'weapon/bat').choose('search');
    expect(table.options().map(({ label }) => label)).toEqual(['Club', 'Rod', 'Pole', 'Stick', 'Bat']);
    table.choose('Rod');
    expect(held(table)).toEqual(['club', 'pole', 'stick', 'bat']);
    expect(table.question).toBe('turn');
  });

  test('needs two slots for a large item', () => {
    const table = laden(['club', 'rod', 'pole'], 'weapon/beam').choose('search').choose('Club');
    expect(held(table)).toEqual(['rod', 'pole', 'beam']);
  });

  test('needs none for small items and drugs', () => {
    const table = laden(['club', 'rod', 'pole', 'stick'], 'weapon/pin');
    table.give('one', 'drug/white-tablets');
    table.choose('search');
    expect(table.question).toBe('turn');
    expect(held(table)).toHaveLength(6);
  });

  test('holds one armor; the spare one goes to somebody here for nothing, or is discarded', () => {
    const alone = laden(['coat'], 'equipment/vest', 'equipment').choose('search').choose('coat');
    expect(held(alone)).toEqual(['vest']);
    const together = laden(['coat'], 'equipment/vest', 'equipment');
    together.put('two', 'B-3');
    together.choose('search').choose('coat').choose('give').choose('two');
    expect([held(together), held(together, 1)]).toEqual([['vest'], ['coat']]);
    expect(together.read('one', 'ap')).toBe(2);
  });

  test('lets anything be discarded at any time, for nothing', () => {
    const table = laden(['club'], 'weapon/bat').choose('drop').choose('Club');
    expect(held(table)).toEqual([]);
    expect(table.read('one', 'ap')).toBe(3);
  });
});

describe('a trade', () => {
  test('moves any number of items either way for 1 AP, on one space only', () => {
    const table = laden(['club', 'rod'], 'weapon/bat');
    table.give('two', 'pole');
    expect(table.offers('trade:')).toEqual([]);
    table.put('two', 'B-3');
    table.choose('trade:').choose('club').choose('rod').choose('pole').choose('agree');
    expect([held(table), held(table, 1)]).toEqual([['pole'], ['club', 'rod']]);
    expect(table.read('one', 'ap')).toBe(2);
  });

  test('is asked of whom it is with, and moves nothing, for nothing, against its will', () => {
    const table = laden(['club'], 'weapon/bat');
    table.give('two', 'pole');
    table.put('two', 'B-3');
    table.choose('trade:').choose('club').choose('pole');
    expect([table.question, table.asked]).toEqual(['trade-consent', table.entity('two')]);
    expect(table.view().decision?.question).toBe('One trades with Two: Club for Pole. Does Two agree?');
    table.choose('refuse');
    expect([held(table), held(table, 1), table.read('one', 'ap')]).toEqual([['club'], ['pole'], 3]);
  });

  test('with several may be agreed to by one and refused by another', () => {
    const table = new Table({
      heroes: ['one', 'two', 'three'].map((id) => hero(id)),
      items: ['club', 'rod'].map((id) => plain(id)),
    });
    for (const id of ['one', 'two', 'three']) table.put(id, 'B-3');
    for (const id of ['club', 'rod']) table.give('one', id);
    table.choose('trade:').choose('club#1>character/two').choose('rod#1>character/three');
    table.choose('agree').choose('refuse');
    expect([0, 1, 2].map((seat) => held(table, seat))).toEqual([['rod'], ['club'], []]);
    expect(table.read('one', 'ap')).toBe(2);
  });
});

describe('equipment and drugs', () => {
  test('are used as often as they have charges, then leave', () => {
    const table = laden([], 'weapon/bat');
    table.give('one', 'equipment/sandglass');
    const skill = table.give('one', 'skill/coupling-rod');
    table.set(skill, 'cooldown', 4);
    table.choose('sandglass').choose('sandglass');
    expect(table.read(skill, 'cooldown')).toBe(0);
    expect(held(table)).toEqual(['coupling-rod']);
  });

  test('add their effects up', () => {
    const table = laden([], 'weapon/bat');
    table.give('one', 'drug/lucid-drops');
    table.choose('lucid-drops').choose('lucid-drops');
    expect(table.read('one', 'imagination')).toBe(7 + 3 + 3);
  });
});

describe('a weapon', () => {
  const swing = (id: string, faces: readonly number[]) => {
    const table = new Table({ heroes: [hero('one')], items: [monster('ghoul', { defense: 9 })] });
    table.put('one', 'B-3');
    table.spawn('ghoul', 'B-3');
    const card = table.give('one', id);
    table.dice(...faces).choose(id);
    return { table, card };
  };

  test('loses one durability however many ones were rolled, and none without', () => {
    expect(swing('weapon/bed-slat', [1, 1, 1, 2]).table.read('weapon/bed-slat', 'durability')).toBe(2);
    expect(swing('weapon/bed-slat', [2, 2, 2, 2]).table.read('weapon/bed-slat', 'durability')).toBe(3);
  });

  test('that wears with each attack does so whatever is rolled', () => {
    const { table, card } = swing('weapon/flare-pistol', [2, 2, 2, 2, 2, 2]);
    expect(table.read(card, 'durability')).toBe(1);
  });

  test('without durability never breaks', () => {
    const { table } = swing('weapon/radiator-key', [1, 1, 1, 1]);
    expect(held(table)).toEqual(['radiator-key']);
  });
});

describe('room for what does not fit', () => {
  const flask = (id: string, charges: number) =>
    equipment(id, {
      charges,
      actions: [
        {
          id: 'use',
          text: 'Heal 1.',
          windows: ['own-turn'],
          cost: { charges: 1 },
          do: [{ effect: 'heal', who: 'user', amount: 1 }],
        },
      ],
    });

  test('may be made by using up charges, as often as there are any, instead of discarding', () => {
    const table = laden(['flask', 'rod', 'pole', 'stick'], 'weapon/bat', 'weapons', [flask('flask', 2)]);
    table.set('one', 'damage', 5);
    table.choose('search').choose('Use Flask');
    expect([table.question, table.read('one', 'damage')]).toEqual(['overflow', 4]);
    table.choose('Use Flask');
    expect([table.question, table.read('one', 'damage')]).toEqual(['turn', 3]);
    expect(held(table)).toEqual(['rod', 'pole', 'stick', 'bat']);
  });

  test('is not made with the new card: it can’t be used before there is room for it', () => {
    const table = laden(['club', 'rod', 'pole', 'stick'], 'equipment/flask', 'equipment', [flask('flask', 2)]);
    table.choose('search');
    expect(table.offers('Flask')).toEqual(['equipment/flask#1']);
    expect(table.offers('move:')).toEqual([]);
  });
});
