'use client';
/** What stands between two spaces, as a field: of a tile it changes the tile, of a board what the board puts into a doorway. */
import type { FaceBorderKind } from '../../engine/board/face-geometry';
import { isDrawnWay } from '../../engine/board/geometry';
import type { BoardModel } from './board-model';
import { doorWords } from './board-target';
import styles from './inspector.module.css';
import { changeableBorder, PlannedBorderField } from './planned-border';
import { nameOfSpace } from './space-words';
import { kindBetween, kindsBetween, setKind } from './tile-edits';
import { pointerOfSide } from './use-arrow-tool';
import type { BoardEditorState } from './use-board-editor';

export const KIND_WORDS: Readonly<Record<FaceBorderKind, string>> = {
  wall: 'Wall',
  open: 'Open',
  line: 'Line',
  opening: 'Opening',
  window: 'Window',
  doorway: 'Doorway',
  chute: 'One way, from here',
};

export interface EdgeKindFieldProps {
  model: BoardModel;
  state: BoardEditorState;
  /** A way in one direction leads from the first to the second. */
  between: readonly [number, number];
  /** What the field is called, where it is not the only one of its border. */
  label?: string;
}

export function EdgeKindField({ model, state, between: [from, to], label }: EdgeKindFieldProps) {
  const { board, face } = model;
  if (board !== null && state.traits.doorStates.length > 0) {
    const border = changeableBorder(model, from, to);
    if (border >= 0)
      return <PlannedBorderField board={board} model={model} state={state} border={border} label={label} />;
  }
  if (face === null) return <span>{wordsBetween(model, from, to)}</span>;
  const [a, b] = [markOf(model, from), markOf(model, to)];
  return (
    <select
      className={styles.quiet}
      aria-label={label ?? `Between ${nameOfSpace(model, from)} and ${nameOfSpace(model, to)}`}
      value={kindBetween(face, a, b)}
      onChange={({ target: { value } }) =>
        state.edit(...setKind(face, pointerOfSide(state.side), a, b, value as FaceBorderKind, undefined, state.traits))
      }
    >
      {kindsBetween(face, a, b, state.traits).map((kind) => (
        <option key={kind} value={kind}>
          {KIND_WORDS[kind]}
        </option>
      ))}
    </select>
  );
}

/** What can stand on an edge of a tile, in the order of the field; null where the field changes nothing of a tile. */
export function kindsOnEdge({ model, traits }: BoardEditorState, [from, to]: readonly [number, number]) {
  if (model?.face == null) return null;
  return kindsBetween(model.face, markOf(model, from), markOf(model, to), traits);
}

export function putOnEdge(state: BoardEditorState, [from, to]: readonly [number, number], kind: FaceBorderKind): void {
  const { model, side, traits, edit } = state;
  if (model?.face == null) return;
  edit(...setKind(model.face, pointerOfSide(side), markOf(model, from), markOf(model, to), kind, undefined, traits));
}

const markOf = ({ geometry }: BoardModel, space: number): string => geometry.spaces[space]?.mark ?? '';

const RANK: readonly FaceBorderKind[] = ['doorway', 'opening', 'window', 'chute', 'open', 'line', 'wall'];

export function wordsBetween({ geometry, drawing }: BoardModel, a: number, b: number): string {
  const between = geometry.borders
    .flatMap(({ between: ends, kind }, index) => (isDrawnWay(kind) ? [] : [{ ends, kind, index }]))
    .filter(({ ends }) => (ends[0] === a && ends[1] === b) || (ends[0] === b && ends[1] === a))
    .sort((one, other) => RANK.indexOf(one.kind) - RANK.indexOf(other.kind));
  const first = drawing.borders[between[0]?.index ?? -1];
  return first === undefined ? '' : doorWords(first);
}
