import { describe, expect, it } from 'vitest';
import {
  distancesFrom,
  distancesTo,
  firstSteps,
  nearestOf,
  pathBetween,
  UNREACHABLE,
  type Way,
} from '../../engine/board/distance';
import { DistanceCache } from '../../engine/board/distance-cache';
import type { BoardGeometry } from '../../engine/board/geometry';
import { boardOf, face, oneRoom, spaceOf } from './small-boards';

const ON_FOOT: Way = { isEthereal: false, barred: null, held: null };

/** Two ways from 1 to 6, one over 2 and 3, one over 4 and 5; a door between 3 and 6. */
const ring = boardOf(
  face(['123', '456'], {
    rooms: [oneRoom('1', '2', '3'), { ...oneRoom('4', '5', '6'), id: 'back' }],
    openings: [{ between: ['1', '4'], at: [[0, 0, 's']] }],
    doorways: [{ between: ['3', '6'], at: [[0, 2, 's']] }],
  }),
);

function distances(board: BoardGeometry, from: string, way: Way = ON_FOOT): number[] {
  const out = new Int16Array(board.spaces.length);
  distancesFrom(board, way, spaceOf(board, from), out);
  return [...out];
}

function steps(board: BoardGeometry, from: string, targets: readonly string[], way: Way = ON_FOOT): string[] {
  const out = new Int32Array(board.spaces.length);
  const indices = targets.map((id) => spaceOf(board, id));
  const count = firstSteps(board, way, spaceOf(board, from), indices, indices.length, out);
  return [...out.subarray(0, count)].map((space) => board.spaces[space]?.mark ?? '').sort();
}

function path(board: BoardGeometry, from: string, to: string, way: Way = ON_FOOT): string {
  const out = new Int32Array(board.spaces.length);
  const length = pathBetween(board, way, spaceOf(board, from), spaceOf(board, to), out);
  return [...out.subarray(0, length)].map((space) => board.spaces[space]?.mark ?? '').join('');
}

const barring = (board: BoardGeometry, border: number): Uint8Array => {
  const barred = new Uint8Array(board.borders.length);
  barred[border] = 1;
  return barred;
};

describe('distance', () => {
  it('counts steps by the shortest way', () => {
    expect(distances(ring, '1')).toEqual([0, 1, 2, 1, 2, 3]);
  });

  it('goes round what is barred', () => {
    expect(distances(ring, '3')).toEqual([2, 1, 0, 3, 2, 1]);
    expect(distances(ring, '3', { ...ON_FOOT, barred: barring(ring, 0) })).toEqual([2, 1, 0, 3, 4, 5]);
  });

  it('says so when there is no way', () => {
    const board = boardOf(face(['12']));
    expect(distances(board, '1')).toEqual([0, UNREACHABLE]);
    expect(steps(board, '1', ['2'])).toEqual([]);
    expect(path(board, '1', '2')).toBe('');
  });

  it('enters a space that holds whoever is on it, but does not leave it', () => {
    const held = new Uint8Array(6);
    held[spaceOf(ring, '2')] = 1;
    expect(distances(ring, '1', { ...ON_FOOT, held })).toEqual([0, 1, 4, 1, 2, 3]);
    expect(distances(ring, '2', { ...ON_FOOT, held }).filter((steps) => steps !== UNREACHABLE)).toEqual([0]);
  });

  it('is one step to all that touches for an ethereal mover, whatever is barred', () => {
    const way = { ...ON_FOOT, isEthereal: true, barred: barring(ring, 0) };
    expect(distances(ring, '2', way)).toEqual([1, 0, 1, 2, 1, 2]);
  });

  it('measures a chute in its direction only', () => {
    const board = boardOf(
      face(['123'], {
        rooms: [oneRoom('1', '2'), { ...oneRoom('3'), id: 'pit' }],
        chutes: [{ between: ['2', '3'], at: [[0, 1, 'e']] }],
      }),
    );
    expect(distances(board, '1')).toEqual([0, 1, 2]);
    expect(distances(board, '3')).toEqual([UNREACHABLE, UNREACHABLE, 0]);
    const towards = new Int16Array(3);
    distancesTo(board, ON_FOOT, [2], 1, towards);
    expect([...towards]).toEqual([2, 1, 0]);
  });
});

describe('a step towards the nearest', () => {
  it('lists every way that is equally short', () => {
    expect(steps(ring, '1', ['6'])).toEqual(['2', '4']);
  });

  it('lists a neighbour once though two doorways lead there', () => {
    const doorways = [
      { between: ['1', '2'], at: [[0, 0, 'e']] },
      { between: ['1', '2'], at: [[1, 0, 'e']] },
    ] as const;
    expect(steps(boardOf(face(['12', '12'], { doorways })), '1', ['2'])).toEqual(['2']);
  });

  it('goes to the nearest of several', () => {
    expect(steps(ring, '1', ['6', '2'])).toEqual(['2']);
    expect(steps(ring, '2', ['4', '6'])).toEqual(['1', '3']);
  });

  it('is none for one who is there', () => {
    expect(steps(ring, '1', ['1', '6'])).toEqual([]);
  });

  it('names all the nearest', () => {
    const out = new Int32Array(6);
    const from2 = Int16Array.from(distances(ring, '2'));
    const all = [5, 3, 2].slice();
    expect(nearestOf(from2, all, 2, out)).toBe(2);
    expect([...out.subarray(0, 2)]).toEqual([5, 3]);
    expect(nearestOf(from2, all, 3, out)).toBe(1);
    expect(out[0]).toBe(2);
  });

  it('takes what is on the same space for the nearest', () => {
    const out = new Int32Array(6);
    expect(nearestOf(Int16Array.from(distances(ring, '2')), [0, 1, 2], 3, out)).toBe(1);
    expect(out[0]).toBe(spaceOf(ring, '2'));
  });

  it('can be followed to the end', () => {
    expect(path(ring, '1', '6', { ...ON_FOOT, barred: barring(ring, 0) })).toBe('1456');
    expect(path(ring, '1', '1')).toBe('1');
  });
});

describe('the cache of distances', () => {
  it('gives the same table for the same doors, also after others', () => {
    const cache = new DistanceCache(ring);
    const barred = new Uint8Array(ring.borders.length);
    const before = cache.table(barred);
    barred[0] = 1;
    const shut = cache.table(barred);
    expect(before.from(2)[5]).toBe(1);
    expect(shut.from(2)[5]).toBe(5);
    barred[0] = 0;
    expect(cache.table(barred)).toBe(before);
    expect(cache.size).toBe(2);
  });

  it('forgets the state of the doors that was asked about longest ago', () => {
    const cache = new DistanceCache(ring, 2);
    const states = [0, 1, 2].map((border) => cache.table(barring(ring, border)));
    expect(cache.size).toBe(2);
    expect(cache.table(barring(ring, 2))).toBe(states[2]);
    expect(cache.table(barring(ring, 1))).toBe(states[1]);
    expect(cache.table(barring(ring, 0))).not.toBe(states[0]);
  });
});
