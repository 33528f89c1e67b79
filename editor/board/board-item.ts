/**
 * Reads a board or a tile from an item as an author has it so far. It takes what can be drawn and gives null for what can't;
 * saying what is wrong with it is the checks' work.
 */
import type { BoardPlan, PlacedFace, PlacePlan, PlannedBorder, PlannedToken } from '../../engine/board/compose';
import type { Face } from '../../engine/board/face';
import type { Turn } from '../../engine/board/geometry';

/** A tile as the board editor needs it: its name and its one or two faces. */
export interface TileItem {
  id: string;
  name: string;
  family: string;
  sides: readonly Face[];
}

export type Side = 'a' | 'b';

/** A place as its file has it. */
export interface PlaceItem extends PlacePlan {
  /** Absent where a tile is drawn at random. */
  tile?: string;
  side?: Side;
  from?: string;
}

export interface BoardItem extends BoardPlan {
  name: string;
  places: readonly PlaceItem[];
  borders: readonly PlannedBorder[];
  starts: readonly string[];
  tokens: readonly PlannedToken[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isInteger(part));
const isTurn = (value: unknown): value is Turn => value === 0 || value === 90 || value === 180 || value === 270;
const isSide = (value: unknown): value is Side => value === 'a' || value === 'b';
const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

export function readBoard(value: unknown): BoardItem | null {
  if (!isFields(value) || !isPair(value['size']) || !Array.isArray(value['places'])) return null;
  const [columns, rows] = value['size'];
  if (columns < 1 || rows < 1) return null;
  const places = value['places'].map(readPlace);
  if (!places.every((place) => place !== null)) return null;
  return {
    name: textOr(value['name'], textOr(value['id'], 'Board')),
    size: [columns, rows],
    places,
    borders: listIn(value, 'borders').map(readBorder),
    starts: listIn(value, 'starts').map((start) => textOr(start, '')),
    tokens: listIn(value, 'tokens').map(readToken),
  };
}

const listIn = (value: Fields, field: string): readonly unknown[] => {
  const list = value[field];
  return Array.isArray(list) ? list : [];
};

/** Entries keep their place in the list, for the edits; what is not finished stands between spaces that are not there. */
function readBorder(value: unknown): PlannedBorder {
  const { between, is, token, number } = isFields(value) ? value : {};
  const [a, b] = Array.isArray(between) ? between : [];
  return {
    between: [textOr(a, ''), textOr(b, '')],
    is: textOr(is, ''),
    ...(typeof token === 'string' ? { token } : {}),
    ...(typeof number === 'number' ? { number } : {}),
  };
}

function readToken(value: unknown): PlannedToken {
  const { token, at, number } = isFields(value) ? value : {};
  return {
    token: textOr(token, ''),
    at: Array.isArray(at) ? at.map((space) => textOr(space, '')) : [],
    ...(typeof number === 'number' ? { number } : {}),
  };
}

function readPlace(value: unknown): PlaceItem | null {
  if (!isFields(value) || typeof value['id'] !== 'string' || !isPair(value['at']) || !isTurn(value['turn']))
    return null;
  const { id, at, turn, tile, side, from, number, cover } = value;
  return {
    id,
    at,
    turn,
    ...(typeof number === 'number' ? { number } : {}),
    ...(typeof tile === 'string' ? { tile } : {}),
    ...(isSide(side) ? { side } : {}),
    ...(typeof from === 'string' ? { from } : {}),
    ...(cover === 'water' ? { cover } : {}),
  };
}

export function readTile(value: unknown): TileItem | null {
  if (!isFields(value) || !Array.isArray(value['sides'])) return null;
  const sides = value['sides'];
  if (sides.length === 0 || !sides.every(isFace)) return null;
  const id = textOr(value['id'], '');
  return { id, name: textOr(value['name'], id), family: textOr(value['family'], ''), sides };
}

/** Just enough for the engine to cut it into spaces; further mistakes are drawn as they are. */
function isFace(value: unknown): value is Face {
  if (!isFields(value)) return false;
  const { grid, rooms } = value;
  return (
    Array.isArray(grid) &&
    grid.length > 0 &&
    grid.every((row) => typeof row === 'string') &&
    Array.isArray(rooms) &&
    rooms.every((room) => isFields(room) && Array.isArray(room['spaces'])) &&
    ['doorways', 'openings', 'chutes', 'connectors', 'highlights', 'cuts', 'walls', 'arrows', 'portals'].every(
      (list) =>
        value[list] === undefined ||
        (Array.isArray(value[list]) && value[list].every((entry) => typeof entry === 'object' && entry !== null)),
    )
  );
}

/** What is shown at places where the game draws at random: the editor's own choice, never saved. */
export type Shown = Readonly<Record<string, { tile: string; side: Side }>>;

/** The faces that lie at the places, null where no tile is known. Random places take the first unused tile of their family. */
export function facesOf(board: BoardItem, tiles: readonly TileItem[], shown: Shown): (PlacedFace | null)[] {
  const used = new Set(board.places.flatMap(({ tile, id }) => [tile, shown[id]?.tile]));
  return board.places.map((place) => {
    const wish = place.tile === undefined ? shown[place.id] : undefined;
    const tile =
      tiles.find(({ id }) => id === (place.tile ?? wish?.tile)) ??
      (place.tile === undefined ? tiles.find(({ id, family }) => family === place.from && !used.has(id)) : undefined);
    if (tile === undefined) return null;
    used.add(tile.id);
    const side = place.side ?? wish?.side ?? 'a';
    const face = tile.sides[side === 'b' ? 1 : 0] ?? tile.sides[0];
    return face === undefined ? null : { tile: tile.id, side, face };
  });
}

/** The faces that may lie at each place, as the engine's check wants them. */
export function candidatesOf(board: BoardItem, tiles: readonly TileItem[]): (readonly Face[] | null)[] {
  return board.places.map(({ tile, side, from }) => {
    if (tile !== undefined) {
      const named = tiles.find(({ id }) => id === tile);
      if (named === undefined) return null;
      return side === undefined ? named.sides : named.sides.slice(side === 'b' ? 1 : 0).slice(0, 1);
    }
    return tiles.filter(({ family }) => family === from).flatMap(({ sides }) => sides);
  });
}

/** One tile by itself, as a board of a single place with cells so many units wide. */
export function tileBoard(tile: TileItem, side: Side, cell: number): { plan: BoardPlan; faces: PlacedFace[] } | null {
  const face = tile.sides[side === 'b' ? 1 : 0];
  if (face === undefined) return null;
  const columns = Math.max(...face.grid.map((row) => row.length));
  return {
    plan: { size: [columns, face.grid.length], cell, places: [{ id: face.id, at: [0, 0], turn: 0 }] },
    faces: [{ tile: tile.id, side, face }],
  };
}
