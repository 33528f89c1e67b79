/** What the editor calls a space: by its name or what is printed on it on a tile, by its id on a board. */
import type { BoardSpace } from '../../engine/board/geometry';
import type { BoardModel } from './board-model';

export const nameOnTile = ({ title, label, mark }: Pick<BoardSpace, 'title' | 'label' | 'mark'>): string =>
  title || label || mark;

export function nameOfSpace({ geometry, board }: Pick<BoardModel, 'geometry' | 'board'>, space: number): string {
  const found = geometry.spaces[space];
  if (found === undefined) return '';
  return board === null ? nameOnTile(found) : found.id;
}

/** A space of a tile by its character; the character itself if the grid lacks it. */
export function nameOfMark({ geometry }: Pick<BoardModel, 'geometry'>, mark: string): string {
  const space = geometry.spaces.find((candidate) => candidate.mark === mark);
  return space === undefined ? mark : nameOnTile(space);
}
