import { expect } from 'vitest';
import { example } from '../example';
import { equipment, guard, hero, monster, movement, ward } from './pieces';
import { Table } from './table';

/** Two characters of Defense 1, with 3 and 6 health and a guard each, and two monsters that hit with every die. */
function twoOnTwo() {
  const table = new Table({
    heroes: [hero('first', { health: 3 }), hero('second', { health: 6 })],
    items: [monster('ghoul', { ar: 2 }, { attacks: [{ id: 'claw', dice: 7 }] }), guard('shield', 3, 1)],
  });
  for (const one of ['first', 'second']) {
    table.put(one, 'B-3');
    table.give(one, 'shield');
  }
  for (let n = 0; n < 2; n++) table.spawn('ghoul', 'B-3');
  return table;
}

/** Lets everybody answer: `shield` once for whoever is meant, nothing for the others. */
function answer(table: Table, who: string, words: string): void {
  const meant = table.entity(who);
  while (table.asked !== meant) table.choose('go-on');
  table.choose(words);
}

example(
  'L16',
  'S000:771',
  'whom a monster picks follows Defense and health of the moment; what comes after does not change it',
  () => {
    const table = twoOnTwo().endTurns();
    answer(table, 'first', 'shield');
    // The first monster has picked the second character, who now raises its own Defense.
    while (!table.offers('defense-die').length) table.choose('go-on');
    expect(table.asked).toBe(table.entity('second'));
    table.choose('shield');
    expect(['first', 'second'].map((one) => table.read(one, 'defense'))).toEqual([2, 2]);
    table.dice(2, 2, 2, 2, 2, 2, 2).choose('go-on');
    expect(['first', 'second'].map((one) => table.read(one, 'health'))).toEqual([3, 1]);
    // The second monster would pick the second character too.
    table.whatIf(() => {
      while (!table.offers('defense-die').length) table.choose('go-on');
      expect(table.asked).toBe(table.entity('second'));
    });
    answer(table, 'first', 'tantrum');
    while (!table.offers('defense-die').length) table.choose('go-on');
    expect(table.asked).toBe(table.entity('first'));
  },
);

/** Space B-1: an elite and a basic monster. B-5: a boss and two basic ones; a shooter on B-7 in reach of it. */
function threeSpaces(): Table {
  const table = new Table({
    heroes: [hero('left', { health: 30 }), hero('right', { health: 30 })],
    items: [
      monster('brute', {}, { rank: 'elite', attacks: [{ id: 'maul', dice: 5 }] }),
      monster('ghoul', {}, { attacks: [{ id: 'claw', dice: 4 }] }),
      monster('matron', {}, { rank: 'boss', attacks: [{ id: 'lash', dice: 6 }] }),
      monster('spitter', { ap: 0 }, { attacks: [{ id: 'spit', dice: 3, range: 2 }] }),
    ],
    stage: ward(['123456789abc'], { rooms: ['12', '3456789abc'] }),
  });
  table.put('left', 'B-1');
  table.put('right', 'B-5');
  table.spawn('ghoul', 'B-1');
  table.spawn('brute', 'B-1');
  for (const one of ['ghoul', 'ghoul', 'matron']) table.spawn(one, 'B-5');
  table.spawn('spitter', 'B-7');
  // Nobody has insanity left to answer with.
  for (const one of ['left', 'right']) table.set(one, 'insanity', 7);
  return table.endTurns();
}

const misses = (count: number): number[] => new Array<number>(count).fill(1);
const rollsOf = (table: Table) =>
  table.rolls().map(({ title, lines }) => `${title.split(':')[0]} ${lines.find(({ text }) => text === 'Dice')?.value}`);

example(
  'L17',
  'S000:797',
  'on one space the elite goes first, and the basic monster after it rolls 5D6 instead of 4D6',
  () => {
    const table = threeSpaces();
    table.dice(...misses(5 + 5)).choose('B-1');
    expect(rollsOf(table)).toEqual(['Brute 5', 'Ghoul 5']);
  },
);

example(
  'L18',
  'S000:803',
  'boss, two basic monsters and one that shoots at their space roll +0, +1, +2 and +3 dice',
  () => {
    const table = threeSpaces();
    table.dice(...misses(5 + 5)).choose('B-1');
    table.dice(...misses(6 + 5 + 6 + 6)).choose('B-5');
    expect(rollsOf(table).slice(2)).toEqual(['Matron 6', 'Ghoul 5', 'Ghoul 6', 'Spitter 6']);
  },
);

example(
  'L19',
  'S000:813',
  'an area attack of 2, 2, 3, 4, 5 with AR 2+ keeps its five successes; each Defense counts for itself',
  () => {
    const table = new Table({
      heroes: [hero('first', { defense: 1 }), hero('second', { defense: 2 })],
      items: [
        monster('howler', { ar: 2 }, { attacks: [{ id: 'howl', dice: 5, area: 'space' }] }),
        equipment('charm', { charges: 1, modifiers: [{ id: 'ward', stat: 'attackerRoll', add: -1 }] }),
        guard('shield', 3, 1),
      ],
    });
    for (const one of ['first', 'second']) {
      table.put(one, 'B-3');
      table.set(one, 'insanity', 7);
    }
    table.give('first', 'charm');
    table.give('second', 'shield');
    table.spawn('howler', 'B-3');
    table.choose('end-turn').choose('shield').dice(2, 2, 3, 4, 5).choose('end-turn');
    expect(table.rolls().map(({ total }) => total.value)).toEqual(['4', '2']);
    expect(['first', 'second'].map((one) => table.read(one, 'damage'))).toEqual([4, 2]);
  },
);

/** A character of 1 health, Defense 1 and 5 of 7 boxes lost; a monster whose fire hits four times of four. */
function lastStand(): Table {
  const table = new Table({
    heroes: [hero('one', { insanity: 7 })],
    items: [
      monster('burner', { ar: 2 }, { attacks: [{ id: 'flame', dice: 4, symbols: ['fire'] }] }),
      guard('shield', 3, 1),
    ],
    cards: [movement('calm'), movement('calmer')],
  });
  table.put('one', 'B-3');
  table.give('one', 'shield');
  table.spawn('burner', 'B-3');
  table.set('one', 'damage', 6);
  table.set('one', 'insanity', 6);
  return table.endTurns();
}

example(
  'L22',
  'S000:865',
  'a guard and a Defense die of 3 make Defense 5, fire takes one off: four successes do nothing',
  () => {
    const table = lastStand();
    const skill = table.entity('skill/shield');
    table.whatIf(() => {
      // The other way round the guard would wait a turn longer.
      table.choose('go-on').dice('three', 2, 2, 2, 2).choose('defense-die').choose('shield');
      // One box more, less the one that fell as the next turn began.
      expect(table.read(skill, 'cooldown')).toBe(3 + 2 - 1);
    });
    table.choose('shield');
    expect(table.read(skill, 'cooldown')).toBe(3 + 1);
    table.dice('three', 2, 2, 2, 2).choose('defense-die');
    expect(table.read('one', 'insanity')).toBe(7);
    expect(table.told('Defense')).toBe(4);
    expect(table.told('Damage')).toBe(0);
    expect(table.read('one', 'health')).toBe(1);
  },
);
