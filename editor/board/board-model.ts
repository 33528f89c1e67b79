/** A board or a tile as the editor has it on the table: the item as read, and what the engine makes of it. */
import { checkBoard } from '../../engine/board/check-board';
import { checkFace } from '../../engine/board/check-face';
import { type BoardPlan, composeBoard, type PlacedFace } from '../../engine/board/compose';
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
import { doorsAtSetup, doorsShown, type WantedDoors } from './planned-doors';

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

export function modelOfBoard(
  value: unknown,
  tiles: readonly TileItem[],
  shown: Shown,
  wanted: WantedDoors,
  traits: BoardTraits,
): BoardModel | null {
  const read = readBoard(value);
  if (read === null) return null;
  const board = { ...read, cell: traits.cell };
  const faces = facesOf(board, tiles, shown);
  const geometry = composeBoard(board, faces);
  const doors = doorsShown(geometry, doorsAtSetup(geometry, board.borders, traits), wanted);
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

export function modelOfTile(value: unknown, side: Side, wanted: WantedDoors, traits: BoardTraits): BoardModel | null {
  const tile = readTile(value);
  const alone = tile === null ? null : tileBoard(tile, side, traits.cell);
  const face = alone?.faces[0]?.face;
  if (tile === null || alone === null || face === undefined) return null;
  const geometry = composeBoard(alone.plan, alone.faces);
  const doors = doorsShown(geometry, doorsAtSetup(geometry, [], { ...traits, doorStates: [] }), wanted);
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
