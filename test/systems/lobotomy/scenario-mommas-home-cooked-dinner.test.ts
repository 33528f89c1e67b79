import { describe, expect, test } from 'vitest';
import { hero, movement } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { type Numbers, numbersOf, pinned } from './casefile-numbers';

const NAMES = ['one', 'two', 'three', 'four', 'five'];

const ID = 'mommas-home-cooked-dinner';

/** One card of each kind, and three at the table; Mother Halloran keeps to A until she is wanted. */
const NUMBERS: Numbers = {
  broth: 1,
  garnish: 1,
  bones: 1,
  pieces: 3,
  hungerStep: 1,
  hungerCap: 4,
  starvesFrom: 4,
  starved: 1,
  huntedFrom: 3,
  diners: 3,
  tired: 0,
  motherQuarter: 1,
};

/** Dinner with the Stove on B-1, the Table on B-3 and the heroes on B-6, not hungry yet; nobody cooks unless told so. */
const dinner = (count: number, ...colors: string[]): Table => seated(count, {}, colors);

function seated(count: number, numbers: Numbers, colors: readonly string[] = []): Table {
  const table = new Table({
    heroes: NAMES.slice(0, count).map((id) => hero(id)),
    scenario: pinned(ID, { ...NUMBERS, ...numbers }),
    cards: colors.map((color, index) => movement(`dish-${index}`, { color })),
  });
  table.spawn('stove', 'B-1');
  table.spawn('dinner-table', 'B-3');
  for (const name of NAMES.slice(0, count)) {
    table.put(name, 'B-6');
    table.setCounter(name, 'hunger', 0);
    table.set(name, 'insanity', 7);
  }
  return table;
}

const hunger = (table: Table) => table.view().seats.map(({ entity }) => table.counter(entity, 'hunger'));
const meters = (table: Table) => table.view().objectives.map(({ progress, needed }) => `${progress}/${needed}`);

/** Everything that has to be cooked. */
const INGREDIENTS = ['drug/white-tablets', 'equipment/rosary', 'weapon/bed-slat'];

/** Lets the first hero cook all of that on the Stove. */
function fill(table: Table): Table {
  table.put('one', 'B-1');
  for (const card of INGREDIENTS) table.give('one', card);
  for (const action of ['broth@', 'garnish@', 'bones@']) table.choose(action);
  return table;
}

