import { describe, expect, it } from 'vitest';
import { facesOf } from '../../editor/board/board-item';
import type { BoardModel } from '../../editor/board/board-model';
import { freeSpot } from '../../editor/board/free-spot';
import { layToken, setBorder, setCover, takeToken, toggleStart } from '../../editor/board/laid-things';
import { addPlace, chooseNamesake, placeToFill, resizeBoard } from '../../editor/board/place-edits';
import { doorsAtSetup, doorsShown, plannedAt } from '../../editor/board/planned-doors';
import { plannedFigures } from '../../editor/board/planned-figures';
import { composeBoard } from '../../engine/board/compose';
import { cabinFace, closetFace, station, stationItem, stationTiles, stationTraits } from './small-station';

const board = station();
const faces = facesOf(board, stationTiles, {});
const geometry = composeBoard(board, faces);
const empty = { ...board, borders: [], starts: [], tokens: [] };
const pair = ['cabin-b', 'bunk-a'] as const;

describe('what stands between tiles', () => {
  it('is put there, changed and taken away', () => {
    expect(setBorder(empty, -1, pair, 'wall')).toEqual({ pointer: '/borders', value: [{ between: pair, is: 'wall' }] });
    expect(setBorder(board, -1, pair, 'wall')).toEqual({ pointer: '/borders/1', value: { between: pair, is: 'wall' } });
    expect(setBorder(board, 0, pair, 'locked')).toEqual({ pointer: '/borders/0/is', value: 'locked' });
    expect(setBorder(board, 0, pair, null)).toEqual({ pointer: '/borders', value: undefined });
    expect(setBorder(board, -1, pair, null)).toBeNull();
  });

  it('is shown in the doorway as it is at set-up, or all open, or all shut', () => {
    const doors = doorsAtSetup(geometry, board.borders, stationTraits);
    expect(plannedAt(geometry, board.borders, 0)).toBe(0);
    expect(doors).toEqual([{ state: 'closed', strength: 0 }]);
    expect(doorsShown(geometry, doors, { mode: 'open', seen: new Map() })).toEqual([{ state: 'open', strength: 0 }]);
    expect(doorsAtSetup(geometry, [], stationTraits)).toEqual([{ state: 'none', strength: 0 }]);
    expect(doorsAtSetup(geometry, [], { doorStates: [] })).toEqual([{ state: 'face-down', strength: 0 }]);
  });

  it('shows the number of the token on it', () => {
    const numbered = [{ between: pair, is: 'closed', token: 'seal', number: 3 }];
    expect(doorsAtSetup(geometry, numbered, stationTraits)).toEqual([{ state: 'closed', strength: 3 }]);
  });
});

describe('starts, tokens and water', () => {
  it('are changed by the smallest edit, and an empty list leaves the file', () => {
    expect(toggleStart(board, 'bunk-b')).toEqual({ pointer: '/starts', value: ['cabin-a', 'bunk-b'] });
    expect(toggleStart(board, 'cabin-a')).toEqual({ pointer: '/starts', value: undefined });
    expect(layToken(board, 'lamp', 'bunk-a')).toEqual({
      pointer: '/tokens/0/at',
      value: ['cabin-a', 'bunk-spawn', 'bunk-a'],
    });
    expect(layToken(board, 'key', 'bunk-a')).toEqual({ pointer: '/tokens/1', value: { token: 'key', at: ['bunk-a'] } });
    expect(layToken(empty, 'key', 'bunk-a')).toEqual({ pointer: '/tokens', value: [{ token: 'key', at: ['bunk-a'] }] });
    expect(takeToken(board, 0, 1)).toEqual({ pointer: '/tokens/0/at', value: ['cabin-a'] });
    const one = { ...board, tokens: [{ token: 'lamp', at: ['cabin-a'] }] };
    expect(takeToken(one, 0, 0)).toEqual({ pointer: '/tokens', value: undefined });
    expect(setCover(0, 'water')).toEqual({ pointer: '/places/0/cover', value: 'water' });
    expect(setCover(0, null)).toEqual({ pointer: '/places/0/cover', value: undefined });
  });

  it('lie on the canvas as pieces with their names, the numbered ones with their number', () => {
    const tokens = [...board.tokens, { token: 'key', at: ['bunk-a', 'nowhere-a'], number: 2 }];
    const pieces = plannedFigures({ board: { ...board, tokens }, geometry } as unknown as BoardModel, [
      { id: 'lamp', name: 'Lamp', icon: 'candle' },
    ]);
    expect(pieces.map(({ name, icon, space }) => [name, icon, space])).toEqual([
      ['Lamp', 'candle', 1],
      ['Lamp', 'candle', 4],
      ['key 2', '', 3],
      ['Start', 'doorway', 1],
    ]);
  });
});

