/** The boards and rooms of the two packs as their files have them, laid without a game, for tests of what lies where. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BoardPlan, composeBoard, type PlacePlan } from '../../../engine/board/compose';
import { distancesFrom, UNREACHABLE } from '../../../engine/board/distance';
import type { Face } from '../../../engine/board/face';
import type { BoardGeometry } from '../../../engine/board/geometry';
import { bordersCrossed, createSight } from '../../../engine/board/sight';

const CONTENT = join(import.meta.dirname, '../../../content');
const read = (path: string): unknown => JSON.parse(readFileSync(join(CONTENT, path), 'utf8'));

interface Plan extends BoardPlan {
  readonly places: readonly (PlacePlan & { tile: string })[];
}

/** Faces of all rooms, by the id of the tile. */
export const rooms: ReadonlyMap<string, Face> = new Map(
  ['deep-madness', 'oracles-betrayal'].flatMap((pack) =>
    readdirSync(join(CONTENT, pack, 'tile')).map((file): [string, Face] => {
      const tile = read(`${pack}/tile/${file}`) as { id: string; sides: [Face] };
      return [tile.id, tile.sides[0]];
    }),
  ),
);

export const faceOf = (room: number): Face => rooms.get(`room-${room}`) as Face;

/** A room by itself, at the place of its own name. */
export function roomAlone(room: number): BoardGeometry {
  const face = faceOf(room);
  const size = [face.grid[0]?.length ?? 0, face.grid.length] as const;
  const places = [{ id: `room-${room}`, at: [0, 0] as const, turn: 0 as const }];
  return composeBoard({ size, places }, [{ tile: `room-${room}`, side: 'a', face }]);
}

export const planOf = (pack: string, board: string): Plan => read(`${pack}/board/${board}.json`) as Plan;

export const lay = (plan: Plan): BoardGeometry =>
  composeBoard(
    plan,
    plan.places.map(({ tile }) => ({ tile, side: 'a', face: rooms.get(tile) as Face })),
  );

/** Which doorways stand between two spaces each. */
export function doorwaysBetween(
  board: BoardGeometry,
  pairs: readonly { readonly between: readonly [string, string] }[],
): Uint8Array {
  const closed = new Uint8Array(board.borders.length);
  for (const { between } of pairs) {
    const ends = between.map((id) => board.spaceById.get(id));
    board.borders.forEach((border, index) => {
      if (border.kind === 'doorway' && ends.every((end) => border.between.includes(end ?? -2))) closed[index] = 1;
    });
  }
  return closed;
}

/** What one space is to another: the fewest steps, and the borders that sight crosses, -1 where there is none. */
export function between(
  board: BoardGeometry,
  from: string,
  to: string,
  closed: Uint8Array = new Uint8Array(board.borders.length),
): { distance: number; range: number } {
  const [a, b] = [board.spaceById.get(from) ?? -1, board.spaceById.get(to) ?? -1];
  if (a < 0 || b < 0) throw new Error(`no space ${from} or ${to}`);
  const out = new Int16Array(board.spaces.length);
  distancesFrom(board, { isEthereal: false, barred: closed, held: null }, a, out);
  const distance = out[b] === UNREACHABLE ? -1 : (out[b] ?? -1);
  return { distance, range: bordersCrossed(createSight(board, 'straight-rows'), closed, a, b) };
}
