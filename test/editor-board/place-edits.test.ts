import { describe, expect, it } from 'vitest';
import { readBoard } from '../../editor/board/board-item';
import { addPlace, chooseSide, chooseTile, moveTo, removePlace, turnPlace } from '../../editor/board/place-edits';

const board = readBoard({
  size: [24, 24],
  places: [
    { id: 'A', number: 1, at: [0, 0], turn: 270, from: 'quarter' },
    { id: 'B', at: [12, 0], turn: 90, tile: 'q01', side: 'b' },
  ],
})!;

describe('laying tiles out', () => {
  it('moves a place by its corner only', () => {
    expect(moveTo(1, [11, 2])).toEqual({ pointer: '/places/1/at', value: [11, 2] });
  });

  it('turns by quarters, either way round', () => {
    expect(turnPlace(board, 0, 1)).toEqual({ pointer: '/places/0/turn', value: 0 });
    expect(turnPlace(board, 0, -1)).toEqual({ pointer: '/places/0/turn', value: 180 });
    expect(turnPlace(board, 1, -2)).toEqual({ pointer: '/places/1/turn', value: 270 });
  });

  it('changes from a random tile to a named one in one edit, and back', () => {
    expect(chooseTile(board, 0, { tile: 'q07', side: 'a' })).toEqual({
      pointer: '/places/0',
      value: { id: 'A', number: 1, at: [0, 0], turn: 270, tile: 'q07', side: 'a' },
    });
    expect(chooseTile(board, 1, { from: 'quarter' }).value).toEqual({
      id: 'B',
      at: [12, 0],
      turn: 90,
      from: 'quarter',
    });
  });

  it('leaves the side to chance by taking it out', () => {
    expect(chooseSide(1, undefined)).toEqual({ pointer: '/places/1/side', value: undefined });
  });

  it('gives a new place the next free letter', () => {
    expect(addPlace(board, { from: 'quarter' }, [4, 5])).toEqual({
      pointer: '/places/2',
      value: { id: 'C', at: [4, 5], turn: 0, from: 'quarter' },
    });
    expect(removePlace(0)).toEqual({ pointer: '/places/0', value: undefined });
  });
});