describe('a tile that is added', () => {
  const closet = { tile: 'closet', side: 'a' as const, face: closetFace };

  it('lies where one of its doorways meets another, and the board grows for it', () => {
    expect(freeSpot(board, faces, closet)).toEqual({ at: [0, 3], size: [6, 6] });
  });

  it('lies beside all others where nothing joins it', () => {
    const shut = { ...closet, face: { ...closetFace, connectors: [] } };
    const { at, size } = freeSpot(board, faces, shut);
    expect([at, size]).toEqual([
      [0, 3],
      [6, 6],
    ]);
  });

  it('takes the place that a new board has, and makes the board as large as it needs', () => {
    const fresh = {
      ...empty,
      size: [1, 1] as const,
      places: [{ id: '', tile: '', at: [0, 0] as const, turn: 0 as const }],
    };
    expect(freeSpot(fresh, [null], { tile: 'cabin', side: 'a', face: cabinFace })).toEqual({
      at: [0, 0],
      size: [3, 3],
    });
    expect(placeToFill(fresh)).toBe(0);
    expect(addPlace(fresh, { tile: 'cabin' }, [0, 0], true)).toEqual({
      pointer: '/places/0',
      value: { id: 'cabin', at: [0, 0], turn: 0, tile: 'cabin' },
    });
    expect(resizeBoard([3, 3])).toEqual({ pointer: '/size', value: [3, 3] });
  });

  it('is called by a letter once its name is taken', () => {
    expect(addPlace(board, { tile: 'cabin' }, [0, 3], true).value).toMatchObject({ id: 'A', tile: 'cabin' });
  });
});

describe('another tile at a place that is called after its own', () => {
  it('renames the place, and its spaces wherever the board speaks of them', () => {
    expect(chooseNamesake(board, 0, 'closet')).toEqual([
      { pointer: '/places/0', value: { id: 'closet', at: [0, 0], turn: 0, tile: 'closet' } },
      { pointer: '/borders', value: [{ between: ['closet-b', 'bunk-a'], is: 'closed' }] },
      { pointer: '/starts', value: ['closet-a'] },
      { pointer: '/tokens', value: [{ token: 'lamp', at: ['closet-a', 'bunk-spawn'] }] },
    ]);
  });

  it('keeps a name of its own', () => {
    const named = { ...board, places: board.places.map((place) => ({ ...place, id: `${place.id}-1` })) };
    expect(chooseNamesake(named, 0, 'closet')).toEqual([
      { pointer: '/places/0', value: { id: 'cabin-1', at: [0, 0], turn: 0, tile: 'closet' } },
    ]);
  });

  it('does not touch a place whose name begins alike', () => {
    const longer = {
      ...board,
      places: [...board.places, { id: 'cabin-b', tile: 'closet', at: [0, 3] as const, turn: 0 as const }],
      starts: ['cabin-b-a', 'cabin-a'],
    };
    expect(chooseNamesake(longer, 0, 'attic').find(({ pointer }) => pointer === '/starts')?.value).toEqual([
      'cabin-b-a',
      'attic-a',
    ]);
  });
});

it('reads what a board says of its spaces, finished or not', () => {
  expect(board).toMatchObject({ borders: stationItem.borders, starts: ['cabin-a'], tokens: stationItem.tokens });
  expect(board.places[1]?.cover).toBe('water');
});
