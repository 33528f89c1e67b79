/** The keyboard of the board editor, beyond the canvas's own keys. Returns whether a key meant something. */
import { removeArrow, turnRound } from './arrow-edits';
import { moveTo, removePlace, turnPlace } from './place-edits';
import { directionOfKey } from './space-steps';
import { toolsFor } from './tool-rail';
import { pointerOfSide } from './use-arrow-tool';
import type { BoardEditorState } from './use-board-editor';

export interface EditorCommands {
  kind: 'board' | 'tile';
  state: BoardEditorState;
  swapList(): void;
  playFrom(): void;
  focusFilter(): void;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export function runEditorKey(
  event: Pressed,
  { kind, state, swapList, playFrom, focusFilter }: EditorCommands,
): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'l') swapList();
    else if (key === 'Enter') playFrom();
    else return false;
    return true;
  }
  if (event.altKey) return false;
  if (key === 'e') state.setSight(!state.hasSight);
  else if (key === 'h') state.setHeat(!state.hasHeat);
  else if (key === '/') focusFilter();
  else if (key === 'Escape') {
    if (state.arrowStart >= 0) state.setArrowStart(-1);
    else if (state.tool !== 'select') state.setTool('select');
    else state.selectPlace(-1);
  } else if (kind === 'board' && runPlaceKey(event, key, state)) return true;
  else if (kind === 'tile' && runArrowKey(key, state)) return true;
  else {
    const entry = toolsFor(kind, state.traits).find(({ keys }) => keys.toLowerCase() === (key === ' ' ? 'space' : key));
    if (entry === undefined) return false;
    state.setTool(entry.tool);
  }
  return true;
}

function runArrowKey(key: string, { model, arrow, side, edit, selectArrow }: BoardEditorState): boolean {
  if (model?.face == null || arrow < 0 || (key !== 'r' && key !== 'Delete')) return false;
  if (key === 'r') edit(...turnRound(model.face, pointerOfSide(side), arrow));
  else {
    edit(removeArrow(pointerOfSide(side), arrow));
    selectArrow(-1);
  }
  return true;
}

const STEPS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

function runPlaceKey(event: Pressed, key: string, state: BoardEditorState): boolean {
  const board = state.model?.board;
  const place = board?.places[state.place];
  if (board == null) return false;
  if (place === undefined) return false;
  if (key === 'r') state.edit(turnPlace(board, state.place, event.shiftKey ? -1 : 1));
  else if (key === 'Delete') state.edit(removePlace(state.place));
  else {
    const direction = event.shiftKey ? directionOfKey(event.key) : null;
    if (direction === null) return false;
    const [dx, dy] = STEPS[direction];
    state.edit(moveTo(state.place, [place.at[0] + dx, place.at[1] + dy]));
  }
  return true;
}
