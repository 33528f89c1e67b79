import { describe, expect, it } from 'vitest';
import { readBoard, readTile } from '../../editor/board/board-item';
import {
  alignPlaces,
  copyPlaces,
  flipPlaces,
  movePlaces,
  nextTile,
  removePlaces,
  turnPlaces,
} from '../../editor/board/place-groups';
import { smallFace, tileItem, westFace } from './small-tile';

const board = readBoard({
  size: [12, 12],
  places: [
    { id: 'A', at: [0, 1], turn: 0, tile: 't1', side: 'a', number: 4 },
    { id: 'B', at: [5, 3], turn: 90, tile: 't2' },
  ],
})!;
const twoSided = readTile({ ...tileItem('t1', smallFace), sides: [smallFace, westFace] })!;
const tiles = [twoSided, readTile(tileItem('t2', westFace))!];
const faces = [smallFace, westFace].map((face) => ({ tile: '', side: 'a' as const, face }));

describe('several places', () => {
  it('move and turn together', () => {
    expect(movePlaces(board, [0, 1], 1, -1)).toEqual([
      { pointer: '/places/0/at', value: [1, 0] },
      { pointer: '/places/1/at', value: [6, 2] },
    ]);
    expect(turnPlaces(board, [0, 1], -1).map(({ value }) => value)).toEqual([270, 0]);
  });

  it('line up by the outermost of them, as they are turned', () => {
    expect(alignPlaces(board, [0, 1], faces, 'top')).toEqual([{ pointer: '/places/1/at', value: [5, 1] }]);
    // Turned by a quarter the second is three columns wide and four rows high.
    expect(alignPlaces(board, [0, 1], faces, 'right')).toEqual([{ pointer: '/places/0/at', value: [4, 1] }]);
    expect(alignPlaces(board, [0, 1], faces, 'bottom')).toEqual([{ pointer: '/places/0/at', value: [0, 4] }]);
    expect(alignPlaces(board, [0], faces, 'left')).toEqual([]);
  });

  it('are taken away from the last to the first', () => {
    expect(removePlaces([0, 1]).map(({ pointer }) => pointer)).toEqual(['/places/1', '/places/0']);
  });

  it('turn their other side up where they have one', () => {
    expect(flipPlaces(board, [0, 1], tiles)).toEqual([{ pointer: '/places/0/side', value: 'b' }]);
  });

  it('are copied under ids of their own, without the number that only one can have', () => {
    expect(copyPlaces(board, board.places, 1, 1)).toEqual({
      places: [2, 3],
      edits: [
        { pointer: '/places/2', value: { id: 'C', at: [1, 2], turn: 0, tile: 't1', side: 'a' } },
        { pointer: '/places/3', value: { id: 'D', at: [6, 4], turn: 90, tile: 't2' } },
      ],
    });
    const named = [{ id: 'hall', at: [0, 0] as const, turn: 0 as const, tile: 't1' }];
    expect(copyPlaces({ ...board, places: named }, named, 1, 1).edits[0]?.value).toMatchObject({ id: 'hall-2' });
  });

  it('can each have the next tile of the family', () => {
    expect(nextTile(board, 1, tiles, 1)).toEqual({
      pointer: '/places/1',
      value: { id: 'B', at: [5, 3], turn: 90, tile: 't1' },
    });
    expect(nextTile(board, 0, tiles.slice(0, 1), 1)).toBeNull();
  });
});
