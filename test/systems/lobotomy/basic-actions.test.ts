/** What every turn is made of: what an action costs, what is lost at its end, what can be seen from where; and the quarters. */
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../../engine/table/board';
import { equipment, hero, monster, scenario, ward, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

const ROOMS = ward(['1234'], { rooms: ['12', '34'], doorways: ['23'] });

/** Somebody with 3 AP at a closed door, beside a monster and a friend, on a memory, a locker and a body. */
function busySpace(): Table {
  const table = new Table({
    heroes: [hero('one'), hero('two')],
    stage: ROOMS,
    items: [
      monster('ghoul', {}, { keywords: [{ keyword: 'ethereal' }] }),
      weapon('club', { dice: 3 }, { keywords: [{ keyword: 'small' }] }),
    ],
    settings: { finalBlowCooldown: 0 },
  });
  for (const { entity } of table.view().seats) table.put(entity, 'B-2');
  table.door('B-2', 'B-3', 'barricaded', { strength: 6 });
  table.give('one', 'club');
  for (const id of ['ghoul', 'token/memory-token', 'token/body-drug']) table.spawn(id, 'B-2');
  return table;
}

describe('an action costs 1 AP:', () => {
  test.each([
    ['a step', 'move:B-1', []],
    ['a search', 'search:', []],
    ['turning a door over', 'reveal:', []],
    ['an attack', 'fists', [1, 1, 1]],
  ] as const)('%s', (_, action, dice) => {
    const table = busySpace();
    expect(table.read('one', 'ap')).toBe(3);
    table.dice(...dice).choose(action);
    expect(table.read('one', 'ap')).toBe(2);
  });

  test('another try at a lock', () => {
    const table = busySpace();
    table.door('B-2', 'B-3', 'locked', { strength: 3, isRevealed: true });
    table.dice(1, 1, 1, 1, 1, 1, 1).choose('unlock');
    expect(table.read('one', 'ap')).toBe(2);
  });

  test('and none can be taken without', () => {
    const table = busySpace();
    table.set('one', 'spent', 3);
    const left = table.options().map(({ key }) => key.split(':')[0]);
    for (const action of ['move', 'search', 'reveal', 'memory', 'attack', 'trade']) expect(left).not.toContain(action);
  });
});

test('AP that are left at the end of a turn are not there in the next', () => {
  const table = new Table({ heroes: [hero('one')] });
  table.put('one', 'B-3');
  table.choose('move:B-2').choose('end-turn');
  expect(table.read('one', 'ap')).toBe(3);
});

test('AP of a bonus that ends once they are spent are no debt', () => {
  const table = new Table({
    heroes: [hero('one')],
    items: [
      equipment('tonic', {
        charges: 1,
        keywords: [{ keyword: 'small' }],
        modifiers: [{ id: 'brisk', for: 'character', where: 'it == owner', stat: 'ap', add: 1 }],
      }),
    ],
  });
  table.put('one', 'B-3');
  table.give('one', 'tonic');
  expect(table.read('one', 'ap')).toBe(4);
  table.choose('move:B-2').choose('move:B-3').choose('move:B-2').choose('move:B-3');
  table.choose('drop').choose('Tonic');
  expect(table.read('one', 'ap')).toBe(0);
});

describe('a line of sight', () => {
  /** Somebody with a bow that reaches far, and a monster three spaces on. */
  const archer = (stage: ReturnType<typeof ward>, door?: 'none' | 'open' | 'locked') => {
    const table = new Table({
      heroes: [hero('one')],
      stage,
      items: [monster('ghoul'), weapon('bow', { dice: 3, range: 9 }, { keywords: [{ keyword: 'small' }] })],
    });
    table.give('one', 'bow');
    table.put('one', 'B-2');
    if (door !== undefined) table.door('B-2', 'B-3', door);
    table.spawn('ghoul', 'B-3');
    return table.offers('attack:').filter((key) => key.includes('ghoul')).length;
  };

  test('is free across a room', () => {
    expect(archer(ward(['1234']))).toBe(1);
  });

  test('is blocked by a wall', () => {
    expect(archer(ward(['1234'], { rooms: ['12', '34'] }))).toBe(0);
  });

  test.each([
    ['open', 0],
    ['locked', 0],
    ['none', 1],
  ] as const)('through a doorway with the token %s reaches %i', (door, targets) => {
    expect(archer(ROOMS, door)).toBe(targets);
  });
});

describe('a quarter', () => {
  test('has twelve numbered spaces on either side', () => {
    const table = new Table({
      heroes: [hero('one')],
      rules: 'printed',
      scenario: scenario('table', { text: 'None.' }),
    });
    const quarters = table.play.program.ofKind('tile').filter(({ item }) => item.family === 'quarter');
    expect(quarters.length).toBeGreaterThan(4);
    for (const { item } of quarters) {
      const sides = item.sides as readonly { numbers: Readonly<Record<string, unknown>> }[];
      expect(sides).toHaveLength(2);
      for (const { numbers } of sides) expect(Object.keys(numbers).sort()).toEqual([...'123456789abc']);
    }
  });

  test('is laid so that A to D have the spaces 1 to 12 each', () => {
    for (const seed of [1, 2, 3]) {
      const night = scenario('table', { text: 'None.', board: 'morrow-hill' });
      const table = new Table({ heroes: [hero('one')], rules: 'printed', scenario: night, seed });
      const { places, spaces } = boardOf(table.play);
      for (const number of [1, 2, 3, 4]) {
        const place = places.findIndex((each) => each.number === number);
        const numbers = spaces
          .filter((space) => space.place === place && space.number > 0)
          .map((space) => space.number);
        expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      }
    }
  });
});
