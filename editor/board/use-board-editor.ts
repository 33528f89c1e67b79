'use client';
/**
 * What the board editor knows beside the item itself: what is selected, which tool is held, how doors are taken, and the
 * engine's answers about the selected space. It changes the item only through `edit`.
 */
import { useMemo, useRef, useState } from 'react';
import { checkBoard } from '../../engine/board/check-board';
import { checkFace } from '../../engine/board/check-face';
import { type BoardPlan, composeBoard, type PlacedFace, type PlannedBorder } from '../../engine/board/compose';
import type { Face } from '../../engine/board/face';
import type { Finding } from '../../engine/board/finding';
import type { BoardGeometry } from '../../engine/board/geometry';
import type { DoorView } from '../../engine/view';
import {
  type BoardItem,
  candidatesOf,
  facesOf,
  readBoard,
  readTile,
  type Shown,
  type Side,
  type TileItem,
  tileBoard,
} from './board-item';
import type { BoardTraits } from './board-traits';
import { type ConnectorMark, connectorMarks } from './connector-marks';
import { type BoardDrawing, drawingOfGeometry } from './drawing';
import { withoutLost } from './left-behind';
import type { ItemEdit } from './place-edits';
import { type DoorMode, doorsAtSetup, doorsShown } from './planned-doors';
import { askPath, askSpace, type SpaceAnswers, sightOf } from './space-answers';

export type EditorTool = 'select' | 'pan' | 'paint' | 'wall' | 'door' | 'arrow' | 'portal' | 'number' | 'marker';

export interface BoardEditorOptions {
  kind: 'board' | 'tile';
  value: unknown;
  onEdit(pointer: string, newValue: unknown, gesture: string): void;
  tiles: readonly TileItem[];
  traits: BoardTraits;
}

/** A token of the pack that a board can lay out. */
export interface TokenChoice {
  id: string;
  name: string;
  icon: string;
}

/** What is on the table: the item as read, and what the engine makes of it. */
export interface BoardModel {
  board: BoardItem | null;
  tile: TileItem | null;
  face: Face | null;
  plan: BoardPlan;
  faces: readonly (PlacedFace | null)[];
  geometry: BoardGeometry;
  /** What is shown in each doorway now. */
  doors: readonly DoorView[];
  drawing: BoardDrawing;
  connectors: readonly ConnectorMark[];
  findings: readonly Finding[];
}

export interface BoardEditorState {
  model: BoardModel | null;
  traits: BoardTraits;
  side: Side;
  setSide(side: Side): void;
  tool: EditorTool;
  setTool(tool: EditorTool): void;
  doors: DoorMode;
  setDoors(mode: DoorMode): void;
  hasSight: boolean;
  setSight(isOn: boolean): void;
  hasHeat: boolean;
  setHeat(isOn: boolean): void;
  /** Index of the selected space, -1 for none. */
  space: number;
  selectSpace(space: number): void;
  /** Index of the selected place of a board, -1 for none. */
  place: number;
  selectPlace(place: number): void;
  /** Place in the face's list of the selected arrow of a tile, -1 for none. */
  arrow: number;
  selectArrow(arrow: number): void;
  /** The space from which an arrow is being drawn, -1 for none. */
  arrowStart: number;
  setArrowStart(space: number): void;
  /** What is drawn next. */
  arrowColor: string;
  setArrowColor(color: string): void;
  portalName: string;
  setPortalName(name: string): void;
  answers: SpaceAnswers | null;
  pathFrom: number;
  setPathFrom(space: number): void;
  path: readonly number[];
  shown: Shown;
  show(placeId: string, tile: string, side: Side): void;
  edit(...edits: readonly (ItemEdit | null)[]): void;
  /** Edits that go on with a gesture, such as the next cell of a stroke. */
  editAs(gesture: string, edits: readonly (ItemEdit | null)[]): void;
}

const NO_DOORS: readonly DoorView[] = [];
let gestures = 0;

/** A name for what one gesture does: its edits are undone together. */
export const nextGesture = (): string => {
  gestures += 1;
  return `gesture-${gestures}`;
};

