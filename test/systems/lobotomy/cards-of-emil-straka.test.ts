/** Emil Straka's cards, each played once. He hits with 4 and more, and has Imagination 9. */
import { describe, expect, test } from 'vitest';
import { attackSkill, hero, monster, movement, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { tool } from './pieces';

const E = 'emil-straka';

/** Emil and a friend on B-3, with a weapon of 3 dice. */
function office(cards: readonly string[] = [], more: { cards?: ReturnType<typeof movement>[] } = {}) {
  const table = new Table({
    heroes: [E, hero('two')],
    items: [
      monster('ghoul', { health: 9, defense: 0 }),
      weapon('ruler', { dice: 3 }, { durability: 2 }),
      attackSkill('slow', 6, { dice: 1 }),
      tool('bell', [{ effect: 'say', text: 'Ding.' }]),
      tool('nerves', [
        { effect: 'test', test: 'imagination', who: 'user', pass: [{ effect: 'say', text: 'Passed.' }] },
      ]),
    ],
    ...more,
  });
  for (const each of [E, 'two']) table.put(each, 'B-3');
  const ruler = table.give(E, 'ruler');
  const [card = 0] = cards.map((key) => table.give(E, key));
  return { table, card, ruler };
}

describe('Rounding Error', () => {
  test('turns one of his dice by 1 once in his turn, and the Warden stays', () => {
    const { table } = office();
    const ghoul = table.spawn('ghoul', 'B-3');
    table.dice(3, 3, 1).choose('attack:weapon/ruler').choose('use');
    expect(table.options().map(({ label }) => label)).toEqual(['d6 showing 3', 'd6 showing 1']);
    table.choose('d6 showing 3');
    expect(table.options().map(({ label }) => label)).toEqual(['4 instead of 3', '2 instead of 3']);
    table.choose('up').choose('keep');
    expect([table.read(ghoul, 'damage'), table.warden]).toEqual([1, 'A1']);
    table.dice(2, 2, 2).choose('attack:weapon/ruler');
    expect(table.question).toBe('turn');
  });

  test('turns a die of an Imagination test that just fails, and of none that would fail all the same', () => {
    const { table } = office();
    table.give(E, 'nerves');
    table.dice(5, 6).choose('nerves');
    expect(table.question).toBe('turn');
    table.dice(6, 4).choose('nerves').choose('use').choose('d6 showing 6');
    expect(table.lines()).toContain('Passed.');
  });

  test('is not offered in the turns of others, and comes back in his next one', () => {
    const { table } = office();
    table.spawn('ghoul', 'B-3');
    table.dice(3, 2, 2).choose('attack:weapon/ruler').choose('use').choose('d6 showing 2').choose('up').choose('keep');
    table.choose('end-turn').dice(3, 2, 2).choose('attack:fists').choose('keep');
    expect(table.question).toBe('turn');
    table.endTurns().goOnWith(1, 1, 1, 1).choose('end-turn');
    table.dice(3, 2, 2).choose('attack:weapon/ruler');
    expect(table.question).toBe('use');
    table.choose('decline').choose('keep');
  });
});

describe('skills', () => {
  test('Expected Value rolls any dice of an attack again, and costs its cooldown', () => {
    const { table, card } = office(['skill/expected-value']);
    const ghoul = table.spawn('ghoul', 'B-3');
    table.dice(5, 2, 1).choose('attack:weapon/ruler');
    while (table.view().decision?.question.startsWith('Expected Value') !== true) table.choose('decline');
    table.choose('use').choose('showing 1').choose('showing 2').dice(6, 4).choose('decline');
    while (table.question === 'use') table.choose('decline');
    expect([table.read(ghoul, 'damage'), table.read(card, 'cooldown')]).toEqual([3, 2]);
  });

  test('Proof by Exhaustion strikes one space away and passes through Defense', () => {
    const { table } = office(['skill/proof-by-exhaustion']);
    const nurse = table.spawn('nurse', 'B-4');
    table.dice(4, 4, 1, 1, 1, 1).choose('proof-by-exhaustion');
    expect([table.told('Dice'), table.told('Defense'), table.read(nurse, 'damage')]).toEqual([6, 0, 2]);
  });

  test('Division by Zero strikes all of a space one away with 4 dice each, for 2 AP', () => {
    const { table, card } = office(['skill/division-by-zero']);
    const ghouls = [table.spawn('ghoul', 'B-4'), table.spawn('ghoul', 'B-4')];
    table.dice(4, 4, 4, 4, 1, 1, 1, 1).choose('division-by-zero');
    while (table.question === 'area-damage') table.choose('ghoul#1');
    expect(ghouls.map((ghoul) => table.read(ghoul, 'damage'))).toEqual([3, 1]);
    expect([table.read(E, 'ap'), table.read(card, 'cooldown')]).toEqual([1, 6]);
  });

  test('Null Hypothesis halves the dice of the next attack on him, rounded up, and of no other', () => {
    const { table } = office(['skill/null-hypothesis']);
    table.put('two', 'B-9');
    for (let n = 0; n < 2; n++) table.spawn('scavenger', 'B-3');
    table.choose('null-hypothesis').endTurns().goOnWith(1, 1, 1, 1, 1, 1);
    // Three dice, then three and one for the crowd.
    expect(table.rolls().map(({ dice }) => dice.length)).toEqual([2, 4]);
  });
});

describe('memories', () => {
  test('Table of Mortality makes a number a success in his next attack', () => {
    const { table } = office(['memory/table-of-mortality']);
    const ghoul = table.spawn('ghoul', 'B-3');
    table.choose('table-of-mortality').choose('1').dice(1, 1, 2).choose('attack:weapon/ruler');
    expect(table.read(ghoul, 'damage')).toBe(2);
    table.dice(1, 2, 2).choose('attack:weapon/ruler');
    expect(table.read(ghoul, 'damage')).toBe(2);
  });

  test('Fountain Pen writes with 3 dice, one space away, ghostly and precise', () => {
    const { table, card } = office(['memory/fountain-pen']);
    const nurse = table.spawn('nurse', 'B-4');
    table.dice(6, 4, 1).choose('fountain-pen');
    expect([table.read(nurse, 'damage'), table.read(card, 'durability')]).toEqual([2, 2]);
  });

  test('Premium Waiver spares everybody durability and charges until the round ends, but not doses', () => {
    const { table, ruler } = office(['memory/premium-waiver']);
    const bell = table.give('two', 'bell');
    const drops = table.give('two', 'drug/white-tablets');
    table.set('two', 'insanity', 3);
    table.spawn('ghoul', 'B-3');
    table.choose('premium-waiver').dice(1, 1, 2).choose('attack:weapon/ruler');
    table.choose('end-turn').choose('bell').choose('white-tablets');
    expect([table.read(ruler, 'durability'), table.read(bell, 'charges'), table.read(drops, 'charges')]).toEqual([
      2, 10, 1,
    ]);
    table.endTurns().goOnWith(1, 1, 1, 1).choose('bell');
    expect(table.read(bell, 'charges')).toBe(9);
  });

  test('Reserve Fund lowers one of his cooldowns by 2, that of a memory too', () => {
    const { table, card } = office(['memory/reserve-fund']);
    expect(table.offers('reserve-fund')).toEqual([]);
    const [slow, mortality] = [table.give(E, 'slow'), table.give(E, 'memory/table-of-mortality')];
    table.set(slow, 'cooldown', 5);
    table.set(mortality, 'cooldown', 5);
    table.choose('reserve-fund');
    table.choose('table-of-mortality');
    expect([table.read(slow, 'cooldown'), table.read(mortality, 'cooldown'), table.read(card, 'charges')]).toEqual([
      5, 3, 1,
    ]);
  });

  test('The Date has the Warden miss his next symbol, for 1 insanity', () => {
    const cards = [movement('bell-1', { warden: true }), movement('bell-2', { warden: true })];
    const { table } = office(['memory/the-date'], { cards });
    for (const each of [E, 'two']) table.put(each, 'B-9');
    table.choose('the-date').endTurns();
    expect([table.warden, table.read(E, 'insanity')]).toEqual(['A1', 1]);
    table.endTurns();
    expect(table.warden).toBe('A2');
  });
});
