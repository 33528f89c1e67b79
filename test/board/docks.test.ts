import { describe, expect, it } from 'vitest';
import { checkBoard } from '../../engine/board/check-board';
import { type BoardPlan, composeBoard, type PlacedFace } from '../../engine/board/compose';
import type { Connector, Edge, Face } from '../../engine/board/face';
import { NOWHERE, type Turn } from '../../engine/board/geometry';
import { face, oneRoom, spaceOf, stepsFrom } from './small-boards';

const dock = (space: string, ...at: Edge[]): Connector => ({ id: 'dock', kind: 'dock', space, at, arrow: 'white' });
const town = (...at: Edge[]): Face =>
  face(['abb', 'abb', 'abb'], {
    rooms: [oneRoom('a', 'b')],
    arrowsOnly: true,
    arrows: [{ from: 'a', to: 'b', color: 'white', bothWays: true }],
    connectors: [dock('a', ...at)],
  });
const gate = face(['gg', 'hh'], {
  rooms: [oneRoom('g', 'h')],
  arrowsOnly: true,
  arrows: [{ from: 'g', to: 'h', color: 'pink' }],
  connectors: [dock('h', [1, 0, 's'], [1, 1, 's'])],
});
const placed = (tile: string, side: Face): PlacedFace => ({ tile, side: 'a', face: side });
const planOf = (turn: Turn): BoardPlan => ({
  size: [9, 9],
  cell: 10,
  places: [{ id: 'T', at: [3, 3], turn }],
  pieces: [{ id: 'gate', tile: 'gate' }],
});
const WEST: Edge[] = [
  [0, 0, 'w'],
  [1, 0, 'w'],
];
const sides = [placed('town', town(...WEST)), placed('gate', gate)];

describe('a piece of a board', () => {
  it('has its spaces from the start, after all others, though nothing leads there and nothing is drawn', () => {
    const board = composeBoard(planOf(0), sides);
    expect(board.spaces.map(({ id }) => id)).toEqual(['T-a', 'T-b', 'gate-g', 'gate-h']);
    expect(stepsFrom(board, 'a')).toEqual(['T-b']);
    expect(board.spaces[2]?.outline).toEqual([]);
    expect(board.places[1]?.face).toBe(null);
  });

  it('is joined to a space once it lies at its dock, by the arrow that the docks have', () => {
    const before = composeBoard(planOf(0), sides, [NOWHERE]);
    const board = composeBoard(planOf(0), sides, [0]);
    expect(board.spaces.map(({ id }) => id)).toEqual(before.spaces.map(({ id }) => id));
    expect(stepsFrom(board, 'a')).toEqual(['T-b', 'gate-h']);
    expect(stepsFrom(board, 'gate-h')).toEqual(['T-a']);
    const joined = board.borders.find(({ arrow, between }) => arrow?.color === 'white' && between.includes(3));
    expect(joined?.arrow?.isTwoWay).toBe(true);
  });

  it.each([
    [0, [1, 3], 270],
    [90, [4, 1], 0],
    [180, [6, 4], 90],
    [270, [3, 6], 180],
  ] as const)('lies outside of the dock however the tile is turned, such as by %i', (turn, at, own) => {
    const board = composeBoard(planOf(turn), sides, [0]);
    expect(board.places[1]).toMatchObject({ at, turn: own });
    expect(spaceOf(board, 'gate-h')).toBe(3);
    expect(stepsFrom(board, 'a')).toEqual(['T-b', 'gate-h']);
  });

  it('stays beside the board at a space without a dock', () => {
    expect(stepsFrom(composeBoard(planOf(0), sides, [1]), 'b')).toEqual(['T-a']);
  });
});

describe('the check of pieces', () => {
  const check = (plan: BoardPlan, ...faces: Face[]) =>
    checkBoard(
      plan,
      faces.map((one) => [one]),
    ).map(({ code }) => code);

  it('has nothing to say of one that fits at each dock', () => {
    expect(check(planOf(0), town(...WEST), gate)).toEqual([]);
  });

  it('finds a board without a dock', () => {
    expect(check(planOf(0), { ...town(...WEST), connectors: [] }, gate)).toEqual(['board-piece-nowhere']);
  });

  it('finds a piece that would reach beyond the board, or whose own dock has another length', () => {
    const near: BoardPlan = { ...planOf(0), places: [{ id: 'T', at: [1, 3], turn: 0 }] };
    expect(check(near, town(...WEST), gate)).toEqual(['board-piece-outside']);
    expect(check(planOf(0), town([0, 0, 'w']), gate)).toEqual(['board-piece-outside']);
  });

  it('finds a piece that is called like a place', () => {
    const plan: BoardPlan = { ...planOf(0), pieces: [{ id: 'T', tile: 'gate' }] };
    expect(check(plan, town(...WEST), gate)).toEqual(['board-place-id-doubled']);
  });
});
