import { describe, expect, it } from 'vitest';
import type { Face } from '../../engine/board/face';
import type { BoardGeometry } from '../../engine/board/geometry';
import { bordersCrossed, createSight, doorsBetween, sees } from '../../engine/board/sight';
import { sightShape } from '../../engine/board/sight-shape';
import fc from '../fixtures/fast-check';
import { boardOf, face, oneRoom, spaceOf } from './small-boards';

/** Marks of the spaces that one sees, its own among them. */
function seenFrom(board: BoardGeometry, mark: string, closed = new Uint8Array(board.doorwayCount)): string {
  const sight = createSight(board, 'straight-rows');
  return board.spaces
    .filter((_, to) => sees(sight, closed, spaceOf(board, mark), to))
    .map((space) => space.mark)
    .join('');
}

function crossed(board: BoardGeometry, from: string, to: string, closed = new Uint8Array(board.doorwayCount)): number {
  return bordersCrossed(createSight(board, 'straight-rows'), closed, spaceOf(board, from), spaceOf(board, to));
}

describe('sight along rows of cells', () => {
  const corner = boardOf(face(['abb', 'acc'], { rooms: [oneRoom('a', 'b', 'c')], walls: [['b', 'c']] }));

  it('runs along a row and a column, and turns no corner', () => {
    expect(seenFrom(corner, 'a')).toBe('abc');
    expect(seenFrom(corner, 'b')).toBe('ab');
  });

  it('does not run over the corner of two cells', () => {
    const across = boardOf(face(['ab', 'cd'], { rooms: [oneRoom('a', 'b', 'c', 'd')] }));
    expect(seenFrom(across, 'a')).toBe('abc');
  });

  it('counts the borders that it crosses, and none within a space', () => {
    const row = boardOf(face(['aabbc'], { rooms: [oneRoom('a', 'b', 'c')] }));
    expect([crossed(row, 'a', 'a'), crossed(row, 'a', 'b'), crossed(row, 'a', 'c')]).toEqual([0, 1, 2]);
  });

  it('takes the line with the fewest borders', () => {
    const two = boardOf(face(['abc', 'add', 'acc'], { rooms: [oneRoom('a', 'b', 'c', 'd')] }));
    expect(crossed(two, 'a', 'c')).toBe(1);
  });

  it('says of what is not seen that no number of borders is crossed', () => {
    expect(crossed(corner, 'b', 'c')).toBe(-1);
  });

  it('goes back over a space that it has left', () => {
    const ring = boardOf(face(['aba', 'aaa'], { rooms: [oneRoom('a', 'b')] }));
    expect(crossed(ring, 'a', 'a')).toBe(0);
    expect(crossed(ring, 'b', 'a')).toBe(1);
  });

  it('stops at walls, solid blocks and the rim', () => {
    const blocks = boardOf(face(['a#b', 'c.d'], { rooms: [oneRoom('a', 'b', 'c', 'd')], walls: [['a', 'c']] }));
    expect(seenFrom(blocks, 'a')).toBe('a');
    expect(seenFrom(blocks, 'b')).toBe('bd');
  });

  it('passes a doorway while its door is open, and an opening always, but no chute', () => {
    const row = boardOf(
      face(['abcd'], {
        doorways: [{ between: ['a', 'b'], at: [[0, 0, 'e']] }],
        openings: [{ between: ['b', 'c'], at: [[0, 1, 'e']] }],
        chutes: [{ between: ['c', 'd'], at: [[0, 2, 'e']] }],
      }),
    );
    expect(seenFrom(row, 'a')).toBe('abc');
    expect(seenFrom(row, 'a', Uint8Array.of(1))).toBe('a');
    expect(seenFrom(row, 'c', Uint8Array.of(1))).toBe('bc');
    expect(doorsBetween(createSight(row, 'straight-rows'), spaceOf(row, 'a'), spaceOf(row, 'c'))).toEqual([[0]]);
  });

  it('takes another line, over more borders, while a door is closed', () => {
    const two = boardOf(
      face(['aac', 'abc'], {
        rooms: [oneRoom('a', 'b'), { ...oneRoom('c'), id: 'far' }],
        doorways: [{ between: ['a', 'c'], at: [[0, 1, 'e']] }],
        openings: [{ between: ['b', 'c'], at: [[1, 1, 'e']] }],
      }),
    );
    expect(crossed(two, 'a', 'c')).toBe(1);
    expect(crossed(two, 'a', 'c', Uint8Array.of(1))).toBe(2);
  });

  it('crosses a cut cell over its diagonal', () => {
    const cut = boardOf(
      face(['aab', 'aab'], { rooms: [oneRoom('a', 'b')], cuts: [{ at: [0, 1], give: 'se', to: 'b' }] }),
    );
    const walled = boardOf(
      face(['aac', 'ddd'], {
        rooms: [oneRoom('a', 'c'), { ...oneRoom('d'), id: 'low' }],
        cuts: [{ at: [0, 1], give: 'se', to: 'd' }],
        openings: [{ between: ['d', 'c'], at: [[0, 2, 'w']] }],
      }),
    );
    expect(crossed(cut, 'a', 'b')).toBe(1);
    // The row leads from the upper half of the cut cell against the wall of the lower one.
    expect(seenFrom(walled, 'a')).toBe('a');
    expect(seenFrom(walled, 'c')).toBe('cd');
  });

  it('is asked for its borders only where it runs along rows', () => {
    expect(() => bordersCrossed(createSight(corner, 'none'), new Uint8Array(0), 0, 0)).toThrow('counted');
  });

  it('is drawn as the rows and columns that lead out of the space, up to closed doors', () => {
    const row = boardOf(
      face(['ab', 'cc'], {
        rooms: [oneRoom('a', 'c'), { ...oneRoom('b'), id: 'far' }],
        doorways: [{ between: ['a', 'b'], at: [[0, 0, 'e']] }],
      }),
    );
    const shape = (closed: number) =>
      sightShape(createSight(row, 'straight-rows'), Uint8Array.of(closed), spaceOf(row, 'a'));
    expect(shape(0)).toEqual([
      [
        [0, 0],
        [100, 0],
        [100, 50],
        [50, 50],
        [50, 100],
        [0, 100],
      ],
    ]);
    expect(shape(1)).toEqual([
      [
        [0, 0],
        [50, 0],
        [50, 100],
        [0, 100],
      ],
    ]);
  });
});

