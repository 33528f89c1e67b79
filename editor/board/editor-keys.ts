/** The keyboard of the board editor, beyond the canvas's own keys. Returns whether a key meant something. */
import { removeArrow, turnRound } from './arrow-edits';
import type { PlaceItem, TileItem } from './board-item';
import { toggleSeen } from './edge-inspector';
import { kindsOnEdge, putOnEdge } from './edge-kind-field';
import { copyPlaces, flipPlaces, movePlaces, nextTile, removePlaces, turnPlaces } from './place-groups';
import { faceEdits, outlineOf, removeSpace, reshape } from './shape-edits';
import { pulled } from './shape-hand';
import { directionOfKey } from './space-steps';
import { toolsFor } from './tool-rail';
import { pointerOfSide } from './use-arrow-tool';
import type { BoardEditorState } from './use-board-editor';
import { type Cross, isCrossTool } from './use-cross';
import type { ShapeTools } from './use-shape-tools';

export interface EditorCommands {
  kind: 'board' | 'tile';
  state: BoardEditorState;
  tiles: readonly TileItem[];
  cross: Cross;
  shapeTools: Pick<ShapeTools, 'finish' | 'letGo'>;
  swapList(): void;
  playFrom(): void;
  focusFilter(): void;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  /** The canvas has the keyboard, so that arrow keys and Enter are not a button's. */
  isOnCanvas: boolean;
};

export function runEditorKey(event: Pressed, commands: EditorCommands): boolean {
  const { kind, state, cross, shapeTools, swapList, playFrom, focusFilter } = commands;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'l') swapList();
    else if (key === 'Enter') playFrom();
    else return kind === 'board' && runGroupKey(key, state);
    return true;
  }
  if (event.altKey) return false;
  if (event.isOnCanvas && isCrossTool(state.tool) && runCrossKey(event, cross, shapeTools)) return true;
  if (key === 'e') state.setSight(!state.hasSight);
  else if (key === 'h') state.setHeat(!state.hasHeat);
  else if (key === '/') focusFilter();
  else if (key === 'Escape') letGo(state, cross, shapeTools);
  else if (state.edge !== null && runEdgeKey(key, state, state.edge)) return true;
  else if (kind === 'board' && runPlaceKey(event, key, commands)) return true;
  else if (kind === 'tile' && (runArrowKey(key, state) || runCornerKey(event, key, state))) return true;
  else {
    const entry = toolsFor(kind, state.traits).find(({ keys }) => keys.toLowerCase() === (key === ' ' ? 'space' : key));
    if (entry === undefined) return false;
    state.setTool(entry.tool);
  }
  return true;
}

/** What is in the hand first, then the tool, then what is selected. */
function letGo(state: BoardEditorState, cross: Cross, shapeTools: Pick<ShapeTools, 'letGo'>): void {
  const wasHeld = [shapeTools.letGo(), cross.letGo()].some(Boolean);
  if (wasHeld) return;
  if (state.arrowStart >= 0) state.setArrowStart(-1);
  else if (state.corner >= 0) state.setCorner(-1);
  else if (state.tool !== 'select') state.setTool('select');
  else state.selectPlace(-1);
}

function runCrossKey(event: Pressed, cross: Cross, { finish }: Pick<ShapeTools, 'finish'>): boolean {
  const direction = directionOfKey(event.key);
  if (direction !== null) cross.step(direction, event.shiftKey);
  else if (event.key === 'Enter' && event.shiftKey) return finish();
  else if (event.key === 'Enter') cross.press();
  else return false;
  return true;
}

/** On a border: a number puts there what stands at that place of the list; T opens and shuts its door while one looks. */
function runEdgeKey(key: string, state: BoardEditorState, edge: readonly [number, number]): boolean {
  if (key === 't') {
    toggleSeen(state, edge);
    return true;
  }
  const kind = /^[1-9]$/.test(key) ? kindsOnEdge(state, edge)?.[Number(key) - 1] : undefined;
  if (kind === undefined) return false;
  putOnEdge(state, edge, kind);
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

/** `]` and `[` go round the corners of the selected space, arrows move the one that is reached, Delete takes it or the space away. */
function runCornerKey(event: Pressed, key: string, state: BoardEditorState): boolean {
  const { model, side, space, corner, edit } = state;
  const mark = model?.geometry.spaces[space]?.mark;
  if (model?.face == null || mark === undefined || state.tool !== 'select') return false;
  const { face } = model;
  const outline = outlineOf(face, mark);
  const give = (next: ReturnType<typeof reshape>): boolean => {
    if (next !== null) edit(...faceEdits(face, next, pointerOfSide(side)));
    return true;
  };
  if (key === ']' || key === '[') {
    state.setCorner(
      (corner + (key === ']' ? 1 : outline.length - 1) + (corner < 0 && key === '[' ? 1 : 0)) % outline.length,
    );
    return true;
  }
  if (key === 'Delete' && corner < 0) {
    give(removeSpace(face, mark));
    return true;
  }
  const at = outline[corner];
  if (at === undefined) return false;
  if (key === 'Delete') return give(reshape(face, mark, outline.toSpliced(corner, 1)));
  const direction = directionOfKey(event.key);
  if (direction === null) return false;
  const [dx, dy] = STEPS[direction];
  const to = [at[0] + dx, at[1] + dy] as const;
  const next = reshape(face, mark, pulled(outline, { kind: 'corner', index: corner }, to));
  if (next !== null) {
    const moved = outlineOf(next, mark).findIndex(([x, y]) => x === to[0] && y === to[1]);
    state.setCorner(moved);
  }
  return give(next);
}

function runPlaceKey(event: Pressed, key: string, { state, tiles }: EditorCommands): boolean {
  const board = state.model?.board;
  const { places } = state;
  if (board == null || places.length === 0) return false;
  if (key === 'r') state.edit(...turnPlaces(board, places, event.shiftKey ? -1 : 1));
  else if (key === 'x') state.edit(...flipPlaces(board, places, tiles));
  else if (key === ']' || key === '[') state.edit(nextTile(board, state.place, tiles, key === ']' ? 1 : -1));
  else if (key === 'Delete') {
    state.edit(...removePlaces(places));
    state.selectPlace(-1);
  } else {
    const direction = event.shiftKey ? directionOfKey(event.key) : null;
    if (direction === null) return false;
    const [dx, dy] = STEPS[direction];
    state.edit(...movePlaces(board, places, dx, dy));
  }
  return true;
}

/** What was copied last, on whichever board: it can be put down on another. */
let copied: readonly PlaceItem[] = [];

/** With Ctrl: A takes all, C and V copy, D both at once. */
function runGroupKey(key: string, state: BoardEditorState): boolean {
  const board = state.model?.board;
  if (board == null) return false;
  const chosen = state.places.flatMap((place) => board.places[place] ?? []);
  if (key === 'a') {
    state.selectPlaces(board.places.map((_, place) => place));
    return true;
  }
  if ((key === 'c' || key === 'd') && chosen.length > 0) copied = chosen;
  else if (key !== 'v' || copied.length === 0) return false;
  if (key === 'c') return true;
  const { edits, places } = copyPlaces(board, copied, 1, 1);
  state.edit(...edits);
  state.selectPlaces(places);
  return true;
}
