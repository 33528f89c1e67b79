/** Settings of the rules the other way round than our rule set has them, each played. */
import { describe, expect, test } from 'vitest';
import { Table } from './table';
import { BOARD, card, investigator, monster, weapon } from './table-content';

const SAW = weapon('saw', [0, 3, 4, 2]);
const still = { behavior: [] };
const rat = (stats: object = {}) => monster('rat', { trap: 0, health: 9, ...stats }, still);

/** What a rule says where it is asked about. */
const told = (table: Table, rule: string) => table.play.program.system.ruleText?.(table.play, rule)?.text;

describe('with `distribute` 0', () => {
  test('one enemy of the space, chosen by the attacker, takes all damage', () => {
    const table = new Table({ items: [SAW, rat()], settings: { distribute: 0 } });
    table.give('ann', 'saw');
    const rats = [table.spawn('rat', 'w-a'), table.spawn('rat', 'w-a')];
    table.dice(4, 4, 4).choose('saw');
    expect([table.question, table.asked]).toEqual(['share-all', table.entity('ann')]);
    expect(table.options().map(({ detail }) => detail)).toEqual(Array(2).fill('9 health, Resistance 0'));
    table.choose(table.options()[1]?.key ?? '');
    expect(rats.map((each) => table.read(each, 'wounds'))).toEqual([0, 6]);
    expect(told(table, 'distribute')).toContain('goes to one enemy');
  });

  test('nobody is asked about a single one, or about none that was hit', () => {
    const table = new Table({ items: [SAW, rat()], settings: { distribute: 0 } });
    table.give('ann', 'saw');
    const single = table.spawn('rat', 'w-a');
    table.dice(4, 4, 4).choose('saw');
    expect([table.question, table.read(single, 'wounds')]).toEqual(['turn', 6]);
    table.spawn('rat', 'w-a');
    table.dice(1, 1, 1).choose('saw').choose('keep');
    expect(table.question).toBe('turn');
  });
});

describe('with `moveSpaces` 1', () => {
  test('a Move is told as one space, and not as up to so many', () => {
    const moves = [1, 2].map((moveSpaces) => {
      const table = new Table({ settings: { moveSpaces } });
      const details = table.options().filter(({ key }) => key.startsWith('move:'));
      return [...new Set(details.map(({ detail }) => detail)), told(table, 'move')?.split('.')[0]];
    });
    expect(moves).toEqual([
      ['1 space', 'One space through open ways'],
      ['up to 2 spaces', 'Up to 2 spaces through open ways'],
    ]);
  });
});

describe('with `monsterHitsAlways` 0', () => {
  const claws = () => {
    const table = new Table({
      investigators: [investigator('ann')],
      items: [monster('thing', { damage: 2 }, { behavior: [{ step: 'attack' }] })],
      chapter: { slots: [{ monster: 'thing' }] },
      settings: { monsterHitsAlways: 0, braceSanity: 0 },
    });
    const thing = table.spawn('thing', 'w-a');
    return { table, thing };
  };

  test('an attack of a monster wounds on a claw of its die', () => {
    const { table } = claws();
    table.dice(4).choose('end:end');
    expect(table.read('ann', 'wounds')).toBe(2);
    expect(table.lines().slice(-5)).toEqual(expect.arrayContaining(['The monster die shows a claw']));
    expect(told(table, 'monster-attack')).toContain('Only if the monster die shows a claw: 4 or less.');
  });

  test('and does nothing on any other face, which the log tells of as an attack', () => {
    const { table, thing } = claws();
    table.set(thing, 'weakened', 1);
    table.dice(5).choose('end:end');
    expect([table.read('ann', 'wounds'), table.read(thing, 'weakened')]).toEqual([0, 0]);
    const attacked = table.lines().indexOf('Thing attacks Ann');
    expect(table.lines()[attacked + 1]).toBe('The monster die shows nothing');
  });
});

describe('with `resistanceOncePerTarget` 0', () => {
  const hit = (resistance: number, ...dice: number[]) => {
    const table = new Table({ items: [SAW, rat({ resistance })], settings: { resistanceOncePerTarget: 0 } });
    table.give('ann', 'saw');
    const target = table.spawn('rat', 'w-a');
    table.dice(...dice).choose('saw');
    if (table.question === 'after-roll') table.choose('keep');
    return { table, wounds: table.read(target, 'wounds') };
  };

  test('Resistance is taken off each success', () => {
    expect(hit(1, 4, 4, 4).wounds).toBe(3);
    expect(hit(1, 4, 4, 1).wounds).toBe(2);
    expect(hit(2, 4, 4, 4).wounds).toBe(0);
    expect(told(hit(1, 4, 4, 4).table, 'resistance')).toContain('for each success');
  });

  test('a success that is shared out meets the Resistance of each that it is shared among', () => {
    const items = [weapon('maul', [0, 2, 4, 3]), rat({ resistance: 1 })];
    const table = new Table({ items, settings: { resistanceOncePerTarget: 0 } });
    table.give('ann', 'maul');
    const rats = [table.spawn('rat', 'w-a'), table.spawn('rat', 'w-a')];
    // Six damage of two successes: four of it are parts of both.
    table.dice(4, 4).choose('maul').choose('4');
    expect(rats.map((each) => table.read(each, 'wounds'))).toEqual([4 - 2, 2 - 1]);
  });
});

