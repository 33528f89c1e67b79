'use client';
import type { BoardModel } from './board-model';
/** What the marker and connector tools put down next. */
import styles from './inspector.module.css';
import { usualEdges } from './tile-edits';
import type { BoardEditorState } from './use-board-editor';

export function NextThings({ model, state }: { model: BoardModel; state: BoardEditorState }) {
  const { tool, traits, next, setNext } = state;
  if (model.face === null || (tool !== 'marker' && tool !== 'connector')) return null;
  const kinds = tool === 'marker' ? traits.markers : [...traits.connectors, ...(traits.hasRimDoors ? ['door'] : [])];
  const value = tool === 'marker' ? next.marker : next.connector;
  return (
    <section className={styles.section}>
      <h3>{tool === 'marker' ? 'Next marker' : 'Next connector'}</h3>
      <label className={styles.line}>
        <span>Kind</span>
        <select
          className={styles.input}
          value={value}
          onChange={({ target }) => setNext(tool === 'marker' ? { marker: target.value } : { connector: target.value })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kind}
            </option>
          ))}
        </select>
      </label>
      {tool === 'marker' ? null : (
        <label className={styles.line}>
          <span>Edges</span>
          <input
            type="number"
            className={styles.input}
            min={1}
            max={12}
            value={next.edges > 0 ? next.edges : usualEdges(model.face)}
            onChange={({ target }) => setNext({ edges: Math.max(1, Math.trunc(target.valueAsNumber) || 1) })}
          />
        </label>
      )}
    </section>
  );
}
