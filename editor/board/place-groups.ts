/** Changes to several places of a board at once: moved, turned, flipped, lined up, copied, taken away. Pure, like `place-edits.ts`. */
import type { PlacedFace } from '../../engine/board/compose';
import type { BoardItem, PlaceItem, TileItem } from './board-item';
import { chooseSide, chooseTile, type ItemEdit, moveTo, removePlace, turnPlace } from './place-edits';

const existing = (board: BoardItem, places: readonly number[]): [number, PlaceItem][] =>
  places.flatMap((place) => {
    const item = board.places[place];
    return item === undefined ? [] : [[place, item]];
  });

export const movePlaces = (board: BoardItem, places: readonly number[], dx: number, dy: number): ItemEdit[] =>
  existing(board, places).map(([place, { at }]) => moveTo(place, [at[0] + dx, at[1] + dy]));

export const turnPlaces = (board: BoardItem, places: readonly number[], quarters: number): ItemEdit[] =>
  existing(board, places).map(([place]) => turnPlace(board, place, quarters));

/** From the last to the first, so that each is still where its number says. */
export const removePlaces = (places: readonly number[]): ItemEdit[] =>
  [...places].sort((a, b) => b - a).map(removePlace);

/** The other side up, where a tile has two and the board says which. */
export function flipPlaces(board: BoardItem, places: readonly number[], tiles: readonly TileItem[]): ItemEdit[] {
  return existing(board, places).flatMap(([place, { tile, side }]) => {
    const hasTwo = (tiles.find(({ id }) => id === tile)?.sides.length ?? 0) > 1;
    return hasTwo ? [chooseSide(place, side === 'b' ? 'a' : 'b')] : [];
  });
}

/** The next tile of the same family, or the one before, going round. */
export function nextTile(board: BoardItem, place: number, tiles: readonly TileItem[], step: 1 | -1): ItemEdit | null {
  const old = board.places[place];
  const now = tiles.find(({ id }) => id === old?.tile);
  if (old === undefined || now === undefined) return null;
  const family = tiles.filter((tile) => tile.family === now.family);
  const next = family[(family.indexOf(now) + step + family.length) % family.length];
  if (next === undefined || next === now) return null;
  return chooseTile(board, place, { tile: next.id, ...(old.side === undefined ? {} : { side: 'a' as const }) });
}

export type Alignment = 'left' | 'right' | 'top' | 'bottom';

/** Moves all of them to the outermost of them on one side. */
export function alignPlaces(
  board: BoardItem,
  places: readonly number[],
  faces: readonly (PlacedFace | null)[],
  to: Alignment,
): ItemEdit[] {
  const boxes = existing(board, places).map(([place, { at, turn }]) => {
    const grid = faces[place]?.face.grid ?? [];
    const [wide, high] = [Math.max(0, ...grid.map((line) => line.length)), grid.length];
    const [columns, rows] = turn % 180 === 0 ? [wide, high] : [high, wide];
    return { place, at, left: at[0], top: at[1], right: at[0] + columns, bottom: at[1] + rows };
  });
  if (boxes.length < 2) return [];
  const sides = boxes.map((box) => box[to]);
  const goal = to === 'left' || to === 'top' ? Math.min(...sides) : Math.max(...sides);
  return boxes.flatMap((box) => {
    const by = goal - box[to];
    if (by === 0) return [];
    return [
      moveTo(box.place, to === 'left' || to === 'right' ? [box.at[0] + by, box.at[1]] : [box.at[0], box.at[1] + by]),
    ];
  });
}

/** The same tiles once more, so many cells aside, under ids of their own; they come last. */
export function copyPlaces(
  board: BoardItem,
  copied: readonly PlaceItem[],
  dx: number,
  dy: number,
): { edits: ItemEdit[]; places: number[] } {
  const taken = new Set(board.places.map(({ id }) => id));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const free = (old: string): string => {
    const stem = /^[A-Z]$/.test(old) ? letters : [];
    let count = 2;
    const next = stem.find((letter) => !taken.has(letter));
    if (next !== undefined) return next;
    while (taken.has(`${old}-${count}`)) count++;
    return `${old}-${count}`;
  };
  const edits: ItemEdit[] = [];
  const places: number[] = [];
  copied.forEach(({ number: _number, ...place }, index) => {
    const id = free(place.id);
    taken.add(id);
    const pointer = `/places/${board.places.length + index}`;
    edits.push({ pointer, value: { ...place, id, at: [place.at[0] + dx, place.at[1] + dy] } });
    places.push(board.places.length + index);
  });
  return { edits, places };
}