describe('with `rangedNeedsSight` 0', () => {
  /** Like the row, but `y` lies below `x`: from `w-b` to `y-a` are two steps round a corner. */
  const corner = [
    {
      ...BOARD,
      size: [9, 6],
      places: [
        { id: 'w', tile: 'w', at: [0, 0], turn: 0 },
        { id: 'x', tile: 'x', at: [3, 0], turn: 0 },
        { id: 'y', tile: 'y', at: [3, 3], turn: 90 },
        { id: 'z', tile: 'z', at: [6, 0], turn: 0 },
      ],
    },
    {
      ...card('tile', 'x'),
      family: 'room',
      sides: [
        {
          id: 'x',
          theme: 'Room x',
          grid: ['aab', 'aab', 'aab'],
          rooms: [{ id: 'x', name: 'Room x', floor: 'stone', spaces: ['a', 'b'] }],
          spawn: 'b',
          connectors: [
            { id: 'W', kind: 'door', space: 'a', at: [[1, 0, 'w']] },
            { id: 'E', kind: 'door', space: 'b', at: [[1, 2, 'e']] },
            { id: 'S', kind: 'door', space: 'a', at: [[2, 1, 's']] },
          ],
        },
      ],
    },
  ];
  const BOTH = [
    { rangedNeedsSight: 1, reached: 0 },
    { rangedNeedsSight: 0, reached: 1 },
  ];

  test.each(BOTH)('range counts along steps, around corners: $rangedNeedsSight', ({ rangedNeedsSight, reached }) => {
    const items = [weapon('gun', [2, 3, 4, 1]), rat(), ...corner];
    const table = new Table({ items, start: 'w-b', settings: { rangedNeedsSight } });
    table.give('ann', 'gun');
    table.spawn('rat', 'y-a');
    expect(table.offers('gun')).toHaveLength(reached);
  });

  test.each(BOTH)('a monster reaches as far: $rangedNeedsSight', ({ rangedNeedsSight, reached }) => {
    const table = new Table({
      investigators: [investigator('ann')],
      items: [monster('thing', { range: 2 }, { behavior: [{ step: 'attack' }] }), ...corner],
      chapter: { slots: [{ monster: 'thing' }] },
      start: 'w-b',
      settings: { rangedNeedsSight, braceSanity: 0 },
    });
    table.spawn('thing', 'y-a');
    table.choose('end:end');
    expect(table.read('ann', 'wounds')).toBe(reached);
  });

  test('a shut hatch makes the way longer, whether one sees past it or not', () => {
    const table = new Table({
      items: [weapon('gun', [2, 3, 4, 1]), rat()],
      settings: { rangedNeedsSight: 0, closedBlocksSight: 0 },
    });
    table.give('ann', 'gun');
    table.spawn('rat', 'x-a');
    expect(table.offers('gun')).toHaveLength(1);
    table.hatch('w-b', 'x-a', 'closed');
    expect(table.offers('gun')).toEqual([]);
    expect(told(table, 'attack')).toContain('in range, counted in steps');
  });
});

describe('with `devourOrder` 0', () => {
  const track = {
    spaces: [{ id: 'start' }, { id: '1', icon: 'devour' }, { id: '2' }, { id: 'end' }],
    icons: { devour: { do: [{ effect: 'call', procedure: 'devour-room' }] } },
  };
  const devouring = (chapter: Readonly<Record<string, unknown>>) =>
    new Table({ investigators: [investigator('ann')], chapter, track, settings: { devourOrder: 0 } });

  test('the players choose the room, and the order of the deck does not show', () => {
    const tables = ['z', 'y', 'x'].map((first) => [first, ...['x', 'y', 'z'].filter((room) => room !== first)]);
    const listed = tables.map((roomDeck) =>
      devouring({ roomDeck })
        .options()
        .map(({ label }) => label),
    );
    expect(listed[0]).toHaveLength(3);
    expect(new Set(listed.map(String)).size).toBe(1);
    const table = devouring({ roomDeck: ['z', 'y', 'x'] });
    expect(table.view().decision?.question).toBe('Which room is devoured?');
    table.choose(table.options().find(({ key }) => key.includes('tile/y'))?.key ?? '');
    expect([table.read('y', 'isDevoured'), table.read('z', 'isDevoured')]).toEqual([1, 0]);
    expect(table.cards('deck:devoured')).toEqual(['y']);
    expect(told(table, 'devour')).toContain('which the players choose');
  });

  test('not among rooms that cannot be devoured, and not where one is left', () => {
    const spared = { id: 'spared', what: 'be-devoured', where: "it.def == 'y'", allow: false };
    const two = devouring({ roomDeck: ['y', 'x', 'z'], permits: [spared] });
    expect(two.options().map(({ key }) => key.split('#')[0])).toEqual(['tile/x', 'tile/z']);
    const one = devouring({ roomDeck: ['y', 'x'], permits: [spared] });
    expect([one.question, one.read('x', 'isDevoured')]).toEqual(['turn', 1]);
  });
});

describe('with `braceWounds` 2', () => {
  test('whoever braces takes two wounds fewer, never less than none, and reads so', () => {
    const wounds = [3, 1].map((damage) => {
      const table = new Table({
        investigators: [investigator('ann')],
        items: [monster('thing', { damage }, { behavior: [{ step: 'attack' }] })],
        chapter: { slots: [{ monster: 'thing' }] },
        settings: { braceWounds: 2 },
      });
      table.spawn('thing', 'w-a');
      table.choose('end:end');
      expect(table.options()[0]?.detail).toBe('exhaust 1 sanity for 2 wounds fewer');
      table.choose('brace');
      expect(told(table, 'brace')).toContain('2 wounds fewer');
      return table.read('ann', 'wounds');
    });
    expect(wounds).toEqual([1, 0]);
  });
});
