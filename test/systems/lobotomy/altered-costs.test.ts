import { describe, expect, test } from 'vitest';
import { hero, monster, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { charm, tool } from './pieces';

const cost = (table: Table, words: string) => table.options().find(({ key }) => key.includes(words))?.cost;

/** A character on B-3 whose actions cost what the modifiers of a charm say. */
function paying(...modifiers: Readonly<Record<string, unknown>>[]) {
  const table = new Table({
    heroes: [hero('one'), hero('two')],
    items: [
      charm('purse', { modifiers: modifiers.map((each) => ({ where: 'it == owner', ...each })) }),
      monster('ghoul'),
    ],
  });
  for (const one of ['one', 'two']) table.put(one, 'B-3');
  table.give('one', 'purse');
  return table;
}

describe('what an action costs', () => {
  test('is the rule set’s number until content changes it for somebody', () => {
    const table = paying({ stat: 'searchCost', set: 0 }, { stat: 'moveCost', add: 1 });
    for (let n = 0; n < 2; n++) table.spawn('body-weapon', 'B-3');
    expect([cost(table, 'search:'), cost(table, 'move:B-4')]).toEqual(['', '2 AP']);
    table.choose('search:B-3#2');
    expect(table.read('one', 'ap')).toBe(3);
    table.choose('move:B-4');
    expect([table.read('one', 'ap'), table.offers('move:')]).toEqual([1, []]);
    table.choose('end-turn');
    expect([cost(table, 'search:'), cost(table, 'move:B-4')]).toEqual(['1 AP', '1 AP']);
  });

  test('is never below nothing, and what costs nothing is offered with no AP left', () => {
    const table = paying({ stat: 'attackCost', add: -3 });
    table.spawn('ghoul', 'B-3');
    table.set('one', 'spent', 3);
    expect(cost(table, 'attack:fists')).toBe('');
    table.dice(1, 1, 1).choose('attack:fists');
    expect(table.read('one', 'ap')).toBe(0);
  });

  test.each([
    ['memoryCost', 'memory:take', (table: Table) => table.spawn('memory-token', 'B-3')],
    ['tradeCost', 'trade:', (table: Table) => table.give('two', 'weapon/bed-slat')],
    ['revealCost', 'attack:fists', (table: Table) => table.spawn('ghoul', 'B-3')],
  ])('%s is one of them', (stat, words, arrange) => {
    const table = paying({ stat, set: 2 });
    arrange(table);
    expect(cost(table, words)).toBe(stat === 'revealCost' ? '1 AP' : '2 AP');
  });
});

describe('a search', () => {
  /** A locker that sells weapons for 3 and drugs for 2, and a charm that answers searches. */
  const searching = (successes: string) => {
    const trigger = { id: 'pick', when: 'search', timing: 'before', do: [{ effect: 'alter', set: { successes } }] };
    const table = new Table({
      heroes: [hero('one')],
      items: [
        charm('moth', { triggers: [trigger] }),
        monster('ghoul'),
        {
          kind: 'token',
          id: 'chest',
          source: 'original',
          name: 'Chest',
          family: 'locker',
          search: { weapon: 3, drug: 2, monster: 'ghoul' },
        },
      ],
    });
    table.put('one', 'B-3');
    table.spawn('chest', 'B-3');
    table.give('one', 'moth');
    return table;
  };

  test('takes no test where content gives successes, and they buy what they can', () => {
    const table = searching('event.card.price').choose('search:');
    expect(table.options().map(({ key }) => key)).toEqual(['drug', 'nothing']);
  });

  test('takes its test where content gives none', () => {
    const table = searching('0').dice(6, 6, 6, 1, 1, 1, 1).choose('search:');
    expect(table.options().map(({ key }) => key)).toEqual(['weapon', 'drug', 'nothing']);
  });
});

describe('wear', () => {
  const worn = (by: string) => {
    const spare = {
      id: 'spare',
      when: 'change',
      timing: 'before',
      if: "event.stat in ['durability', 'charges'] && event.by < 0",
      do: [{ effect: 'alter', set: { by } }],
    };
    const table = new Table({
      heroes: [hero('one')],
      items: [
        charm('oil', { triggers: [spare] }),
        tool('bell', [{ effect: 'say', text: 'Ding.' }]),
        weapon('pipe', { dice: 2 }),
        monster('ghoul'),
      ],
    });
    table.put('one', 'B-3');
    table.spawn('ghoul', 'B-3');
    table.give('one', 'oil');
    return { table, bell: table.give('one', 'bell'), pipe: table.give('one', 'pipe') };
  };

  test('is a change that content may spare or double', () => {
    const spared = worn('0');
    spared.table.dice(1, 1).choose('pipe').choose('use@equipment/bell');
    expect([spared.table.read(spared.pipe, 'durability'), spared.table.read(spared.bell, 'charges')]).toEqual([6, 10]);
    const doubled = worn('2 * event.by');
    doubled.table.dice(1, 1).choose('pipe').choose('use@equipment/bell');
    expect([doubled.table.read(doubled.pipe, 'durability'), doubled.table.read(doubled.bell, 'charges')]).toEqual([
      4, 8,
    ]);
  });

  test('uses an item up as it is altered', () => {
    const { table, pipe } = worn('2 * event.by');
    table.set(pipe, 'used', 4);
    table.dice(1, 1).choose('pipe');
    expect(table.offers('pipe')).toEqual([]);
  });
});

describe('AP that a modifier gives or takes', () => {
  /** The first character has 1 AP more than it prints, all ghouls have 1 less. */
  const modified = () => {
    const table = paying({ stat: 'ap', add: 1 }, { stat: 'ap', add: -1, where: "it.kind == 'monster'" });
    table.put('two', 'C-9');
    return table;
  };

  test('are there once, whatever is gained and spent besides', () => {
    const table = modified().choose('run:');
    expect(table.read('one', 'ap')).toBe(3 + 1 + 2);
    table.choose('move:B-4');
    expect(table.read('one', 'ap')).toBe(5);
    table.choose('end-turn');
    expect(table.read('one', 'ap')).toBe(0);
  });

  test('are taken once from a monster that gets up first', () => {
    const table = modified();
    const ghoul = table.spawn('ghoul', 'B-9');
    table.afflict(ghoul, 'stunned');
    table.endTurns();
    expect([table.at(ghoul), table.conditions(ghoul)]).toEqual(['B-9', []]);
  });
});
