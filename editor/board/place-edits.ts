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

/** A named tile, or one drawn from a family. The whole place is written, so that one undo takes it back. */
export function chooseTile(
  board: BoardItem,
  place: number,
  choice: { tile: string; side?: Side } | { from: string },
): ItemEdit {
  const old = board.places[place];
  const { tile: _tile, side: _side, from: _from, ...kept } = old ?? ({ id: 'A', at: [0, 0], turn: 0 } as PlaceItem);
  return { pointer: `/places/${place}`, value: { ...kept, ...choice } };
}

export const chooseSide = (place: number, side: Side | undefined): ItemEdit => ({
  pointer: `/places/${place}/side`,
  value: side,
});

/** A new place in the first free corner to the right of all others, with the next free letter. */
export function addPlace(board: BoardItem, choice: { tile: string; side?: Side } | { from: string }): ItemEdit {
  const taken = new Set(board.places.map(({ id }) => id));
  const id =
    [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !taken.has(letter)) ?? `place-${board.places.length + 1}`;
  return { pointer: `/places/${board.places.length}`, value: { id, at: [0, 0], turn: 0, ...choice } };
}

export const removePlace = (place: number): ItemEdit => ({ pointer: `/places/${place}`, value: undefined });
