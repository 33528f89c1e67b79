/**
 * Tiny faces and boards for the tests of this folder, written so that the answer can be read off the grid.
 */
import { composeBoard } from '../../engine/board/compose';
import type { Face } from '../../engine/board/face';
import type { BoardGeometry } from '../../engine/board/geometry';

/** Every space a room of its own, so that all borders are walls until the parts say otherwise. */
export function face(grid: readonly string[], parts: Partial<Face> = {}): Face {
  const marks = [...new Set(grid.join(''))].filter((mark) => mark !== '.' && mark !== '#');
  const rooms = marks.map((mark) => ({ id: `r${mark}`, name: `Room ${mark}`, floor: 'tile', spaces: [mark] }));
  return { id: 'small', grid, rooms, ...parts };
}

/** One room of all the spaces given: no walls between them. */
export const oneRoom = (...spaces: string[]): Face['rooms'][number] => ({
  id: 'hall',
  name: 'Hall',
  floor: 'plank',
  spaces,
});

/** A board of that face alone, at place T. */
export function boardOf(only: Face): BoardGeometry {
  const size = [Math.max(...only.grid.map((row) => row.length)), only.grid.length] as const;
  return composeBoard({ size, places: [{ id: 'T', at: [0, 0], turn: 0 }] }, [{ tile: 'small', side: 'a', face: only }]);
}

export const spaceOf = (board: BoardGeometry, id: string): number =>
  board.spaceById.get(id) ?? board.spaceById.get(`T-${id}`) ?? -1;

/** Ids of the spaces that one step on foot leads to, sorted. */
export function stepsFrom(board: BoardGeometry, id: string, links = board.links): string[] {
  const space = spaceOf(board, id);
  const row = links.spaces.subarray(links.offsets[space], links.offsets[space + 1]);
  return [...new Set([...row].map((to) => board.spaces[to]?.id ?? ''))].sort();
}

/** Kinds of the borders between two spaces; `null` for what lies outside. */
export function bordersBetween(board: BoardGeometry, a: string, b: string | null): string[] {
  const ends = [spaceOf(board, a), b === null ? -1 : spaceOf(board, b)].sort();
  return board.borders.filter(({ between }) => String([...between].sort()) === String(ends)).map(({ kind }) => kind);
}
