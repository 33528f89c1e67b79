'use client';
/** What a board says of the selected space: whether one may begin there, and which tokens lie on it at first. */
import type { BoardItem } from './board-item';
import type { BoardModel } from './board-model';
import styles from './inspector.module.css';
import { layToken, takeToken, toggleStart } from './laid-things';
import type { BoardEditorState, TokenChoice } from './use-board-editor';

export interface SpacePlanProps {
  board: BoardItem;
  model: BoardModel;
  state: BoardEditorState;
  tokens: readonly TokenChoice[];
}

export function SpacePlan({ board, model, state, tokens }: SpacePlanProps) {
  const { traits } = state;
  const space = model.geometry.spaces[state.space];
  if (space === undefined || !(traits.hasStarts || traits.hasTokens)) return null;
  const isHere = (name: string) => model.geometry.spaceById.get(name) === state.space;
  const start = board.starts.find(isHere);
  const nameOf = (id: string) => tokens.find((token) => token.id === id)?.name ?? id;
  const here = board.tokens.flatMap(({ token, at, number }, entry) =>
    at.flatMap((name, index) => (isHere(name) ? [{ token, number, entry, index }] : [])),
  );
  return (
    <section className={styles.section}>
      <h3>At set-up</h3>
      {traits.hasStarts ? (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={start !== undefined}
            onChange={() => state.edit(toggleStart(board, start ?? space.id))}
          />
          One may begin here
        </label>
      ) : null}
      {traits.hasTokens ? (
        <>
          <div className={styles.line}>
            <span>Tokens</span>
            <div className={styles.chips}>
              {here.length === 0 ? <span className={styles.help}>none</span> : null}
              {here.map(({ token, number, entry, index }) => (
                <button
                  key={`${entry} ${index}`}
                  type="button"
                  className={styles.chip}
                  title={`Take ${nameOf(token)} away`}
                  onClick={() => state.edit(takeToken(board, entry, index))}
                >
                  {nameOf(token)} {number ?? ''} <span aria-hidden="true">×</span>
                </button>
              ))}
            </div>
          </div>
          {tokens.length === 0 ? null : (
            <select
              className={styles.input}
              aria-label="Lay a token here"
              value=""
              onChange={({ target: { value } }) => state.edit(layToken(board, value, space.id))}
            >
              <option value="" disabled hidden>
                Lay a token here…
              </option>
              {tokens.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </>
      ) : null}
    </section>
  );
}
