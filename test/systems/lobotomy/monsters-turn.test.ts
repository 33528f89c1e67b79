import { describe, expect, test } from 'vitest';
import { equipment, hero, monster, movement, scenario, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';

/** Characters without insanity to answer with, on these spaces. */
function night(where: Record<string, string>, more: Partial<TableSetup> = {}): Table {
  const table = new Table({ heroes: Object.keys(where).map((id) => hero(id, { health: 20 })), ...more });
  for (const [id, space] of Object.entries(where)) {
    table.put(id, space);
    table.set(id, 'insanity', 7);
  }
  return table;
}

const say = (text: string) => ({ effect: 'say', text });

describe('the seven steps', () => {
  test('follow one another: event, special event, memory, Warden, movement, spawns, attacks', () => {
    const told = (when: string, text: string) => ({ id: text, when, do: [say(text)] });
    const casefile = scenario('watch', {
      text: 'Watch.',
      triggers: [
        told('phase.events', 'events'),
        told('surge', 'surge'),
        told('phase.memories', 'memories'),
        told('phase.warden', 'warden'),
        told('phase.monsters-move', 'moved'),
        told('phase.spawns', 'spawns'),
        told('phase.monsters-attack', 'attacked'),
        told('phase.monsters', 'over'),
      ],
    });
    const busy = movement('busy', {
      color: 'green',
      memory: true,
      warden: true,
      spawns: ['ghoul'],
      do: [say('event')],
    });
    const table = night({ one: 'B-3' }, { scenario: casefile, items: [monster('ghoul')], cards: [busy] });
    table.dice(3, 4, 4, 4).choose('end-turn');
    const lines = table.lines();
    const steps = ['event', 'events', 'surge', 'memories', 'warden', 'moved', 'spawns', 'attacked', 'over'];
    expect(lines.filter((line) => steps.includes(line))).toEqual(steps);
    expect([table.everywhere('memory-token'), table.warden, table.everywhere('ghoul')]).toEqual([
      ['C-4'],
      'A2',
      ['D-4'],
    ]);
  });

  test('leave out what the card does not show', () => {
    const table = night({ one: 'B-3' }, { cards: [movement('calm')] });
    table.choose('end-turn');
    expect([table.everywhere('memory-token'), table.warden]).toEqual([[], 'A1']);
  });

  test('answer a special event scenario first, then monsters, then items', () => {
    const answer = (text: string) => [{ id: 'answer', when: 'surge', do: [say(text)] }];
    const table = night(
      { one: 'B-3' },
      {
        scenario: scenario('watch', { text: 'Watch.', triggers: answer('scenario') }),
        items: [
          monster('ghoul', {}, { triggers: answer('monster') }),
          equipment('radio', { charges: 1, triggers: answer('item') }),
        ],
        cards: [movement('red', { color: 'red' })],
      },
    );
    table.give('one', 'radio');
    table.spawn('ghoul', 'D-1');
    table.choose('end-turn');
    const said = ['item', 'scenario', 'monster'];
    expect(table.lines().filter((line) => said.includes(line))).toEqual(['scenario', 'monster', 'item']);
  });

  test('put no thirteenth memory on the board; two may lie on one space', () => {
    const table = night({ one: 'B-3' }, { cards: ['a', 'b'].map((id) => movement(id, { memory: true })) });
    for (let n = 0; n < 11; n++) table.spawn('memory-token', 'C-1');
    table.dice(3, 1).choose('end-turn');
    expect(table.everywhere('memory-token')).toHaveLength(12);
    expect(table.everywhere('memory-token').filter((space) => space === 'C-1')).toHaveLength(12);
    table.choose('end-turn');
    expect(table.everywhere('memory-token')).toHaveLength(12);
  });
});

test.each([
  [3, ['A-5', 'B-8']],
  [4, ['A-5', 'B-8']],
  [5, ['A-5', 'B-8', 'C-2']],
])('of three monsters of a card those appear that %i characters are enough for', (count, spaces) => {
  const heroes = ['one', 'two', 'three', 'four', 'five'].slice(0, count).map((id) => hero(id));
  const crowd = movement('crowd', { spawns: ['ghoul', 'ghoul', 'ghoul'] });
  const table = new Table({ heroes, items: [monster('ghoul')], cards: [crowd] });
  for (let turns = 1; turns < count; turns++) table.choose('end-turn');
  table.dice(...[1, 5, 2, 8, 3, 2].slice(0, 2 * spaces.length)).choose('end-turn');
  expect(table.everywhere('ghoul').sort()).toEqual(spaces);
});

describe('stars', () => {
  const boss = (id: string, star: 'red' | 'blue') => monster(id, {}, { rank: 'elite', star, supply: 1 });

  test('bring a special monster in place of the card’s, as long as there is one that is not on the board', () => {
    const cards = ['a', 'b'].map((id) => movement(id, { star: 'blue', spawns: ['ghoul', 'ghoul'] }));
    const table = night({ one: 'B-3' }, { items: [monster('ghoul'), boss('sister', 'blue')], cards });
    for (const other of ['the-choir', 'the-hours']) table.spawn(other, 'D-1');
    table.dice(3, 4).choose('end-turn');
    expect([table.everywhere('sister'), table.everywhere('ghoul')]).toEqual([['C-4'], []]);
    table.dice(3, 1, 3, 2).choose('end-turn');
    expect(table.everywhere('ghoul')).toEqual(['C-1', 'C-2']);
  });

  test('bring one mini-boss at a time', () => {
    const cards = ['a', 'b'].map((id) => movement(id, { star: 'red', spawns: ['ghoul'] }));
    const table = night(
      { one: 'B-3' },
      { items: [monster('ghoul'), boss('uncle', 'red'), boss('aunt', 'red')], cards },
    );
    // Aunt, the Double, Uncle, then the space.
    table.dice(5, 2, 6, 3, 4).choose('end-turn');
    expect([table.everywhere('uncle'), table.everywhere('aunt')]).toEqual([['C-4'], []]);
    table.dice(3, 1).choose('end-turn');
    expect(table.everywhere('ghoul')).toEqual(['C-1']);
    expect(table.lines()).toContain(
      'No further mini-boss appears while one is on the board: the monsters of the card come',
    );
  });

  test.each([
    ['say nothing in games of so few scenarios that they bring nobody', 2, 0],
    ['tell when nobody is left to come', 1, 1],
  ])('%s', (_, starsFrom, told) => {
    const card = movement('a', { star: 'blue', spawns: ['ghoul'] });
    const table = night({ one: 'B-3' }, { items: [monster('ghoul')], cards: [card], settings: { starsFrom } });
    for (const other of ['the-choir', 'the-hours']) table.spawn(other, 'D-1');
    table.dice(3, 1).choose('end-turn');
    expect(table.everywhere('ghoul')).toEqual(['C-1']);
    expect(table.lines().filter((line) => /left to appear|No further/.test(line))).toHaveLength(told);
  });
});

describe('monsters that move', () => {
  test('spend all their AP, and stop where they meet a character', () => {
    const table = night({ one: 'B-4', two: 'B-6' }, { items: [monster('ghoul', { ap: 5 })] });
    const ghoul = table.spawn('ghoul', 'B-1');
    table.choose('end-turn').dice(1, 1, 1, 1).choose('end-turn');
    expect(table.at(ghoul)).toBe('B-4');
  });

  test('do not step where a card forbids them to', () => {
    const table = night({ one: 'B-4' });
    const patient = table.spawn('patient', 'B-5');
    table.spawn('chalk-mark', 'B-4');
    table.choose('end-turn');
    expect(table.at(patient)).toBe('B-5');
    // The chalk is gone with the round.
    table.dice(1, 1, 1, 1).choose('end-turn');
    expect(table.at(patient)).toBe('B-4');
  });

  test('run at once to whom they see, if they are runners', () => {
    const runner = monster('hound', { ap: 1 }, { keywords: [{ keyword: 'runner' }] });
    const table = night({ one: 'B-9' }, { items: [runner] });
    const hound = table.spawn('hound', 'B-1');
    table.dice(1, 1, 1, 1).choose('end-turn');
    expect(table.at(hound)).toBe('B-9');
  });

  test('pay to get up and to thaw first; one that thaws has a die less in its first attack', () => {
    const table = night({ one: 'B-4' }, { items: [monster('ghoul', { ap: 3 })] });
    const ghoul = table.spawn('ghoul', 'B-2');
    for (const condition of ['stunned', 'frozen']) table.afflict(ghoul, condition);
    table.choose('end-turn');
    expect(table.at(ghoul)).toBe('B-3');
    expect(table.conditions(ghoul)).toEqual([]);
    table.put(ghoul, 'B-4');
    table.afflict(ghoul, 'frozen');
    table.dice(1, 1, 1).choose('end-turn');
    expect(table.told('Dice')).toBe(3);
    table.dice(1, 1, 1, 1).choose('end-turn');
    expect(table.told('Dice')).toBe(4);
  });

  test('with 1 AP, stunned and frozen, get rid of one of them', () => {
    const table = night({ one: 'B-4' }, { items: [monster('ghoul', { ap: 1 })] });
    const ghoul = table.spawn('ghoul', 'B-1');
    for (const condition of ['stunned', 'frozen']) table.afflict(ghoul, condition);
    table.choose('end-turn');
    expect(table.conditions(ghoul)).toHaveLength(1);
    expect(table.at(ghoul)).toBe('B-1');
  });
});

describe('monsters that attack', () => {
  const twice = (attacks: object[]) =>
    monster('twin', { ar: 2 }, { rank: 'elite', attacks, keywords: [{ keyword: 'double-attack' }] });

  test('twice roll their table for each, add one die for later ones and none to themselves', () => {
    const table = [
      { id: 'slap', on: '1-3', dice: 1 },
      { id: 'bite', on: '4-6', dice: 2 },
    ];
    const game = night(
      { one: 'B-4' },
      { items: [twice(table), monster('ghoul', {}, { attacks: [{ id: 'claw', dice: 1 }] })] },
    );
    game.spawn('twin', 'B-4');
    game.spawn('ghoul', 'B-4');
    game.dice(2, 1, 5, 1, 1, 1, 1).choose('end-turn');
    expect(game.rolls().map(({ title, lines }) => `${title.split(' at ')[0]} ${lines[0]?.value}`)).toEqual([
      'Twin: Slap 1',
      'Twin: Bite 2',
      'Ghoul: Claw 2',
    ]);
  });

  test('do so boss first, then elite, then basic', () => {
    const ranks = ['basic', 'elite', 'boss'];
    const foes = ranks.map((rank) => monster(rank, {}, { rank, attacks: [{ id: 'claw', dice: 1 }] }));
    const game = night({ one: 'B-4' }, { items: foes });
    for (const rank of ranks) game.spawn(rank, 'B-4');
    game.dice(1, 1, 1, 1, 1, 1).choose('end-turn');
    expect(game.rolls().map(({ title }) => title.split(':')[0])).toEqual(['Boss', 'Elite', 'Basic']);
  });

  test('from afar do nothing when their table gives an attack that does not reach', () => {
    const attacks = [
      { id: 'bite', on: '1-3', dice: 2 },
      { id: 'spit', on: '4-6', dice: 2, range: 2 },
    ];
    const game = night({ one: 'B-4' }, { items: [monster('spitter', { ap: 0 }, { rank: 'elite', attacks })] });
    game.spawn('spitter', 'B-6');
    game.dice(2).choose('end-turn');
    expect(game.rolls()).toEqual([]);
    game.dice(5, 1, 1).choose('end-turn');
    expect(game.told('Dice')).toBe(2);
  });

  test('begin anew each round, without the dice of the last one', () => {
    const game = night({ one: 'B-4' }, { items: [monster('ghoul', {}, { attacks: [{ id: 'claw', dice: 1 }] })] });
    for (let n = 0; n < 2; n++) game.spawn('ghoul', 'B-4');
    for (let round = 0; round < 2; round++) game.dice(1, 1, 1).choose('end-turn');
    expect(game.rolls().map(({ lines }) => lines[0]?.value)).toEqual(['1', '2', '1', '2']);
  });

  test('come from their own space once they have appeared there this turn', () => {
    const table = night(
      { one: 'B-4' },
      { items: [monster('ghoul')], cards: [movement('here', { spawns: ['ghoul'] })] },
    );
    table.dice(2, 4, 5, 5, 1, 1).choose('end-turn');
    expect(table.read('one', 'damage')).toBe(1);
  });

  test('pick the lowest Defense, then the least health, then whom the players say', () => {
    const pick = (stats: Record<string, Record<string, number>>) => {
      const heroes = Object.entries(stats).map(([id, numbers]) => hero(id, { health: 20, ...numbers }));
      const table = new Table({ heroes, items: [monster('ghoul', { ar: 2 })] });
      for (const id of Object.keys(stats)) {
        table.put(id, 'B-4');
        table.set(id, 'insanity', 7);
      }
      table.spawn('ghoul', 'B-4');
      return table;
    };
    const byDefense = pick({ one: { defense: 2, health: 3 }, two: { defense: 1 } });
    byDefense.choose('end-turn').dice(2, 2, 2, 2).choose('end-turn');
    expect(byDefense.read('two', 'damage')).toBe(3);
    const byHealth = pick({ one: {}, two: { health: 9 } });
    byHealth.choose('end-turn').dice(2, 2, 2, 2).choose('end-turn');
    expect(byHealth.read('two', 'damage')).toBe(3);
    const tie = pick({ one: {}, two: {} });
    tie.choose('end-turn').choose('end-turn');
    expect(tie.question).toBe('tie-target');
    tie.dice(2, 2, 2, 2).choose('one');
    expect(tie.read('one', 'damage')).toBe(3);
  });
});

describe('keywords of monsters', () => {
  const keyworded = (keyword: string, params: object = {}, stats: object = {}) =>
    monster('thing', { ar: 2, ...stats }, { keywords: [{ keyword, ...params }] });

  test('leech soul heals as much as was dealt, never above the maximum', () => {
    const table = night({ one: 'B-4' }, { items: [keyworded('leech-soul')] });
    const thing = table.spawn('thing', 'B-4');
    table.set(thing, 'damage', 2);
    table.dice(2, 2, 2, 2).choose('end-turn');
    expect(table.read('one', 'damage')).toBe(3);
    expect(table.read(thing, 'damage')).toBe(0);
  });

  test('smash rolls its dice once against everybody there before the attacks', () => {
    const table = night({ one: 'B-4', two: 'B-4' }, { items: [keyworded('smash', { dice: 2 })] });
    table.set('two', 'damage', 1);
    table.spawn('thing', 'B-4');
    table.choose('end-turn').dice(2, 2, 1, 1, 1, 1).choose('end-turn');
    expect(['one', 'two'].map((id) => table.read(id, 'damage'))).toEqual([1, 2]);
  });

  test('smash of the Warden waits for the clash', () => {
    const table = night({ one: 'A-2' });
    table.give('one', 'equipment/felt-slippers');
    table.choose('felt-slippers').choose('move:A-1');
    table.set('one', 'insanity', 7);
    // The slippers end with the turn: only the stomp remains.
    table.dice('blank', 'blank').choose('end-turn');
    expect(table.read('one', 'damage')).toBe(0);
  });

  test('burrow takes whoever was hurt this round elsewhere', () => {
    const table = night({ one: 'B-4' }, { items: [keyworded('burrow', {}, { defense: 0 })] });
    const thing = table.spawn('thing', 'B-4');
    table.dice(5, 1, 1).choose('fists').dice(1, 1, 1, 1, 3, 7).choose('end-turn');
    expect(table.at(thing)).toBe('C-7');
  });

  test('eternal grudge brings it back where it first stood, without a Final Blow', () => {
    const cards = [movement('appear', { spawns: ['thing'] })];
    const table = night(
      { one: 'B-4' },
      { items: [keyworded('eternal-grudge', {}, { health: 1, defense: 0, ap: 0 })], cards },
    );
    table.dice(2, 4, 1, 1, 1, 1).choose('end-turn');
    const skill = table.give('one', 'skill/coupling-rod');
    table.set(skill, 'cooldown', 3);
    const thing = table.entity('thing');
    table.dice(5, 1, 1).choose('fists');
    expect([table.at(thing), table.read(thing, 'health'), table.read(skill, 'cooldown')]).toEqual(['B-4', 1, 3]);
  });

  test('memorable gives a memory to each who hurt it or stood with it', () => {
    const table = night({ one: 'B-4', two: 'B-4' }, { items: [keyworded('memorable', {}, { health: 1, defense: 0 })] });
    for (const id of ['one', 'two']) table.top('memory/lights-out-at-nine', 'memory', table.entity(id));
    table.spawn('thing', 'B-4');
    table.dice(5, 1, 1).choose('fists').choose('draw');
    table.choose('nurse').choose('decline');
    expect(table.view().seats.map(({ cards }) => cards.length)).toEqual([1, 0]);
  });

  test('unholy asks for a test before the attack, once a turn', () => {
    const table = night({ one: 'B-4' }, { items: [keyworded('unholy', {}, { defense: 0, health: 9 })] });
    const thing = table.spawn('thing', 'B-4');
    table.dice(6, 6).choose('fists');
    expect([table.read(thing, 'damage'), table.read('one', 'ap')]).toEqual([0, 2]);
    table.dice(1, 1, 5, 1, 1).choose('fists').dice(5, 1, 1).choose('fists');
    expect(table.read(thing, 'damage')).toBe(2);
  });

  test('aura of despair takes 1 AP from the characters of its quarter', () => {
    const table = night({ one: 'B-4', two: 'C-4' }, { items: [keyworded('aura-of-despair', {}, { ap: 0 })] });
    table.spawn('thing', 'B-9');
    expect(['one', 'two'].map((id) => table.read(id, 'ap'))).toEqual([2, 3]);
  });

  test('aura of reality takes 1 health from the characters of its quarter as their turn starts', () => {
    const table = night({ one: 'B-4', two: 'C-4' }, { items: [keyworded('aura-of-reality', {}, { ap: 0 })] });
    table.spawn('thing', 'B-9');
    table.choose('end-turn').choose('end-turn').choose('end-turn');
    expect(['one', 'two'].map((id) => table.read(id, 'damage'))).toEqual([1, 0]);
  });

  test('inspiring presence gives the others of its side on its space a die', () => {
    const table = night(
      { one: 'B-4' },
      { items: [keyworded('inspiring-presence'), monster('ghoul', {}, { attacks: [{ id: 'claw', dice: 1 }] })] },
    );
    table.spawn('ghoul', 'B-4');
    table.spawn('thing', 'B-4');
    table.choose('end-turn').dice(1, 1, 1, 1, 1, 1, 1).choose('ghoul');
    const dice = table.rolls().map(({ title, lines }) => `${title.split(':')[0]} ${lines[0]?.value}`);
    expect(dice).toEqual(['Ghoul 2', 'Thing 5']);
  });

  test('blood bond adds to rolls and attacks while another of its kind is near', () => {
    const table = night(
      { one: 'B-4' },
      { items: [keyworded('blood-bond', {}, { ar: 3, ap: 0 })], stage: ward(['123456789abc']) },
    );
    table.spawn('thing', 'B-4');
    table.spawn('thing', 'B-8');
    table.dice(2, 1, 1, 1, 2, 1, 1, 1).choose('end-turn');
    expect(table.rolls().map(({ lines }) => lines[1]?.value)).toEqual(['1', '1']);
  });

  test('blood bond ends beyond 4 spaces, and is none with another sort', () => {
    const table = night(
      { one: 'B-4' },
      { items: [keyworded('blood-bond', {}, { ar: 3, ap: 0 }), monster('ghoul', { ap: 0 })] },
    );
    for (const space of ['B-4', 'B-9']) table.spawn('thing', space);
    table.spawn('ghoul', 'B-5');
    table.dice(2, 2, 2, 2).choose('end-turn');
    expect([table.rolls().length, table.told('Damage')]).toEqual([1, 0]);
  });
});
