import { describe, expect, test } from 'vitest';
import { attackSkill, hero, monster, movement, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';
import { charm, tool } from './pieces';

const FISTS_OF_SIX = [1, 1, 1, 1, 1, 1];

/** The Double of `hunted` at B-4, where `other` stands as well; it is the turn of `hunted`. */
function haunted(more: Partial<TableSetup> = {}): { table: Table; double: number } {
  const call = tool('call', [{ effect: 'spawn', what: 'the-double', at: 'user.space' }]);
  const table = new Table({
    heroes: [hero('hunted', { ar: 5, health: 20 }), hero('other', { ar: 3, health: 20 })],
    ...more,
    items: [call, ...(more.items ?? [])],
  });
  for (const one of ['hunted', 'other']) {
    table.put(one, 'B-4');
    table.set(one, 'insanity', 7);
  }
  table.give('hunted', 'call');
  table.dice(2, 5).choose('call');
  while (table.offers('keep').length > 0 && table.question !== 'turn') table.choose('keep');
  return { table, double: table.entity('the-double') };
}

const endRound = (table: Table, ...faces: number[]) =>
  table
    .choose('end-turn')
    .dice(...faces)
    .choose('end-turn');

describe('a nemesis', () => {
  test('is its prey in numbers, each better by 1', () => {
    const { table, double } = haunted();
    expect(['ar', 'defense', 'maxHealth', 'ap'].map((stat) => table.read(double, stat))).toEqual([4, 2, 21, 1]);
  });

  test('has the numbers on the card of its prey, whatever gives or takes some of them for now', () => {
    const more = (stat: string) => ({ id: `more-${stat.toLowerCase()}`, stat, where: 'it == owner', add: 1 });
    const boon = charm('boon', { modifiers: ['ar', 'defense', 'maxHealth'].map(more) });
    const { table, double } = haunted({ items: [boon] });
    const numbers = (of: number | string) => ['ar', 'defense', 'maxHealth', 'ap'].map((stat) => table.read(of, stat));
    table.give('hunted', 'boon');
    expect([numbers('hunted'), numbers(double)]).toEqual([
      [6, 2, 21, 3],
      [4, 2, 21, 1],
    ]);
    table.afflict('hunted', 'stunned');
    expect([table.read('hunted', 'defense'), table.read(double, 'defense')]).toEqual([0, 2]);
  });

  test('is elite: a Restraint Belt of its prey stuns it', () => {
    const { table, double } = haunted();
    table.give('hunted', 'equipment/restraint-belt');
    table.choose('restraint-belt');
    expect(table.conditions(double)).toContain('Stunned');
  });

  test('attacks with a weapon of its prey and 3 dice more, which wears nothing', () => {
    const { table } = haunted({ items: [weapon('saw', { dice: 4, symbols: ['fire'] })] });
    table.give('hunted', 'saw');
    endRound(table, 1, 1, 1, 1, 1, 1, 1, 6);
    expect(table.rolls().at(-1)?.title).toBe('The Double: Borrowed Steel with Saw at Hunted');
    // Fire burns the Defense of 1 away.
    expect([table.told('Dice'), table.read('hunted', 'damage')]).toEqual([7, 1]);
    expect(table.read('weapon/saw', 'durability')).toBe(6);
  });

  test('attacks with an attack skill of its prey, which need not be ready and does not cool down', () => {
    const { table } = haunted({ items: [attackSkill('bite', 4, { dice: 2, symbols: ['fire'] })] });
    table.give('hunted', 'bite');
    table.set('skill/bite', 'cooldown', 1);
    endRound(table, 4, 6, 1);
    expect(table.rolls().at(-1)?.title).toBe('The Double: Borrowed Skill with Bite at Hunted');
    expect([table.told('Dice'), table.read('hunted', 'damage')]).toEqual([2, 1]);
    expect(table.read('skill/bite', 'cooldown')).toBe(1);
  });

  test('makes a Weapon Attack with a borrowed weapon as well', () => {
    const items = [attackSkill('lunge', 4, { dice: 2, weapon: true }), weapon('saw', { dice: 4 })];
    const { table } = haunted({ items });
    for (const { id } of items) table.give('hunted', id);
    endRound(table, 5, ...FISTS_OF_SIX);
    expect(table.told('Dice')).toBe(6);
  });

  test('falls back on its first attack where its prey has no attack skill', () => {
    const { table } = haunted();
    endRound(table, 6, ...FISTS_OF_SIX);
    expect(table.rolls().at(-1)?.title).toBe('The Double: Borrowed Steel at Hunted');
  });

  test('hurts nobody else with a borrowed area attack', () => {
    const { table } = haunted({ items: [attackSkill('howl', 4, { dice: 2, area: 'space' })] });
    table.give('hunted', 'howl');
    endRound(table, 4, 6, 6);
    expect([table.read('hunted', 'damage'), table.read('other', 'damage')]).toEqual([1, 0]);
  });

  test('goes for nobody but its prey, however far that is', () => {
    const { table, double } = haunted();
    table.put('hunted', 'B-9');
    endRound(table);
    expect(table.at(double)).toBe('B-5');
  });

  test('is not hurt by others, whatever they do', () => {
    const bomb = tool('bomb', [{ effect: 'damage', to: 'monsters', amount: 2, from: 'user' }]);
    const { table, double } = haunted({ items: [bomb] });
    table.give('other', 'bomb');
    table.choose('end-turn').choose('bomb');
    expect(table.read(double, 'damage')).toBe(0);
  });

  test('leaves with its prey when that is dead for good', () => {
    const blade = tool('blade', [{ effect: 'kill', who: "inPlay('hunted')" }]);
    const { table, double } = haunted({ items: [blade] });
    table.set(table.play.program.gameEntity(table.play), 'isClash', 1);
    table.give('hunted', 'blade');
    table.choose('blade');
    expect(table.isGone(double)).toBe(true);
  });

  test('leaves two memories to its prey when it is killed', () => {
    const call = tool('call', [{ effect: 'spawn', what: 'the-double', at: 'user.space' }]);
    const table = new Table({ heroes: ['calder-nwosu'], items: [call] });
    const calder = table.put('calder-nwosu', 'B-4');
    table.give(calder, 'call');
    for (const memory of ['round-eleven', 'purse-money']) table.top(`memory/${memory}`, 'memory', calder);
    table.dice(3).choose('call').choose('keep');
    table.set('the-double', 'damage', table.read('the-double', 'maxHealth') - 1);
    table.dice(6, 6, 6, 6).choose('fists>monster/the-double');
    const kept = table.view().seats[0]?.cards.map(({ item }) => item);
    expect(kept).toEqual(expect.arrayContaining(['memory/round-eleven', 'memory/purse-money']));
  });
});

describe('special monsters', () => {
  test('The Hours take 1 AP from characters in their quarter, while nobody is on their space', () => {
    const table = new Table({ heroes: [hero('one')] });
    table.put('one', 'B-4');
    const hours = table.spawn('the-hours', 'B-9');
    expect(table.read('one', 'ap')).toBe(2);
    table.put(hours, 'C-1');
    expect(table.read('one', 'ap')).toBe(3);
    table.put(hours, 'B-4');
    expect(table.read('one', 'ap')).toBe(3);
  });

  test('The Hours rid who kills them of all cooldowns', () => {
    const table = new Table({ heroes: [hero('one')], items: ['a', 'b'].map((id) => attackSkill(id, 4, { dice: 1 })) });
    table.put('one', 'B-4');
    for (const id of ['a', 'b']) {
      table.give('one', id);
      table.set(`skill/${id}`, 'cooldown', 4);
    }
    const hours = table.spawn('the-hours', 'B-4');
    table.set(hours, 'damage', 5);
    table.dice(6, 6, 6).choose('fists');
    expect(['a', 'b'].map((id) => table.read(`skill/${id}`, 'cooldown'))).toEqual([0, 0]);
  });

  test('The Choir gives each character on its space 1 insanity when it is killed', () => {
    const table = new Table({
      heroes: ['one', 'two', 'three'].map((id) => hero(id)),
      items: [tool('bomb', [{ effect: 'kill', who: 'monsters' }])],
    });
    for (const id of ['one', 'two']) table.put(id, 'B-4');
    table.put('three', 'B-5');
    for (const id of ['one', 'two', 'three']) table.set(id, 'insanity', 3);
    table.give('one', 'bomb');
    table.spawn('the-choir', 'B-4');
    table.choose('bomb');
    expect(['one', 'two', 'three'].map((id) => table.read(id, 'insanity'))).toEqual([2, 2, 3]);
  });
});

describe('the pool', () => {
  const star = (color: string) => movement('star', { star: color, spawns: ['patient'] });

  test('gives the one with the highest die of those that are not on the board', () => {
    const table = new Table({ heroes: [hero('one')], cards: [star('blue')] });
    table.put('one', 'C-1');
    // The Choir, The Hours; a tie first, then the space.
    table.dice(3, 3, 2, 6, 2, 4).choose('end-turn');
    expect([table.everywhere('the-hours'), table.everywhere('patient')]).toEqual([['B-4'], []]);
  });

  test('is empty in games of fewer scenarios than the rules ask for', () => {
    const table = new Table({ heroes: [hero('one')], cards: [star('blue')], settings: { starsFrom: 2 } });
    table.put('one', 'C-1');
    table.dice(2, 4).choose('end-turn');
    expect(table.everywhere('patient')).toEqual(['B-4']);
  });

  test('has whom the content gives a star, one mini-boss at a time', () => {
    const uncle = monster('uncle', {}, { rank: 'elite', star: 'red', supply: 1 });
    const table = new Table({ heroes: [hero('one')], cards: [star('red')], items: [uncle] });
    table.put('one', 'C-1');
    table.spawn('uncle', 'B-9');
    table.dice(2, 4).choose('end-turn');
    expect(table.everywhere('patient')).toEqual(['B-4']);
  });
});