describe('Momma’s Home Cooked Dinner', () => {
  test('has the kitchen at A, with the Stove and the Table on two of its highlights, and Mother Halloran on her rounds in C', () => {
    const heroes = ['marta-quillon', 'osgood-pell', 'ilse-varga'];
    const table = new Table({ heroes, rules: 'printed', scenario: ID });
    const [stove = '', dinnerTable = ''] = ['stove', 'dinner-table'].map((id) => table.at(id));
    expect([stove[0], dinnerTable[0], table.at('mother-halloran')[0]]).toEqual(['A', 'A', 'C']);
    expect(stove).not.toBe(dinnerTable);
  });

  test.each([
    [1, 'A'],
    [2, 'B'],
    [3, 'C'],
    [4, 'D'],
  ])(
    'has Mother Halloran begin on a random space of quarter %i, whichever the scenario says',
    (motherQuarter, quarter) => {
      const spaces = Array.from({ length: 8 }, (_, seed) =>
        new Table({ heroes: [hero('one')], scenario: pinned(ID, { motherQuarter }), seed }).at('mother-halloran'),
      );
      expect(new Set(spaces.map(([first]) => first))).toEqual(new Set([quarter]));
      expect(new Set(spaces).size).toBeGreaterThan(1);
    },
  );

  test.each([5, 4, 3])('with %i characters asks for so many ingredients of each kind and so many guests', (count) => {
    const { broth, garnish, bones, diners } = numbersOf(ID, count);
    const table = new Table({ heroes: NAMES.slice(0, count).map((id) => hero(id)), scenario: ID });
    expect(meters(table)).toEqual([broth, garnish, bones, diners].map((wanted) => `0/${wanted}`));
  });

  test('cooks one card for 1 AP on the Stove, and no more of a kind than wanted', () => {
    const table = dinner(3);
    table.give('one', 'equipment/rosary');
    expect(table.offers('garnish@')).toEqual([]);
    table.put('one', 'B-1');
    table.give('one', 'equipment/chalk-line');
    table.choose('garnish@').choose('chalk-line');
    expect([meters(table)[1], table.read('one', 'ap')]).toEqual(['1/1', 2]);
    expect(table.view().seats[0]?.cards.map(({ item }) => item)).toEqual(['equipment/rosary']);
    expect(table.offers('garnish@')).toEqual([]);
  });

  test('is won when all three who must dine have eaten after the pot was complete', () => {
    const table = dinner(3);
    table.put('two', 'B-3');
    table.choose('end-turn').choose('eat@').choose('end-turn');
    // Too early: the pot was empty.
    expect(meters(table)[3]).toBe('0/3');
    table.choose('end-turn');
    for (const name of ['two', 'three']) table.put(name, 'B-3');
    table.choose('eat@').choose('end-turn').choose('end-turn');
    fill(table);
    expect(meters(table)).toEqual(['1/1', '1/1', '1/1', '0/3']);
    for (const name of NAMES.slice(0, 3)) table.put(name, 'B-3');
    table.choose('end-turn');
    table.choose('eat@').choose('end-turn').choose('eat@');
    expect(meters(table)[3]).toBe('2/3');
    table.choose('end-turn').choose('eat@');
    expect(table.view().result?.outcome).toBe('win');
  });

  test.each([1, 2])('is won when as many have eaten as must dine, if that is %i of three', (diners) => {
    const table = fill(seated(3, { diners }));
    expect(meters(table)[3]).toBe(`0/${diners}`);
    for (const name of NAMES.slice(0, 3)) table.put(name, 'B-3');
    table.choose('end-turn');
    for (let eaten = 1; eaten < diners; eaten++) {
      table.choose('eat@').choose('end-turn');
      expect([meters(table)[3], table.view().result]).toEqual([`${eaten}/${diners}`, null]);
    }
    expect(table.choose('eat@').view().result?.outcome).toBe('win');
  });

  test.each([
    [0, 3, 6],
    [1, 2, 5],
    [3, 0, 3],
    [4, 0, 2],
  ])('has Mother Halloran’s attacks roll %i dice fewer: Smash %i, the Cleaver %i', (tired, smash, cleaver) => {
    const table = seated(3, { tired, hungerStep: 0 });
    for (const name of ['one', 'three']) table.put(name, 'B-12');
    table.spawn('mother-halloran', 'B-6');
    table.setCounter('two', 'hunger', 3);
    table.choose('end-turn').choose('end-turn');
    const misses = (length: number) => Array.from({ length }, () => 1);
    const findsCleaver = 1;
    table.dice(...misses(smash), findsCleaver, ...misses(cleaver)).choose('end-turn');
    expect(table.read('two', 'health')).toBe(7);
  });

  test('makes everybody hungrier as a round starts, up to 4; from 4 it costs 1 health as a turn starts', () => {
    const table = dinner(3);
    table.setCounter('one', 'hunger', 3);
    table.setCounter('two', 'hunger', 4);
    table.setCounter('three', 'hunger', 1);
    table.endTurns();
    expect(hunger(table)).toEqual([4, 4, 2]);
    for (let n = 0; n < 3; n++) table.choose('end-turn');
    expect(NAMES.slice(0, 3).map((name) => table.read(name, 'health'))).toEqual([6, 5, 7]);
  });

  test('fills a stomach at the Table, and a little with a drug', () => {
    const table = dinner(3);
    table.put('one', 'B-3');
    for (const name of ['one', 'two']) table.setCounter(name, 'hunger', 3);
    table.give('two', 'drug/white-tablets');
    table.choose('eat@').choose('end-turn');
    table.choose('white-tablets');
    expect(hunger(table)).toEqual([0, 2, 0]);
  });

  test('has Mother Halloran go past others for whoever has Hunger 3, and back to the Stove if there is nobody', () => {
    const table = dinner(3);
    const cook = table.spawn('mother-halloran', 'B-8');
    table.put('two', 'B-7');
    table.put('three', 'B-10');
    table.setCounter('three', 'hunger', 3);
    table.endTurns();
    expect(table.at(cook)).toBe('B-9');
    table.setCounter('three', 'hunger', 0);
    for (const name of ['one', 'two']) table.setCounter(name, 'hunger', 0);
    table.put(cook, 'B-10');
    table.put('three', 'B-12');
    table.endTurns();
    expect(table.at(cook)).toBe('B-9');
  });

  test('has Mother Halloran back on the Stove when she is killed, out of it until the round ends', () => {
    const table = dinner(3);
    const cook = table.spawn('mother-halloran', 'B-6');
    table.set(cook, 'damage', 7);
    table.dice(6, 6, 6).choose('attack:fists');
    expect([table.at(cook), table.read(cook, 'health'), table.conditions(cook)]).toEqual(['B-1', 8, ['Called back']]);
    table.put('one', 'B-1');
    expect(table.offers('attack:')).toEqual([]);
    expect(table.offers('move:B-2')).toHaveLength(1);
    table.endTurns();
    expect([table.at(cook), table.conditions(cook)]).toEqual(['B-1', []]);
  });

  test('makes the first player hungrier with a green surge', () => {
    const table = dinner(3, 'green');
    table.endTurns();
    // The first player token has gone on to the second; then everybody grows hungrier.
    expect(hunger(table)).toEqual([1, 2, 1]);
  });

  test('sets a scavenger on the Stove with a blue surge; with one there the last ingredient goes back to its deck', () => {
    const table = dinner(3, 'blue', 'blue');
    for (const name of NAMES.slice(0, 3)) table.put(name, 'C-12');
    fill(table);
    table.put('one', 'C-12');
    table.endTurns();
    expect(table.everywhere('scavenger')).toHaveLength(1);
    for (const scavenger of [table.entity('scavenger')]) table.put(scavenger, 'B-1');
    expect(meters(table)[2]).toBe('1/1');
    table.endTurns();
    expect(meters(table).slice(0, 3)).toEqual(['1/1', '1/1', '0/1']);
    const slat = table.entity('weapon/bed-slat');
    expect(table.play.zone(slat)).toBe(table.read(slat, 'home'));
  });

  test('gives Mother Halloran 2 AP more for the turn with a red surge', () => {
    const table = dinner(3, 'red');
    const cook = table.spawn('mother-halloran', 'B-12');
    table.setCounter('two', 'hunger', 3);
    table.endTurns();
    expect(table.at(cook)).toBe('B-9');
    expect(table.endTurns().at(cook)).toBe('B-8');
  });
});
