import { describe, expect, it } from 'vitest';
import { checkBoard } from '../../engine/board/check-board';
import { checkFace } from '../../engine/board/check-face';
import { type BoardPlan, composeBoard, type PlacedFace, type PlacePlan } from '../../engine/board/compose';
import type { Connector, Face } from '../../engine/board/face';
import { NOWHERE } from '../../engine/board/geometry';
import { createSight, doorsBetween, type SightRule, sees } from '../../engine/board/sight';
import { bordersBetween, face, oneRoom, spaceOf, stepsFrom } from './small-boards';

const door = (id: string, space: string, row: number, column: number, side: 'n' | 'e' | 's' | 'w'): Connector => ({
  id,
  kind: 'door',
  space,
  at: [[row, column, side]],
});

/** Two spaces side by side, two cells high, with a doorway in each of the four sides. */
const cabin = face(['ab', 'ab'], {
  rooms: [oneRoom('a', 'b')],
  connectors: [
    door('W', 'a', 0, 0, 'w'),
    door('E', 'b', 0, 1, 'e'),
    door('N', 'a', 0, 0, 'n'),
    door('S', 'a', 1, 0, 's'),
  ],
  spawn: 'b',
  names: { bunk: 'a' },
});

const laid = (only: Face): PlacedFace => ({ tile: 'cabin', side: 'a', face: only });
const place = (id: string, column: number, row: number, turn: PlacePlan['turn'] = 0): PlacePlan => ({
  id,
  at: [column, row],
  turn,
});
const planOf = (places: readonly PlacePlan[], more: Partial<BoardPlan> = {}): BoardPlan => ({
  size: [6, 4],
  places,
  ...more,
});
const lay = (plan: BoardPlan) =>
  composeBoard(
    plan,
    plan.places.map(() => laid(cabin)),
  );
const inLine = [place('A', 0, 0), place('B', 2, 0)];
const found = (plan: BoardPlan) =>
  checkBoard(
    plan,
    plan.places.map(() => [cabin]),
  );

describe('doorways in the rims of tiles', () => {
  it('make one doorway where they meet, and wall where they meet nothing', () => {
    const board = lay(planOf(inLine));
    expect(board.doorwayCount).toBe(1);
    expect(bordersBetween(board, 'A-b', 'B-a')).toEqual(['doorway', 'wall']);
    expect(stepsFrom(board, 'A-b')).toEqual(['A-a', 'B-a']);
    expect(bordersBetween(board, 'A-a', null)).toEqual(['wall']);
  });

  it('make a doorway as well where only one of the two gaps is one', () => {
    const other = { ...cabin, connectors: cabin.connectors?.map((one) => ({ ...one, kind: 'seam' as const })) };
    expect(composeBoard(planOf(inLine), [laid(cabin), laid(other)]).doorwayCount).toBe(1);
    expect(composeBoard(planOf(inLine), [laid(other), laid(other)]).doorwayCount).toBe(0);
  });

  it('come after the doorways within tiles, so that those keep their numbers', () => {
    const split = {
      ...cabin,
      walls: [['a', 'b']] as const,
      doorways: [{ between: ['a', 'b'] as const, at: [[1, 0, 'e']] as const }],
    };
    const board = composeBoard(planOf(inLine), [laid(split), laid(split)]);
    expect(board.borders.slice(0, 3).map(({ between }) => between)).toEqual([
      [0, 1],
      [2, 3],
      [1, 2],
    ]);
    expect(board.places.map(({ firstDoorway }) => firstDoorway)).toEqual([0, 1]);
  });

  it.each(['none', 'near', 'straight-rows'] as SightRule[])('close sight with their door (%s)', (rule) => {
    const board = lay(planOf(inLine));
    const sight = createSight(board, rule);
    const [from, to] = [spaceOf(board, 'A-a'), spaceOf(board, 'B-a')];
    expect(sees(sight, Uint8Array.of(0), from, to)).toBe(true);
    expect(sees(sight, Uint8Array.of(1), from, to)).toBe(false);
    expect(doorsBetween(sight, from, to)).toEqual([[0]]);
  });

  it('meet as the tiles are turned', () => {
    const board = lay(planOf([place('A', 0, 0), place('B', 2, 0, 90)]));
    expect(bordersBetween(board, 'A-b', 'B-a')).toEqual(['doorway']);
    const apart = lay(planOf([place('A', 0, 0), place('B', 2, 0, 180)]));
    expect(bordersBetween(apart, 'A-b', 'B-b')).toEqual(['wall']);
  });
});

