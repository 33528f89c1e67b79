'use client';
/** The selected border: what stands there, which way it leads, and how the author wants to see its door for now. */
import type { DoorView } from '../../engine/view';
import { Button } from '../theme/button';
import { Segments } from '../theme/segments';
import type { BoardModel } from './board-model';
import { EdgeKindField, KIND_WORDS, kindsOnEdge, putOnEdge, wordsBetween } from './edge-kind-field';
import styles from './inspector.module.css';
import { nameOfSpace } from './space-words';
import type { BoardEditorState } from './use-board-editor';

const VIEWS: readonly { id: 'drawn' | 'open' | 'closed'; label: string }[] = [
  { id: 'drawn', label: 'As drawn' },
  { id: 'open', label: 'Open' },
  { id: 'closed', label: 'Shut' },
];

export function EdgeInspector({ model, state }: { model: BoardModel; state: BoardEditorState }) {
  const { edge } = state;
  if (edge === null) return null;
  const [from, to] = edge;
  const doorway = doorwayOf(model, edge);
  const kinds = kindsOnEdge(state, edge) ?? [];
  return (
    <>
      <header className={styles.head}>
        <h2>
          Border {nameOfSpace(model, from)} to {nameOfSpace(model, to)}
        </h2>
        <span className={styles.note}>{wordsBetween(model, from, to)}</span>
      </header>
      <section className={styles.section}>
        <div className={styles.line}>
          <span>There is</span>
          <EdgeKindField model={model} state={state} between={edge} label="What stands there" />
        </div>
        {kinds.length === 0 ? null : (
          <div className={styles.chips}>
            {kinds.map((kind, index) => (
              <Button key={kind} look="line" keys={String(index + 1)} onClick={() => putOnEdge(state, edge, kind)}>
                {KIND_WORDS[kind]}
              </Button>
            ))}
          </div>
        )}
        {doorway < 0 ? null : (
          <div className={styles.line}>
            <span>Seen here</span>
            <Segments
              label="The door, while you look"
              options={VIEWS}
              value={viewOf(state.seenDoor(edge))}
              onChange={(view) => state.seeDoor(edge, view === 'drawn' ? null : view)}
            />
          </div>
        )}
        <p className={styles.help}>
          {doorway < 0 ? '' : 'T opens and shuts the door while you look; nothing of that is saved. '}
          Esc lets go.
        </p>
        <div className={styles.chips}>
          {edge.map((space) => (
            <button key={space} type="button" className={styles.chip} onClick={() => state.selectSpace(space)}>
              Space {nameOfSpace(model, space)}
            </button>
          ))}
          <button type="button" className={styles.chip} onClick={() => state.selectEdge(to, from)}>
            Turn round
          </button>
        </div>
      </section>
    </>
  );
}

const viewOf = (seen: DoorView['state'] | null) => (seen === null ? 'drawn' : seen === 'open' ? 'open' : 'closed');

/** The doorway between two spaces, -1 if there is none. */
export function doorwayOf({ geometry }: BoardModel, [a, b]: readonly [number, number]): number {
  return geometry.borders
    .slice(0, geometry.doorwayCount)
    .findIndex(({ between }) => between.includes(a) && between.includes(b));
}

/** The door on a border is seen open, then shut, then as it is drawn. */
export function toggleSeen(state: BoardEditorState, edge: readonly [number, number]): void {
  const now = viewOf(state.seenDoor(edge));
  state.seeDoor(edge, now === 'drawn' ? 'open' : now === 'open' ? 'closed' : null);
}
