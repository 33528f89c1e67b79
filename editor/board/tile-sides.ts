/** Changes to which sides a tile has, and to the picture that lies under one of them. Pure. */
import type { Face, Picture } from '../../engine/board/face';
import type { TileItem } from './board-item';
import type { ItemEdit } from './place-edits';

/** A second side like the first, under an id of its own, to be changed. */
export function addSide({ sides }: TileItem): ItemEdit | null {
  const [first] = sides;
  if (first === undefined || sides.length > 1) return null;
  const id = first.id.endsWith('a') ? `${first.id.slice(0, -1)}b` : `${first.id}-b`;
  return { pointer: '/sides/1', value: { ...first, id } };
}

export const removeSide = (): ItemEdit => ({ pointer: '/sides/1', value: undefined });

export const setPicture = (pointer: string, picture: Picture | null): ItemEdit => ({
  pointer: `${pointer}/picture`,
  value: picture ?? undefined,
});

/** Lies under the whole face. */
export const pictureFor = ({ grid }: Face, data: string): Picture => ({
  data,
  at: [0, 0],
  size: [Math.max(1, ...grid.map((line) => line.length)), Math.max(1, grid.length)],
  strength: 0.5,
});
