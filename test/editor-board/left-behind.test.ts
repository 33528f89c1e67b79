import { describe, expect, it } from 'vitest';
import { readBoard } from '../../editor/board/board-item';
import { withoutLost } from '../../editor/board/left-behind';
import { addPlace, chooseNamesake, chooseTile, moveTo, removePlace, turnPlace } from '../../editor/board/place-edits';
import { station, stationItem, stationTiles } from './small-station';

const board = station();
const [hatch] = board.borders;
const laidAt = (column: number) => readBoard({ ...stationItem, places: withBunkAt(column), borders: undefined })!;
const withBunkAt = (column: number) =>
  stationItem.places.map((place, at) => (at === 1 ? { ...place, at: [column, 0] } : place));
const withEdits = (...edits: Parameters<typeof withoutLost>[1]) => withoutLost(board, edits, stationTiles, []);

describe('a tile that is moved away', () => {
  it('takes the hatch between it and another out of the file, in the same step', () => {
    expect(withEdits(moveTo(1, [4, 0]))).toEqual({
      edits: [moveTo(1, [4, 0]), { pointer: '/borders', value: undefined }],
      lifted: [hatch],
    });
    expect(withEdits(turnPlace(board, 1, 2)).edits).toHaveLength(2);
  });

  it('leaves hatches that still have their doorway', () => {
    const down = readBoard({ ...stationItem, size: [6, 6] })!;
    const both = [moveTo(0, [0, 3]), moveTo(1, [3, 3])];
    expect(withoutLost(down, both, stationTiles, [])).toEqual({ edits: both, lifted: [] });
  });

  it('gets its hatch back where the doorway is there again', () => {
    expect(withoutLost(laidAt(4), [moveTo(1, [3, 0])], stationTiles, [hatch!])).toEqual({
      edits: [moveTo(1, [3, 0]), { pointer: '/borders', value: [hatch] }],
      lifted: [],
    });
    expect(withoutLost(laidAt(4), [moveTo(1, [5, 0])], stationTiles, [hatch!])).toEqual({
      edits: [moveTo(1, [5, 0])],
      lifted: [hatch],
    });
  });

  it('gets back none that stands again already, or was taken away since', () => {
    const edit = { pointer: '/borders', value: undefined };
    expect(withoutLost(board, [edit], stationTiles, [hatch!])).toEqual({ edits: [edit], lifted: [] });
  });

  it('takes nothing out that was wrong before: that is for the check to say', () => {
    const wrong = readBoard({ ...stationItem, borders: [{ between: ['cabin-a', 'bunk-b'], is: 'closed' }] })!;
    expect(withoutLost(wrong, [moveTo(1, [4, 0])], stationTiles, []).edits).toEqual([moveTo(1, [4, 0])]);
  });

  it('changes nothing else where tiles are drawn at random', () => {
    const edits = [chooseTile(board, 1, { from: 'small' })];
    expect(withEdits(...edits)).toEqual({ edits, lifted: [] });
  });
});

describe('a tile that is removed, or changed for another', () => {
  it('takes along what lies on it and who begins there', () => {
    expect(withEdits(removePlace(1)).edits).toEqual([
      removePlace(1),
      { pointer: '/borders', value: undefined },
      { pointer: '/tokens', value: [{ token: 'lamp', at: ['cabin-a'] }] },
    ]);
    expect(withEdits(removePlace(0)).edits.slice(1)).toEqual([
      { pointer: '/borders', value: undefined },
      { pointer: '/starts', value: undefined },
      { pointer: '/tokens', value: [{ token: 'lamp', at: ['bunk-spawn'] }] },
    ]);
  });

  it('keeps what the other tile has as well, under its new name', () => {
    const edits = chooseNamesake(board, 0, 'closet');
    expect(withEdits(...edits).edits.slice(edits.length)).toEqual([{ pointer: '/borders', value: undefined }]);
  });

  it('leaves a tile that is added alone', () => {
    const edits = [addPlace(board, { tile: 'closet' }, [0, 3], true)];
    expect(withEdits(...edits)).toEqual({ edits, lifted: [] });
  });
});
