/** Questions that players really asked, about figures and cards that run out. */
import { expect } from 'vitest';
import { example } from '../example';
import { equipment, hero, monster, movement, weapon } from './pieces';
import { Table } from './table';

const small = { keywords: [{ keyword: 'small' }] };
const use = (effects: readonly object[]) => ({
  charges: 9,
  ...small,
  actions: [{ id: 'use', text: 'Do it.', windows: ['own-turn'], cost: { charges: 1 }, do: effects }],
});

example(
  'Q08',
  'yumpu.com/en/document/view/54874079',
  'of two monsters of a card with one figure left, the one is placed and the other is not; nothing is moved in its stead',
  () => {
    const table = new Table({
      heroes: [hero('one')],
      items: [monster('ghoul', { ap: 0 }, { supply: 2, whenEmpty: 'skip' })],
      cards: [movement('crowd', { spawns: ['ghoul', 'ghoul'] })],
    });
    table.put('one', 'B-3');
    table.spawn('ghoul', 'C-5');
    table.dice(1, 5, 4, 8).endTurns();
    expect(table.everywhere('ghoul').sort()).toEqual(['A-5', 'C-5']);
    expect(table.lines()).toContain('No Ghoul is left: none is added');
    expect(table.view().result).toBeNull();
  },
);

example(
  'Q09',
  'pdfslide.net/documents/zombicide-faq',
  'a monster that another one brings with it is wanted like any other: with none left, the rule of its item holds',
  () => {
    const brood = monster(
      'brood',
      {},
      {
        triggers: [
          {
            id: 'split',
            when: 'kill',
            if: 'event.target == self',
            do: [{ effect: 'spawn', what: 'husk', count: 2, at: 'event.space' }],
          },
        ],
      },
    );
    for (const [whenEmpty, result] of [
      ['skip', null],
      ['lose', { outcome: 'loss', text: 'No Husk is left' }],
    ] as const) {
      const table = new Table({
        heroes: [hero('one')],
        items: [brood, monster('husk', {}, { supply: 1, whenEmpty })],
      });
      table.put('one', 'B-3');
      table.set(table.spawn('brood', 'B-3'), 'damage', 3);
      table.dice(6, 6, 1).choose('fists');
      expect(table.everywhere('husk')).toEqual(['B-3']);
      expect(table.view().result).toEqual(result);
    }
  },
);

example(
  'Q16',
  'wiki.dominionstrategy.com/index.php/Reshuffle',
  'who draws three from a deck of two takes the two, then the discards are shuffled, and no earlier',
  () => {
    const deck = {
      kind: 'deck',
      id: 'weapons',
      source: 'original',
      name: 'Weapons',
      cards: ['pin', 'peg', 'pen', 'pad'].map((card) => ({ card })),
      discardTo: 'own-pile',
      whenEmpty: 'reshuffle',
    } as const;
    const draw = (id: string, count: number) =>
      equipment(id, use([{ effect: 'draw', from: 'weapons', who: 'user', count }]));
    const release = equipment(
      'release',
      use([{ effect: 'discard', what: "zone('inventory', user).filter(c, c.kind == 'weapon')" }]),
    );
    const cards = ['pin', 'peg', 'pen', 'pad'].map((id) => weapon(id, { dice: 3 }, { durability: 2, ...small }));
    const table = new Table({
      heroes: [hero('one')],
      items: [deck, draw('pair', 2), draw('triple', 3), release, ...cards],
    });
    for (const id of ['pair', 'triple', 'release']) table.give('one', id);
    const held = () => table.view().seats[0]?.cards.filter(({ item }) => item.startsWith('weapon/')) ?? [];
    const shuffles = () => table.lines().filter((line) => line.includes('its discards are shuffled')).length;
    table.choose('pair');
    const first = held().map(({ item }) => item);
    table.choose('release');
    expect(shuffles()).toBe(0);
    table.choose('triple');
    const drawn = held().map(({ item }) => item);
    expect(new Set(drawn).size).toBe(3);
    expect(shuffles()).toBe(1);
    // The two that were left came before any of those that had been discarded.
    expect(drawn.slice(0, 2).some((item) => first.includes(item))).toBe(false);
  },
);
