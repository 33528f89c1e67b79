import { describe, expect, it } from 'vitest';
import {
  cycleMarker,
  kindBetween,
  kindsBetween,
  markAt,
  moveNumber,
  moveToRoom,
  paintEdits,
  paintedFace,
  renameRoom,
  rimOf,
  setKind,
  setSpawn,
  toggleMarker,
  toggleRimDoor,
  unitsBetween,
} from '../../editor/board/tile-edits';
import type { Highlight } from '../../engine/board/face';
import { cabinFace } from './small-station';
import { smallFace } from './small-tile';

describe('what stands between two spaces of a tile', () => {
  it('finds the units of border that they share', () => {
    expect(unitsBetween(smallFace, '1', '2')).toEqual([
      [0, 2, 'w'],
      [1, 2, 'w'],
    ]);
    expect(unitsBetween(smallFace, '3', '2')).toEqual([
      [2, 2, 'n'],
      [2, 3, 'n'],
    ]);
  });

  it('says what stands there', () => {
    expect(kindBetween(smallFace, '1', '2')).toBe('open');
    expect(kindBetween(smallFace, '3', '1')).toBe('doorway');
    expect(kindBetween(smallFace, '2', '3')).toBe('wall');
  });

  it('offers open borders within a room and chutes between rooms', () => {
    expect(kindsBetween(smallFace, '1', '2')).toEqual(['open', 'wall', 'doorway', 'opening', 'window']);
    expect(kindsBetween(smallFace, '1', '3')).toEqual(['wall', 'doorway', 'opening', 'window', 'chute']);
  });

  it('turns a door into a wall by taking it out, and touches nothing else', () => {
    expect(setKind(smallFace, '/sides/0', '1', '3', 'wall')).toEqual([{ pointer: '/sides/0/doorways', value: [] }]);
  });

  it('puts a door in the middle of the border, or where it is asked to', () => {
    const [edit] = setKind(smallFace, '/sides/0', '2', '3', 'doorway');
    expect(edit).toEqual({
      pointer: '/sides/0/doorways',
      value: [...(smallFace.doorways ?? []), { between: ['2', '3'], at: [[2, 2, 'n']] }],
    });
    const [wanted] = setKind(smallFace, '/sides/0', '2', '3', 'doorway', [2, 3, 'n']);
    expect(wanted?.value).toMatchObject([{}, { at: [[2, 3, 'n']] }]);
  });

  it('opens the whole border, and keeps the door out of it', () => {
    expect(setKind(smallFace, '/sides/0', '1', '3', 'opening')).toEqual([
      { pointer: '/sides/0/doorways', value: [] },
      {
        pointer: '/sides/0/openings',
        value: [
          {
            between: ['1', '3'],
            at: [
              [2, 0, 'n'],
              [2, 1, 'n'],
            ],
          },
        ],
      },
    ]);
  });

  it('writes a wall between two spaces of one room, and takes it out again', () => {
    const walled = setKind(smallFace, '/sides/0', '1', '2', 'wall');
    expect(walled).toEqual([{ pointer: '/sides/0/walls', value: [['1', '2']] }]);
    expect(setKind({ ...smallFace, walls: [['2', '1']] }, '/sides/0', '1', '2', 'open')).toEqual([
      { pointer: '/sides/0/walls', value: [] },
    ]);
  });

  it('does nothing for spaces that do not touch', () => {
    expect(setKind({ ...smallFace, grid: ['11..22', '......', '333333'] }, '', '1', '2', 'doorway')).toEqual([]);
  });
});

