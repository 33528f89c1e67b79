import { describe, expect, it } from 'vitest';
import { boardOf, bordersBetween, face, oneRoom, spaceOf, stepsFrom } from './small-boards';

describe('what stands on a border', () => {
  it('is open between two spaces of one room', () => {
    const board = boardOf(face(['12'], { rooms: [oneRoom('1', '2')] }));
    expect(bordersBetween(board, '1', '2')).toEqual(['open']);
    expect(stepsFrom(board, '1')).toEqual(['T-2']);
  });

  it('is wall between two rooms', () => {
    const board = boardOf(face(['12']));
    expect(bordersBetween(board, '1', '2')).toEqual(['wall']);
    expect(stepsFrom(board, '1')).toEqual([]);
  });

  it('is wall within a room where the face says so', () => {
    const board = boardOf(face(['12'], { rooms: [oneRoom('1', '2')], walls: [['2', '1']] }));
    expect(bordersBetween(board, '1', '2')).toEqual(['wall']);
  });

  it('is a doorway on the unit listed and wall beside it', () => {
    const board = boardOf(face(['12', '12', '12'], { doorways: [{ between: ['1', '2'], at: [[1, 0, 'e']] }] }));
    expect(bordersBetween(board, '1', '2')).toEqual(['doorway', 'wall', 'wall']);
    expect(board.borders[0]?.line).toEqual([
      [50, 50],
      [50, 100],
    ]);
    expect(stepsFrom(board, '2')).toEqual(['T-1']);
  });

  it('may be named from either of its cells', () => {
    const board = boardOf(face(['12'], { doorways: [{ between: ['1', '2'], at: [[0, 1, 'w']] }] }));
    expect(board.doorwayCount).toBe(1);
  });

  it('is an opening over all the units listed', () => {
    const openings = [
      {
        between: ['1', '2'],
        at: [
          [0, 0, 'e'],
          [1, 0, 'e'],
        ],
      },
    ] as const;
    const board = boardOf(face(['12', '12'], { openings }));
    expect(bordersBetween(board, '1', '2')).toEqual(['opening']);
    expect(board.borders[0]?.line).toEqual([
      [50, 0],
      [50, 100],
    ]);
  });

  it('is passed one way only where a chute leads', () => {
    const board = boardOf(face(['12'], { chutes: [{ between: ['2', '1'], at: [[0, 0, 'e']] }] }));
    expect(board.borders[0]).toMatchObject({ kind: 'chute', between: [spaceOf(board, '2'), spaceOf(board, '1')] });
    expect(stepsFrom(board, '2')).toEqual(['T-1']);
    expect(stepsFrom(board, '1')).toEqual([]);
    expect(stepsFrom(board, '1', board.linksInto)).toEqual(['T-2']);
  });

  it('is wall round a solid block and along the rim', () => {
    const board = boardOf(face(['111', '1#1', '111']));
    expect(bordersBetween(board, '1', null)).toEqual(['wall', 'wall']);
    expect(board.solids).toEqual([
      [
        [50, 50],
        [100, 50],
        [100, 100],
        [50, 100],
      ],
    ]);
  });

  it('slants where a cell is cut', () => {
    const board = boardOf(
      face(['12', '12'], {
        rooms: [oneRoom('1', '2')],
        cuts: [{ at: [1, 1], give: 'sw', to: '1' }],
      }),
    );
    expect(board.borders[0]).toMatchObject({
      kind: 'open',
      line: [
        [50, 0],
        [50, 50],
        [100, 100],
      ],
    });
    expect(board.spaces[0]?.outline).toEqual([
      [0, 0],
      [50, 0],
      [50, 50],
      [100, 100],
      [0, 100],
    ]);
  });

  it('does not join two spaces that meet at a corner only', () => {
    const board = boardOf(face(['1#', '#2'], { rooms: [oneRoom('1', '2')] }));
    expect(stepsFrom(board, '1')).toEqual([]);
    expect(stepsFrom(board, '1', board.touching)).toEqual([]);
  });

  it('is crossed by a mover who ignores walls, also where there is no way on foot', () => {
    const board = boardOf(face(['123'], { doorways: [{ between: ['2', '3'], at: [[0, 1, 'e']] }] }));
    expect(stepsFrom(board, '2', board.touching)).toEqual(['T-1', 'T-3']);
    expect(stepsFrom(board, '2')).toEqual(['T-3']);
  });

  it('numbers doorways before everything else, in the order of the face', () => {
    const board = boardOf(
      face(['123'], {
        doorways: [
          { between: ['2', '3'], at: [[0, 1, 'e']] },
          { between: ['1', '2'], at: [[0, 0, 'e']] },
        ],
      }),
    );
    expect(board.borders.slice(0, board.doorwayCount).map(({ between }) => between)).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });
});
