'use client';
/** The selected place of a board: which tile lies there or where it is drawn from, its side, turn and corner. */
import { Button } from '../theme/button';
import { chosen } from './add-tile';
import type { Side, TileItem } from './board-item';
import type { BoardModel } from './board-model';
import { wordsOfState } from './door-words';
import { GroupInspector } from './group-inspector';
import styles from './inspector.module.css';
import { setCover } from './laid-things';
import { chooseNamesake, chooseSide, chooseTile, moveTo, removePlace, turnPlace } from './place-edits';
import { flipPlaces } from './place-groups';
import type { BoardEditorState } from './use-board-editor';

export interface PlaceInspectorProps {
  model: BoardModel;
  state: BoardEditorState;
  tiles: readonly TileItem[];
}

export function PlaceInspector({ model, state, tiles }: PlaceInspectorProps) {
  const { board, geometry } = model;
  const place = board?.places[state.place];
  const laid = geometry.places[state.place];
  if (board === null || place === undefined || laid === undefined) return null;
  const index = state.place;
  if (state.places.length > 1) return <GroupInspector board={board} model={model} state={state} tiles={tiles} />;
  const { hasRandomTiles, covers } = state.traits;
  const families = hasRandomTiles ? [...new Set(tiles.map(({ family }) => family).filter(Boolean))] : [];
  const candidates = tiles.filter(({ family }) => family === place.from);
  const named = tiles.find(({ id }) => id === place.tile);
  const column = (value: string, axis: 0 | 1) => {
    const number = Number(value);
    if (value === '' || !Number.isInteger(number)) return;
    state.edit(moveTo(index, axis === 0 ? [number, place.at[1]] : [place.at[0], number]));
  };
  return (
    <>
      <header className={styles.head}>
        <h2>Place {place.id}</h2>
        <span className={styles.note}>{laid.theme || 'nothing lies here'}</span>
      </header>
      <section className={styles.section}>
        <label className={styles.field}>
          <span>Tile</span>
          <select
            className={styles.input}
            value={place.tile === undefined ? `from:${place.from ?? ''}` : place.tile}
            onChange={({ target: { value } }) =>
              state.edit(
                ...(value.startsWith('from:')
                  ? [chooseTile(board, index, { from: value.slice(5) })]
                  : hasRandomTiles
                    ? [chooseTile(board, index, chosen(tiles, value))]
                    : chooseNamesake(board, index, value)),
              )
            }
          >
            {families.map((family) => (
              <option key={family} value={`from:${family}`}>
                Drawn at random: {family}
              </option>
            ))}
            {tiles.map(({ id, name }) => (
              <option key={id} value={id}>
                {id} {name}
              </option>
            ))}
          </select>
        </label>
        {place.tile !== undefined && (named?.sides.length ?? 0) < 2 && place.side === undefined ? null : place.tile ===
          undefined ? (
          <label className={styles.field}>
            <span>Shown here while you look (not saved)</span>
            <select
              className={styles.input}
              value={`${laid.tile} ${laid.side}`}
              onChange={({ target: { value } }) => showChoice(state, place.id, value)}
            >
              {candidates.flatMap(({ id, sides }) =>
                sides.map(({ theme }, side) => (
                  <option key={`${id} ${theme}`} value={`${id} ${side === 0 ? 'a' : 'b'}`}>
                    {id} {side === 0 ? 'A' : 'B'} {theme}
                  </option>
                )),
              )}
            </select>
          </label>
        ) : (
          <label className={styles.field}>
            <span>Side</span>
            <select
              className={styles.input}
              value={place.side ?? ''}
              onChange={({ target: { value } }) =>
                state.edit(chooseSide(index, value === '' ? undefined : (value as Side)))
              }
            >
              <option value="">At random</option>
              {named?.sides.map(({ theme, id }, side) => (
                <option key={id} value={side === 0 ? 'a' : 'b'}>
                  {side === 0 ? 'A' : 'B'} {theme}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className={styles.triple}>
          <label className={styles.field}>
            <span>Column</span>
            <input
              className={styles.input}
              type="number"
              value={place.at[0]}
              onChange={(event) => column(event.target.value, 0)}
            />
          </label>
          <label className={styles.field}>
            <span>Row</span>
            <input
              className={styles.input}
              type="number"
              value={place.at[1]}
              onChange={(event) => column(event.target.value, 1)}
            />
          </label>
          <label className={styles.field}>
            <span>Turn</span>
            <input className={styles.input} value={`${place.turn}°`} readOnly />
          </label>
        </div>
        {covers.length === 0 ? null : (
          <label className={styles.field}>
            <span>Over the floor at set-up</span>
            <select
              className={styles.input}
              value={place.cover ?? ''}
              onChange={({ target: { value } }) => state.edit(setCover(index, value === '' ? null : value))}
            >
              <option value="">Nothing</option>
              {covers.map((cover) => (
                <option key={cover} value={cover}>
                  {wordsOfState(cover)}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className={styles.chips}>
          <Button look="line" icon="replace" keys="R" onClick={() => state.edit(turnPlace(board, index, 1))}>
            Turn
          </Button>
          <Button look="line" icon="restart" keys="Shift R" onClick={() => state.edit(turnPlace(board, index, -1))}>
            Turn back
          </Button>
          {(named?.sides.length ?? 0) < 2 ? null : (
            <Button look="line" keys="X" onClick={() => state.edit(...flipPlaces(board, [index], tiles))}>
              Flip
            </Button>
          )}
          <Button icon="trash" look="danger" keys="Delete" onClick={() => state.edit(removePlace(index))}>
            Remove
          </Button>
        </div>
        <p className={styles.help}>
          Drag the tile on the board, or move it by a cell with Shift and the arrow keys. ] and [ lay the next tile of
          its family there. Shift and a click chooses more tiles, and so does a frame drawn beside them.
        </p>
      </section>
    </>
  );
}

function showChoice(state: BoardEditorState, placeId: string, value: string): void {
  const [tile = '', side = 'a'] = value.split(' ');
  state.show(placeId, tile, side === 'b' ? 'b' : 'a');
}
