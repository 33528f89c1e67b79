/** The frame of the board editor: its bar, what the inspector says when nothing is selected, the findings, and the broken state. */
import { Icon } from '../icons/icon';
import { Button, IconButton } from '../theme/button';
import { Segments } from '../theme/segments';
import { AddTile } from './add-tile';
import styles from './board-editor.module.css';
import type { Side, TileItem } from './board-item';
import type { BoardModel } from './board-model';
import { type FindingSpot, findingSpots } from './finding-spots';
import inspector from './inspector.module.css';
import { turnPlace } from './place-edits';
import { addSide, removeSide } from './tile-sides';
import type { BoardEditorState } from './use-board-editor';

const SIDES: readonly { id: Side; label: string }[] = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
];

export interface EditorBarProps {
  kind: 'board' | 'tile';
  model: BoardModel;
  state: BoardEditorState;
  tiles: readonly TileItem[];
}

export function EditorBar({ kind, model, state, tiles }: EditorBarProps) {
  const { board, tile, face, geometry } = model;
  const hasSides = (tile?.sides.length ?? 0) > 1;
  return (
    <div className={styles.bar}>
      <h2>{board?.name ?? face?.theme ?? tile?.name}</h2>
      <span className={styles.muted}>
        {[
          board !== null
            ? counted(board.places.length, 'place')
            : hasSides
              ? `tile, side ${state.side.toUpperCase()}`
              : 'tile',
          counted(geometry.spaces.length, 'space'),
          counted(geometry.rooms.length, 'room'),
        ].join(', ')}
      </span>
      <span className={styles.grow} />
      {kind === 'tile' ? (
        !hasSides ? (
          tile === null || state.traits.mostSides < 2 ? null : (
            <Button
              look="line"
              icon="plus"
              onClick={() => {
                state.edit(addSide(tile));
                state.setSide('b');
              }}
            >
              Side B
            </Button>
          )
        ) : (
          <>
            <span className={styles.muted}>Side</span>
            <Segments
              label="Side"
              options={SIDES.slice(0, tile?.sides.length ?? 1)}
              value={state.side}
              onChange={state.setSide}
            />
            <IconButton
              icon="trash"
              label="Take side B away"
              onClick={() => {
                state.setSide('a');
                state.edit(removeSide());
              }}
            />
          </>
        )
      ) : board === null ? null : (
        <>
          <IconButton
            icon="replace"
            label="Turn the selected tile"
            keys="R"
            disabled={state.place < 0}
            onClick={() => state.edit(turnPlace(board, state.place, 1))}
          />
          {tiles.length === 0 ? null : <AddTile board={board} model={model} state={state} tiles={tiles} />}
        </>
      )}
    </div>
  );
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

export function NothingSelected({ kind }: { kind: 'board' | 'tile' }) {
  return (
    <section className={inspector.section}>
      <h3>Nothing is selected</h3>
      <p className={inspector.help}>
        Click a space, or walk over the board with the arrow keys and press Enter, to see what it sees and how far
        everything is.
        {kind === 'board'
          ? ' Drag a tile to move it; R turns it.'
          : ' The tools on the left change cells, walls, doors and what is printed.'}
      </p>
    </section>
  );
}

export function Findings({ model, state }: { model: BoardModel; state: BoardEditorState }) {
  const { findings } = model;
  const spots = findingSpots(model);
  const show = ({ space, place }: FindingSpot) => (space >= 0 ? state.selectSpace(space) : state.selectPlace(place));
  if (findings.length === 0) return null;
  return (
    <section className={inspector.section} aria-label="What the checks say">
      <h3>
        Checks <span className={inspector.aside}>{findings.length}</span>
      </h3>
      {findings.map(({ code, pointer, severity, message, hint }) => (
        <p key={`${code} ${pointer} ${message}`} className={inspector.finding} data-severity={severity}>
          <Icon name={severity === 'error' ? 'error' : severity === 'warning' ? 'warning' : 'info'} />
          <span>
            {message} {hint ?? ''}{' '}
            {spots
              .filter(
                ({ finding, space, place }) =>
                  finding.pointer === pointer && finding.message === message && (space >= 0 || place >= 0),
              )
              .slice(0, 1)
              .map((spot) => (
                <button key={pointer} type="button" className={inspector.chip} onClick={() => show(spot)}>
                  Show
                </button>
              ))}
          </span>
        </p>
      ))}
    </section>
  );
}

export function CannotDraw({ kind, side, onSide }: { kind: 'board' | 'tile'; side: Side; onSide(side: Side): void }) {
  return (
    <section className={styles.broken}>
      <h3>This {kind} can’t be drawn yet</h3>
      <p>
        {kind === 'board'
          ? 'A board needs its size and a list of places, each with an id, a corner and a turn.'
          : 'A tile needs at least one side with its grid and its rooms.'}{' '}
        The code view has the text as it was typed; the problems below say where it breaks.
      </p>
      {kind === 'tile' && side === 'b' ? (
        <div>
          <Button look="line" onClick={() => onSide('a')}>
            Show side A
          </Button>
        </div>
      ) : null}
    </section>
  );
}