const MARKS = ['a', 'b', 'c', 'd', 'e'] as const;
type Mark = (typeof MARKS)[number];

/** Any letters in any order: spaces in pieces, holes and blocks too, which sight takes as they are. */
const anyFace = fc
  .record({
    grid: fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })).chain(([width, height]) =>
      fc.array(fc.array(fc.constantFrom(...MARKS, ...MARKS, '.', '#'), { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    ),
    rooms: fc.array(fc.nat(1), { minLength: MARKS.length, maxLength: MARKS.length }),
    walls: fc.subarray([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', 'e'],
    ] as [Mark, Mark][]),
    picks: fc.array(fc.nat(), { maxLength: 5 }),
    closed: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  })
  .map(({ grid, rooms, walls, picks, closed }) => {
    const used = MARKS.filter((mark) => grid.some((row) => row.includes(mark)));
    const roomOf = (mark: string) => rooms[MARKS.indexOf(mark as Mark)] ?? 0;
    /** Borders between two spaces, as the cell and whether the other cell lies east or south of it. */
    const borders = grid.flatMap((row, y) =>
      row.flatMap((mark, x) =>
        [['e', grid[y]?.[x + 1]] as const, ['s', grid[y + 1]?.[x]] as const].flatMap(([side, other]) =>
          other !== undefined && other !== mark && /[a-e]/.test(mark) && /[a-e]/.test(other)
            ? [{ y, x, side, between: [mark, other] as const }]
            : [],
        ),
      ),
    );
    const doors = borders.length === 0 ? [] : [...new Set(picks.map((pick) => borders[pick % borders.length]!))];
    const made: Face = {
      id: 'any',
      grid: grid.map((row) => row.join('')),
      rooms: [0, 1].map((room) => ({
        id: `r${room}`,
        name: '',
        floor: 'tile',
        spaces: used.filter((mark) => roomOf(mark) === room),
      })),
      walls,
      doorways: doors.map(({ y, x, side, between }) => ({ between, at: [[y, x, side] as const] })),
    };
    /** Whether one may walk from a cell into the next, read off the letters alone. */
    const isOpen = (y: number, x: number, side: 'e' | 's'): boolean => {
      const a = grid[y]?.[x] ?? '.';
      const b = (side === 'e' ? grid[y]?.[x + 1] : grid[y + 1]?.[x]) ?? '.';
      if (!/[a-e]/.test(a) || !/[a-e]/.test(b)) return false;
      if (a === b) return true;
      const door = doors.findIndex((other) => other.y === y && other.x === x && other.side === side);
      if (door >= 0) return closed[door] === false;
      return roomOf(a) === roomOf(b) && !walls.some((pair) => pair.includes(a as Mark) && pair.includes(b as Mark));
    };
    return { grid, made, isOpen, closed: Uint8Array.from(closed, Number) };
  });

describe('sight along rows of cells on any face', () => {
  it('agrees with a walk from cell to cell, and is the same in both directions', () => {
    fc.assert(
      fc.property(anyFace, ({ grid, made, isOpen, closed }) => {
        const walked = new Map<string, number>();
        grid.forEach((row, y) => {
          row.forEach((from, x) => {
            for (const [dx, dy] of [
              [1, 0],
              [-1, 0],
              [0, 1],
              [0, -1],
            ] as const) {
              let [cx, cy, count] = [x, y, 0];
              if (!/[a-e]/.test(from)) continue;
              for (;;) {
                const key = `${from}${grid[cy]?.[cx]}`;
                walked.set(key, Math.min(count, walked.get(key) ?? count));
                const [nx, ny] = [cx + dx, cy + dy];
                const side = dx === 0 ? 's' : 'e';
                if (!isOpen(Math.min(cy, ny), Math.min(cx, nx), side) || nx < 0 || ny < 0) break;
                if (grid[ny]?.[nx] !== grid[cy]?.[cx]) count++;
                [cx, cy] = [nx, ny];
              }
            }
          });
        });
        const board = boardOf(made);
        const sight = createSight(board, 'straight-rows');
        board.spaces.forEach((a, from) => {
          board.spaces.forEach((b, to) => {
            const count = walked.get(a.mark + b.mark) ?? -1;
            expect([a.mark, b.mark, bordersCrossed(sight, closed, from, to)]).toEqual([a.mark, b.mark, count]);
            expect(sees(sight, closed, from, to)).toBe(count >= 0);
            expect(sees(sight, closed, to, from)).toBe(count >= 0);
          });
        });
      }),
      { numRuns: 300 },
    );
  });
});
