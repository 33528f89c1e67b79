import { describe, expect, it } from 'vitest';
import { checkFace } from '../../engine/board/check-face';
import { composeBoard } from '../../engine/board/compose';
import { distancesFrom, UNREACHABLE } from '../../engine/board/distance';
import type { Face } from '../../engine/board/face';
import { createSight, type SightRule, sees } from '../../engine/board/sight';

/** Two cells side by side with a window between them, and a way round below. */
const face: Face = {
  id: 'f',
  grid: ['ab', 'cc'],
  rooms: [
    { id: 'left', name: 'Left', floor: 'tile', spaces: ['a'] },
    { id: 'right', name: 'Right', floor: 'tile', spaces: ['b'] },
    { id: 'hall', name: 'Hall', floor: 'tile', spaces: ['c'] },
  ],
  windows: [{ between: ['a', 'b'], at: [[0, 0, 'e']] }],
  openings: [
    { between: ['a', 'c'], at: [[0, 0, 's']] },
    { between: ['b', 'c'], at: [[0, 1, 's']] },
  ],
};
const lie = (one: Face) =>
  composeBoard({ size: [2, 2], places: [{ id: 'T', at: [0, 0], turn: 0 }] }, [{ tile: 't', side: 'a', face: one }]);
const board = lie(face);
const closed = new Uint8Array(board.borders.length);

describe('a window', () => {
  it.each(['near', 'none', 'straight-rows'] as SightRule[])('is seen through by the rule %s, both ways', (rule) => {
    const walled = { ...face, windows: [] };
    const [window, wall] = [createSight(board, rule), createSight(lie({ ...walled, openings: [] }), rule)];
    expect([sees(window, closed, 0, 1), sees(window, closed, 1, 0)]).toEqual([true, true]);
    expect(sees(wall, closed, 0, 1)).toBe(false);
  });

  it('is not passed: the way leads round it', () => {
    const steps = new Int16Array(3);
    distancesFrom(board, { isEthereal: false, barred: null, held: null }, 0, steps);
    expect([...steps]).toEqual([0, 2, 1]);
  });

  it('is no way into a space that has no other', () => {
    const shut = { ...face, openings: [{ between: ['a', 'c'] as const, at: [[0, 0, 's']] as const }] };
    const steps = new Int16Array(3);
    distancesFrom(lie(shut), { isEthereal: false, barred: null, held: null }, 0, steps);
    expect(steps[1]).toBe(UNREACHABLE);
    expect(checkFace(shut).map(({ code }) => code)).toEqual(['face-space-unreachable']);
  });

  it('must lie between the two spaces that it names', () => {
    expect(checkFace({ ...face, windows: [{ between: ['a', 'c'], at: [[0, 0, 'e']] }] })).toMatchObject([
      { code: 'face-passage-elsewhere', pointer: '/windows/0/at/0' },
    ]);
  });
});
