'use client';
/** What stands in a doorway between two tiles at first, as a field that changes the board. */
import type { BoardItem } from './board-item';
import type { BoardModel } from './board-model';
import { NOTHING, wordsOfState } from './door-words';
import styles from './inspector.module.css';
import { setBorder } from './laid-things';
import { plannedAt } from './planned-doors';
import type { BoardEditorState } from './use-board-editor';

/** The border between two spaces in which a board may put something, -1 if there is none. */
export function changeableBorder({ geometry, board }: BoardModel, a: number, b: number): number {
  if (board === null) return -1;
  return geometry.borders.findIndex(({ kind, between }, border) => {
    if (!between.includes(a) || !between.includes(b) || a === b) return false;
    return kind === 'doorway' || (kind === 'wall' && plannedAt(geometry, board.borders, border) >= 0);
  });
}

export interface PlannedBorderProps {
  board: BoardItem;
  model: BoardModel;
  state: BoardEditorState;
  border: number;
  label?: string | undefined;
}

export function PlannedBorderField({ board, model, state, border, label }: PlannedBorderProps) {
  const { geometry } = model;
  const entry = plannedAt(geometry, board.borders, border);
  const planned = board.borders[entry];
  const [a = '', b = ''] = idsOf(model, border);
  return (
    <select
      className={styles.quiet}
      aria-label={label ?? `Between ${a} and ${b}`}
      value={planned?.is ?? NOTHING}
      onChange={({ target: { value } }) =>
        state.edit(setBorder(board, entry, [a, b], value === NOTHING ? null : value))
      }
    >
      <option value={NOTHING}>Doorway</option>
      {state.traits.doorStates.map((word) => (
        <option key={word} value={word}>
          {wordsOfState(word)}
          {word === planned?.is && planned.token !== undefined ? `, ${planned.token} ${planned.number ?? ''}` : ''}
        </option>
      ))}
    </select>
  );
}

/** Goes on to the next state that a doorway may have, and after the last back to none. */
export function nextState(
  { traits, edit }: BoardEditorState,
  board: BoardItem,
  model: BoardModel,
  border: number,
): void {
  const entry = plannedAt(model.geometry, board.borders, border);
  const now = board.borders[entry]?.is;
  const next = traits.doorStates[now === undefined ? 0 : traits.doorStates.indexOf(now) + 1] ?? null;
  const [a = '', b = ''] = idsOf(model, border);
  edit(setBorder(board, entry, [a, b], next));
}

const idsOf = ({ geometry }: BoardModel, border: number): string[] =>
  (geometry.borders[border]?.between ?? []).map((space) => geometry.spaces[space]?.id ?? '');
