/** The town as it is printed: every ring of its four quarters, whichever sides are up, is a town that one can play in. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { barArrows } from '../../engine/board/arrows';
import { checkBoard } from '../../engine/board/check-board';
import { checkFace } from '../../engine/board/check-face';
import { type BoardPlan, composeBoard, type PlacedFace } from '../../engine/board/compose';
import { distancesFrom, UNREACHABLE } from '../../engine/board/distance';
import type { Face } from '../../engine/board/face';
import type { BoardArrow, BoardGeometry } from '../../engine/board/geometry';

const CONTENT = join(import.meta.dirname, '../../content/deranged');
const read = (path: string): unknown => JSON.parse(readFileSync(join(CONTENT, path), 'utf8'));

interface Tile {
  id: string;
  sides: Face[];
}
const QUARTERS = ['sk', 'bi', 'sp', 'oc'] as const;
const PIECES = ['enchanted-gate', 'abandoned-church'] as const;
const tiles = new Map([...QUARTERS, ...PIECES].map((id) => [id as string, read(`tile/${id}.json`) as Tile]));
const sideOf = (id: string, side: 'a' | 'b'): PlacedFace => ({
  tile: id,
  side,
  face: tiles.get(id)?.sides[side === 'b' ? 1 : 0] as Face,
});
const faces = QUARTERS.flatMap((id) => [sideOf(id, 'a').face, sideOf(id, 'b').face]);

type Places = readonly (BoardPlan['places'][number] & { tile: string; side: 'a' | 'b' })[];
interface Layout extends BoardPlan {
  places: Places;
}
const layouts = new Map(
  readdirSync(join(CONTENT, 'board')).map((file) => {
    const board = read(`board/${file}`) as Layout;
    return [file.replace('.json', ''), board] as const;
  }),
);
const usual = layouts.get('usual') as Layout;

const laid = (plan: Layout, docks: readonly number[] = []): BoardGeometry =>
  composeBoard(
    plan,
    [...plan.places.map(({ tile, side }) => sideOf(tile, side)), ...PIECES.map((id) => sideOf(id, 'a'))],
    docks,
  );

/** Six rings, for the first quarter may stay in its place, each with every choice of sides. */
function* rings(): Generator<{ name: string; board: BoardGeometry }> {
  const [first, ...others] = QUARTERS;
  for (const second of others)
    for (const third of others.filter((id) => id !== second)) {
      const order = [first, second, third, ...others.filter((id) => id !== second && id !== third)];
      for (let sides = 0; sides < 16; sides++) {
        const places = order.map((tile, index) => ({
          ...(usual.places[index] as Places[number]),
          id: tile,
          tile,
          side: (sides >> index) % 2 === 0 ? ('a' as const) : ('b' as const),
        }));
        yield { name: places.map(({ tile, side }) => tile + side).join(' '), board: laid({ ...usual, places }) };
      }
    }
}

type MayFollow = (arrow: BoardArrow | null) => boolean;
const white: MayFollow = (arrow) => arrow?.color === 'white';
const whiteAndPortals: MayFollow = (arrow) => arrow === null || arrow.color === 'white';
const anyColor: MayFollow = (arrow) => arrow !== null;

function distancesBy(board: BoardGeometry, mayFollow: MayFollow): number[][] {
  const barred = new Uint8Array(board.borders.length);
  barArrows(board, barred, mayFollow);
  return board.spaces.map((_, space) => {
    const out = new Int16Array(board.spaces.length);
    distancesFrom(board, { isEthereal: false, barred, held: null }, space, out);
    return [...out];
  });
}

/** The spaces of the quarters, without the pieces that lie beside the board. */
const inTown = (board: BoardGeometry): number[] =>
  board.spaces.flatMap(({ outline }, space) => (outline.length === 0 ? [] : [space]));
const isWild = (board: BoardGeometry, space: number): boolean => board.spaces[space]?.words['terrain'] !== undefined;

/** Spaces that somebody in the town can't get to. */
function missed(board: BoardGeometry, mayFollow: MayFollow): string[] {
  const distances = distancesBy(board, mayFollow);
  const town = inTown(board);
  return town
    .filter((to) => town.some((from) => (distances[from]?.[to] ?? UNREACHABLE) >= UNREACHABLE))
    .map((space) => board.spaces[space]?.id ?? '');
}

