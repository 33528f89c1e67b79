import { describe, expect, it } from 'vitest';
import { candidatesOf, facesOf, readBoard, readTile, tileBoard } from '../../editor/board/board-item';
import { connectorMarks } from '../../editor/board/connector-marks';
import { smallFace, tileItem, westFace } from './small-tile';

const place = (id: string, column: number, more: object = {}) => ({ id, at: [column, 0], turn: 0, ...more });
const boardOf = (...places: object[]) => readBoard({ kind: 'board', id: 'hill', name: 'Hill', size: [8, 3], places })!;
const tiles = [readTile(tileItem('t1', smallFace))!, readTile(tileItem('t2', westFace))!];

describe('reading a board as its author has it so far', () => {
  it('takes what can be drawn', () => {
    expect(boardOf(place('A', 0, { tile: 't1', side: 'a', number: 1 }))).toMatchObject({
      name: 'Hill',
      size: [8, 3],
      places: [{ id: 'A', at: [0, 0], turn: 0, tile: 't1', side: 'a', number: 1 }],
    });
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['no places', { size: [4, 4] }],
    ['a size in words', { size: ['four', 4], places: [] }],
    ['a board of no cells', { size: [0, 4], places: [] }],
    ['a place without a corner', { size: [4, 4], places: [{ id: 'A', turn: 0 }] }],
    ['a turn by 45 degrees', { size: [4, 4], places: [{ id: 'A', at: [0, 0], turn: 45 }] }],
  ])('does not draw %s', (_, value) => {
    expect(readBoard(value)).toBeNull();
  });

  it('does not draw a tile without sides, or with a grid that is none', () => {
    expect(readTile({ id: 't', sides: [] })).toBeNull();
    expect(readTile({ id: 't', sides: [{ grid: 'abc', rooms: [] }] })).toBeNull();
    expect(readTile({ id: 't', sides: [{ grid: ['11'], rooms: [{ id: 'r' }] }] })).toBeNull();
    expect(readTile({ id: 't', sides: [{ grid: ['11'], rooms: [], doorways: ['none'] }] })).toBeNull();
  });
});

describe('what lies at the places', () => {
  it('is the named tile, or the first unused one of the family', () => {
    const faces = facesOf(
      boardOf(place('A', 0, { from: 'quarter' }), place('B', 4, { tile: 't1', side: 'a' })),
      tiles,
      {},
    );
    expect(faces.map((face) => face?.tile)).toEqual(['t2', 't1']);
  });

  it('is what the author wants to look at where the game draws at random', () => {
    const faces = facesOf(boardOf(place('A', 0, { from: 'quarter' })), tiles, { A: { tile: 't2', side: 'a' } });
    expect(faces[0]).toMatchObject({ tile: 't2', side: 'a' });
  });

  it('is nothing where the tile is not known', () => {
    expect(facesOf(boardOf(place('A', 0, { tile: 'gone' })), tiles, {})).toEqual([null]);
    expect(candidatesOf(boardOf(place('A', 0, { tile: 'gone' }), place('B', 4, { from: 'quarter' })), tiles)).toEqual([
      null,
      [smallFace, westFace],
    ]);
  });

  it('can be a tile by itself, by side', () => {
    expect(tileBoard(tiles[0]!, 'a', 50)).toMatchObject({ plan: { size: [4, 3] }, faces: [{ tile: 't1', side: 'a' }] });
    expect(tileBoard(tiles[0]!, 'b', 50)).toBeNull();
  });
});

describe('connectors', () => {
  const marksFor = (column: number) => {
    const board = boardOf(place('A', 0, { tile: 't1', side: 'a' }), place('B', column, { tile: 't2', side: 'a' }));
    return connectorMarks(board, facesOf(board, tiles, {}));
  };

  it('meet where they coincide', () => {
    expect(marksFor(4).map(({ id, isMet }) => [id, isMet])).toEqual([
      ['east', true],
      ['west', true],
    ]);
  });

  it('are alone otherwise, and are drawn where they lie', () => {
    const marks = marksFor(5);
    expect(marks.every(({ isMet }) => !isMet)).toBe(true);
    expect(marks[1]?.line.map(([x]) => x)).toEqual([250, 250]);
  });
});
