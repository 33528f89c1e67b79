import { describe, expect, test } from 'vitest';
import { equipment, hero, monster, ward, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

/** A character of AR 4+ with a weapon of these symbols, on a space with a monster of Defense 2. */
function strike(symbols: readonly string[], faces: readonly number[], foe = {}, more = {}) {
  const table = new Table({
    heroes: [hero('one', { ar: 4 })],
    items: [
      monster('ghoul', { health: 9, defense: 2, ...foe }, more),
      weapon('blade', { dice: faces.length, symbols }),
    ],
  });
  table.put('one', 'B-3');
  const ghoul = table.spawn('ghoul', 'B-3');
  table.give('one', 'blade');
  table.dice(...faces).choose('blade');
  return { table, ghoul };
}

const damage = (...how: Parameters<typeof strike>): number => {
  const { table, ghoul } = strike(...how);
  return table.read(ghoul, 'damage');
};

const ETHEREAL = { keywords: [{ keyword: 'ethereal' }] };

describe('Defense', () => {
  test('is one less against fire, and never below none', () => {
    expect(damage(['fire'], [5, 5, 5])).toBe(2);
    expect(damage(['fire'], [5, 5, 5], { defense: 0 })).toBe(3);
  });

  test('is none against holy for ethereal enemies only', () => {
    expect(damage(['holy'], [5, 5, 5])).toBe(1);
    expect(damage(['holy'], [5, 5, 5], {}, ETHEREAL)).toBe(3);
  });

  test('is none against ghostly for all but ethereal enemies', () => {
    expect(damage(['ghostly'], [5, 5, 5])).toBe(3);
    expect(damage(['ghostly'], [5, 5, 5], {}, ETHEREAL)).toBe(1);
  });

  test('is none while stunned, whatever adds to it', () => {
    const tough = { modifiers: [{ id: 'hide', stat: 'defense', add: 2 }] };
    expect(damage([], [5, 5, 5, 5, 5], {}, tough)).toBe(1);
    const { table, ghoul } = strike([], [1], {}, tough);
    table.afflict(ghoul, 'stunned');
    table.dice(5).choose('blade');
    expect(table.read(ghoul, 'damage')).toBe(1);
  });
});

describe('natural sixes', () => {
  test('with precision and critical together ignore Defense and deal 2 each', () => {
    expect(damage(['precision', 'critical'], [6, 6, 5, 1, 1])).toBe(4);
  });

  test('are no successes, and deal nothing, where the rolls are so low that a 6 misses', () => {
    const cursed = { modifiers: [{ id: 'blur', stat: 'attackerRoll', add: -3 }] };
    expect(damage(['critical', 'precision'], [6, 6, 6], { defense: 0 }, cursed)).toBe(0);
  });
});

describe('power', () => {
  test('stuns with the first damage, not without', () => {
    const hit = strike(['power'], [5, 5, 5]);
    expect(hit.table.question).toBe('pick');
    hit.table.choose('decline');
    expect(hit.table.conditions(hit.ghoul)).toEqual(['Stunned']);
    const { table, ghoul } = strike(['power'], [5, 5, 1]);
    expect(table.conditions(ghoul)).toEqual([]);
  });

  test('does not stun a boss', () => {
    const { table, ghoul } = strike(['power'], [5, 5, 5], {}, { rank: 'boss' });
    expect(table.conditions(ghoul)).toEqual([]);
    expect(table.question).toBe('turn');
  });

  test('may push what it stuns one space, not through walls', () => {
    const { table, ghoul } = strike(['power'], [5, 5, 5]);
    expect(table.options().map(({ key }) => key)).toEqual(['B-2', 'B-4', 'decline']);
    table.choose('B-4');
    expect(table.at(ghoul)).toBe('B-4');
  });

  test('is stripped by immunity', () => {
    const immune = { keywords: [{ keyword: 'immunity', symbol: 'power' }] };
    const { table, ghoul } = strike(['power'], [5, 5, 5], {}, immune);
    expect(table.conditions(ghoul)).toEqual([]);
  });
});

test('immunity strips no symbol but its own', () => {
  const immune = { keywords: [{ keyword: 'immunity', symbol: 'power' }] };
  const { table, ghoul } = strike(['power', 'frost', 'ghostly'], [5, 5, 5], {}, immune);
  expect(table.conditions(ghoul)).toEqual(['Frozen']);
  expect(table.read(ghoul, 'damage')).toBe(3);
});

test('frost freezes with the first damage', () => {
  const { table, ghoul } = strike(['frost'], [5, 5, 5]);
  expect(table.conditions(ghoul)).toEqual(['Frozen']);
  expect(strike(['frost'], [5, 5]).table.conditions(ghoul)).toEqual([]);
});

describe('avoidance', () => {
  const nimble = { keywords: [{ keyword: 'avoidance', value: 4 }] };

  test('rolls a die for each damage, for both of a critical too', () => {
    const { table, ghoul } = strike(['critical'], [1, 1, 1], { defense: 0 }, nimble);
    table.dice(6, 5, 1, 4, 2, 3).choose('blade');
    expect(table.read(ghoul, 'damage')).toBe(2);
  });

  test('is lost while stunned', () => {
    const { table, ghoul } = strike([], [1, 1, 1], { defense: 0 }, nimble);
    table.afflict(ghoul, 'stunned');
    table.dice(6, 5, 1).choose('blade');
    expect(table.read(ghoul, 'damage')).toBe(2);
  });
});

test('armor takes as much as is wanted, up to its durability; what it takes all of neither stuns nor freezes', () => {
  const table = new Table({
    heroes: [hero('one', { defense: 0 })],
    items: [
      monster('brute', { ar: 2 }, { attacks: [{ id: 'maul', dice: 3, symbols: ['power'] }] }),
      equipment('coat', { durability: 4, keywords: [{ keyword: 'armor' }] }),
    ],
    stage: ward(['123456789abc']),
  });
  table.put('one', 'B-3');
  table.set('one', 'insanity', 7);
  const coat = table.give('one', 'coat');
  table.spawn('brute', 'B-3');
  table.dice(2, 2, 2).choose('end-turn');
  table.choose('use');
  expect(table.options().map(({ key }) => key)).toEqual(['1', '2', '3']);
  table.choose('3');
  expect([table.read('one', 'damage'), table.read(coat, 'durability')]).toEqual([0, 1]);
  expect(table.read('one', 'ap')).toBe(3);
  table.dice(2, 2, 2).choose('end-turn').choose('use');
  expect(table.read('one', 'damage')).toBe(2);
  // Stunned, and up again for 1 AP.
  expect(table.read('one', 'ap')).toBe(2);
  expect(table.view().seats[0]?.cards).toEqual([]);
});