describe('any ring of the four quarters', () => {
  it('lets everybody get everywhere by white arrows, with and without portals, but into the river and the forest', () => {
    let count = 0;
    for (const { name, board } of rings()) {
      const wild = inTown(board).filter((space) => isWild(board, space));
      expect(inTown(board), name).toHaveLength(48);
      for (const way of [white, whiteAndPortals])
        expect(missed(board, way), name).toEqual(wild.map((space) => board.spaces[space]?.id));
      count++;
    }
    expect(count).toBe(96);
  });

  it('can be walked through from anywhere to anywhere by those who ignore colours and use no portals', () => {
    for (const { name, board } of rings()) expect(missed(board, anyColor), name).toEqual([]);
  });

  it('joins each quarter to the next by a white way and by two arrows in the colours of what they enter', () => {
    const colors = { river: 'blue', forest: 'green' } as const;
    for (const { name, board } of rings()) {
      const seams = board.borders.filter(
        ({ arrow, between: [a, b] }) => arrow !== undefined && board.spaces[a]?.place !== board.spaces[b]?.place,
      );
      const ways = seams.flatMap(({ arrow, between: [from, to] }) =>
        (arrow?.isTwoWay ? [from, to] : [to]).map((end) => ({ end, color: arrow?.color })),
      );
      expect(ways, name).toHaveLength(16);
      for (const { end, color } of ways) {
        const terrain = board.spaces[end]?.words['terrain'] as keyof typeof colors | undefined;
        expect(color, name).toBe(terrain === undefined ? 'white' : colors[terrain]);
      }
    }
  });
});

describe('each side of a quarter', () => {
  it.each(faces.map((face) => [face.id, face] as const))('%s is drawn without a mistake', (_, face) => {
    expect(checkFace(face)).toEqual([]);
  });

  it.each(faces.map((face) => [face.id, face] as const))(
    '%s has one exit, one place of power, one portal',
    (_, face) => {
      const marks = Object.values(face.spaces ?? {}).map(({ mark }) => mark);
      expect(marks.filter((mark) => mark === 'exit')).toHaveLength(1);
      expect(marks.filter((mark) => mark === 'place-of-power')).toHaveLength(1);
      expect(face.portals).toHaveLength(1);
      expect(face.connectors?.map(({ id }) => id)).toEqual(['C1', 'C2', 'K1', 'K2', 'exit']);
    },
  );

  it.each(faces.map((face) => [face.id, face] as const))('%s has the buildings of its other side', (id, face) => {
    const other = faces.find((one) => one.id !== id && one.id.slice(0, 2) === id.slice(0, 2));
    const buildings = (one: Face | undefined) =>
      Object.values(one?.spaces ?? {})
        .map(({ id: space }) => String(space))
        .filter((_, index) => one?.rooms[0]?.spaces.includes(Object.keys(one.spaces ?? {})[index] ?? '') === false);
    const rooms = (one: Face | undefined) => one?.rooms.map((room) => room.id).sort();
    expect(buildings(face).sort()).toEqual(buildings(other).sort());
    expect(rooms(face)).toEqual(rooms(other));
  });

  it.each(faces.map((face) => [face.id, face] as const))('%s colours its arrows by the terrain', (_, face) => {
    for (const { from, to, color, bothWays } of face.arrows ?? []) {
      if (color === 'pink') continue;
      const [leaves, enters] = [from, to].map((mark) => face.spaces?.[mark]?.['terrain']);
      expect(color).toBe(enters === 'river' ? 'blue' : enters === 'forest' ? 'green' : 'white');
      if (bothWays) expect(leaves).toBe(enters);
    }
  });

  it.each(faces.map((face) => [face.id, face] as const))(
    '%s lets nobody in or out by white but through a door',
    (_, face) => {
      const buildingOf = (mark: string) => face.rooms.find(({ spaces }) => spaces.includes(mark))?.id ?? '';
      for (const { from, to, color } of face.arrows ?? []) {
        if (color !== 'white' || buildingOf(from) === buildingOf(to)) continue;
        const door = face.doorways?.find(({ between }) => between.includes(from) && between.includes(to));
        expect(door, `${from} ${to}`).toBeDefined();
        expect(buildingOf(door?.inside ?? '')).not.toBe('street');
      }
    },
  );

  it('lets arrows reach over other spaces in two places only', () => {
    const board = laid(usual);
    const touches = (geometry: BoardGeometry, [a, b]: readonly [number, number]) =>
      geometry.touching.spaces.subarray(geometry.touching.offsets[a], geometry.touching.offsets[a + 1]).includes(b);
    const far = (geometry: BoardGeometry) =>
      geometry.borders
        .filter(({ arrow, between }) => arrow !== undefined && !touches(geometry, between))
        .map(({ between: [a, b] }) => `${geometry.spaces[a]?.id} ${geometry.spaces[b]?.id}`);
    expect(far(board)).toEqual(['oc-h5 oc-ford']);
    expect(far(laid(layouts.get('difficult') as Layout))).toEqual(['bi-h3 bi-orchard']);
  });
});

