import { describe, expect, it } from 'vitest';
import type { BoardGeometry } from '../../engine/board/geometry';
import { createSight } from '../../engine/board/sight';
import { visibilityPolygon } from '../../engine/board/visibility-polygon';
import type { Point } from '../../engine/view';
import { boardOf, face, oneRoom } from './small-boards';

const seen = (
  board: BoardGeometry,
  at: Point,
  closed = new Uint8Array(board.doorwayCount),
  rule: 'near' | 'none' = 'none',
) => visibilityPolygon(createSight(board, rule), closed, at);

function areaOf(outline: readonly Point[]): number {
  const sum = outline.reduce((total, [x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length] as Point;
    return total + x * v - u * y;
  }, 0);
  return Math.round(sum / 2);
}

describe('the area seen from a point', () => {
  it('is the whole of a bare room, over all its spaces', () => {
    const board = boardOf(face(['12', '34'], { rooms: [oneRoom('1', '2', '3', '4')] }));
    expect(areaOf(seen(board, [30, 20]))).toBe(100 * 100);
  });

  it('spreads behind a gap', () => {
    const board = boardOf(face(['111', '222'], { openings: [{ between: ['1', '2'], at: [[0, 1, 's']] }] }));
    const behind = areaOf(seen(board, [75, 25])) - 150 * 50;
    expect(behind).toBe(((50 + 150) / 2) * 50);
  });

  it('ends at a closed door', () => {
    const board = boardOf(face(['12'], { doorways: [{ between: ['1', '2'], at: [[0, 0, 'e']] }] }));
    expect(areaOf(seen(board, [25, 25]))).toBe(100 * 50);
    expect(areaOf(seen(board, [25, 25], Uint8Array.of(1)))).toBe(50 * 50);
  });

  it('ends with the first space behind an open door that is farther away', () => {
    const board = boardOf(
      face(['1234'], {
        rooms: [oneRoom('1', '2'), { ...oneRoom('3', '4'), id: 'back' }],
        doorways: [{ between: ['2', '3'], at: [[0, 1, 'e']] }],
      }),
    );
    expect(areaOf(seen(board, [25, 25], undefined, 'near'))).toBe(150 * 50);
    expect(areaOf(seen(board, [75, 25], undefined, 'near'))).toBe(200 * 50);
    expect(areaOf(seen(board, [25, 25]))).toBe(200 * 50);
  });

  it('is nothing from outside the board or inside a block', () => {
    const board = boardOf(face(['1#']));
    expect(seen(board, [75, 25])).toEqual([]);
    expect(seen(board, [-5, 25])).toEqual([]);
  });
});
