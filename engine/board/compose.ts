/**
 * Puts tiles together into a board: turns and places each face, and opens the rim where two connectors coincide. Takes
 * mistakes as they are (a gap is wall, what overlaps comes first); saying what is wrong is `checkBoard`'s work.
 */
import { arrowBorders, boardPortals, portalBorders } from './arrows';
import { laidAside, type Spot, spotAtDock } from './docks';
import type { Face } from './face';
import type { FaceBorderKind } from './face-geometry';
import {
  type BoardBorder,
  type BoardGeometry,
  type BoardPlace,
  type BoardRoom,
  type BoardSpace,
  CELL,
  isBarrier,
  NOWHERE,
  type Turn,
} from './geometry';
import { linkSpaces } from './links';
import { joinRims, type RimBorder, type RimPiece } from './rim';
import { type TurnedFace, turnedFace } from './turned-face';

export interface BoardPlan {
  /** Columns and rows, in cells. */
  readonly size: readonly [number, number];
  /** Units to a cell, for the drawing; `CELL` unless it says otherwise. */
  readonly cell?: number;
  readonly places: readonly PlacePlan[];
  /** What may be laid at docks during play. Their spaces come after all others, whether they lie there or not. */
  readonly pieces?: readonly PiecePlan[];
  /** What stands between tiles when the board is laid. */
  readonly borders?: readonly PlannedBorder[];
  /** Spaces, by their ids or further names, on which characters may begin. */
  readonly starts?: readonly string[];
  readonly tokens?: readonly PlannedToken[];
}

/** Tokens that lie on the board when it is laid, by the ids of their spaces. What they mean is the game's. */
export interface PlannedToken {
  readonly token: string;
  readonly at: readonly string[];
  readonly number?: number;
}

/** A passage between two tiles, by the ids of its spaces, and what stands in it at first. */
export interface PlannedBorder {
  readonly between: readonly [string, string];
  /** `wall` closes it for good; other words are states of a door and mean nothing here. */
  readonly is: string;
  /** A token that lies on the door, and its number. */
  readonly token?: string;
  readonly number?: number;
}

export interface PlacePlan {
  readonly id: string;
  readonly number?: number;
  /** Column and row of the top left cell. */
  readonly at: readonly [number, number];
  readonly turn: Turn;
  /** What lies over its floor when the board is laid. */
  readonly cover?: 'water';
}

export interface PiecePlan {
  readonly id: string;
  readonly tile: string;
  readonly side?: 'a' | 'b';
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
  /** Null for a piece that lies beside the board. */
  readonly spot: Spot | null;
  readonly turned: TurnedFace;
  readonly firstSpace: number;
  readonly firstDoorway: number;
  readonly firstConnector: number;
}

/**
 * `sides` runs beside `board.places` and then `board.pieces`; null leaves a place empty. `docks` runs beside the pieces: the
 * number of the space at whose dock each lies, NOWHERE for none. Some 0.2 ms for the board of Lobotomy once its faces
 * are known, so the caller may well compose one a game; for the same faces it should keep the board.
 */
export function composeBoard(
  plan: BoardPlan,
  sides: readonly (PlacedFace | null)[],
  docks: readonly number[] = [],
): BoardGeometry {
  const board = withPieces(plan);
  const [columns, rows] = board.size;
  const { cell = CELL } = board;
  const laid = layFaces(plan, sides, docks);
  const rooms: BoardRoom[] = [];
  const spaces: BoardSpace[] = [];
  for (const face of laid) {
    const placeId = board.places[face.place]?.id ?? '';
    addSpaces(spaces, face, placeId, rooms.length);
    addRooms(rooms, face, placeId);
  }
  const spaceById = spacesByName(spaces, laid, board);
  const portals = boardPortals(laid);
  const rims = joinedRims(laid, board, spaceById);
  const plain = plainBorders(laid, rims);
  const drawn = [...arrowBorders(laid, spaces, plain, rims), ...portalBorders(spaces, portals)];
  const firstWall = plain.findIndex(({ kind }) => isBarrier(kind));
  const firstArrow = firstWall < 0 ? plain.length : firstWall;
  const borders = plain.toSpliced(firstArrow, 0, ...drawn);
  const passageCount = firstArrow + drawn.length;
  const laidAt = new Map(laid.map((face) => [face.place, face]));
  return {
    width: columns * cell,
    height: rows * cell,
    cell,
    places: board.places.map((place, index) => boardPlace(place, sides[index], laidAt.get(index))),
    rooms,
    spaces,
    borders,
    doorwayCount: borders.filter(({ kind }) => kind === 'doorway').length,
    passageCount,
    firstArrow,
    portals,
    ...linkSpaces(spaces.length, borders, passageCount, boundSpaces(laid)),
    solids: laid.flatMap(({ turned }) => turned.solids),
    ...specialSpaces(laid),
    spaceById,
  };
}

/** Pieces as places of their own; where they lie is not the plan's to say. */
const withPieces = (plan: BoardPlan): BoardPlan => ({
  ...plan,
  places: [...plan.places, ...(plan.pieces ?? []).map(({ id }): PlacePlan => ({ id, at: [0, 0], turn: 0 }))],
});

