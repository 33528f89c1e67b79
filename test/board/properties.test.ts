import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkBoard } from '../../engine/board/check-board';
import { checkFace } from '../../engine/board/check-face';
import { composeBoard, type PlacePlan } from '../../engine/board/compose';
import { distancesFrom, pathBetween, UNREACHABLE } from '../../engine/board/distance';
import type { Face } from '../../engine/board/face';
import type { BoardGeometry, Turn } from '../../engine/board/geometry';
import { createSight, doorsBetween, sees, visibleFrom } from '../../engine/board/sight';
import fc from '../fixtures/fast-check';

const FOLDER = new URL('../../content/lobotomy/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'));

interface TileItem {
  readonly family: string;
  readonly sides: readonly Face[];
}
const tiles = readdirSync(new URL('tile/', FOLDER)).map((name) => read(`tile/${name}`) as TileItem);
const quarters = tiles.filter(({ family }) => family === 'quarter').flatMap(({ sides }) => sides);
const [centre] = tiles.filter(({ family }) => family === 'centre').flatMap(({ sides }) => sides) as [Face];
const morrowHill = read('board/morrow-hill.json') as {
  size: [number, number];
  places: (PlacePlan & { from?: string })[];
};

function asylum(picked: readonly Face[]): BoardGeometry {
  const rest = [...picked];
  const sides = morrowHill.places.map(({ from }) => {
    const face = from ? (rest.shift() as Face) : centre;
    return { tile: face.id, side: 'a' as const, face };
  });
  return composeBoard(morrowHill, sides);
}

const anAsylum = fc
  .tuple(...Array.from({ length: 4 }, () => fc.constantFrom(...quarters)))
  .map((picked) => asylum(picked));

/** A board with some of its doors closed. */
const withDoors = anAsylum.chain((board) =>
  fc.record({
    board: fc.constant(board),
    closed: fc.uint8Array({ min: 0, max: 1, minLength: board.doorwayCount, maxLength: board.doorwayCount }),
  }),
);

const RUNS = { numRuns: 25 };

describe('the tiles of the pack', () => {
  it.each(quarters.map((face) => [face.id, face] as const))('%s is sound', (_, face) => {
    expect(checkFace(face)).toEqual([]);
  });

  it('has a sound centre', () => {
    expect(checkFace(centre)).toEqual([]);
  });

  it.each([0, 90, 180, 270] as const)('keep all their steps when turned by %i degrees', (turn: Turn) => {
    for (const face of quarters) {
      const lie = (turned: Turn) =>
        composeBoard({ size: [12, 12], places: [{ id: 'T', at: [0, 0], turn: turned }] }, [
          { tile: 't', side: 'a', face },
        ]);
      expect(lie(turn).links).toEqual(lie(0).links);
      expect(lie(turn).doorwayCount).toBe(face.doorways?.length);
    }
  });

  it.each([90, 180, 270] as const)('see the same when turned by %i degrees', (turn: Turn) => {
    for (const face of quarters) {
      const sightAt = (turned: Turn) =>
        createSight(
          composeBoard({ size: [12, 12], places: [{ id: 'T', at: [0, 0], turn: turned }] }, [
            { tile: 't', side: 'a', face },
          ]),
          'none',
        );
      const [upright, lying] = [sightAt(0), sightAt(turn)];
      for (let a = 0; a < 12; a++) {
        for (let b = 0; b < 12; b++) {
          const sets = (doors: number[][]) => doors.map((set) => set.toSorted().join('+')).toSorted();
          expect(sets(doorsBetween(lying, a, b))).toEqual(sets(doorsBetween(upright, a, b)));
        }
      }
    }
  });

  it('join into a board without a finding, whichever are drawn', () => {
    expect(
      checkBoard(
        morrowHill,
        morrowHill.places.map(({ from }) => (from ? quarters : [centre])),
      ),
    ).toEqual([]);
  });

  it('can all be reached from each other with open doors', () => {
    fc.assert(
      fc.property(anAsylum, (board) => {
        const out = new Int16Array(board.spaces.length);
        const way = { isEthereal: false, barred: null, held: null };
        expect(distancesFrom(board, way, board.pentagram, out)).toBe(board.spaces.length);
        expect(board.spaces).toHaveLength(4 * 12 + 11);
      }),
      RUNS,
    );
  });
});

describe('sight on any board', () => {
  it.each(['near', 'none'] as const)('is the same in both directions (rule for open doors: %s)', (rule) => {
    fc.assert(
      fc.property(withDoors, ({ board, closed }) => {
        const sight = createSight(board, rule);
        for (let a = 0; a < board.spaces.length; a++) {
          for (let b = 0; b < a; b++) expect(sees(sight, closed, a, b)).toBe(sees(sight, closed, b, a));
        }
      }),
      RUNS,
    );
  });

  it('never grows when a door is closed', () => {
    fc.assert(
      fc.property(withDoors, fc.nat(), ({ board, closed }, pick) => {
        const sight = createSight(board, 'near');
        const more = closed.slice();
        more[pick % closed.length] = 1;
        for (let a = 0; a < board.spaces.length; a++) {
          for (let b = 0; b < board.spaces.length; b++) {
            if (sees(sight, more, a, b)) expect(sees(sight, closed, a, b)).toBe(true);
          }
        }
      }),
      RUNS,
    );
  });

  it('is never more with the rule for open doors than without', () => {
    fc.assert(
      fc.property(withDoors, ({ board, closed }) => {
        const [near, none] = [createSight(board, 'near'), createSight(board, 'none')];
        const [seen, seenAtAll] = [new Uint8Array(board.spaces.length), new Uint8Array(board.spaces.length)];
        for (let a = 0; a < board.spaces.length; a++) {
          visibleFrom(near, closed, a, seen);
          visibleFrom(none, closed, a, seenAtAll);
          expect(seen.every((is, b) => is <= (seenAtAll[b] ?? 0))).toBe(true);
          expect(seen[a]).toBe(1);
        }
      }),
      RUNS,
    );
  });

  it('reaches every neighbour that is not behind a closed door', () => {
    fc.assert(
      fc.property(withDoors, ({ board, closed }) => {
        const sight = createSight(board, 'near');
        for (const { kind, between } of board.borders) {
          if (kind === 'open' || kind === 'opening') expect(sees(sight, closed, between[0], between[1])).toBe(true);
        }
      }),
      RUNS,
    );
  });
});

describe('distance on any board', () => {
  it('keeps the triangle inequality, and paths are as long as it says', () => {
    fc.assert(
      fc.property(withDoors, ({ board, closed }) => {
        const barred = new Uint8Array(board.borders.length);
        barred.set(closed);
        const way = { isEthereal: false, barred, held: null };
        const count = board.spaces.length;
        const rows = board.spaces.map((_, from) => {
          const out = new Int16Array(count);
          distancesFrom(board, way, from, out);
          return out;
        });
        const between = (a: number, b: number): number => rows[a]?.[b] ?? UNREACHABLE;
        const path = new Int32Array(count);
        for (let a = 0; a < count; a++) {
          for (let b = 0; b < count; b++) {
            for (let c = 0; c < count; c += 7) {
              const detour = Math.min(UNREACHABLE, between(a, c) + between(c, b));
              if (between(a, b) > detour) throw new Error(`${a} to ${b} is farther than over ${c}`);
            }
          }
          const length = pathBetween(board, way, a, board.pentagram, path);
          expect(length).toBe(between(a, board.pentagram) === UNREACHABLE ? 0 : between(a, board.pentagram) + 1);
        }
      }),
      { numRuns: 10 },
    );
  });
});
