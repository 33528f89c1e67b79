import { describe, expect, it } from 'vitest';
import type { Face } from '../../engine/board/face';
import type { BoardGeometry } from '../../engine/board/geometry';
import { createSight, doorsBetween, sees, visibleFrom } from '../../engine/board/sight';
import { boardOf, face, oneRoom, spaceOf } from './small-boards';

/** Marks of all that a space sees, itself included; `shut` names the doorways that have a closed door. */
function seenFrom(board: BoardGeometry, from: string, shut: readonly number[] = []): string {
  const closed = new Uint8Array(board.doorwayCount);
  for (const doorway of shut) closed[doorway] = 1;
  const sight = createSight(board, 'none');
  const out = new Uint8Array(board.spaces.length);
  visibleFrom(sight, closed, spaceOf(board, from), out);
  return board.spaces.flatMap(({ mark }, space) => (out[space] === 1 ? [mark] : [])).join('');
}

const hall = (grid: readonly string[], parts: Partial<Face> = {}): BoardGeometry => {
  const marks = [...new Set(grid.join(''))].filter((mark) => mark !== '.' && mark !== '#');
  return boardOf(face(grid, { rooms: [oneRoom(...marks)], ...parts }));
};

describe('line of sight', () => {
  it('runs freely within a room, over corners where spaces only touch', () => {
    expect(seenFrom(hall(['12', '34']), '1')).toBe('1234');
  });

  it('stops at a wall', () => {
    expect(seenFrom(boardOf(face(['12'])), '1')).toBe('1');
  });

  it('passes an opening and spreads beyond it', () => {
    const board = boardOf(
      face(['111', '222', '345'], {
        rooms: [oneRoom('1'), { ...oneRoom('2', '3', '4', '5'), id: 'back' }],
        openings: [{ between: ['1', '2'], at: [[0, 1, 's']] }],
      }),
    );
    expect(seenFrom(board, '1')).toBe('12345');
  });

  it('does not bend round a corner', () => {
    expect(seenFrom(hall(['1##', '2##', '345']), '1')).toBe('1234');
    expect(seenFrom(hall(['1##', '2##', '345']), '2')).toBe('12345');
  });

  it('reaches the next space round a bend, from any point of one to any point of the other', () => {
    expect(seenFrom(hall(['1#', '23']), '1')).toBe('123');
  });

  it('does not slip between two blocks that touch at a corner', () => {
    expect(seenFrom(hall(['113', '1#3', '2#3', '2##']), '2')).toBe('12');
    const diagonal = hall(['1#', '#2']);
    expect(seenFrom(diagonal, '1')).toBe('1');
  });

  it('does not slip past three wall ends in line, left, right and left', () => {
    const board = hall(['1111', '22##', '3333', '##44', '5555', '66##', '7777']);
    expect(seenFrom(board, '1')).toBe('12345');
    expect(seenFrom(board, '3')).toBe('1234567');
    expect(seenFrom(board, '7')).toBe('34567');
  });

  it('runs along a wall', () => {
    expect(seenFrom(hall(['123', '###']), '1')).toBe('123');
  });

  it('is blocked by a wall whose end touches the border of the space', () => {
    const board = boardOf(face(['12', '12'], { openings: [{ between: ['1', '2'], at: [[0, 0, 'e']] }] }));
    expect(seenFrom(board, '1')).toBe('12');
    const closedOff = boardOf(face(['12', '32'], { rooms: [oneRoom('1', '3'), { ...oneRoom('2'), id: 'back' }] }));
    expect(seenFrom(closedOff, '1')).toBe('13');
  });

  it('passes beside a solid block and not through it', () => {
    const board = hall(['11111', '2###3', '44444']);
    expect(seenFrom(board, '2')).toBe('124');
    expect(seenFrom(board, '1')).toBe('1234');
  });

  it('is stopped by a slanting wall', () => {
    const parts: Partial<Face> = {
      rooms: [oneRoom('1', '3'), { ...oneRoom('2'), id: 'back' }],
      cuts: [{ at: [0, 1], give: 'nw', to: '1' }],
    };
    expect(seenFrom(boardOf(face(['12', '32'], parts)), '1')).toBe('13');
  });

  it('is stopped by a chute, which one may slide through', () => {
    expect(seenFrom(boardOf(face(['12'], { chutes: [{ between: ['1', '2'], at: [[0, 0, 'e']] }] })), '1')).toBe('1');
  });

  it('is the same in both directions', () => {
    const board = hall(['1122', '3##2', '3444']);
    const sight = createSight(board, 'none');
    const closed = new Uint8Array(0);
    for (let a = 0; a < 4; a++) {
      for (let b = 0; b < 4; b++) expect(sees(sight, closed, a, b)).toBe(sees(sight, closed, b, a));
    }
  });
});

describe('a closed door', () => {
  const rooms = [oneRoom('1', '2'), { ...oneRoom('3', '4'), id: 'back' }];
  const board = boardOf(face(['1234'], { rooms, doorways: [{ between: ['2', '3'], at: [[0, 1, 'e']] }] }));

  it('blocks sight, and an open one does not', () => {
    expect(seenFrom(board, '1')).toBe('1234');
    expect(seenFrom(board, '1', [0])).toBe('12');
  });

  it('is named as the one that matters', () => {
    const sight = createSight(board, 'none');
    expect(doorsBetween(sight, spaceOf(board, '1'), spaceOf(board, '4'))).toEqual([[0]]);
    expect(doorsBetween(sight, spaceOf(board, '1'), spaceOf(board, '2'))).toEqual([[]]);
  });

  it('does not matter where there is another way to look', () => {
    const two = boardOf(
      face(['12', '12'], {
        doorways: [
          { between: ['1', '2'], at: [[0, 0, 'e']] },
          { between: ['1', '2'], at: [[1, 0, 'e']] },
        ],
      }),
    );
    expect(doorsBetween(createSight(two, 'none'), 0, 1)).toEqual([[0], [1]]);
    expect(seenFrom(two, '1', [0])).toBe('12');
    expect(seenFrom(two, '1', [0, 1])).toBe('1');
  });
});
