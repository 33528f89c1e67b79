/**
 * A face where it lies, in board units: everything that does not depend on what lies beside it. Kept for the last few
 * ways in which each face lay, because random boards lay the same faces in the same corners again and again.
 */
import type { Point } from '../view';
import { type Cell, type Face, labelOfMark, numberOfMark, wordsOfMark } from './face';
import { type FaceBorderKind, type FaceGeometry, type FaceSpace, faceGeometry } from './face-geometry';
import type { BoardHighlight, BoardPortal, BoardRoom, BoardSpace, Turn } from './geometry';
import { placing, type Transform } from './turn';

export interface TurnedFace {
  readonly geometry: FaceGeometry;
  readonly spaces: readonly TurnedSpace[];
  readonly rooms: readonly TurnedRoom[];
  /** Indices of spaces are the face's own. */
  readonly borders: readonly TurnedBorder[];
  readonly doorwayCount: number;
  readonly rim: readonly TurnedRim[];
  readonly solids: readonly (readonly Point[])[];
  readonly portals: readonly BoardPortal[];
  /** The face's own number of its spawn space, -1 if it has none, and where the sign of it stands. */
  readonly spawn: number;
  readonly spawnAt: Point | null;
}

export interface TurnedSpace extends Omit<BoardSpace, 'id' | 'place'> {
  /** What follows the place in the space's id. */
  readonly name: string;
}

export type TurnedRoom = Omit<BoardRoom, 'place'>;

export interface TurnedBorder {
  readonly kind: FaceBorderKind;
  readonly between: readonly [number, number];
  readonly line: readonly Point[];
  /** The inner space of a doorway, -1 if it has none. */
  readonly inside: number;
}

/** A unit of the rim in cells of the board, running so that the space lies to its right. */
export interface TurnedRim {
  readonly from: Point;
  readonly to: Point;
  readonly space: number;
  /** Place in the face's list of connectors, or -1. */
  readonly connector: number;
}

/** As many times as one tile may lie on a large board; one that is dragged about need not be remembered everywhere. */
const KEPT_PER_FACE = 512;

const known = new WeakMap<Face, Map<string, TurnedFace>>();

/** `cell` is how many units a cell is wide. */
export function turnedFace(face: Face, turn: Turn, at: readonly [number, number], cell: number): TurnedFace {
  const key = `${turn} ${at[0]} ${at[1]} ${cell}`;
  const ways = known.get(face) ?? new Map<string, TurnedFace>();
  known.set(face, ways);
  const before = ways.get(key);
  if (before) return before;
  if (ways.size >= KEPT_PER_FACE) ways.clear();
  const turned = turnFace(faceGeometry(face), turn, at, cell);
  ways.set(key, turned);
  return turned;
}

function turnFace(geometry: FaceGeometry, turn: Turn, at: readonly [number, number], cell: number): TurnedFace {
  const { width, height } = geometry.raster.grid;
  const transform = placing(width, height, turn, at);
  const toUnit: Transform = (x, y) => {
    const [u, v] = transform(x, y);
    return [u * cell, v * cell];
  };
  return {
    geometry,
    spaces: geometry.spaces.map((space) => turnSpace(geometry.face, space, toUnit)),
    rooms: turnRooms(geometry, toUnit),
    borders: geometry.borders.map(({ kind, between, line, passage }) => ({
      kind,
      between,
      line: toUnits(line, toUnit),
      inside: kind === 'doorway' ? insideOf(geometry, passage) : -1,
    })),
    doorwayCount: geometry.borders.filter(({ kind }) => kind === 'doorway').length,
    rim: geometry.rim.map(({ unit, space, connector }) => ({
      from: transform(unit.ax, unit.ay),
      to: transform(unit.bx, unit.by),
      space,
      connector,
    })),
    solids: geometry.solids.map((loop) => toUnits(loop, toUnit)),
    portals: turnPortals(geometry, toUnit),
    ...turnSpawn(geometry, toUnit),
  };
}

const insideOf = ({ face, raster }: FaceGeometry, doorway: number): number =>
  raster.marks.indexOf(face.doorways?.[doorway]?.inside ?? '');

/** The sign stands in the last cell of the space, which is seldom where its number is. */
function turnSpawn({ face, raster }: FaceGeometry, toUnit: Transform): Pick<TurnedFace, 'spawn' | 'spawnAt'> {
  const mark = face.spawn ?? '';
  const spawn = raster.marks.indexOf(mark);
  const row = face.grid.findLastIndex((line) => mark !== '' && line.includes(mark));
  const column = face.grid[row]?.lastIndexOf(mark) ?? -1;
  return { spawn, spawnAt: row < 0 ? null : toUnit(column + 0.5, row + 0.5) };
}

function turnSpace(face: Face, { mark, room, outlines, centre, labelAt }: FaceSpace, toUnit: Transform): TurnedSpace {
  const number = face.numbers?.[mark] ? numberOfMark(mark) : 0;
  const highlights = (face.highlights ?? []).filter(({ space }) => space === mark);
  const { id, name = '', floor = '', icon, iconAt } = face.spaces?.[mark] ?? {};
  return {
    name: id ?? (number > 0 ? String(number) : mark),
    mark,
    title: name,
    floor,
    icon: icon === undefined ? null : { name: icon, at: cellOr(iconAt, centre, toUnit) },
    words: wordsOfMark(face, mark),
    label: labelOfMark(face, mark),
    labelAt: labelAt && toUnit(...labelAt),
    number,
    room,
    outline: toUnits(outlines[0] ?? [], toUnit),
    centre: toUnit(...centre),
    highlights: highlights.map(
      ({ kind, at: [row, col], furniture }): BoardHighlight => ({
        kind,
        at: toUnit(col + 0.5, row + 0.5),
        hasFurniture: furniture,
      }),
    ),
  };
}

const cellOr = (cell: Cell | undefined, centre: Point, toUnit: Transform): Point =>
  cell === undefined ? toUnit(...centre) : toUnit(cell[1] + 0.5, cell[0] + 0.5);

function turnPortals({ face, raster, spaces }: FaceGeometry, toUnit: Transform): BoardPortal[] {
  return (face.portals ?? []).flatMap(({ name, space: mark, at }) => {
    const space = raster.marks.indexOf(mark);
    const centre = spaces[space]?.centre;
    return centre === undefined ? [] : [{ name, space, at: cellOr(at, centre, toUnit) }];
  });
}

function turnRooms({ face, raster }: FaceGeometry, toUnit: Transform): TurnedRoom[] {
  return face.rooms.map(({ id, name, floor, spaces, label }) => {
    const [row, col, stacked] = label ?? [];
    const hasLabel = row !== undefined && col !== undefined;
    return {
      id,
      name,
      floor,
      spaces: spaces.map((mark) => raster.marks.indexOf(mark)).filter((space) => space >= 0),
      label: hasLabel ? { at: toUnit(col + 0.5, row + 0.5), isStacked: stacked === 1 } : null,
    };
  });
}

const toUnits = (line: readonly Point[], toUnit: Transform): Point[] => line.map(([x, y]) => toUnit(x, y));
