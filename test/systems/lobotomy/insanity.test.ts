import { describe, expect, test } from 'vitest';
import { guard, hero, monster, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

const SHOUT = { attacks: [{ id: 'howl', dice: 4, area: 'space' }] };

function facing(more: { attacks?: object[]; stats?: object } = {}, heroes = ['one']): Table {
  const table = new Table({
    heroes: heroes.map((id) => hero(id)),
    items: [
      monster('ghoul', { ar: 2, health: 20, defense: 0, ...more.stats }, more.attacks ? { attacks: more.attacks } : {}),
      weapon('pipe', { dice: 2 }),
      weapon('sixes', { dice: 1, symbols: ['critical'] }),
      guard('shield', 3, 1),
    ],
  });
  for (const id of heroes) table.put(id, 'B-3');
  table.spawn('ghoul', 'B-3');
  return table;
}

describe('the Chaos die', () => {
  test('costs 1 insanity and goes with the next attack only, once for each', () => {
    const table = facing();
    table.give('one', 'pipe');
    table.choose('chaos');
    expect(table.read('one', 'insanity')).toBe(1);
    expect(table.offers('chaos')).toEqual([]);
    table.dice(1, 2, 'two-skulls').choose('pipe');
    expect(table.told('Skulls')).toBe(2);
    table.dice(1, 2).choose('pipe');
    expect(table.told('Skulls')).toBe(0);
    expect(table.offers('chaos')).toHaveLength(1);
  });

  test('adds 1 to every other die with its plus', () => {
    const table = facing();
    table.give('one', 'pipe');
    table.choose('chaos').dice(3, 2, 'plus').choose('pipe').choose('keep');
    expect(table.read('ghoul', 'damage')).toBe(1);
  });

  test('has skulls that are no sixes', () => {
    const table = facing();
    table.give('one', 'sixes');
    table.choose('chaos').dice(1, 'three-skulls').choose('sixes');
    expect(table.read('ghoul', 'damage')).toBe(3);
  });

  test('goes with the first of two attacks of a skill', () => {
    const table = new Table({ heroes: ['calder-nwosu'], items: [monster('ghoul', { health: 20, defense: 0 })] });
    table.put('calder-nwosu', 'B-3');
    table.spawn('ghoul', 'B-3');
    table.give('calder-nwosu', 'skill/one-two');
    table.choose('chaos').dice(1, 1, 1, 1, 'two-skulls', 1, 1, 1, 1).choose('one-two');
    expect(table.rolls().map(({ total }) => total.value)).toEqual(['2', '0']);
  });

  test('is lost with the turn', () => {
    const table = facing().choose('chaos').endTurns().goOnWith(1, 1, 1, 1);
    table.dice(1, 1, 1).choose('fists');
    expect(table.told('Skulls')).toBe(0);
  });
});

describe('the Defense die', () => {
  test('is rolled by each target of an area attack for itself, once', () => {
    const table = facing(SHOUT, ['one', 'two']);
    table.set('one', 'damage', 1);
    table.endTurns();
    while (!table.offers('defense-die').length) table.choose('go-on');
    expect(table.asked).toBe(table.entity('two'));
    table.dice('four', 2, 2, 2, 2).choose('defense-die');
    expect(table.asked).toBe(table.entity('one'));
    table.choose('go-on');
    expect(['one', 'two'].map((id) => table.read(id, 'damage'))).toEqual([1 + 3, 0]);
  });
});

describe('a Tantrum', () => {
  test('costs 1 insanity, once a round, and draws the attacks on its space', () => {
    const table = facing({}, ['one', 'two']);
    table.set('one', 'damage', 3);
    table.set('two', 'insanity', 6);
    table.endTurns();
    while (table.asked !== table.entity('two')) table.choose('go-on');
    table.choose('tantrum');
    expect(table.read('two', 'insanity')).toBe(7);
    // With less health the other would have been picked.
    table.dice(2, 2, 2, 2).goOn();
    expect(['one', 'two'].map((id) => table.read(id, 'damage'))).toEqual([3, 3]);
    expect(table.offers('tantrum')).toEqual([]);
  });
});

test('a Tantrum on another space draws no attack, though it is in reach', () => {
  const table = facing({ attacks: [{ id: 'spit', dice: 4, range: 2 }], stats: { ap: 0 } }, ['one', 'two', 'three']);
  for (const id of ['two', 'three']) table.put(id, 'B-4');
  table.set('one', 'damage', 3);
  table.set('two', 'insanity', 6);
  table.endTurns();
  while (table.asked !== table.entity('two')) table.choose('go-on');
  table.choose('tantrum').dice(2, 2, 2, 2).goOn();
  expect(['one', 'two', 'three'].map((id) => table.read(id, 'damage'))).toEqual([6, 0, 0]);
});

describe('insane abilities', () => {
  test('end at the last box', () => {
    const table = facing();
    table.set('one', 'insanity', 7);
    expect(table.offers('chaos')).toEqual([]);
    table.dice(1, 1, 1, 1).choose('end-turn');
    expect(table.question).toBe('turn');
  });
});

describe('modifiers of the one who is attacked', () => {
  test('do not change the roll of an area attack, nor its dice', () => {
    const table = facing(SHOUT);
    table.give('one', 'disorder/flinch');
    table.set('one', 'insanity', 7);
    table.choose('end-turn').dice(2, 2, 2, 2).choose('flinch');
    expect(table.read('one', 'damage')).toBe(3);
  });

  test('do change the roll of an attack on one', () => {
    const table = facing();
    table.give('one', 'disorder/flinch');
    table.set('one', 'insanity', 7);
    table.choose('end-turn').dice(2, 2, 3, 3).choose('flinch');
    expect(table.read('one', 'damage')).toBe(1);
  });
});