describe('what a board says of its tiles', () => {
  const isWalled = { between: ['A-b', 'B-a'] as const, is: 'wall' };

  it('walls up a doorway between two of them for good', () => {
    const board = lay(planOf(inLine, { borders: [isWalled] }));
    expect(board.doorwayCount).toBe(0);
    expect(stepsFrom(board, 'A-b')).toEqual(['A-a']);
    const sight = createSight(board, 'straight-rows');
    expect(sees(sight, new Uint8Array(0), spaceOf(board, 'A-b'), spaceOf(board, 'B-a'))).toBe(false);
  });

  it('leaves the doorway there when something else stands in it', () => {
    expect(lay(planOf(inLine, { borders: [{ ...isWalled, is: 'closed' }] })).doorwayCount).toBe(1);
  });

  it('may draw cells larger, which changes nothing else', () => {
    const [small, large] = [lay(planOf(inLine)), lay(planOf(inLine, { cell: 100 }))];
    expect([large.width, large.height]).toEqual([600, 400]);
    expect(large.links).toEqual(small.links);
    expect(large.spaces[1]?.outline).toEqual(small.spaces[1]?.outline.map(([x, y]) => [2 * x, 2 * y]));
    const seen = (board: typeof small) =>
      board.spaces.map((_, to) => sees(createSight(board, 'straight-rows'), Uint8Array.of(0), 0, to));
    expect(seen(large)).toEqual(seen(small));
  });

  it('finds spaces by the further names of their tiles, and each tile has its spawn space', () => {
    const board = lay(planOf(inLine));
    expect(board.spaceById.get('B-bunk')).toBe(spaceOf(board, 'B-a'));
    expect(board.spaceById.get('B-spawn')).toBe(spaceOf(board, 'B-b'));
    expect(board.places.map(({ spawn }) => board.spaces[spawn]?.id)).toEqual(['A-b', 'B-b']);
    const without = composeBoard(planOf(inLine), [laid(face(['a'])), null]);
    expect(without.places.map(({ spawn }) => spawn)).toEqual([NOWHERE, NOWHERE]);
  });
});

describe('the checks', () => {
  it('have nothing against a doorway that leads nowhere', () => {
    expect(found(planOf(inLine))).toEqual([]);
  });

  it('tell of a room that nobody can reach, with what to do', () => {
    const [finding, ...others] = found(planOf([...inLine, place('C', 0, 3, 90)]));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ code: 'board-place-outside', hint: 'Move it, or make the board larger.' });
    expect(found(planOf([...inLine, place('C', 4, 2)]))).toMatchObject([
      {
        code: 'board-place-apart',
        pointer: '/places/2',
        message: 'Nobody can get from C to the rest of the board.',
        hint: 'Move or turn it until one of its doorways or connectors lies on one of another tile.',
      },
    ]);
  });

  it('tell of a room that is walled off, but not of one behind a closed door', () => {
    const borders = [{ between: ['B-a', 'A-b'] as const, is: 'wall' }];
    expect(found(planOf(inLine, { borders })).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'board-place-apart /places/1',
    ]);
    expect(found(planOf(inLine, { borders: [{ ...borders[0]!, is: 'sealed' }] }))).toEqual([]);
  });

  it('tell of tiles that lie on each other, with what to do', () => {
    expect(found(planOf([place('A', 0, 0), place('B', 1, 0)]))).toMatchObject([
      { code: 'board-places-overlap', pointer: '/places/1/at', hint: 'Move or turn one of the two.' },
    ]);
  });

  it('tell where something is to stand between spaces that no doorway joins, and which there are', () => {
    const borders = [
      { between: ['A-a', 'B-a'] as const, is: 'closed' },
      { between: ['A-a', 'A-b'] as const, is: 'wall' },
    ];
    expect(found(planOf(inLine, { borders }))).toMatchObject([
      {
        code: 'board-border-nowhere',
        pointer: '/borders/0/between',
        message: 'No doorway of one tile lies on a doorway of another between A-a and B-a.',
        hint: 'There are doorways between A-b and B-a.',
      },
      { code: 'board-border-nowhere', pointer: '/borders/1/between' },
    ]);
  });

  it('tell of two things between the same two spaces', () => {
    const borders = [
      { between: ['A-b', 'B-a'] as const, is: 'closed' },
      { between: ['B-bunk', 'A-b'] as const, is: 'wall' },
    ];
    expect(found(planOf(inLine, { borders }))).toMatchObject([
      { code: 'board-border-doubled', pointer: '/borders/1/between' },
      { code: 'board-place-apart' },
    ]);
  });

  it('tell of spaces that no tile has, and which the place has', () => {
    const plan = planOf(inLine, {
      borders: [{ between: ['A-z', 'B-a'], is: 'wall' }],
      starts: ['A-a', 'C-a'],
      tokens: [{ token: 'lamp', at: ['B-bunk', 'B-9'] }],
    });
    expect(found(plan).map(({ code, pointer, hint }) => `${code} ${pointer}: ${hint}`)).toEqual([
      'board-space-unknown /borders/0/between/0: The place A has A-a, A-b.',
      'board-space-unknown /starts/1: A space is named by its place and its mark in the tile, such as A-a.',
      'board-space-unknown /tokens/0/at/1: The place B has B-a, B-b.',
    ]);
  });

  it('ask nothing of spaces where a tile is drawn at random', () => {
    const plan = planOf(inLine, { starts: ['A-z'] });
    expect(checkBoard(plan, [[cabin, cabin], [cabin]])).toEqual([]);
  });

  it('tell of a spawn space or a name that the grid does not have', () => {
    const wrong = { ...cabin, spawn: 'x', names: { bunk: 'a', desk: 'y' } };
    expect(checkFace(wrong, '/sides/0').map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'face-unknown-space /sides/0/spawn',
      'face-unknown-space /sides/0/names/desk',
    ]);
  });

  it('tell of a wall between spaces that do not touch', () => {
    const apart = face(['abc'], { rooms: [oneRoom('a', 'b', 'c')], walls: [['a', 'c']] });
    expect(checkFace(apart, '/sides/0')).toMatchObject([
      {
        code: 'face-wall-nowhere',
        severity: 'warning',
        pointer: '/sides/0/walls/0',
        message: 'Space a and space c touch nowhere, so no wall can stand between them.',
        hint: 'Take this pair out, or name two spaces whose cells touch by a side.',
      },
    ]);
  });
});
