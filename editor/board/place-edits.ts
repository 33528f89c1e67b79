/** Changes to the places of a board, as the smallest edits of its file. Pure: it says what to write and writes nothing. */
import type { Turn } from '../../engine/board/geometry';
import type { BoardItem, PlaceItem, Side } from './board-item';

/** A value to set at a JSON pointer of the item; undefined takes the field out. */
export interface ItemEdit {
  pointer: string;
  value: unknown;
}

const turnBy = (turn: Turn, quarters: number): Turn => ((((turn + quarters * 90) % 360) + 360) % 360) as Turn;

export const moveTo = (place: number, at: readonly [number, number]): ItemEdit => ({
  pointer: `/places/${place}/at`,
  value: [at[0], at[1]],
});

export function turnPlace(board: BoardItem, place: number, quarters: number): ItemEdit {
  return { pointer: `/places/${place}/turn`, value: turnBy(board.places[place]?.turn ?? 0, quarters) };
}

export type TileChoice = { tile: string; side?: Side } | { from: string };

/** A named tile, or one drawn from a family. The whole place is written, so that one undo takes it back. */
export function chooseTile(board: BoardItem, place: number, choice: TileChoice): ItemEdit {
  const old = board.places[place];
  const { tile: _tile, side: _side, from: _from, ...kept } = old ?? ({ id: 'A', at: [0, 0], turn: 0 } as PlaceItem);
  return { pointer: `/places/${place}`, value: { ...kept, ...choice } };
}

/** The same for a place that is called after its tile: it is renamed, and its spaces wherever the board speaks of them. */
export function chooseNamesake(board: BoardItem, place: number, tile: string): ItemEdit[] {
  const old = board.places[place];
  const isTaken = board.places.some(({ id }, index) => id === tile && index !== place);
  if (old === undefined || old.id !== old.tile || isTaken) return [chooseTile(board, place, { tile })];
  const renamed = { ...board, places: board.places.map((other, i) => (i === place ? { ...other, id: tile } : other)) };
  return [chooseTile(renamed, place, { tile }), ...renameSpaces(board, old.id, tile)];
}

function renameSpaces(board: BoardItem, from: string, to: string): ItemEdit[] {
  const rename = (space: string): string =>
    placeOfSpace(board, space) === from ? `${to}${space.slice(from.length)}` : space;
  const { borders, starts, tokens } = board;
  const lists = [
    ['/borders', borders, borders.map((entry) => ({ ...entry, between: entry.between.map(rename) }))],
    ['/starts', starts, starts.map(rename)],
    ['/tokens', tokens, tokens.map((entry) => ({ ...entry, at: entry.at.map(rename) }))],
  ] as const;
  return lists.flatMap(([pointer, before, value]) =>
    JSON.stringify(before) === JSON.stringify(value) ? [] : [{ pointer, value }],
  );
}

/** The id of the place that a space's id begins with; of two that fit the longer. */
function placeOfSpace({ places }: BoardItem, space: string): string | undefined {
  const fitting = places.filter(({ id }) => space.startsWith(`${id}-`)).sort((a, b) => b.id.length - a.id.length);
  return fitting[0]?.id;
}

export const chooseSide = (place: number, side: Side | undefined): ItemEdit => ({
  pointer: `/places/${place}/side`,
  value: side,
});

/** A new place with the next free letter, or called after its tile. */
export function addPlace(
  board: BoardItem,
  choice: TileChoice,
  at: readonly [number, number],
  isNamesake = false,
): ItemEdit {
  const taken = new Set(board.places.map(({ id }) => id));
  const letter = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((one) => !taken.has(one));
  const wanted = isNamesake && 'tile' in choice && !taken.has(choice.tile) ? choice.tile : letter;
  const id = wanted ?? `place-${board.places.length + 1}`;
  return { pointer: `/places/${placeToFill(board)}`, value: { id, at: [at[0], at[1]], turn: 0, ...choice } };
}

/** The first place that a new board has, as long as no tile lies there; otherwise one more. */
export function placeToFill({ places }: BoardItem): number {
  const empty = places.findIndex(({ tile }) => tile === '');
  return empty < 0 ? places.length : empty;
}

export const resizeBoard = (size: readonly [number, number]): ItemEdit => ({ pointer: '/size', value: [...size] });

export const removePlace = (place: number): ItemEdit => ({ pointer: `/places/${place}`, value: undefined });
