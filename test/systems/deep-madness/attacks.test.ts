/** Attacks of investigators: reach, dice, sharing damage, Resistance, rerolls, shock. */
import { describe, expect, test } from 'vitest';
import { Table } from './table';
import { card, monster, weapon } from './table-content';

const PISTOL = weapon('pistol', [2, 3, 5, 2]);
const delirium = monster('delirium', { trap: 2, damage: 2, range: 1, health: 3, resistance: 1 });
const _ravenous = monster('ravenous');
const _collector = monster('collector', { horror: 2, health: 3, resistance: 1 });

/** Ann stands with a pistol in front of what the test puts there. */
function armed(items = [delirium], more: ConstructorParameters<typeof Table>[0] = {}): Table {
  const table = new Table({ ...more, items: [PISTOL, ...items, ...(more.items ?? [])] });
  table.give('ann', 'pistol');
  return table;
}

describe('the numbers of an attack', () => {
  test('the weapon says what hits, bare hands go by the rules', () => {
    const table = new Table({ items: [weapon('axe', [0, 3, 4, 2]), monster('husk', { health: 9 })] });
    table.give('ann', 'axe');
    const husk = table.spawn('husk', 'w-a');
    table.dice(4, 4, 3).choose('axe').choose('keep');
    expect(table.read(husk, 'wounds')).toBe(4);
    table.dice(4, 5).choose('unarmed').choose('keep');
    expect(table.read(husk, 'wounds')).toBe(5);
  });

  test('all three actions can be attacks, and none is left', () => {
    const table = armed([monster('wall', { health: 99 }, { behavior: [] })]);
    table.spawn('wall', 'w-b');
    for (let n = 0; n < 3; n++) table.dice(1, 1, 1).choose('pistol').choose('keep');
    expect(table.offers('attack')).toEqual([]);
    expect(table.read('ann', 'actions')).toBe(0);
  });
});

describe('reach', () => {
  test('range counts the borders that a line of sight crosses', () => {
    const table = armed();
    table.spawn('delirium', 'x-a');
    expect(table.offers('pistol')).toEqual(['attack:weapon/pistol#1.use>x-a']);
    table.put(table.entity('delirium'), 'x-b');
    expect(table.offers('pistol')).toEqual([]);
  });

  test('a shut hatch blocks sight', () => {
    const table = armed();
    table.spawn('delirium', 'x-a');
    table.hatch('w-b', 'x-a', 'closed');
    expect(table.offers('pistol')).toEqual([]);
  });

  test('bare hands reach the own space only', () => {
    const table = new Table({ items: [delirium] });
    table.spawn('delirium', 'w-b');
    expect(table.offers('attack')).toEqual([]);
    table.put(table.entity('delirium'), 'w-a');
    expect(table.offers('attack')).toEqual(['attack:unarmed>w-a']);
  });
});

describe('rerolls', () => {
  test('each costs 1 sanity and rolls a die that failed again', () => {
    const table = armed();
    const target = table.spawn('delirium', 'w-b');
    table.dice(1, 1, 3).choose('pistol');
    expect(table.offers('reroll')).toEqual(['reroll-1', 'reroll-3']);
    table.dice(6).choose('reroll-1');
    table.dice(5).choose('reroll-2').choose('keep');
    expect(table.read('ann', 'exhausted')).toBe(2);
    expect(table.isGone(target)).toBe(true);
  });

  test('none is offered without clear sanity', () => {
    const table = armed();
    table.spawn('delirium', 'w-b');
    table.set('ann', 'exhausted', 4);
    table.dice(1, 1, 3).choose('pistol');
    expect(table.question).toBe('turn');
  });

  test('cards of the window after the roll change dice', () => {
    const steady = card('consciousness', 'steady', {
      actions: [
        {
          id: 'again',
          text: 'Reroll all dice.',
          active: 'hand',
          windows: ['after-roll'],
          do: [{ effect: 'change-dice', dice: 'rolled()', reroll: true }],
        },
      ],
    });
    const table = armed([delirium], { items: [steady] });
    table.give('ann', 'steady');
    const target = table.spawn('delirium', 'w-b');
    table.dice(1, 1, 1).choose('pistol');
    table.dice(5, 5, 5).choose('again');
    expect(table.isGone(target)).toBe(true);
    expect(table.cards('hand', 'ann')).toEqual([]);
    expect(table.cards('discard:consciousness')).toEqual(['steady']);
  });
});

describe('what takes dice away', () => {
  test('Weakened takes one from the next attack, never the last one', () => {
    const table = armed([monster('wall', { health: 99 }, { behavior: [] })]);
    table.spawn('wall', 'w-b');
    table.set('ann', 'weakened', 1);
    table.dice(1, 1).choose('pistol').choose('keep');
    expect(table.read('ann', 'weakened')).toBe(0);
    table.dice(1, 1, 1).choose('pistol').choose('keep');
  });

  test('water takes one', () => {
    const table = armed();
    table.spawn('delirium', 'w-b');
    table.set('w', 'submerged', 1);
    table.dice(1, 1).choose('pistol').choose('keep');
    expect(table.read('ann', 'oxygen')).toBe(2);
  });

  test('a part that counts dice is asked before the roll', () => {
    const aim = card('tool', 'sight', {
      actions: [
        {
          id: 'aim',
          text: 'Two dice more.',
          windows: ['before-roll'],
          limit: { times: 1, per: 'attack' },
          do: [
            {
              effect: 'lasting',
              on: 'user',
              until: 'end-of-attack',
              modifiers: [{ id: 'more', stat: 'dice', add: 2 }],
            },
          ],
        },
      ],
    });
    const table = armed([delirium], { items: [aim] });
    table.give('ann', 'sight');
    const target = table.spawn('delirium', 'w-b');
    table.choose('pistol');
    expect(table.question).toBe('before-roll');
    table.dice(1, 1, 1, 5, 6).choose('aim').choose('keep');
    expect(table.isGone(target)).toBe(true);
  });
});

test('a token with health can be attacked, one without only if it says so', () => {
  const table = armed([], {
    items: [
      card('token', 'brain', { stats: { health: 4 } }),
      card('token', 'cask', {
        target: true,
        triggers: [
          {
            id: 'leak',
            when: 'damage',
            if: 'event.target == self',
            do: [{ effect: 'change', of: 'self', stat: 'tokens', by: '-event.amount' }],
          },
        ],
      }),
      card('token', 'paint'),
    ],
  });
  table.spawn('paint', 'w-a');
  const brain = table.spawn('brain', 'w-b');
  const cask = table.spawn('cask', 'x-a');
  table.set(cask, 'tokens', 6);
  expect(table.offers('pistol')).toEqual(['attack:weapon/pistol#1.use>w-b', 'attack:weapon/pistol#1.use>x-a']);
  table.dice(5, 5, 1).choose('pistol#1.use>w-b').choose('keep');
  expect(table.isGone(brain)).toBe(true);
  table.dice(5, 5, 1).choose('pistol#1.use>x-a').choose('keep');
  expect(table.read(cask, 'tokens')).toBe(2);
});
