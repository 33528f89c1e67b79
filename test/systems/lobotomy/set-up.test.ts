import { describe, expect, test } from 'vitest';
import type { BoardSpace } from '../../../engine/board/geometry';
import { boardOf, spaceIndex } from '../../../engine/table/board';
import { hero, scenario, tile, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

const TEAM = ['marta-quillon', 'osgood-pell', 'ilse-varga'];
const printed = (more: object = {}) => new Table({ heroes: TEAM, rules: 'printed', scenario: 'slashers', ...more });

const tiles = (table: Table) =>
  table.play.all('tile').map((tile) => table.play.program.infoOf(table.play, tile)?.item.id);
const tokens = (table: Table, name: string) => table.view().figures.filter((figure) => figure.name === name);

describe('the board', () => {
  test('has the quarter that the scenario needs at A, and three others', () => {
    for (const seed of [1, 2, 3]) {
      const table = printed({
        scenario: scenario('wing', { quarter: 'q05', board: 'morrow-hill', text: 'A wing.' }),
        seed,
      });
      const [a, ...others] = tiles(table);
      expect(a).toBe('q05');
      expect(new Set(tiles(table)).size).toBe(5);
      expect(others).toContain('centre');
    }
  });

  test('has the side of that quarter up that the scenario needs', () => {
    for (const quarterSide of ['a', 'b']) {
      const sides = [1, 2, 3].map((seed) => {
        const wing = scenario('wing', { quarter: 'q05', quarterSide, board: 'morrow-hill', text: 'A wing.' });
        const table = printed({ scenario: wing, seed });
        return table.read(table.entity('tile/q05'), 'side');
      });
      expect(new Set(sides)).toEqual(new Set([quarterSide === 'a' ? 0 : 1]));
    }
  });

  test('has four quarters at random without one', () => {
    const boards = [1, 2, 3, 4].map((seed) => tiles(printed({ seed })).join());
    expect(new Set(boards).size).toBeGreaterThan(1);
  });
});

describe('the tokens', () => {
  test('put a body on the pentagram, and on a highlight of each quarter, without furniture if it has one', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const table = printed({ seed });
      const { places, spaces, pentagram } = boardOf(table.play);
      const bodies = tokens(table, 'Body').map(({ space }) => spaces[spaceIndex(table.play, space)]);
      expect(bodies).toHaveLength(5);
      expect(bodies).toContain(spaces[pentagram]);
      for (const [quarter, { number }] of places.entries()) {
        if (number === 0) continue;
        const isBare = (space: BoardSpace | undefined) =>
          space?.highlights.some(({ hasFurniture }) => !hasFurniture) ?? false;
        const [body, ...more] = bodies.filter((space) => space?.place === quarter);
        expect(more).toEqual([]);
        expect(body?.highlights.length).toBeGreaterThan(0);
        expect(isBare(body)).toBe(spaces.some((space) => space.place === quarter && isBare(space)));
      }
    }
  });

  test('shut every doorway, face down', () => {
    const doors = printed()
      .view()
      .board.borders.filter(({ kind }) => kind === 'doorway');
    expect(new Set(doors.map(({ door }) => door?.state))).toEqual(new Set(['face-down']));
  });

  test('put a locker on every highlight that has no body', () => {
    const table = printed();
    const highlighted = table.view().board.spaces.filter(({ markers }) => markers.length > 0);
    const covered = new Set([...tokens(table, 'Locker'), ...tokens(table, 'Body')].map(({ space }) => space));
    expect(highlighted.map(({ entity }) => covered.has(entity))).toEqual(highlighted.map(() => true));
    expect(tokens(table, 'Locker')).toHaveLength(highlighted.length - tokens(table, 'Body').length);
  });
});

test('the Warden begins on A1', () => {
  expect(printed().at('warden')).toBe('A-1');
});

test.each([
  [1, 'A12'],
  [2, 'B12'],
  [3, 'C12'],
  [4, 'D12'],
])('with %i scenarios his track ends at %s', (difficulty, end) => {
  const table = new Table({
    heroes: [hero('one')],
    scenario: scenario('night', { text: 'A night.', settings: { difficulty } }),
  });
  expect(table.view().tracks[0]?.spaces.at(-1)?.label).toBe(end);
});

describe('each character', () => {
  test('chooses two of four basic skills, keeps one of a disorder for each of its decks, and takes an empty cell', () => {
    const table = printed();
    const asked: string[] = [];
    while (table.question !== 'turn') {
      asked.push(`${table.question} ${table.options().length}`);
      table.choose(table.options()[0]?.key ?? '');
    }
    const each = ['basic-skill 4', 'basic-skill 3', 'keep-disorder 2'];
    expect(asked).toEqual([...each, 'tie-cell 6', ...each, 'tie-cell 5', ...each, 'tie-cell 4']);
    for (const seat of table.view().seats) {
      const kinds = seat.cards.map(({ item }) => item.split('/')[0]);
      expect(kinds.filter((kind) => kind === 'skill')).toHaveLength(2);
      expect(kinds.filter((kind) => kind === 'disorder')).toHaveLength(1);
    }
    expect(new Set(table.view().seats.map(({ entity }) => table.at(entity))).size).toBe(3);
  });

  test('has its gear, taken out of the decks, full health and no insanity lost', () => {
    const table = printed();
    expect(table.view().seats[1]?.cards.map(({ item }) => item)).toEqual(['weapon/sledgehammer']);
    const hammer = table.entity('weapon/sledgehammer');
    expect(table.play.nextOfItem(hammer)).toBe(0);
    for (const one of TEAM) {
      expect(table.read(one, 'health')).toBe(table.read(one, 'maxHealth'));
      expect(table.read(one, 'insanity')).toBe(0);
    }
  });
});

test('a quarter with one numbered space gets one memory where two are wanted', () => {
  const face = ward(['123456789abc']);
  const few = { ...face, numbers: { 1: face.numbers?.['1'] as [number, number] } };
  const table = new Table({
    heroes: [hero('one')],
    items: [tile('ward-c', few)],
    settings: { memoriesPerQuarter: 2 },
  });
  const quarters = table.everywhere('memory-token').map((space) => space[0]);
  expect(quarters.sort()).toEqual(['A', 'A', 'B', 'B', 'C', 'D', 'D']);
});
