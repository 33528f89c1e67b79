import { describe, expect, it } from 'vitest';
import { checkBoard } from '../../../engine/board/check-board';
import { checkFace } from '../../../engine/board/check-face';
import type { Face } from '../../../engine/board/face';
import type { BoardGeometry } from '../../../engine/board/geometry';
import { between, doorwaysBetween, faceOf, lay, planOf, roomAlone, rooms } from './laid-boards';

/** Pairs of places that a doorway joins, closed or not, such as `1-2`. */
function links(board: BoardGeometry): string[] {
  const numberOf = (space: number) => Number(board.places[board.spaces[space]?.place ?? -1]?.id.replace('room-', ''));
  const pairs = board.borders
    .filter(({ kind }) => kind === 'doorway')
    .map(({ between: [a, b] }) => [numberOf(a), numberOf(b)].sort((x, y) => x - y));
  return pairs.sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d).map((pair) => pair.join('-'));
}

/** Rooms that hang together with one, when some doorways let nobody through. */
function roomsWith(board: BoardGeometry, space: string, closed: Uint8Array): string[] {
  const reached = board.spaces.filter(({ id }) => between(board, space, id, closed).distance >= 0);
  return [...new Set(reached.map(({ place }) => board.places[place]?.id ?? ''))];
}

const words = (text: string): string[] => text.split(/,? /);
const spaceCount = (board: BoardGeometry, from: string): number =>
  board.spaces.filter(({ id }) => between(board, from, id).distance >= 0).length;

describe('the rooms', () => {
  it('are sound, each with one room, a spawn space and its doorways', () => {
    expect(rooms.size).toBe(21);
    for (const [id, face] of rooms) {
      expect([id, checkFace(face)]).toEqual([id, []]);
      expect(face.rooms).toHaveLength(1);
      expect(face.grid.map(({ length }) => length)).toEqual(face.grid[0]?.length === 6 ? [6, 6, 6] : [3, 3, 3]);
    }
  });

  /** Pairs of spaces with a step between them. */
  const inside = (face: Face): string =>
    [
      ...new Set(
        roomAlone(Number(face.id.replace('room-', '')))
          .borders.filter(({ kind }) => kind === 'open')
          .map(({ between: [a, b] }) => [face.rooms[0]?.spaces[a], face.rooms[0]?.spaces[b]].sort().join('-')),
      ),
    ]
      .sort()
      .join(' ');

  it.each([
    [1, ''],
    [2, 'a-b'],
    [5, 'a-b a-c c-d'],
    [7, 'a-b'],
    [8, 'a-b'],
    [9, 'a-b a-c b-c'],
    [10, 'a-b'],
    [13, 'a-b a-c b-c'],
    [18, 'a-b'],
    [19, 'a-b'],
    [20, 'a-b'],
    [21, 'a-b a-c b-c'],
    [23, 'a-b a-c b-c'],
    [24, 'a-b'],
    [27, 'a-b'],
    [29, 'a-b a-c b-c'],
    [36, 'a-b a-v c-d c-e c-v'],
    [37, 'a-c a-d a-v b-v c-d'],
    [38, 'a-b a-c'],
    [39, 'a-b a-c b-c'],
    [40, 'a-b a-c b-c b-d c-d'],
  ])('room %i has the links %s', (room, expected) => {
    expect(inside(faceOf(room))).toBe(expected);
  });

  it('see back along every line: D of 36 sees the investigator over C, C of 37 does over A', () => {
    expect(between(roomAlone(36), 'room-36-d', 'room-36-v').range).toBe(2);
    expect(between(roomAlone(37), 'room-37-c', 'room-37-v').range).toBe(2);
  });

  it('call a space of 37 after who stands there', () => {
    const board = roomAlone(37);
    expect(board.spaceById.get('room-37-william')).toBe(board.spaceById.get('room-37-b'));
  });
});

describe('the board of the first dive', () => {
  const plan = planOf('deep-madness', 'first-dive');
  const board = lay(plan);
  const hatches = doorwaysBetween(board, plan.borders ?? []);

  it('has six rooms with sixteen spaces, all connected', () => {
    expect(links(board)).toEqual(words('2-13, 2-29, 5-10, 5-13, 5-24, 5-29, 10-29'));
    expect([board.places.length, board.spaces.length, spaceCount(board, 'room-24-a')]).toEqual([6, 16, 16]);
  });

  it('lies as far from the dock as the chapter reckons', () => {
    const far = (to: string, closed?: Uint8Array) => between(board, 'room-24-a', to, closed).distance;
    expect([far('room-13-c'), far('room-29-b'), far('room-2-a'), far('room-10-a')]).toEqual([4, 4, 5, 5]);
    expect(far('room-10-a', hatches)).toBe(6);
  });

  it('shuts sight with the hatch between 5 and 10', () => {
    expect(between(board, 'room-5-b', 'room-10-b').range).toBe(1);
    expect(between(board, 'room-5-b', 'room-10-b', hatches).range).toBe(-1);
  });

  it('has room 10 under water, and the start in the dock', () => {
    expect(plan.places.filter(({ cover }) => cover === 'water').map(({ id }) => id)).toEqual(['room-10']);
    expect(plan.starts).toEqual(['room-24-a']);
  });
});

