/** Marta Quillon's cards, each played once. */
import { describe, expect, test } from 'vitest';
import { hero, monster, movement } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { untilAsked } from './pieces';

const M = 'marta-quillon';

/** Marta on B-3, another character on B-5. */
function platform(cards: readonly string[] = [], more: { cards?: ReturnType<typeof movement>[] } = {}) {
  const table = new Table({
    heroes: [M, hero('two')],
    items: [monster('ghoul', { health: 9, defense: 0 })],
    ...more,
  });
  table.put(M, 'B-3');
  table.put('two', 'B-5');
  const [card = 0] = cards.map((key) => table.give(M, key));
  return { table, card };
}

const items = (table: Table) => table.view().seats[0]?.cards.map(({ item }) => item) ?? [];

test('Signal Box: once a turn somebody in sight may take a step', () => {
  const { table } = platform();
  table.choose('signal-box').choose('B-6');
  expect([table.at('two'), table.offers('signal-box')]).toEqual(['B-6', []]);
});

describe('skills', () => {
  test('Clear the Line lets others within 3 spaces take a step', () => {
    const { table, card } = platform(['skill/clear-the-line']);
    table.choose('clear-the-line');
    expect(table.asked).toBe(table.entity('two'));
    table.choose('B-4');
    expect([table.at('two'), table.read(M, 'ap'), table.read(card, 'cooldown')]).toEqual(['B-4', 2, 2]);
  });

  test('Night Timetable turns the next movement card over, and may bury it', () => {
    const cards = [movement('first', { warden: true }), movement('second')];
    const { table } = platform(['skill/night-timetable'], { cards });
    table.choose('night-timetable').choose('bury').endTurns();
    expect(table.warden).toBe('A1');
  });

  test('Coupling Rod swings with 7 dice', () => {
    const { table } = platform(['skill/coupling-rod']);
    const ghoul = table.spawn('ghoul', 'B-3');
    table.dice(4, 4, 4, 4, 1, 1, 1).choose('coupling-rod');
    expect(table.read(ghoul, 'damage')).toBe(4);
  });

  test('Emergency Brake: Defense +1 for her and for somebody in sight', () => {
    const { table } = platform(['skill/emergency-brake']);
    table.choose('emergency-brake').choose('two');
    expect([M, 'two'].map((each) => table.read(each, 'defense'))).toEqual([2, 2]);
    table.endTurns();
    expect(table.read(M, 'defense')).toBe(1);
  });
});

describe('memories', () => {
  test('The Ten-Fourteen lets everybody move 2 spaces', () => {
    const { table } = platform(['memory/the-ten-fourteen']);
    table.choose('the-ten-fourteen').choose('B-2').choose('B-1').choose('B-6').choose('decline');
    expect([M, 'two'].map((each) => table.at(each))).toEqual(['B-1', 'B-6']);
    expect([table.read(M, 'ap'), table.offers('the-ten-fourteen')]).toEqual([3, []]);
  });

  test('Brass Whistle takes 1 AP from a monster’s next move', () => {
    const { table, card } = platform(['memory/brass-whistle']);
    const ghoul = table.spawn('ghoul', 'B-9');
    table.choose('brass-whistle').endTurns();
    expect([table.at(ghoul), table.read(card, 'charges')]).toEqual(['B-8', 2]);
    table.endTurns();
    expect(table.at(ghoul)).toBe('B-6');
  });

  test('Signal Lamp burns one space away', () => {
    const { table, card } = platform(['memory/signal-lamp']);
    const nurse = table.spawn('nurse', 'B-4');
    table.dice(4, 4, 1, 2).choose('signal-lamp');
    expect([table.read(nurse, 'damage'), table.read(card, 'durability')]).toEqual([2, 3]);
  });

  test('Dead Man’s Handle: Defense +2 against one attack, and then she is down', () => {
    const { table } = platform(['memory/dead-mans-handle']);
    const ghouls = [table.spawn('ghoul', 'B-3'), table.spawn('ghoul', 'B-3')];
    table.endTurns();
    while (table.offers('dead-mans-handle').length === 0) untilAsked(table, M).choose('go-on');
    table.choose('dead-mans-handle').goOnWith(6, 6, 6, 6, 6, 1, 1, 1, 1);
    expect(ghouls).toHaveLength(2);
    // One damage is left of four successes, then all of one, since she lies.
    expect([table.read(M, 'damage'), table.conditions(table.entity(M))]).toEqual([2, ['Stunned']]);
  });

  test('Lost Property: two equipment cards, one of which stays', () => {
    const { table } = platform(['memory/lost-property']);
    const before = items(table).length;
    table.choose('lost-property');
    expect(table.options()).toHaveLength(2);
    table.choose(table.options()[1]?.key ?? '');
    // The memory has gone, and a card has come.
    expect(items(table)).toHaveLength(before);
  });
});
