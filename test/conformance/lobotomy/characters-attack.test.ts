import { expect } from 'vitest';
import { example } from '../example';
import { attackSkill, hero, monster, weapon } from './pieces';
import { Table } from './table';

const SHARP = { id: 'innate-sharp', stat: 'attackRoll', add: 2 };

example('L02', 'S000:627', 'with AR 5+ and +2 to attack rolls a die of 3 is a success', () => {
  const table = new Table({
    heroes: [hero('one', { ar: 5 }, { modifiers: [SHARP] })],
    items: [monster('ghoul', { defense: 0 }), weapon('stick', { dice: 2 })],
  });
  table.put('one', 'B-3');
  const ghoul = table.spawn('ghoul', 'B-3');
  table.give('one', 'stick');
  table.dice(3, 2).choose('stick').choose('keep');
  expect(table.told('show 3 or more')).toBe(1);
  expect(table.read(ghoul, 'health')).toBe(3);
});

example(
  'L03',
  'S000:653',
  'fists roll 3, 5 and 6 with AR 4+: two successes, one stopped by Defense 1, 3 of 4 health left',
  () => {
    const table = new Table({ heroes: [hero('one', { ar: 4 })], items: [monster('ghoul', { health: 4, defense: 1 })] });
    table.put('one', 'B-3');
    const ghoul = table.spawn('ghoul', 'B-3');
    table.dice(3, 5, 6).choose('attack:fists').choose('keep');
    expect(table.told('Dice')).toBe(3);
    expect(table.told('show 4 or more')).toBe(2);
    expect(table.told('Damage')).toBe(1);
    expect(table.read(ghoul, 'health')).toBe(3);
  },
);

/** Two ethereal enemies of 4 health and Defense 2, the first with 1 damage, and a character with a skill that cools. */
function steelCross(bonusDice: number) {
  const table = new Table({
    heroes: [hero('one', { ar: 3 }, { modifiers: [{ id: 'innate-luck', stat: 'attackDice', add: bonusDice }] })],
    items: [
      monster('ghost', { health: 4, defense: 2 }, { keywords: [{ keyword: 'ethereal' }] }),
      weapon('steel-cross', { dice: 5, symbols: ['holy'] }, { durability: 6 }),
      attackSkill('shout', 3, { dice: 4 }),
    ],
  });
  table.put('one', 'B-3');
  const [first, second] = [table.spawn('ghost', 'B-3'), table.spawn('ghost', 'B-3')];
  const cross = table.give('one', 'steel-cross');
  const skill = table.give('one', 'shout');
  table.set(first, 'damage', 1);
  table.set(skill, 'cooldown', 2);
  return { table, first, second, cross, skill };
}

example(
  'L04',
  'S000:661',
  'the Steel Cross with AR 3+ at an ethereal enemy: four damage kill it, what is over is lost',
  () => {
    // The card says five dice and the page shows six: both ways.
    for (const dice of [
      [1, 3, 5, 6, 6],
      [1, 1, 3, 5, 6, 6],
    ]) {
      const { table, first, second, cross, skill } = steelCross(dice.length - 5);
      table.dice(...dice).choose('.strike>monster/ghost#1');
      expect(table.told('Dice')).toBe(dice.length);
      expect(table.told('show 3 or more')).toBe(4);
      expect(table.told('Defense')).toBe(0);
      expect(table.told('Damage')).toBe(4);
      expect(table.isGone(first)).toBe(true);
      expect(table.read(second, 'health')).toBe(4);
      expect(table.read(cross, 'durability')).toBe(5);
      expect(table.read(skill, 'cooldown')).toBe(1);
    }
  },
);

const BREATH = attackSkill(
  'dragon-breath',
  5,
  {},
  {
    attacks: [
      { id: 'focused', dice: 7, range: 1, symbols: ['fire'] },
      { id: 'sweeping', dice: 4, perTarget: true, area: 'space', range: 1, symbols: ['fire'] },
    ],
  },
);

/** A character with Dragon breath, and so many enemies of 4 health and Defense 1 on the space beside it. */
function dragon(enemies: number) {
  const table = new Table({
    heroes: [hero('one', { ar: 4 })],
    items: [monster('ghoul', { health: 4, defense: 1 }), BREATH],
  });
  table.put('one', 'B-3');
  const skill = table.give('one', 'dragon-breath');
  const ghouls = Array.from({ length: enemies }, () => table.spawn('ghoul', 'B-4'));
  return { table, skill, ghouls };
}

const dice = (hits: number, misses: number): number[] => [
  ...new Array<number>(hits).fill(5),
  ...new Array<number>(misses).fill(2),
];

example('L05', 'S000:671', 'an area attack of 4D6 rolls 12 dice at three enemies', () => {
  const { table } = dragon(3);
  table.dice(...dice(0, 12)).choose('dragon-breath#1.sweeping');
  expect(table.told('Dice')).toBe(12);
});

example('L06', 'S000:675', 'seven successes of fire against Defense 1 may be given out as 4, 2 and 1', () => {
  const { table, skill, ghouls } = dragon(3);
  const [first = 0, second = 0, third = 0] = ghouls;
  table.dice(...dice(7, 5)).choose('dragon-breath#1.sweeping');
  expect(table.told('Defense')).toBe(0);
  expect(table.told('Damage')).toBe(7);
  for (const ghoul of ['ghoul#1', 'ghoul#1', 'ghoul#1', 'ghoul#2']) table.choose(ghoul);
  expect(table.isGone(first)).toBe(true);
  expect([second, third].map((ghoul) => table.read(ghoul, 'damage'))).toEqual([2, 1]);
  expect(table.read(skill, 'cooldown')).toBe(5 - 1);
});

example('L07', 'S000:735', 'an area attack of 4D6 rolls 20 dice at five enemies and 4 at one', () => {
  for (const [enemies, count] of [
    [5, 20],
    [1, 4],
  ] as const) {
    const { table } = dragon(enemies);
    table.dice(...dice(0, count)).choose('dragon-breath#1.sweeping');
    expect(table.told('Dice')).toBe(count);
  }
});

/** An attack of 5D6 with AR 5+ that rolls 6, 6, 5, 2, 1 at Defense 2; gives the damage. */
function sixes(symbols: string[], rollBonus = 0): number {
  const table = new Table({
    heroes: [hero('one', { ar: 5 }, { modifiers: [{ id: 'innate-aim', stat: 'attackRoll', add: rollBonus }] })],
    items: [monster('ghoul', { health: 9, defense: 2 }), weapon('knife', { dice: 5, symbols })],
  });
  table.put('one', 'B-3');
  const ghoul = table.spawn('ghoul', 'B-3');
  table.give('one', 'knife');
  table.dice(6, 6, 5, 2, 1).choose('knife');
  return table.read(ghoul, 'damage');
}

example('L08', 'S000:747', 'precision: of 6, 6 and 5 Defense 2 stops only the 5', () => {
  expect(sixes([])).toBe(1);
  expect(sixes(['precision'])).toBe(2);
});

example('L09', 'S000:747', 'precision: a 5 that a bonus turns into a 6 is not a natural 6', () => {
  expect(sixes(['precision'], 1)).toBe(2);
});

example('L10', 'S000:753', 'critical: Defense 2 stops the 5 and one 6, the other 6 deals 2 damage', () => {
  expect(sixes(['critical'])).toBe(2);
});
