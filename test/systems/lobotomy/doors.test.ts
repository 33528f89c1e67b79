import { describe, expect, test } from 'vitest';
import { equipment, hero, monster, scenario, ward, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';

type Sort = Parameters<Table['door']>[2];

/** Two characters at a door between B-2 and B-3. */
function atADoor(sort: Sort, how: { strength?: number; isRevealed?: boolean }, more: Partial<TableSetup> = {}) {
  const stage = ward(['1234'], { rooms: ['12', '34'], doorways: ['23'] });
  const table = new Table({ heroes: [hero('one'), hero('two')], stage, ...more });
  for (const { entity } of table.view().seats) table.put(entity, 'B-2');
  const door = table.door('B-2', 'B-3', sort, how);
  return { table, door };
}

describe('a door token', () => {
  test('stops characters until it is revealed for 1 AP; one without a symbol is taken away', () => {
    const { table, door } = atADoor('open', {});
    expect(table.offers('move:B-3')).toEqual([]);
    table.choose('reveal');
    expect(table.doorState(door)).toBe('none');
    expect(table.read('one', 'ap')).toBe(2);
    expect(table.offers('move:B-3')).toEqual(['move:B-3']);
  });

  test('can be reached from both sides', () => {
    const { table } = atADoor('locked', { strength: 3 });
    table.put('one', 'B-3');
    expect(table.offers('reveal:')).toEqual(['reveal:B-2|B-3']);
  });
});

describe('a locked door', () => {
  test('gives a free try that may be declined', () => {
    const { table, door } = atADoor('locked', { strength: 3 });
    table.choose('reveal').choose('leave');
    expect(table.doorState(door)).toBe('locked');
    expect(table.read('one', 'ap')).toBe(2);
  });

  test('may be tried as often as there are AP, and is no harder in the next turn', () => {
    const { table } = atADoor('locked', { strength: 3, isRevealed: true });
    const needed = () => table.lines().flatMap((line) => /(\d) needed/.exec(line)?.[1] ?? []);
    for (let n = 0; n < 3; n++) table.dice(1, 1, 1, 1, 1, 1, 1).choose('unlock');
    expect(needed()).toEqual(['3', '4', '5']);
    table.endTurns().choose('end-turn').dice(1, 1, 1, 1, 1, 1, 1).choose('unlock');
    expect(needed().at(-1)).toBe('3');
  });
});

describe('a barricade', () => {
  test('is the work of several characters', () => {
    const { table, door } = atADoor('barricaded', { strength: 4, isRevealed: true });
    for (let n = 0; n < 3; n++) table.choose('barricade');
    table.choose('end-turn').choose('barricade');
    expect(table.doorState(door)).toBe('none');
    expect(table.asked).toBe(table.entity('two'));
  });

  test('breaks a weapon whose last durability is spent on it', () => {
    const { table, door } = atADoor(
      'barricaded',
      { strength: 4, isRevealed: true },
      { items: [weapon('pipe', { dice: 4 }, { durability: 2 })] },
    );
    table.give('one', 'pipe');
    table.choose('+weapon/pipe').choose('+weapon/pipe');
    expect(table.read(door, 'tokens')).toBe(2);
    expect(table.offers('pipe')).toEqual([]);
  });

  test('takes nothing from a weapon that cannot be destroyed', () => {
    const { table } = atADoor('barricaded', { strength: 4, isRevealed: true });
    table.give('one', 'weapon/radiator-key');
    expect(table.offers('barricade:')).toEqual(['barricade:B-2|B-3']);
  });

  test('yields to a weapon of the memory deck, twice as fast if it says so', () => {
    const { table, door } = atADoor('barricaded', { strength: 6, isRevealed: true }, { heroes: ['osgood-pell'] });
    table.give('osgood-pell', 'memory/wrecking-bar');
    table.choose('+memory/wrecking-bar');
    expect(table.read(door, 'tokens')).toBe(2);
  });

  test('opens when a card puts the last tokens on it', () => {
    const { table, door } = atADoor('barricaded', { strength: 6, isRevealed: true });
    table.give('one', 'equipment/pry-bar');
    table.choose('pry-bar').choose('pry-bar');
    expect(table.doorState(door)).toBe('barricaded');
    table.choose('pry-bar');
    expect(table.doorState(door)).toBe('none');
  });
});

describe('a door that a card puts up', () => {
  const crossbar = equipment('crossbar', {
    charges: 2,
    actions: [
      {
        id: 'use',
        text: 'A barricade of 9.',
        windows: ['own-turn'],
        do: [{ effect: 'edge', edges: 'edges(user.space)', state: 'barricaded', value: 9 }],
      },
    ],
  });

  test('has the strength that the card says, and its token none of it once it is back in the bag', () => {
    const { table, door } = atADoor('none', {}, { items: [crossbar] });
    table.give('one', 'crossbar');
    table.choose('crossbar');
    expect([
      table.doorState(door),
      table.view().board.borders.find(({ entity }) => entity === door)?.door?.strength,
    ]).toEqual(['barricaded', 9]);
    const token = table.play.all('token').find((each) => table.play.zone(each) === door) as number;
    table.set(door, 'tokens', 8);
    table.choose('barricade:B-2|B-3');
    expect(table.doorState(door)).toBe('none');
    expect([3, 4, 6]).toContain(table.read(token, 'value'));
  });

  test('takes the place of another sort of door', () => {
    const { table, door } = atADoor('locked', { strength: 4 }, { items: [crossbar] });
    table.give('one', 'crossbar');
    table.choose('crossbar');
    expect(table.doorState(door)).toBe('barricaded');
  });
});

describe('monsters', () => {
  const goes = (sort: Sort, isRevealed: boolean, ethereal = false): string => {
    const keywords = ethereal ? [{ keyword: 'ethereal' }] : [];
    const { table } = atADoor(
      sort,
      { strength: 3, isRevealed },
      { items: [monster('ghoul', { ap: 1 }, { keywords })] },
    );
    for (const { entity } of table.view().seats) table.set(entity, 'insanity', 7);
    const ghoul = table.spawn('ghoul', 'B-3');
    table.put('one', 'B-1');
    table.put('two', 'B-1');
    table.choose('end-turn').choose('end-turn');
    return table.at(ghoul);
  };

  test('walk through doors that nobody has revealed', () => {
    expect(goes('locked', false)).toBe('B-2');
    expect(goes('barricaded', false)).toBe('B-2');
    expect(goes('none', false)).toBe('B-2');
  });

  test('are stopped by doors that were revealed, unless they are ethereal', () => {
    expect(goes('locked', true)).toBe('B-3');
    expect(goes('barricaded', true)).toBe('B-3');
    expect(goes('barricaded', true, true)).toBe('B-2');
  });
});

test('a door that is opened tells who opened it, whatever was behind its token', () => {
  const heard = {
    id: 'heard',
    when: 'door-opened',
    do: [{ effect: 'say', text: '{event.actor.name} opened {event.edge.from.number}.' }],
  };
  const listens = scenario('night', { text: 'Nothing.', triggers: [heard] });
  const opened = (sort: Sort, how: { strength?: number; isRevealed?: boolean }, play: (table: Table) => void) => {
    const { table } = atADoor('none', {}, { scenario: listens });
    table.door('B-2', 'B-3', sort, how);
    play(table);
    return table.lines().filter((line) => line.includes(' opened '));
  };
  expect(opened('open', {}, (table) => table.choose('reveal'))).toEqual(['One opened 2.']);
  const lock = { strength: 2, isRevealed: true };
  expect(opened('locked', lock, (table) => table.dice(4, 4, 1, 1, 1, 1, 1).choose('unlock'))).toEqual([
    'One opened 2.',
  ]);
  expect(opened('locked', lock, (table) => table.dice(4, 1, 1, 1, 1, 1, 1).choose('unlock'))).toEqual([]);
  expect(opened('barricaded', { strength: 1, isRevealed: true }, (table) => table.choose('barricade'))).toEqual([
    'One opened 2.',
  ]);
});