describe('what is printed on a tile', () => {
  it('moves a number and renames a room', () => {
    expect(moveNumber(smallFace, '/sides/0', '2', [1, 2])).toEqual({ pointer: '/sides/0/numbers/2', value: [1, 2] });
    expect(renameRoom(smallFace, '/sides/0', '3', 'Vault')).toEqual({
      pointer: '/sides/0/rooms/1/name',
      value: 'Vault',
    });
    expect(renameRoom(smallFace, '/sides/0', '9', 'Vault')).toBeNull();
  });

  it('moves a space to another room and drops the room that it left empty', () => {
    expect(moveToRoom(smallFace, '/sides/0', '3', 'r1').value).toEqual([
      { id: 'r1', name: 'Hall', floor: 'tile', spaces: ['1', '2', '3'] },
    ]);
  });

  it('adds a marker in a cell and takes it away', () => {
    expect(toggleMarker(smallFace, '/sides/0', '1', [0, 1], 'body').value).toMatchObject([
      { space: '3' },
      { space: '1', at: [0, 1], kind: 'body', furniture: false },
    ]);
    expect(toggleMarker(smallFace, '/sides/0', '3', [2, 3], 'locker').value).toEqual([]);
  });

  it('goes from no marker to a locker, a body and none again', () => {
    const kinds = (highlights: unknown) => (highlights as { kind: string }[]).map(({ kind }) => kind);
    const bare = { ...smallFace, highlights: [] };
    const locker = cycleMarker(bare, '', '1', [0, 1], ['locker', 'body']).value as Highlight[];
    expect(kinds(locker)).toEqual(['locker']);
    const body = cycleMarker({ ...bare, highlights: locker }, '', '1', [0, 1], ['locker', 'body']).value as Highlight[];
    expect(kinds(body)).toEqual(['body']);
    expect(cycleMarker({ ...bare, highlights: body }, '', '1', [0, 1], ['locker', 'body']).value).toEqual([]);
  });

  it('paints a cell and takes its cut with it', () => {
    const cut = { ...smallFace, cuts: [{ at: [1, 2] as const, give: 'nw' as const, to: '1' }] };
    expect(paintEdits(cut, paintedFace(cut, '1', [1, 2]), '/sides/0')).toEqual([
      { pointer: '/sides/0/grid/1', value: '1112' },
      { pointer: '/sides/0/cuts', value: [] },
    ]);
    expect(paintedFace(smallFace, '1', [0, 0])).toBe(smallFace);
    expect(paintedFace(smallFace, '1', [7, 0])).toBe(smallFace);
  });

  it('knows whose cell it is', () => {
    expect(markAt(smallFace, [0, 3])).toBe('2');
    expect(markAt({ ...smallFace, grid: ['1#.'] }, [0, 1])).toBeNull();
    expect(markAt(smallFace, [9, 9])).toBeNull();
  });
});

describe('doorways in the rim', () => {
  const edgeAt = (row: number, column: number, side: string) =>
    rimOf(cabinFace).find(({ at }) => at[0] === row && at[1] === column && at[2] === side)!;

  it('are called after their side, with a number where the name is taken', () => {
    const added = (row: number, column: number, side: string) => {
      const { value } = toggleRimDoor(cabinFace, '/sides/0', edgeAt(row, column, side));
      return (value as { id: string }[]).at(-1);
    };
    expect(added(0, 1, 'n')).toEqual({ id: 'N', kind: 'door', space: 'a', at: [[0, 1, 'n']] });
    expect(added(0, 2, 'e')).toEqual({ id: 'E2', kind: 'door', space: 'b', at: [[0, 2, 'e']] });
    expect(added(2, 0, 's')).toMatchObject({ id: 'S2', space: 'a' });
    expect(added(0, 0, 'w')).toMatchObject({ id: 'W2', space: 'a' });
  });

  it('are taken away where they are, however their edge is named', () => {
    const { value } = toggleRimDoor(cabinFace, '/sides/0', edgeAt(1, 0, 'w'));
    expect((value as { id: string }[]).map(({ id }) => id)).toEqual(['E', 'S']);
  });

  it('and other passages are offered only where tiles can have them', () => {
    expect(kindsBetween(cabinFace, 'a', 'b', { passages: [], hasInnerWalls: true })).toEqual(['open', 'wall']);
    expect(kindsBetween(cabinFace, 'a', 'b', { passages: ['doorway'], hasInnerWalls: true })).toEqual([
      'open',
      'wall',
      'doorway',
    ]);
  });

  it('and the space on which things appear can be changed', () => {
    expect(setSpawn('/sides/0', 'a')).toEqual({ pointer: '/sides/0/spawn', value: 'a' });
  });
});
