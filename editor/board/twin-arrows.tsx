'use client';
/** Arrows and portals in the list beside the canvas: each by name, with its colour and direction to change on a tile. */
import type { Arrow, Face } from '../../engine/board/face';
import { Icon } from '../icons/icon';
import { removeArrow, setBothWays, setColor, togglePortal } from './arrow-edits';
import { colorsOf } from './arrow-inspector';
import type { BoardModel } from './board-model';
import { ColorSwatch } from './color-swatch';
import { nameOfMark, nameOfSpace } from './space-words';
import styles from './twin.module.css';
import { findingsOfArrow, pointerOfSide } from './use-arrow-tool';
import type { BoardEditorState } from './use-board-editor';

export interface TwinArrowsProps {
  model: BoardModel;
  state: BoardEditorState;
  fits(text: string): boolean;
}

/** What the list says of an arrow, and what it is found by. */
export const arrowWords = (from: string, to: string, isTwoWay: boolean): string =>
  `${from} ${isTwoWay ? '\u2194' : '\u2192'} ${to}`;

export function TwinArrows({ model, state, fits }: TwinArrowsProps) {
  const { face } = model;
  if (face === null) return <ArrowsOfBoard model={model} state={state} fits={fits} />;
  return (face.arrows ?? []).map((arrow, index) => {
    const words = arrowWords(nameOfMark(model, arrow.from), nameOfMark(model, arrow.to), arrow.bothWays === true);
    if (!fits(`${words} ${arrow.color}`)) return null;
    const key = `${arrow.from} ${arrow.to} ${arrow.color} ${index}`;
    return <ArrowRow key={key} face={face} arrow={arrow} index={index} words={words} model={model} state={state} />;
  });
}

interface ArrowRowProps {
  face: Face;
  arrow: Arrow;
  index: number;
  words: string;
  model: BoardModel;
  state: BoardEditorState;
}

function ArrowRow({ face, arrow, index, words, model, state }: ArrowRowProps) {
  const pointer = pointerOfSide(state.side);
  const { color, bothWays = false } = arrow;
  const [problem] = findingsOfArrow(model, pointer, index);
  const isChosen = state.arrow === index;
  return (
    <div className={styles.way} data-chosen={isChosen}>
      <button
        type="button"
        className={styles.wayName}
        aria-pressed={isChosen}
        aria-label={`${words}, ${color}`}
        title={problem?.message ?? words}
        onClick={() => state.selectArrow(index)}
      >
        {problem === undefined ? <ColorSwatch color={color} /> : <Icon name="error" />}
        <span>{words}</span>
      </button>
      {isChosen ? (
        <div className={styles.wayParts}>
          <label>
            <input
              type="checkbox"
              checked={bothWays}
              onChange={() => state.edit(setBothWays(pointer, index, !bothWays))}
            />
            both ways
          </label>
          <select
            aria-label={`Colour, ${words}`}
            value={color}
            onChange={({ target }) => state.edit(setColor(pointer, index, target.value))}
          >
            {colorsOf(face).map((word) => (
              <option key={word} value={word}>
                {word}
              </option>
            ))}
          </select>
          <button
            type="button"
            aria-label={`Delete, ${words}`}
            onClick={() => {
              state.edit(removeArrow(pointer, index));
              state.selectArrow(-1);
            }}
          >
            <Icon name="trash" />
          </button>
        </div>
      ) : null}
    </div>
  );
}

/** Arrows of a board are those of its tiles: named here, edited there. */
function ArrowsOfBoard({ model, state, fits }: TwinArrowsProps) {
  return model.drawing.borders.map(({ entity, between: [a, b], arrow }) => {
    if (arrow === undefined) return null;
    const words = arrowWords(nameOfSpace(model, a - 1), nameOfSpace(model, b - 1), arrow.isTwoWay);
    if (!fits(`${words} ${arrow.color}`)) return null;
    return (
      <button
        key={entity}
        type="button"
        className={styles.wayName}
        title={words}
        onClick={() => state.selectSpace(a - 1)}
      >
        <ColorSwatch color={arrow.color} />
        <span>{words}</span>
      </button>
    );
  });
}

export function TwinPortals({ model, state, fits }: TwinArrowsProps) {
  const { face, geometry } = model;
  return geometry.portals.map(({ name, space }) => {
    const where = nameOfSpace(model, space);
    if (!fits(`portal ${name} ${where}`)) return null;
    const mark = geometry.spaces[space]?.mark ?? '';
    return (
      <div key={`${name} ${space}`} className={styles.portal}>
        <button type="button" className={styles.wayName} onClick={() => state.selectSpace(space)}>
          <span>
            {name}: {where}
          </span>
        </button>
        {face === null ? null : (
          <button
            type="button"
            className={styles.turn}
            aria-label={`Take portal ${name} away from ${where}`}
            onClick={() => state.edit(togglePortal(face, pointerOfSide(state.side), { name, space: mark }))}
          >
            ×
          </button>
        )}
      </div>
    );
  });
}
