/**
 * Puts tiles together into a board: turns and places each face, and opens the rim where two connectors coincide. Takes
 * mistakes as they are (a gap is wall, what overlaps comes first); saying what is wrong is `check`'s work.
 */
import type { BorderKind, Point } from '../view';
import { type Face, labelOfMark, numberOfMark } from './face';
import { type FaceGeometry, faceGeometry } from './face-geometry';
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
import { packLinks, type Step } from './links';
import { joinRims, type RimPiece } from './rim';
import { placing, type Transform } from './turn';

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

/** A face where it lies: which spaces of the board are its own. */
export interface Laid {
  readonly place: number;
  readonly geometry: FaceGeometry;
  readonly transform: Transform;
  readonly firstSpace: number;
  readonly firstDoorway: number;
}

/** `sides` runs beside `board.places`; null leaves a place empty. */
export function composeBoard(board: BoardPlan, sides: readonly (PlacedFace | null)[]): BoardGeometry {
  const [columns, rows] = board.size;
  const laid = layFaces(board, sides);
  const rooms: BoardRoom[] = [];
  const spaces: BoardSpace[] = [];
  const borders: BoardBorder[] = [];
  for (const face of laid) {
    const placeId = board.places[face.place]?.id ?? '';
    addSpaces(spaces, face, placeId, rooms.length);
    addRooms(rooms, face, placeId);
    for (const { kind, between, line } of face.geometry.borders) {
      const ends = between.map((space) => (space < 0 ? NOWHERE : face.firstSpace + space)) as [number, number];
      borders.push({ kind, between: ends, line: toUnits(line, face.transform) });
    }
  }
  const rim = joinRims(columns, rows, rimPieces(laid));
  for (const border of rim) borders.push({ ...border, line: border.line.map(([x, y]) => [x * CELL, y * CELL]) });
  borders.sort((a, b) => ORDER[a.kind] - ORDER[b.kind]);

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
    ...allLinks(spaces.length, borders, passageCount),
    solids: laid.flatMap((face) => face.geometry.solids.map((loop) => toUnits(loop, face.transform))),
    ...specialSpaces(laid),
    spaceById: new Map(spaces.map(({ id }, index) => [id, index])),
  };
}

/** A stable sort by this keeps doorways in the order of the places and of each face's own list. */
const ORDER: Readonly<Record<BorderKind, number>> = { doorway: 0, chute: 1, opening: 2, open: 3, wall: 4 };

export function layFaces(board: BoardPlan, sides: readonly (PlacedFace | null)[]): Laid[] {
  const laid: Laid[] = [];
  let firstSpace = 0;
  let firstDoorway = 0;
  board.places.forEach(({ at, turn }, place) => {
    const side = sides[place];
    if (!side) return;
    const geometry = faceGeometry(side.face);
    const { width, height } = geometry.raster.grid;
    laid.push({ place, geometry, transform: placing(width, height, turn, at), firstSpace, firstDoorway });
    firstSpace += geometry.spaces.length;
    firstDoorway += geometry.borders.filter(({ kind }) => kind === 'doorway').length;
  });
  return laid;
}

function toUnits(line: readonly Point[], transform: Transform): Point[] {
  return line.map(([x, y]) => unitPoint(x, y, transform));
}

function unitPoint(x: number, y: number, transform: Transform): Point {
  const [u, v] = transform(x, y);
  return [u * CELL, v * CELL];
}

function addSpaces(
  spaces: BoardSpace[],
  { geometry, transform, place }: Laid,
  placeId: string,
  firstRoom: number,
): void {
  const { face } = geometry;
  for (const { mark, room, outlines, centre, labelAt } of geometry.spaces) {
    const number = face.numbers?.[mark] ? numberOfMark(mark) : 0;
    spaces.push({
      id: `${placeId}-${number || mark}`,
      place,
      mark,
      label: labelOfMark(face, mark),
      labelAt: labelAt && unitPoint(...labelAt, transform),
      number,
      room: room < 0 ? -1 : firstRoom + room,
      outline: toUnits(outlines[0] ?? [], transform),
      centre: unitPoint(...centre, transform),
      highlights: (face.highlights ?? [])
        .filter(({ space }) => space === mark)
        .map(({ kind, at: [row, col], furniture }) => ({
          kind,
          at: unitPoint(col + 0.5, row + 0.5, transform),
          hasFurniture: furniture,
        })),
    });
  }
}

function addRooms(rooms: BoardRoom[], { geometry, transform, place, firstSpace }: Laid, placeId: string): void {
  for (const { id, name, floor, spaces, label } of geometry.face.rooms) {
    const [row, col, stacked] = label ?? [];
    rooms.push({
      id: `${placeId}-${id}`,
      place,
      name,
      floor,
      spaces: spaces
        .map((mark) => geometry.raster.marks.indexOf(mark))
        .filter((space) => space >= 0)
        .map((space) => firstSpace + space),
      label:
        row === undefined || col === undefined
          ? null
          : { at: unitPoint(col + 0.5, row + 0.5, transform), isStacked: stacked === 1 },
    });
  }
}

export function rimPieces(laid: readonly Laid[]): RimPiece[] {
  let firstConnector = 0;
  return laid.flatMap(({ geometry, transform, firstSpace }) => {
    const pieces = geometry.rim.map(({ unit, space, connector }) => ({
      from: transform(unit.ax, unit.ay),
      to: transform(unit.bx, unit.by),
      space: firstSpace + space,
      connector: connector < 0 ? -1 : firstConnector + connector,
    }));
    firstConnector += geometry.face.connectors?.length ?? 0;
    return pieces;
  });
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
    spaceCount: laid?.geometry.spaces.length ?? 0,
    firstDoorway: laid?.firstDoorway ?? 0,
    face: laid?.geometry ?? null,
  };
}

function allLinks(
  spaceCount: number,
  borders: readonly BoardBorder[],
  passageCount: number,
): Pick<BoardGeometry, 'links' | 'linksInto' | 'touching'> {
  const on: Step[] = [];
  const back: Step[] = [];
  const touching = new Map<number, Step>();
  borders.forEach(({ kind, between: [a, b] }, border) => {
    if (a === NOWHERE || b === NOWHERE) return;
    const there: Step = { from: a, to: b, border };
    const here: Step = { from: b, to: a, border };
    for (const step of [there, here]) {
      const pair = step.from * spaceCount + step.to;
      if (!touching.has(pair)) touching.set(pair, step);
    }
    if (border >= passageCount) return;
    on.push(there);
    back.push(here);
    if (kind === 'chute') return;
    on.push(here);
    back.push(there);
  });
  const links = packLinks(spaceCount, on);
  const isTwoWay = borders.every(({ kind }) => kind !== 'chute');
  return {
    links,
    linksInto: isTwoWay ? links : packLinks(spaceCount, back),
    touching: packLinks(spaceCount, [...touching.values()]),
  };
}

function specialSpaces(laid: readonly Laid[]): Pick<BoardGeometry, 'pentagram' | 'solitaryCells'> {
  let pentagram = NOWHERE;
  const solitaryCells: number[] = [];
  for (const { geometry, firstSpace } of laid) {
    const indexOf = (mark: string): number => geometry.raster.marks.indexOf(mark);
    const { pentagram: mark, cells } = geometry.face;
    if (mark !== undefined && indexOf(mark) >= 0) pentagram = firstSpace + indexOf(mark);
    for (const cell of cells ?? []) if (indexOf(cell) >= 0) solitaryCells.push(firstSpace + indexOf(cell));
  }
  return { pentagram, solitaryCells };
}
