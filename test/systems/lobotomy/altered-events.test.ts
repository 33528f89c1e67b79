import { describe, expect, test } from 'vitest';
import { hero, monster, ward, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { charm } from './pieces';

/** Two characters on B-3, the first with a charm of one trigger. */
function charmed(trigger: Readonly<Record<string, unknown>>) {
  const table = new Table({
    heroes: [hero('one'), hero('two')],
    items: [charm('bell', { triggers: [{ id: 'ring', ...trigger }] }), monster('ghoul'), weapon('pipe', { dice: 2 })],
    stage: ward(['123456789abc'], { rooms: ['123', '456789abc'], doorways: ['34'] }),
  });
  for (const one of ['one', 'two']) {
    table.put(one, 'B-3');
    table.set(one, 'insanity', 7);
  }
  table.give('one', 'bell');
  return table;
}

const alter = (set: Readonly<Record<string, string>>) => [{ effect: 'alter', set }];

describe('an attack', () => {
  test('hits whom content says instead', () => {
    const table = charmed({
      when: 'attack',
      timing: 'before',
      do: alter({ targets: 'monsters.filter(m, m.space == event.target.space && m != event.target)' }),
    });
    const ghouls = [table.spawn('ghoul', 'B-3'), table.spawn('ghoul', 'B-3')];
    table.give('one', 'pipe');
    table.dice(5, 5).choose('attack:weapon/pipe#1.strike>monster/ghoul#1');
    expect(ghouls.map((ghoul) => table.read(ghoul, 'damage'))).toEqual([0, 1]);
  });

  test('is aimed at whom content names before anybody is asked', () => {
    const table = charmed({
      when: 'target',
      timing: 'before',
      do: alter({ target: 'self.owner' }),
    });
    table.spawn('ghoul', 'B-3');
    table.choose('end-turn').dice(5, 5, 1, 1).choose('end-turn');
    expect(table.read('one', 'damage')).toBe(1);
  });
});

test('a search that content fails finds nothing', () => {
  const table = charmed({
    when: 'test',
    if: "event.test == 'search'",
    timing: 'before',
    do: alter({ passed: 'false' }),
  });
  table.spawn('linen-cupboard', 'B-3');
  table.dice(6, 6, 6, 6, 6, 6, 6).choose('search:');
  expect(table.question).toBe('turn');
});

test('what dice are rolled for can be told', () => {
  const table = charmed({
    when: 'roll',
    do: [{ effect: 'say', text: "{event.purpose == 'search' ? 'search' : 'else'}" }],
  });
  table.spawn('linen-cupboard', 'B-3');
  table.dice(1, 1, 1, 1, 1, 1, 1).choose('search:');
  expect(table.lines()).toContain('search');
});

test('whoever reveals a door is told which token lay there', () => {
  const table = charmed({
    when: 'door-revealed',
    if: "event.card.def == 'door-barricaded'",
    do: [{ effect: 'say', text: 'Boards.' }],
  });
  table.door('B-3', 'B-4', 'barricaded', { strength: 4 });
  table.choose('reveal');
  expect(table.lines()).toContain('Boards.');
});

describe('what a roll needs', () => {
  const rolling = (needed: string) => charmed({ when: 'roll', timing: 'before', do: alter({ needed }) });

  test('may be altered for the dice of an attack', () => {
    const table = rolling('event.needed - 2');
    const ghoul = table.spawn('ghoul', 'B-3');
    table.give('one', 'pipe');
    table.dice(2, 2).choose('pipe');
    expect(table.read(ghoul, 'damage')).toBe(1);
  });

  test('for those of a search, and what would just help is turned by defying gravity', () => {
    const table = rolling("event.purpose == 'search' ? 6 : event.needed");
    table.spawn('linen-cupboard', 'B-3');
    table.dice(5, 5, 1, 1, 1, 1, 1).choose('search:');
    expect(table.question).toBe('defy-gravity');
    table.choose('keep');
    expect(table.question).toBe('turn');
  });
});
