import { describe, expect, it } from 'vitest';
import { composeBoard, type PlacedFace, type PlacePlan } from '../../engine/board/compose';
import type { Face } from '../../engine/board/face';
import { type BoardGeometry, spaceNumbered, type Turn } from '../../engine/board/geometry';
import { boardOf, bordersBetween, face, stepsFrom } from './small-boards';

const laid = (only: Face): PlacedFace => ({ tile: 'small', side: 'a', face: only });

/** Two cells wide, one high, a gap in its right side. */
const corridor = face(['12'], { connectors: [{ id: 'east', kind: 'seam', space: '2', at: [[0, 1, 'e']] }] });

function pair(second: Omit<PlacePlan, 'id'>, other: Face = corridor): BoardGeometry {
  const places: PlacePlan[] = [
    { id: 'A', at: [0, 1], turn: 0 },
    { id: 'B', ...second },
  ];
  return composeBoard({ size: [4, 4], places }, [laid(corridor), laid(other)]);
}

describe('a turned tile', () => {
  const outlineAt = (turn: Turn) => {
    const only = face(['11', '1.', '1.'], { highlights: [{ space: '1', at: [2, 0], kind: 'body', furniture: false }] });
    const board = composeBoard({ size: [3, 3], places: [{ id: 'T', at: [0, 0], turn }] }, [laid(only)]);
    return { outline: board.spaces[0]?.outline, highlight: board.spaces[0]?.highlights[0]?.at };
  };

  it('lies as printed at 0 degrees', () => {
    expect(outlineAt(0)).toEqual({
      outline: [
        [0, 0],
        [100, 0],
        [100, 50],
        [50, 50],
        [50, 150],
        [0, 150],
      ],
      highlight: [25, 125],
    });
  });

  it('turns clockwise by 90 degrees', () => {
    expect(outlineAt(90)).toEqual({
      outline: [
        [150, 0],
        [150, 100],
        [100, 100],
        [100, 50],
        [0, 50],
        [0, 0],
      ],
      highlight: [25, 25],
    });
  });

  it('stands on its head at 180 degrees', () => {
    expect(outlineAt(180)).toEqual({
      outline: [
        [100, 150],
        [0, 150],
        [0, 100],
        [50, 100],
        [50, 0],
        [100, 0],
      ],
      highlight: [75, 25],
    });
  });

  it('turns clockwise by 270 degrees', () => {
    expect(outlineAt(270)).toEqual({
      outline: [
        [0, 100],
        [0, 0],
        [50, 0],
        [50, 50],
        [150, 50],
        [150, 100],
      ],
      highlight: [125, 75],
    });
  });
});

describe('two tiles side by side', () => {
  it('have a passage where their connectors coincide', () => {
    const board = pair({ at: [2, 1], turn: 180 });
    expect(bordersBetween(board, 'A-2', 'B-2')).toEqual(['opening']);
    expect(stepsFrom(board, 'A-2')).toEqual(['B-2']);
  });

  it('have one wall between them where only one has a connector', () => {
    const board = pair({ at: [2, 1], turn: 0 });
    expect(bordersBetween(board, 'A-2', 'B-1')).toEqual(['wall']);
    expect(stepsFrom(board, 'A-2')).toEqual([]);
    expect(stepsFrom(board, 'A-2', board.touching)).toEqual(['A-1', 'B-1']);
  });

  it('have no passage where connectors coincide in part only', () => {
    const wide = face(['1', '1'], {
      connectors: [
        {
          id: 'west',
          kind: 'seam',
          space: '1',
          at: [
            [0, 0, 'w'],
            [1, 0, 'w'],
          ],
        },
      ],
    });
    expect(stepsFrom(pair({ at: [2, 1], turn: 0 }, wide), 'A-2')).toEqual([]);
  });

  it('have no passage when they are apart', () => {
    expect(stepsFrom(pair({ at: [2, 2], turn: 180 }), 'A-2')).toEqual([]);
  });
});

describe('spaces of a board', () => {
  it('are named by place and printed number, with a = 10', () => {
    const board = boardOf(face(['9a'], { numbers: { '9': [0, 0], a: [0, 1] } }));
    expect(board.spaces.map(({ id, number, label }) => [id, number, label])).toEqual([
      ['T-9', 9, '9'],
      ['T-10', 10, '10'],
    ]);
    expect(spaceNumbered(board, 0, 10)).toBe(1);
    expect(spaceNumbered(board, 0, 11)).toBe(-1);
  });

  it('are named by their letter where nothing is numbered', () => {
    const board = boardOf(face(['P1'], { labels: { '1': [0, 1] }, pentagram: 'P', cells: ['1'] }));
    expect(board.spaces.map(({ id, number, label }) => [id, number, label])).toEqual([
      ['T-1', 0, '1'],
      ['T-P', 0, ''],
    ]);
    expect(board.pentagram).toBe(1);
    expect(board.solitaryCells).toEqual([0]);
  });

  it('know their room, whose id is unique on the board', () => {
    const board = pair({ at: [2, 1], turn: 180 });
    expect(board.rooms.map(({ id }) => id)).toEqual(['A-r1', 'A-r2', 'B-r1', 'B-r2']);
    expect(board.spaces.map(({ room }) => room)).toEqual([0, 1, 2, 3]);
  });

  it('have their centre inside, where there is most room', () => {
    expect(boardOf(face(['111', '111', '111', '1..'])).spaces[0]?.centre).toEqual([75, 75]);
  });
});

it('leaves a place empty when nothing lies there', () => {
  const board = composeBoard({ size: [2, 2], places: [{ id: 'A', number: 1, at: [0, 0], turn: 0 }] }, [null]);
  expect(board.spaces).toEqual([]);
  expect(board.places[0]).toMatchObject({ id: 'A', number: 1, tile: '', spaceCount: 0 });
});
