'use client';
/** The portals of the selected space of a tile: those it has, and a name for one more. */
import { togglePortal } from './arrow-edits';
import type { BoardModel } from './board-model';
import styles from './inspector.module.css';
import { pointerOfSide } from './use-arrow-tool';
import type { BoardEditorState } from './use-board-editor';

export function PortalField({ model, state }: { model: BoardModel; state: BoardEditorState }) {
  const { face, geometry } = model;
  const mark = geometry.spaces[state.space]?.mark;
  if (!state.traits.hasArrows || mark === undefined) return null;
  const here = geometry.portals.filter(({ space }) => space === state.space);
  const toggle = (name: string) =>
    face === null ? undefined : state.edit(togglePortal(face, pointerOfSide(state.side), { name, space: mark }));
  return (
    <div className={styles.line}>
      <span>Portals</span>
      <div className={styles.chips}>
        {here.length === 0 && face === null ? <span className={styles.help}>none</span> : null}
        {here.map(({ name }) =>
          face === null ? (
            <span key={name} className={styles.chip}>
              {name}
            </span>
          ) : (
            <button
              key={name}
              type="button"
              className={styles.chip}
              title={`Take the portal ${name} away`}
              onClick={() => toggle(name)}
            >
              {name} <span aria-hidden="true">×</span>
            </button>
          ),
        )}
        {face === null ? null : (
          <input
            key={`${mark} ${here.length}`}
            className={styles.input}
            aria-label="Add a portal"
            placeholder="add, such as moon"
            size={14}
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            onKeyDown={(event) => {
              const { value, validity } = event.currentTarget;
              if (event.key !== 'Enter' || value === '' || !validity.valid) return;
              state.setPortalName(value);
              if (!here.some(({ name }) => name === value)) toggle(value);
            }}
          />
        )}
      </div>
    </div>
  );
}
