'use client';
/** The shape of the selected space of a tile by buttons: split in two, join a neighbour, take it away, move its corners. */
import type { Face, Mark } from '../../engine/board/face';
import { Button } from '../theme/button';
import styles from './inspector.module.css';
import { faceEdits, outlineOf, removeSpace } from './shape-edits';
import { nameOfMark } from './space-words';
import { pointerOfSide } from './use-arrow-tool';
import type { BoardEditorState } from './use-board-editor';
import { splitAlong } from './use-shape-tools';
import { joinSpaces } from './use-tile-tools';

export function SpaceShape({ face, state, mark }: { face: Face; state: BoardEditorState; mark: Mark }) {
  const { model } = state;
  if (model === null) return null;
  const split = (axis: 0 | 1) => {
    const values = outlineOf(face, mark).map((point) => point[axis]);
    const middle = Math.round((Math.min(...values) + Math.max(...values)) / 2);
    splitAlong(state, face, mark, axis === 0 ? [middle, 0] : [0, middle], axis === 0 ? [middle, 1] : [1, middle]);
  };
  const others = model.geometry.spaces.filter(
    (_, index) =>
      index !== state.space &&
      model.geometry.borders.some(({ between }) => between.includes(index) && between.includes(state.space)),
  );
  return (
    <div className={styles.line}>
      <span>Shape</span>
      <div className={styles.chips}>
        <Button look="line" keys="K" onClick={() => split(0)}>
          Split down
        </Button>
        <Button look="line" onClick={() => split(1)}>
          Split across
        </Button>
        {others.length === 0 ? null : (
          <select
            className={styles.quiet}
            aria-label={`Join a neighbour to ${nameOfMark(model, mark)}`}
            value=""
            onChange={({ target }) => joinSpaces(state, mark, target.value)}
          >
            <option value="" disabled hidden>
              Join…
            </option>
            {others.map((other) => (
              <option key={other.mark} value={other.mark}>
                Join {nameOfMark(model, other.mark)}
              </option>
            ))}
          </select>
        )}
        <Button
          look="danger"
          icon="trash"
          keys="Delete"
          onClick={() => {
            const next = removeSpace(face, mark);
            if (next !== null) state.edit(...faceEdits(face, next, pointerOfSide(state.side)));
          }}
        >
          Space
        </Button>
      </div>
    </div>
  );
}
