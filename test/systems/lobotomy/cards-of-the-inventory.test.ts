/** Weapons, equipment and drugs, each played once where no other test does. */
import { describe, expect, test } from 'vitest';
import { attackSkill, hero, monster, movement, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { untilAsked } from './pieces';

/** A character on B-3 with one item, and another one far off. */
function carrying(key: string, more: { cards?: ReturnType<typeof movement>[] } = {}) {
  const table = new Table({
    heroes: [hero('one'), hero('two')],
    items: [monster('ghoul', { health: 9, defense: 0 }), attackSkill('slow', 5, { dice: 1 })],
    stage: ward(['123456789abc'], { rooms: ['123456789ab', 'c'], doorways: ['bc'] }),
    ...more,
  });
  table.put('one', 'B-3');
  table.put('two', 'C-9');
  return { table, item: table.give('one', key) };
}

describe('weapons', () => {
  test.each([
    ['bed-slat', 4, 0],
    ['broom-handle', 4, 0],
    ['orderlys-baton', 4, 0],
    ['scalpel-roll', 4, 0],
    ['bone-saw', 5, 0],
    ['fire-axe', 7, 0],
    ['sledgehammer', 6, 0],
    ['boiler-poker', 5, 0],
    ['slingshot', 3, 2],
    ['flare-pistol', 6, 2],
    ['chapel-cross', 5, 0],
    ['chapel-ewer', 3, 0],
    ['seance-bell', 4, 1],
    ['cryostat-flask', 4, 1],
    ['electrode-paddles', 5, 0],
    ['chain-and-padlock', 3, 0],
    ['extinguisher', 2, 1],
    ['radiator-key', 4, 0],
  ])('%s rolls %i dice as far as it reaches', (id, dice, range) => {
    const { table } = carrying(`weapon/${id}`);
    table.spawn('ghoul', `B-${3 + range + 1}`);
    expect(table.offers(id)).toEqual([]);
    table.spawn('ghoul', `B-${3 + range}`);
    table.dice(...new Array<number>(dice).fill(2)).choose(`attack:weapon/${id}`);
    expect([table.told('Dice'), table.read('one', 'ap')]).toEqual([dice, 2]);
  });

  test('a monster that the Electrode Paddles leave stunned has 1 AP less when it moves', () => {
    const { table } = carrying('weapon/electrode-paddles');
    const ghoul = table.spawn('ghoul', 'B-3');
    table.dice(4, 2, 2, 2, 2).choose('electrode-paddles').choose('decline');
    table.put('one', 'B-9');
    expect(table.read(ghoul, 'ap')).toBe(1);
    // Getting up takes the last one.
    table.endTurns();
    expect([table.at(ghoul), table.conditions(ghoul)]).toEqual(['B-3', []]);
  });
});

describe('equipment', () => {
  test('Attendant’s Whistle calls a monster within 3 spaces one space nearer', () => {
    const { table } = carrying('equipment/attendants-whistle');
    const ghoul = table.spawn('ghoul', 'B-6');
    table.choose('attendants-whistle');
    expect(table.at(ghoul)).toBe('B-5');
  });

  test('Bandage Roll heals 2 for 1 AP', () => {
    const { table, item } = carrying('equipment/bandage-roll');
    expect(table.offers('bandage-roll')).toEqual([]);
    table.set('one', 'damage', 3);
    table.choose('bandage-roll');
    expect([table.read('one', 'damage'), table.read('one', 'ap'), table.read(item, 'charges')]).toEqual([1, 2, 2]);
  });

  test('Lead Apron takes damage, and lets nobody run', () => {
    const { table, item } = carrying('equipment/lead-apron');
    expect(table.offers('run:')).toEqual([]);
    table.spawn('ghoul', 'B-3');
    table.endTurns().goOnWith(6, 6, 6, 1);
    table.choose('use').choose('2');
    expect([table.read('one', 'damage'), table.read(item, 'durability')]).toEqual([0, 4]);
  });

  test('Mirror Shard takes 1 from the rolls of an attack that has found its target', () => {
    const { table, item } = carrying('equipment/mirror-shard');
    table.spawn('ghoul', 'B-3');
    table.endTurns();
    while (table.offers('mirror-shard').length === 0) table.choose('go-on');
    table.choose('mirror-shard').goOnWith(4, 4, 4, 4);
    expect([table.read('one', 'damage'), table.read(item, 'charges')]).toEqual([0, 2]);
  });

  test('Night Bell keeps the Warden where he is for one symbol', () => {
    const cards = [movement('bell-1', { warden: true }), movement('bell-2', { warden: true })];
    const { table } = carrying('equipment/night-bell', { cards });
    table.endTurns().choose('use').endTurns();
    expect(table.warden).toBe('A2');
  });

  test('Restraint Belt stuns a monster on the space for 1 AP', () => {
    const { table } = carrying('equipment/restraint-belt');
    const ghoul = table.spawn('ghoul', 'B-3');
    table.choose('restraint-belt');
    expect([table.conditions(ghoul), table.read('one', 'ap')]).toEqual([['Stunned'], 2]);
  });

  test.each(['the-hours', 'the-choir'])('Restraint Belt stuns %s, who waits for a star but is elite', (id) => {
    const { table } = carrying('equipment/restraint-belt');
    const one = table.spawn(id, 'B-3');
    table.choose('restraint-belt');
    expect(table.conditions(one)).toContain('Stunned');
  });

  test('Sandglass lowers a cooldown by 2', () => {
    const { table } = carrying('equipment/sandglass');
    expect(table.offers('sandglass')).toEqual([]);
    const slow = table.give('one', 'slow');
    table.set(slow, 'cooldown', 3);
    table.choose('sandglass');
    expect(table.read(slow, 'cooldown')).toBe(1);
  });

  test('Skeleton Keys add 2 successes to a try at a lock that fails', () => {
    const { table, item } = carrying('equipment/skeleton-keys');
    table.put('one', 'B-11');
    const door = table.door('B-11', 'B-12', 'locked', { strength: 4, isRevealed: true });
    table.dice(4, 4, 1, 1, 1, 1, 1).choose('unlock:').choose('use');
    expect([table.doorState(door), table.read(item, 'charges')]).toEqual(['none', 2]);
  });

  test('Torn Case File heals 2 where no scenario is left to start', () => {
    const { table } = carrying('equipment/torn-case-file');
    table.set('one', 'damage', 3);
    table.choose('torn-case-file');
    expect([table.read('one', 'damage'), table.offers('torn-case-file')]).toEqual([1, []]);
  });

  test('Ward Lantern rolls the failed dice of a search again', () => {
    const { table, item } = carrying('equipment/ward-lantern');
    table.spawn('medicine-chest', 'B-3');
    table.dice(4, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1).choose('search:').choose('use').choose('drug');
    expect(table.read(item, 'charges')).toBe(3);
  });
});

describe('drugs', () => {
  test('Adrenal Phial: 3 dice more in the next attack of the turn', () => {
    const { table } = carrying('drug/adrenal-phial');
    table.spawn('ghoul', 'B-3');
    table.choose('adrenal-phial').dice(2, 2, 2, 2, 2, 2).choose('fists').dice(2, 2, 2).choose('fists');
    expect(table.rolls().map(({ dice }) => dice.length)).toEqual([6, 3]);
  });

  test('Black Draught heals everything and takes 2 insanity', () => {
    const { table } = carrying('drug/black-draught');
    table.set('one', 'damage', 6);
    table.choose('black-draught');
    expect([table.read('one', 'damage'), table.read('one', 'insanity')]).toEqual([0, 2]);
  });

  test('Blue Capsules heal 2 and help the rolls of the turn; the bill comes with the monsters’ turn', () => {
    const { table } = carrying('drug/blue-capsules');
    table.set('one', 'damage', 3);
    const ghoul = table.spawn('ghoul', 'B-9');
    table.put('one', 'B-9');
    table.choose('blue-capsules').dice(3, 1, 1).choose('fists');
    expect([table.read(ghoul, 'damage'), table.read('one', 'damage'), table.read('one', 'insanity')]).toEqual([
      1, 1, 0,
    ]);
    table.endTurns().goOnWith(1, 1, 1, 1);
    expect(table.read('one', 'insanity')).toBe(1);
  });

  test('Smelling Salts bring somebody on the space round', () => {
    const { table } = carrying('drug/smelling-salts');
    table.put('two', 'B-3');
    expect(table.offers('smelling-salts')).toEqual([]);
    for (const condition of ['stunned', 'frozen']) table.afflict('two', condition);
    table.choose('smelling-salts');
    expect(table.conditions(table.entity('two'))).toEqual([]);
  });

  test('Sodium Ampoule gives 2 AP', () => {
    const { table } = carrying('drug/sodium-ampoule');
    table.choose('sodium-ampoule');
    expect([table.read('one', 'ap'), table.offers('sodium-ampoule')]).toEqual([5, []]);
  });

  test('Syrup of Poppy: Defense +1 until the round ends, and 1 less in one’s own attacks', () => {
    const { table } = carrying('drug/syrup-of-poppy');
    const ghoul = table.spawn('ghoul', 'B-3');
    table.choose('syrup-of-poppy').dice(4, 2, 2).choose('fists').choose('keep');
    expect(table.read(ghoul, 'damage')).toBe(0);
    untilAsked(table.endTurns(), 'one').goOnWith(6, 6, 6, 1);
    expect(table.told('Defense of')).toBe(2);
  });

  test('White Tablets give 1 insanity back', () => {
    const { table } = carrying('drug/white-tablets');
    table.set('one', 'insanity', 2);
    table.choose('white-tablets');
    expect(table.read('one', 'insanity')).toBe(1);
  });
});
