import { describe, expect, it } from 'vitest';
import { isInside } from '../../engine/board/outline';
import { createSight, type SightRule } from '../../engine/board/sight';
import { sightLine } from '../../engine/board/sight-line';
import { boardOf, face, oneRoom, spaceOf } from './small-boards';

/** A corridor of three and a room that only a door joins to it. */
const board = boardOf(
  face(['abc', '##d'], {
    rooms: [oneRoom('a', 'b', 'c'), { ...oneRoom('d'), id: 'cell' }],
    doorways: [{ between: ['c', 'd'], at: [[0, 2, 's']] }],
  }),
);
const [a, c, d] = ['a', 'c', 'd'].map((id) => spaceOf(board, id)) as [number, number, number];
const open = new Uint8Array(board.borders.length);
const shut = open.slice().fill(1, 0, board.doorwayCount);

describe('a line of sight', () => {
  it.each(['near', 'none', 'straight-rows'] as SightRule[])(
    'begins in the one space and ends in the other (%s)',
    (rule) => {
      const [from, to] = sightLine(createSight(board, rule), open, a, c) ?? [];
      expect(isInside(board.spaces[a]!.outline, ...from!)).toBe(true);
      expect(isInside(board.spaces[c]!.outline, ...to!)).toBe(true);
    },
  );

  it('leads through a door that is open, and through none that is shut', () => {
    const sight = createSight(board, 'none');
    expect(sightLine(sight, open, c, d)).not.toBeNull();
    expect(sightLine(sight, shut, c, d)).toBeNull();
  });
});
