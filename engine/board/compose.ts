/**
 * Puts tiles together into a board: turns and places each face, and opens the rim where two connectors coincide. Takes
 * mistakes as they are (a gap is wall, what overlaps comes first); saying what is wrong is `checkBoard`'s work.
 */
import type { BorderKind } from '../view';
import type { Face } from './face';
import {
  type BoardBorder,
  type BoardGeometry,
  type BoardPlace,
  type BoardRoom,
  type BoardSpace,
  CELL,
  NOWHERE,
  type Turn,
} from './geometry';
import { linkSpaces } from './links';
import { joinRims, type RimPiece } from './rim';
import { type TurnedFace, turnedFace } from './turned-face';

export interface BoardPlan {
  /** Columns and rows, in cells. */
  readonly size: readonly [number, number];
  readonly places: readonly PlacePlan[];
}

export interface PlacePlan {
  readonly id: string;
  readonly number?: number;
  /** Column and row of the top left cell. */
  readonly at: readonly [number, number];
  readonly turn: Turn;
}

/** What lies at a place. */
export interface PlacedFace {
  /** Item id of the tile. */
  readonly tile: string;
  readonly side: 'a' | 'b';
  readonly face: Face;
}

/** A face where it lies, and which spaces and doorways of the board are its own. */
export interface Laid {
  readonly place: number;
  readonly turned: TurnedFace;
  readonly firstSpace: number;
  readonly firstDoorway: number;
  readonly firstConnector: number;
}

/**
 * `sides` runs beside `board.places`; null leaves a place empty. Some 0.2 ms for the board of Lobotomy once its faces
 * are known, so the caller may well compose one a game; for the same faces it should keep the board.
 */
export function composeBoard(board: BoardPlan, sides: readonly (PlacedFace | null)[]): BoardGeometry {
  const [columns, rows] = board.size;
  const laid = layFaces(board, sides);
  const rooms: BoardRoom[] = [];
  const spaces: BoardSpace[] = [];
  for (const face of laid) {
    const placeId = board.places[face.place]?.id ?? '';
    addSpaces(spaces, face, placeId, rooms.length);
    addRooms(rooms, face, placeId);
  }
  const borders = allBorders(laid, columns, rows);
  const passageCount = borders.filter(({ kind }) => kind !== 'wall').length;
  return {
    width: columns * CELL,
    height: rows * CELL,
    places: board.places.map((place, index) =>
      boardPlace(
        place,
        sides[index],
        laid.find((l) => l.place === index),
      ),
    ),
    rooms,
    spaces,
    borders,
    doorwayCount: borders.filter(({ kind }) => kind === 'doorway').length,
    passageCount,
    ...linkSpaces(spaces.length, borders, passageCount),
    solids: laid.flatMap(({ turned }) => turned.solids),
    ...specialSpaces(laid),
    spaceById: new Map(spaces.map(({ id }, index) => [id, index])),
  };
}

export function layFaces(board: BoardPlan, sides: readonly (PlacedFace | null)[]): Laid[] {
  const laid: Laid[] = [];
  let [firstSpace, firstDoorway, firstConnector] = [0, 0, 0];
  board.places.forEach(({ at, turn }, place) => {
    const side = sides[place];
    if (!side) return;
    const turned = turnedFace(side.face, turn, at);
    laid.push({ place, turned, firstSpace, firstDoorway, firstConnector });
    firstSpace += turned.spaces.length;
    firstDoorway += turned.doorwayCount;
    firstConnector += side.face.connectors?.length ?? 0;
  });
  return laid;
}

function addSpaces(spaces: BoardSpace[], { turned, place }: Laid, placeId: string, firstRoom: number): void {
  for (const { name, mark, label, labelAt, number, room, outline, centre, highlights } of turned.spaces) {
    const id = `${placeId}-${name}`;
    const roomOnBoard = room < 0 ? -1 : firstRoom + room;
    spaces.push({ id, place, mark, label, labelAt, number, room: roomOnBoard, outline, centre, highlights });
  }
}

function addRooms(rooms: BoardRoom[], { turned, place, firstSpace }: Laid, placeId: string): void {
  for (const { id, name, floor, spaces, label } of turned.rooms) {
    const onBoard = spaces.map((space) => firstSpace + space);
    rooms.push({ id: `${placeId}-${id}`, place, name, floor, spaces: onBoard, label });
  }
}

/** Doorways keep the order of the places and of each face's own list. */
function allBorders(laid: readonly Laid[], columns: number, rows: number): BoardBorder[] {
  const byKind: Record<BorderKind, BoardBorder[]> = { doorway: [], chute: [], opening: [], open: [], wall: [] };
  for (const { turned, firstSpace } of laid) {
    for (const { kind, between, line } of turned.borders) {
      const a = between[0] < 0 ? NOWHERE : firstSpace + between[0];
      const b = between[1] < 0 ? NOWHERE : firstSpace + between[1];
      byKind[kind].push({ kind, between: [a, b], line });
    }
  }
  for (const { kind, between, line } of joinRims(columns, rows, rimPieces(laid))) {
    byKind[kind].push({ kind, between, line: line.map(([x, y]) => [x * CELL, y * CELL]) });
  }
  return [...byKind.doorway, ...byKind.chute, ...byKind.opening, ...byKind.open, ...byKind.wall];
}

/** Rims of all that lies on the board, with spaces and connectors counted over the whole board. */
export function rimPieces(laid: readonly Laid[]): RimPiece[] {
  return laid.flatMap(({ turned, firstSpace, firstConnector }) =>
    turned.rim.map(({ from, to, space, connector }) => ({
      from,
      to,
      space: firstSpace + space,
      connector: connector < 0 ? -1 : firstConnector + connector,
    })),
  );
}

function boardPlace(plan: PlacePlan, side: PlacedFace | null | undefined, laid: Laid | undefined): BoardPlace {
  return {
    id: plan.id,
    number: plan.number ?? 0,
    tile: side?.tile ?? '',
    side: side?.side ?? 'a',
    theme: side?.face.theme ?? '',
    at: plan.at,
    turn: plan.turn,
    firstSpace: laid?.firstSpace ?? 0,
    spaceCount: laid?.turned.spaces.length ?? 0,
    firstDoorway: laid?.firstDoorway ?? 0,
    face: laid?.turned.geometry ?? null,
  };
}

function specialSpaces(laid: readonly Laid[]): Pick<BoardGeometry, 'pentagram' | 'solitaryCells'> {
  let pentagram = NOWHERE;
  const solitaryCells: number[] = [];
  for (const { turned, firstSpace } of laid) {
    const { face, raster } = turned.geometry;
    const indexOf = (mark: string): number => raster.marks.indexOf(mark);
    const { pentagram: mark, cells } = face;
    if (mark !== undefined && indexOf(mark) >= 0) pentagram = firstSpace + indexOf(mark);
    for (const cell of cells ?? []) if (indexOf(cell) >= 0) solitaryCells.push(firstSpace + indexOf(cell));
  }
  return { pentagram, solitaryCells };
}
