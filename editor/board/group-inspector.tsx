'use client';
/** Several selected places of a board: what can be done with all of them at once. */
import { Button } from '../theme/button';
import type { BoardItem, TileItem } from './board-item';
import type { BoardModel } from './board-model';
import styles from './inspector.module.css';
import { type Alignment, alignPlaces, copyPlaces, flipPlaces, removePlaces, turnPlaces } from './place-groups';
import type { BoardEditorState } from './use-board-editor';

export interface GroupInspectorProps {
  board: BoardItem;
  model: BoardModel;
  state: BoardEditorState;
  tiles: readonly TileItem[];
}

const ALIGNMENTS: readonly { to: Alignment; label: string }[] = [
  { to: 'left', label: 'Left' },
  { to: 'right', label: 'Right' },
  { to: 'top', label: 'Top' },
  { to: 'bottom', label: 'Bottom' },
];

export function GroupInspector({ board, model, state, tiles }: GroupInspectorProps) {
  const { places, edit } = state;
  const copy = () => {
    const chosen = places.flatMap((place) => board.places[place] ?? []);
    const made = copyPlaces(board, chosen, 1, 1);
    edit(...made.edits);
    state.selectPlaces(made.places);
  };
  return (
    <>
      <header className={styles.head}>
        <h2>{places.length} places</h2>
        <span className={styles.note}>{places.map((place) => board.places[place]?.id).join(', ')}</span>
      </header>
      <section className={styles.section}>
        <div className={styles.line}>
          <span>Line up</span>
          <div className={styles.chips}>
            {ALIGNMENTS.map(({ to, label }) => (
              <Button key={to} look="line" onClick={() => edit(...alignPlaces(board, places, model.faces, to))}>
                {label}
              </Button>
            ))}
          </div>
        </div>
        <div className={styles.chips}>
          <Button look="line" icon="replace" keys="R" onClick={() => edit(...turnPlaces(board, places, 1))}>
            Turn each
          </Button>
          <Button look="line" keys="X" onClick={() => edit(...flipPlaces(board, places, tiles))}>
            Flip each
          </Button>
          <Button look="line" icon="copy" keys="Ctrl D" onClick={copy}>
            Copy
          </Button>
          <Button
            look="danger"
            icon="trash"
            keys="Delete"
            onClick={() => {
              edit(...removePlaces(places));
              state.selectPlace(-1);
            }}
          >
            Remove
          </Button>
        </div>
        <p className={styles.help}>Shift and the arrow keys move them by a cell; a drag of one moves all.</p>
      </section>
    </>
  );
}
