'use client';
/** How large a board is, while nothing on it is selected. */
import type { BoardItem } from './board-item';
import styles from './inspector.module.css';
import { resizeBoard } from './place-edits';
import type { BoardEditorState } from './use-board-editor';

export function BoardSize({ board, state }: { board: BoardItem; state: BoardEditorState }) {
  const set = (value: string, axis: 0 | 1) => {
    const number = Number(value);
    if (!Number.isInteger(number) || number < 1) return;
    state.edit(resizeBoard(axis === 0 ? [number, board.size[1]] : [board.size[0], number]));
  };
  return (
    <section className={styles.section}>
      <h3>
        Board <span className={styles.aside}>in cells</span>
      </h3>
      <div className={styles.triple}>
        {(['Columns', 'Rows'] as const).map((label, axis) => (
          <label key={label} className={styles.field}>
            <span>{label}</span>
            <input
              className={styles.input}
              type="number"
              min={1}
              value={board.size[axis] ?? 1}
              onChange={({ target: { value } }) => set(value, axis === 0 ? 0 : 1)}
            />
          </label>
        ))}
      </div>
    </section>
  );
}