export function layFaces(
  plan: BoardPlan,
  sides: readonly (PlacedFace | null)[],
  docks: readonly number[] = [],
): Laid[] {
  const { cell = CELL, places } = plan;
  const laid: Laid[] = [];
  let [firstSpace, firstDoorway, firstConnector] = [0, 0, 0];
  withPieces(plan).places.forEach((own, place) => {
    const side = sides[place];
    if (!side) return;
    const spot = place < places.length ? own : spotAtDock(laid, docks[place - places.length] ?? NOWHERE, side.face);
    const { turn, at } = spot ?? own;
    const lying = turnedFace(side.face, turn, at, cell);
    const turned = spot === null ? laidAside(lying) : lying;
    laid.push({ place, spot, turned, firstSpace, firstDoorway, firstConnector });
    firstSpace += turned.spaces.length;
    firstDoorway += turned.doorwayCount;
    firstConnector += side.face.connectors?.length ?? 0;
  });
  return laid;
}

function addSpaces(spaces: BoardSpace[], { turned, place }: Laid, placeId: string, firstRoom: number): void {
  for (const { name, room, ...space } of turned.spaces) {
    spaces.push({ ...space, id: `${placeId}-${name}`, place, room: room < 0 ? -1 : firstRoom + room });
  }
}

function addRooms(rooms: BoardRoom[], { turned, place, firstSpace }: Laid, placeId: string): void {
  for (const { id, name, floor, spaces, label } of turned.rooms) {
    const onBoard = spaces.map((space) => firstSpace + space);
    rooms.push({ id: `${placeId}-${id}`, place, name, floor, spaces: onBoard, label });
  }
}

/** For each space whether one moves along arrows only there. */
const boundSpaces = (laid: readonly Laid[]): boolean[] =>
  laid.flatMap(({ turned }) => turned.spaces.map(() => turned.geometry.face.arrowsOnly === true));

/** Ids, then the names that faces give besides and `spawn`, as far as they are not taken. */
function spacesByName(
  spaces: readonly BoardSpace[],
  laid: readonly Laid[],
  { places }: BoardPlan,
): Map<string, number> {
  const byName = new Map(spaces.map(({ id }, index) => [id, index]));
  for (const { place, turned, firstSpace } of laid) {
    const { face, raster } = turned.geometry;
    const spawn = face.spawn === undefined ? [] : [['spawn', face.spawn] as const];
    for (const [name, mark] of [...Object.entries(face.names ?? {}), ...spawn]) {
      const id = `${places[place]?.id ?? ''}-${name}`;
      const space = raster.marks.indexOf(mark);
      if (space >= 0 && !byName.has(id)) byName.set(id, firstSpace + space);
    }
  }
  return byName;
}

/** What lies between tiles, in units. What the plan walls up is wall. */
function joinedRims(
  laid: readonly Laid[],
  { size: [columns, rows], cell = CELL, borders: planned = [] }: BoardPlan,
  spaceById: ReadonlyMap<string, number>,
): RimBorder[] {
  const walled = new Set(
    planned
      .filter(({ is }) => is === 'wall')
      .flatMap(({ between: [a, b] }) => {
        const [first, second] = [spaceById.get(a), spaceById.get(b)];
        return [`${first} ${second}`, `${second} ${first}`];
      }),
  );
  return joinRims(columns, rows, rimPieces(laid)).map(({ kind, between, line, arrows }) => ({
    kind: walled.has(between.join(' ')) ? 'wall' : kind,
    between,
    line: line.map(([x, y]) => [x * cell, y * cell]),
    arrows,
  }));
}

/** Doorways keep the order of the places and of each face's own list; those between tiles come after them. */
function plainBorders(laid: readonly Laid[], rims: readonly RimBorder[]): BoardBorder[] {
  const byKind: Record<FaceBorderKind, BoardBorder[]> = {
    doorway: [],
    chute: [],
    opening: [],
    open: [],
    line: [],
    window: [],
    wall: [],
  };
  for (const { turned, firstSpace } of laid) {
    for (const { kind, between, line, inside } of turned.borders) {
      const a = between[0] < 0 ? NOWHERE : firstSpace + between[0];
      const b = between[1] < 0 ? NOWHERE : firstSpace + between[1];
      byKind[kind].push({ kind, between: [a, b], line, ...(inside < 0 ? {} : { inside: firstSpace + inside }) });
    }
  }
  for (const { kind, between, line } of rims) byKind[kind].push({ kind, between, line });
  return [
    ...byKind.doorway,
    ...byKind.chute,
    ...byKind.opening,
    ...byKind.open,
    ...byKind.line,
    ...byKind.window,
    ...byKind.wall,
  ];
}

/** Rims of all that lies on the board, with spaces and connectors counted over the whole board. */
export function rimPieces(laid: readonly Laid[]): RimPiece[] {
  return laid.flatMap(({ turned, firstSpace, firstConnector }) =>
    turned.rim.map(({ from, to, space, connector }) => ({
      from,
      to,
      space: firstSpace + space,
      connector: connector < 0 ? -1 : firstConnector + connector,
      isDoor: turned.geometry.face.connectors?.[connector]?.kind === 'door',
      arrow: turned.geometry.face.connectors?.[connector]?.arrow,
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
    at: laid?.spot?.at ?? plan.at,
    turn: laid?.spot?.turn ?? plan.turn,
    firstSpace: laid?.firstSpace ?? 0,
    spaceCount: laid?.turned.spaces.length ?? 0,
    firstDoorway: laid?.firstDoorway ?? 0,
    ...spawnOf(laid),
    ...(plan.cover === undefined ? {} : { cover: plan.cover }),
    face: laid === undefined || laid.spot === null ? null : laid.turned.geometry,
  };
}

function spawnOf(laid: Laid | undefined): Pick<BoardPlace, 'spawn' | 'spawnAt'> {
  const { spawn, spawnAt } = laid?.turned ?? {};
  if (laid === undefined || spawn === undefined || spawn < 0) return { spawn: NOWHERE, spawnAt: null };
  return { spawn: laid.firstSpace + spawn, spawnAt: spawnAt ?? null };
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
