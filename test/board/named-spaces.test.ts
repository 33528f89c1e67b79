import { describe, expect, it } from 'vitest';
import { checkFace } from '../../engine/board/check-face';
import { composeBoard } from '../../engine/board/compose';
import type { Face } from '../../engine/board/face';
import { createSight, sees } from '../../engine/board/sight';
import { boardOf, bordersBetween, face, oneRoom, spaceOf, stepsFrom } from './small-boards';

const STREET: Partial<Face> = {
  rooms: [oneRoom('a', 'b', 'c')],
  arrowsOnly: true,
  arrows: [{ from: 'a', to: 'b', color: 'white' }],
};
const codes = (only: Face) => checkFace(only).map(({ code, pointer }) => `${code} ${pointer}`);

describe('a face where one moves along arrows only', () => {
  it('has no way between spaces of one room that no arrow joins', () => {
    const board = boardOf(face(['abc'], STREET));
    expect(stepsFrom(board, 'a')).toEqual(['T-b']);
    expect(stepsFrom(board, 'b')).toEqual([]);
    expect(bordersBetween(board, 'b', 'c')).toEqual(['line']);
  });

  it('still lets them touch and see each other', () => {
    const board = boardOf(face(['abc'], STREET));
    const closed = new Uint8Array(board.borders.length);
    expect(stepsFrom(board, 'b', board.touching)).toEqual(['T-a', 'T-c']);
    for (const rule of ['near', 'straight-rows'] as const)
      expect(sees(createSight(board, rule), closed, spaceOf(board, 'a'), spaceOf(board, 'c'))).toBe(true);
  });

  it('lets nobody through a doorway without an arrow, and says so', () => {
    const street = face(['abc'], { ...STREET, doorways: [{ between: ['b', 'c'], at: [[0, 1, 'e']] }] });
    expect(stepsFrom(boardOf(street), 'b')).toEqual([]);
    expect(codes(street)).toContain('face-doorway-unused /doorways/0');
  });

  it('is told which of its spaces no arrow reaches', () => {
    expect(codes(face(['abc'], STREET))).toContain('face-space-unreachable /grid');
  });
});

describe('what a face says of single spaces', () => {
  const town = face(['ab', 'ab'], {
    rooms: [oneRoom('a', 'b')],
    spaces: {
      a: { id: 'well', name: 'Dry Well', at: [1, 0], icon: 'candle', iconAt: [0, 0], terrain: 'river' },
      b: { floor: 'grass' },
    },
  });
  const board = composeBoard({ size: [2, 2], cell: 10, places: [{ id: 'sk', at: [0, 0], turn: 90 }] }, [
    { tile: 'small', side: 'a', face: town },
  ]);

  it('names it after its place, and keeps the words of the game', () => {
    const [well, plain] = board.spaces;
    expect(well).toMatchObject({ id: 'sk-well', title: 'Dry Well', label: '', floor: '', words: { terrain: 'river' } });
    expect(plain).toMatchObject({ id: 'sk-b', title: '', label: 'b', floor: 'grass', words: {} });
  });

  it('prints name and icon where it says, however the tile lies', () => {
    expect(board.spaces[0]?.labelAt).toEqual([5, 5]);
    expect(board.spaces[0]?.icon).toEqual({ name: 'candle', at: [15, 5] });
  });

  it('must be of a space that is there', () => {
    expect(codes({ ...town, spaces: { x: { name: 'Nowhere' } } })).toEqual(['face-unknown-space /spaces/x']);
  });

  it('gives no id twice, nor one that is the mark of another space', () => {
    expect(codes({ ...town, spaces: { a: { id: 'well' }, b: { id: 'well' } } })).toEqual([
      'face-space-id-doubled /spaces/b/id',
    ]);
    expect(codes({ ...town, spaces: { a: { id: 'b' } } })).toEqual(['face-space-id-doubled /spaces/a/id']);
  });

  it('is printed on that space', () => {
    expect(codes({ ...town, spaces: { a: { at: [0, 1], iconAt: [1, 1] } } })).toEqual([
      'face-number-elsewhere /spaces/a/at',
      'face-number-elsewhere /spaces/a/iconAt',
    ]);
  });
});

describe('the inner space of a doorway', () => {
  const house = (inside: string) => face(['ab'], { doorways: [{ between: ['a', 'b'], at: [[0, 0, 'e']], inside }] });

  it('is kept with the doorway', () => {
    const board = boardOf(house('b'));
    expect(board.borders[0]).toMatchObject({ kind: 'doorway', inside: spaceOf(board, 'b') });
  });

  it('is one of its two spaces', () => {
    expect(codes(house('b'))).toEqual([]);
    expect(codes(house('c'))).toEqual(['face-doorway-inside /doorways/0/inside']);
  });
});
