'use client';
import type { BoardModel } from './board-model';
/** Monsters that stand on the selected space when a playtest is begun from the board: put down and taken up by hand, never saved. */
import styles from './inspector.module.css';
import { nameOfSpace } from './space-words';
import type { BoardEditorState, MonsterChoice } from './use-board-editor';

export interface HandFiguresProps {
  model: BoardModel;
  state: BoardEditorState;
  monsters: readonly MonsterChoice[];
}

export function HandFigures({ model, state, monsters }: HandFiguresProps) {
  if (model.board === null || monsters.length === 0 || state.space < 0) return null;
  const nameOf = (id: string) => monsters.find((monster) => monster.id === id)?.name ?? id;
  return (
    <section className={styles.section}>
      <h3>
        Set up here <span className={styles.aside}>for the playtest</span>
      </h3>
      <div className={styles.chips}>
        {state.handFigures.map(({ id, what, space }) => {
          const where = model.geometry.spaceById.get(space) ?? -1;
          return (
            <button
              key={id}
              type="button"
              className={styles.chip}
              title={`Take ${nameOf(what)} away`}
              onClick={() => state.takeFigure(id)}
            >
              {nameOf(what)}
              {where === state.space ? '' : ` on ${nameOfSpace(model, where)}`} <span aria-hidden="true">×</span>
            </button>
          );
        })}
      </div>
      <select
        className={styles.input}
        aria-label="Put a monster here"
        value=""
        onChange={({ target }) => state.putFigure(target.value, state.space)}
      >
        <option value="" disabled hidden>
          Put a monster here…
        </option>
        {monsters.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <p className={styles.help}>
        A playtest from here begins with them and with the doors as you see them (T on a door).
      </p>
    </section>
  );
}
