'use client';
/** Of a tile's space: its doorways in the rim, and whether it is the one on which things appear. */
import type { Face, Mark } from '../../engine/board/face';
import styles from './inspector.module.css';
import { rimOf, setSpawn, toggleRimDoor } from './tile-edits';
import type { BoardEditorState } from './use-board-editor';

export interface RimOfSpaceProps {
  face: Face;
  state: BoardEditorState;
  pointer: string;
  mark: Mark;
}

export function RimOfSpace({ face, state, pointer, mark }: RimOfSpaceProps) {
  const { hasRimDoors, hasSpawn } = state.traits;
  const doors = (face.connectors ?? []).filter(({ kind, space }) => kind === 'door' && space === mark);
  return (
    <>
      {hasRimDoors ? (
        <div className={styles.line}>
          <span>Rim</span>
          <div className={styles.chips}>
            {doors.length === 0 ? <span className={styles.help}>no doorway; D adds one at an edge</span> : null}
            {doors.map((door) => (
              <button
                key={door.id}
                type="button"
                className={styles.chip}
                title={`Take the doorway ${door.id} away`}
                onClick={() => {
                  const [at] = door.at;
                  if (at !== undefined) state.edit(toggleRimDoor(face, pointer, { at, mark }));
                }}
              >
                {door.id} <span aria-hidden="true">×</span>
              </button>
            ))}
          </div>
        </div>
      ) : null}
      {hasSpawn ? (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={face.spawn === mark}
            disabled={face.spawn === mark || rimOf(face).length === 0}
            onChange={() => state.edit(setSpawn(pointer, mark))}
          />
          Things appear here
        </label>
      ) : null}
    </>
  );
}
