import { expect, it } from 'vitest';
import { checkBoard } from '../../engine/board/check-board';
import { checkFace } from '../../engine/board/check-face';
import { composeBoard } from '../../engine/board/compose';
import type { EdgeSide, Face } from '../../engine/board/face';
import { createSight, sees, visibleFrom } from '../../engine/board/sight';
import fc from '../fixtures/fast-check';

const MARKS = ['1', '2', '3', 'a', 'P'];
const index = fc.integer({ min: 0, max: 5 });
const cell = fc.tuple(index, index);
const mark = fc.constantFrom(...MARKS);
const edge = fc.tuple(index, index, fc.constantFrom<EdgeSide>('n', 'e', 's', 'w', '/', '\\'));
const passage = fc.record({ between: fc.tuple(mark, mark), at: fc.array(edge, { minLength: 1, maxLength: 3 }) });
const passages = fc.array(passage, { maxLength: 4 });
const room = fc.record({
  id: fc.constantFrom('r1', 'r2'),
  name: mark,
  floor: mark,
  spaces: fc.array(mark, { maxLength: 4 }),
});

/** Fits the schema and nothing more. */
const anyFace: fc.Arbitrary<Face> = fc.record({
  id: fc.constant('any'),
  grid: fc.array(fc.string({ unit: fc.constantFrom(...MARKS, '.', '#'), minLength: 1, maxLength: 5 }), {
    minLength: 1,
    maxLength: 5,
  }),
  cuts: fc.array(
    fc.record({ at: cell, give: fc.constantFrom('nw', 'ne', 'se', 'sw'), to: fc.constantFrom('.', ...MARKS) }),
    {
      maxLength: 4,
    },
  ),
  rooms: fc.array(room, { maxLength: 3 }),
  doorways: passages,
  openings: passages,
  chutes: passages,
  arrows: fc.array(
    fc.record({ from: mark, to: mark, color: fc.constantFrom('white', 'blue'), bothWays: fc.boolean() }),
    {
      maxLength: 4,
    },
  ),
  portals: fc.array(fc.record({ name: fc.constantFrom('moon', 'eye'), space: mark }), { maxLength: 3 }),
  walls: fc.array(fc.tuple(mark, mark), { maxLength: 2 }),
  highlights: fc.array(fc.record({ space: mark, at: cell, kind: fc.constant('body'), furniture: fc.boolean() }), {
    maxLength: 2,
  }),
  numbers: fc.dictionary(mark, cell),
  connectors: fc.array(
    fc.record({
      id: fc.constantFrom('east', 'west'),
      kind: fc.constantFrom('seam', 'hub'),
      space: mark,
      at: fc.array(edge, { minLength: 1, maxLength: 2 }),
    }),
    { maxLength: 3 },
  ),
  pentagram: mark,
  cells: fc.array(mark, { maxLength: 2 }),
});

const anyPlace = fc.record({
  id: fc.constantFrom('A', 'B'),
  at: fc.tuple(fc.integer({ min: -2, max: 7 }), fc.integer({ min: -2, max: 7 })),
  turn: fc.constantFrom(0, 90, 180, 270),
});

it('takes any face and any layout as it is, and never fails', () => {
  fc.assert(
    fc.property(anyFace, anyFace, anyPlace, anyPlace, (first, second, here, there) => {
      const plan = { size: [6, 6] as const, places: [here, there] };
      checkFace(first);
      checkBoard(plan, [[first], [second]]);
      const sides = [first, second].map((face) => ({ tile: 'any', side: 'a' as const, face }));
      const board = composeBoard(plan, sides);
      const sight = createSight(board, 'near');
      const closed = new Uint8Array(board.doorwayCount);
      const out = new Uint8Array(board.spaces.length);
      board.spaces.forEach(({ centre }, from) => {
        expect(centre.every(Number.isFinite)).toBe(true);
        expect(visibleFrom(sight, closed, from, out)).toBeGreaterThan(0);
        for (let to = 0; to < from; to++) expect(sees(sight, closed, from, to)).toBe(sees(sight, closed, to, from));
      });
    }),
    { numRuns: 400 },
  );
});