describe('the layouts', () => {
  it.each([...layouts])('%s is laid without a mistake', (_, plan) => {
    const candidates = [
      ...plan.places.map(({ tile, side }) => [sideOf(tile, side).face]),
      ...PIECES.map((id) => [sideOf(id, 'a').face]),
    ];
    expect(checkBoard(plan, candidates)).toEqual([]);
  });

  it.each([
    ['usual', 5.0, 11, [8, 8], [7, 7], [7, 7], [5, 5], 9],
    ['difficult', 4.8, 10, [5, 5], [3, 3], [6, 5], [6, 6], 10],
    ['combined-1', 4.9, 11, [9, 9], [6, 6], [5, 5], [6, 6], 9],
    ['combined-2', 4.8, 11, [6, 5], [5, 5], [5, 5], [4, 4], 11],
  ] as const)('%s has the distances that it was drawn for', (id, mean, longest, ga, al, ls, sg, exits) => {
    const board = laid(layouts.get(id) as Layout);
    const distances = distancesBy(board, whiteAndPortals);
    const steps = (from: string, to: string) =>
      distances[board.spaceById.get(from) ?? -1]?.[board.spaceById.get(to) ?? -1] ?? UNREACHABLE;
    const both = (a: string, b: string) => [steps(a, b), steps(b, a)];
    const town = inTown(board);
    const all = town.flatMap((from) =>
      town.filter((to) => to !== from && !isWild(board, to)).map((to) => distances[from]?.[to] ?? UNREACHABLE),
    );
    expect(Math.round((all.reduce((sum, one) => sum + one, 0) / all.length) * 10) / 10).toBe(mean);
    expect(Math.max(...all)).toBe(longest);
    expect(both('sk-gate', 'bi-apo')).toEqual(ga);
    expect(both('bi-apo', 'sp-porch')).toEqual(al);
    expect(both('sp-porch', 'oc-yard')).toEqual(ls);
    expect(both('oc-yard', 'sk-gate')).toEqual(sg);
    const gates = town.flatMap((space) =>
      board.spaces[space]?.words['mark'] === 'exit' ? [board.spaces[space]?.id ?? ''] : [],
    );
    expect(Math.max(...gates.flatMap((from) => gates.map((to) => steps(from, to))))).toBe(exits);
  });

  it('lay either piece at any exit, joined both ways by a white arrow', () => {
    for (const [id, plan] of layouts) {
      const bare = laid(plan);
      const exits = inTown(bare).filter((space) => bare.spaces[space]?.words['mark'] === 'exit');
      expect(exits, id).toHaveLength(4);
      for (const exit of exits) {
        const board = laid(plan, [exit, exits.find((other) => other !== exit) ?? -1]);
        const distances = distancesBy(board, white);
        const gate = board.spaceById.get('gate-arch') ?? -1;
        expect([distances[exit]?.[gate], distances[gate]?.[exit]], id).toEqual([1, 1]);
        expect(missed(board, anyColor), id).toEqual([]);
      }
    }
  });
});

describe('worked examples on the usual side', () => {
  const board = laid(usual);
  const at = (id: string) => board.spaceById.get(id) ?? -1;
  const stepsBy = (mayFollow: MayFollow, from: string, to: string) => distancesBy(board, mayFollow)[at(from)]?.[at(to)];

  it('Dry Well to the Anvil costs 4 of 6 by the portal', () => {
    expect(stepsBy(whiteAndPortals, 'sk-well', 'oc-anvil')).toBe(4);
  });

  it('one step from Tanner’s Row to Chain Bridge stands before the door of the Smithy and that of House 5', () => {
    expect(stepsBy(white, 'oc-row', 'oc-chain')).toBe(1);
    const doors = board.borders.slice(0, board.doorwayCount).filter(({ between }) => between.includes(at('oc-chain')));
    expect(doors.map(({ inside = -1 }) => board.spaces[inside]?.id).sort()).toEqual(['oc-h5', 'oc-yard']);
  });

  it('the pink way from House 5 to the ford leaves 5 of 6, which end on the Bronze Rider, short of House 3', () => {
    expect(stepsBy((arrow) => arrow?.color === 'pink', 'oc-h5', 'oc-ford')).toBe(1);
    const pinkAndPortals: MayFollow = (arrow) => arrow === null || arrow.color === 'white' || arrow.color === 'pink';
    expect(stepsBy(pinkAndPortals, 'oc-ford', 'bi-rider')).toBe(5);
    expect(stepsBy(pinkAndPortals, 'oc-ford', 'bi-h3')).toBe(7);
  });
});
