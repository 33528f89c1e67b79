'use client';
/** Adds a tile to a board: picked from a list and laid where it joins what is there. */
import styles from './board-editor.module.css';
import type { BoardItem, TileItem } from './board-item';
import type { BoardModel } from './board-model';
import { freeSpot } from './free-spot';
import { addPlace, placeToFill, resizeBoard, type TileChoice } from './place-edits';
import type { BoardEditorState } from './use-board-editor';

export interface AddTileProps {
  board: BoardItem;
  model: BoardModel;
  state: BoardEditorState;
  tiles: readonly TileItem[];
}

export function AddTile({ board, model, state, tiles }: AddTileProps) {
  const { hasRandomTiles } = state.traits;
  const families = hasRandomTiles ? [...new Set(tiles.map(({ family }) => family).filter(Boolean))] : [];
  const laid = new Set(board.places.map(({ tile }) => tile));

  const add = (choice: TileChoice) => {
    const tile = tiles.find(({ id, family }) => ('tile' in choice ? id === choice.tile : family === choice.from));
    const face = tile?.sides[0];
    if (tile === undefined || face === undefined) return;
    const { at, size } = freeSpot(board, model.faces, { tile: tile.id, side: 'a', face });
    const grows = size[0] !== board.size[0] || size[1] !== board.size[1];
    state.edit(addPlace(board, choice, at, !hasRandomTiles), grows ? resizeBoard(size) : null);
    state.selectPlace(placeToFill(board));
  };

  return (
    <select
      className={styles.add}
      aria-label="Add a tile"
      value=""
      onChange={({ target: { value } }) =>
        add(value.startsWith('from:') ? { from: value.slice(5) } : chosen(tiles, value))
      }
    >
      <option value="" disabled hidden>
        Add a tile…
      </option>
      {families.map((family) => (
        <option key={family} value={`from:${family}`}>
          Drawn at random: {family}
        </option>
      ))}
      {tiles.map(({ id, name }) => (
        <option key={id} value={id}>
          {id} {name}
          {laid.has(id) ? ' (on the board)' : ''}
        </option>
      ))}
    </select>
  );
}

/** A tile with two sides says which is up. */
export function chosen(tiles: readonly TileItem[], tile: string): { tile: string; side?: 'a' } {
  const sides = tiles.find(({ id }) => id === tile)?.sides.length ?? 0;
  return sides > 1 ? { tile, side: 'a' } : { tile };
}