describe('the board of Trimming Victims', () => {
  const plan = planOf('oracles-betrayal', 'trimming-victims');
  const board = lay(plan);

  it('has nine rooms with 24 spaces, all connected', () => {
    expect(links(board)).toEqual(words('1-2, 1-10, 1-24, 1-37, 2-13, 10-29, 13-24, 24-39, 29-37, 29-38, 37-39'));
    expect([board.places.length, board.spaces.length, spaceCount(board, 'room-1-a')]).toEqual([9, 24, 24]);
  });

  it('stays connected while its two hatches let nobody through', () => {
    expect(roomsWith(board, 'room-1-a', doorwaysBetween(board, plan.borders ?? []))).toHaveLength(9);
  });

  it('has the doorway between 37 and 38 walled up', () => {
    const [d, c] = [board.spaceById.get('room-37-d') ?? -1, board.spaceById.get('room-38-c') ?? -1];
    const stands = (laid: BoardGeometry) =>
      laid.borders.filter((border) => border.between.includes(d) && border.between.includes(c)).map(({ kind }) => kind);
    expect(stands(board)).not.toContain('doorway');
    expect(stands(lay({ ...plan, borders: [] }))).toContain('doorway');
    expect(between(board, 'room-37-d', 'room-38-c').range).toBe(-1);
  });
});

describe('the boards of Collecting Tissue and Lobotomy', () => {
  const tissue = planOf('oracles-betrayal', 'collecting-tissue');
  const lobotomy = planOf('oracles-betrayal', 'lobotomy');
  const board = lay(tissue);
  const barriers = doorwaysBetween(board, tissue.borders ?? []);

  it('lie alike', () => {
    expect(lobotomy.places).toEqual(tissue.places);
    expect(lobotomy.borders?.map((border) => border.between)).toEqual(tissue.borders?.map((border) => border.between));
    expect(lobotomy.starts).toEqual(tissue.starts);
  });

  it('have sixteen rooms with 47 spaces, all connected when the barriers are passed', () => {
    expect(links(board)).toEqual(
      words(
        '1-20, 1-27, 5-8, 5-27, 5-37, 7-19, 7-36, 8-23, 9-13, 9-40, 13-27, 13-37, 18-21, 19-38, 20-40, 21-23, 21-36, 23-37, 36-37, 38-40',
      ),
    );
    expect([board.places.length, board.spaces.length, spaceCount(board, 'room-20-a')]).toEqual([16, 47, 47]);
  });

  it('keep thirteen rooms together and seal 1, 7 and 8 while the barriers let nobody through', () => {
    expect(barriers.reduce((sum, is) => sum + is, 0)).toBe(6);
    const together = roomsWith(board, 'room-20-a', barriers);
    expect(together).toHaveLength(13);
    for (const sealed of ['room-1', 'room-7', 'room-8']) {
      expect(together).not.toContain(sealed);
      expect(roomsWith(board, `${sealed}-a`, barriers)).toEqual([sealed]);
    }
  });

  it.each([
    ['room-37-b', 'room-37-d', 3],
    ['room-37-b', 'room-13-a', 4],
    ['room-37-b', 'room-9-b', 5],
    ['room-37-a', 'room-37-d', 1],
    ['room-37-a', 'room-13-a', 2],
    ['room-37-a', 'room-9-b', 3],
    ['room-37-b', 'room-27-b', 5],
    ['room-37-b', 'room-20-a', 8],
    ['room-21-a', 'room-37-d', 6],
    ['room-18-b', 'room-37-d', 8],
  ])('from %s to %s it is %i spaces for one who passes the barriers', (from, to, steps) => {
    expect(between(board, from, to).distance).toBe(steps);
  });

  it.each([
    ['room-27-b', 'room-37-d', 3],
    ['room-27-b', 'room-13-a', 3],
    ['room-27-b', 'room-9-b', 4],
    ['room-20-a', 'room-9-b', 4],
    ['room-20-a', 'room-13-a', 5],
    ['room-20-a', 'room-37-d', 8],
    ['room-20-a', 'room-20-b', 1],
    ['room-20-a', 'room-19-b', 8],
    ['room-27-b', 'room-27-a', 1],
    ['room-27-b', 'room-5-b', 2],
    ['room-27-b', 'room-36-c', 6],
    ['room-27-b', 'room-23-c', 7],
  ])('from %s to %s it is %i spaces while the barriers let nobody through', (from, to, steps) => {
    expect(between(board, from, to, barriers).distance).toBe(steps);
  });

  it('number their barriers as printed, face down first and face up later', () => {
    const numbers = (plan: typeof tissue) => plan.borders?.map(({ number }) => number);
    expect(numbers(tissue)).toEqual([1, 2, 3, 1, 3, 2]);
    expect(numbers(lobotomy)).toEqual([2, 2, 3, 3, 1, 1]);
    expect(new Set(tissue.borders?.map(({ is }) => is))).toEqual(new Set(['face-down']));
    expect(new Set(lobotomy.borders?.map(({ is }) => is))).toEqual(new Set(['closed']));
  });

  it('have no sight over a barrier', () => {
    for (const {
      between: [a, b],
    } of tissue.borders ?? []) {
      expect(between(board, a, b).range).toBe(1);
      expect(between(board, a, b, barriers).range).toBe(-1);
    }
  });
});

describe('every board', () => {
  it.each([
    ['deep-madness', 'first-dive'],
    ['oracles-betrayal', 'trimming-victims'],
    ['oracles-betrayal', 'collecting-tissue'],
    ['oracles-betrayal', 'lobotomy'],
  ])('%s/%s is sound', (pack, id) => {
    const plan = planOf(pack, id);
    expect(
      checkBoard(
        plan,
        plan.places.map(({ tile }) => [rooms.get(tile) as Face]),
      ),
    ).toEqual([]);
  });

  it('has the same sight from either end, and none where a wall alone lies between', () => {
    const board = lay(planOf('oracles-betrayal', 'trimming-victims'));
    for (const { id: a } of board.spaces) {
      for (const { id: b } of board.spaces) {
        expect(between(board, a, b).range).toBe(between(board, b, a).range);
      }
    }
    expect(between(board, 'room-38-b', 'room-38-c').range).toBe(-1);
  });
});