export function useBoardEditor({ kind, value, onEdit, tiles, traits }: BoardEditorOptions): BoardEditorState {
  const [side, setSide] = useState<Side>('a');
  const [tool, setTool] = useState<EditorTool>('select');
  const [doors, setDoors] = useState<DoorMode>('drawn');
  const [hasSight, setSight] = useState(true);
  const [hasHeat, setHeat] = useState(true);
  const [chosen, setChosen] = useState({ spaceId: '', place: -1, arrow: -1 });
  const [arrowStartId, setArrowStartId] = useState('');
  const [arrowColor, setArrowColor] = useState('white');
  const [newPortal, setPortalName] = useState<string | null>(null);
  const [pathFromId, setPathFromId] = useState('');
  const [shown, setShown] = useState<Shown>({});
  const lifted = useRef<{ board: string; borders: readonly PlannedBorder[] }>({ board: '', borders: [] });

  const model = useMemo(
    () =>
      kind === 'board' ? modelOfBoard(value, tiles, shown, doors, traits) : modelOfTile(value, side, doors, traits),
    [kind, value, tiles, shown, side, doors, traits],
  );
  const geometry = model?.geometry ?? null;
  const stands = model?.doors ?? NO_DOORS;
  const sight = useMemo(() => (geometry === null ? null : sightOf(geometry, traits.sight)), [geometry, traits.sight]);
  const indexOf = (id: string): number => geometry?.spaceById.get(id) ?? -1;
  const space = indexOf(chosen.spaceId);
  const pathFrom = indexOf(pathFromId);
  const answers = useMemo(
    () => (sight === null || space < 0 ? null : askSpace(sight, stands, space)),
    [sight, stands, space],
  );
  const path = useMemo(
    () => (geometry === null || space < 0 || pathFrom < 0 ? [] : askPath(geometry, stands, pathFrom, space)),
    [geometry, stands, space, pathFrom],
  );
  const editAs: BoardEditorState['editAs'] = (gesture, edits) => {
    for (const change of edits) if (change !== null) onEdit(change.pointer, change.value, gesture);
  };
  /** The edits with what must go or come back because of them. What waits belongs to one board. */
  const relaid = (board: BoardItem, edits: readonly ItemEdit[]): readonly ItemEdit[] => {
    const waiting = lifted.current.board === board.name ? lifted.current.borders : [];
    const result = withoutLost(board, edits, tiles, waiting);
    lifted.current = { board: board.name, borders: result.lifted };
    return result.edits;
  };
  return {
    model,
    traits,
    side,
    setSide,
    tool,
    setTool,
    doors,
    setDoors,
    hasSight,
    setSight,
    hasHeat,
    setHeat,
    space,
    selectSpace: (next) =>
      setChosen({
        spaceId: geometry?.spaces[next]?.id ?? '',
        place: geometry?.spaces[next]?.place ?? chosen.place,
        arrow: -1,
      }),
    place: chosen.place < (model?.plan.places.length ?? 0) ? chosen.place : -1,
    selectPlace: (place) => setChosen({ spaceId: '', place, arrow: -1 }),
    arrow: model?.face?.arrows?.[chosen.arrow] === undefined ? -1 : chosen.arrow,
    selectArrow: (arrow) => setChosen({ spaceId: '', place: -1, arrow }),
    arrowStart: indexOf(arrowStartId),
    setArrowStart: (next) => setArrowStartId(geometry?.spaces[next]?.id ?? ''),
    arrowColor,
    setArrowColor,
    portalName: newPortal ?? model?.geometry.portals[0]?.name ?? '',
    setPortalName,
    answers,
    pathFrom,
    setPathFrom: (next) => setPathFromId(geometry?.spaces[next]?.id ?? ''),
    path,
    shown,
    show: (placeId, tile, shownSide) => setShown((old) => ({ ...old, [placeId]: { tile, side: shownSide } })),
    edit: (...wanted) => {
      const edits = wanted.filter((change) => change !== null);
      const all = model?.board == null ? edits : relaid(model.board, edits);
      editAs(all.length > 1 ? nextGesture() : '', all);
    },
    editAs,
  };
}

function modelOfBoard(
  value: unknown,
  tiles: readonly TileItem[],
  shown: Shown,
  mode: DoorMode,
  traits: BoardTraits,
): BoardModel | null {
  const read = readBoard(value);
  if (read === null) return null;
  const board = { ...read, cell: traits.cell };
  const faces = facesOf(board, tiles, shown);
  const geometry = composeBoard(board, faces);
  const doors = doorsShown(doorsAtSetup(geometry, board.borders, traits), mode);
  return {
    board,
    tile: null,
    face: null,
    plan: board,
    faces,
    geometry,
    doors,
    drawing: drawingOfGeometry(geometry, doors),
    connectors: connectorMarks(board, faces),
    findings: checkBoard(board, candidatesOf(board, tiles)),
  };
}

function modelOfTile(value: unknown, side: Side, mode: DoorMode, traits: BoardTraits): BoardModel | null {
  const tile = readTile(value);
  const alone = tile === null ? null : tileBoard(tile, side, traits.cell);
  const face = alone?.faces[0]?.face;
  if (tile === null || alone === null || face === undefined) return null;
  const geometry = composeBoard(alone.plan, alone.faces);
  const doors = doorsShown(doorsAtSetup(geometry, [], { ...traits, doorStates: [] }), mode);
  return {
    board: null,
    tile,
    face,
    ...alone,
    geometry,
    doors,
    drawing: drawingOfGeometry(geometry, doors),
    connectors: connectorMarks(alone.plan, alone.faces),
    findings: checkFace(face, `/sides/${side === 'b' ? 1 : 0}`),
  };
}
