/**
 * The pieces and portals of a whole board in typed arrays, turned and joined from those of its faces. Coordinates are
 * whole cells, which keeps every test of sight exact.
 */
import { type UnitEdge, unitsOfLine } from './edge-grid';
import { type BoardGeometry, NOWHERE } from './geometry';
import { type Crossing, joinCrossings, type Portal, type SightFace, sightFace } from './sight-face';
import { placing, type Transform } from './turn';

export interface SightPlan {
  readonly pieceCount: number;
  /** Space of each piece. */
  readonly spaceOf: Int32Array;
  /** Pieces of space `s` are `firstPiece[s]` up to `firstPiece[s + 1]`. */
  readonly firstPiece: Int32Array;
  /** Corners of each piece, clockwise, as x, y, x, y … in cells. */
  readonly corners: readonly (readonly number[])[];
  /** Ways out of piece `p` are `firstWay[p]` up to `firstWay[p + 1]`; the arrays below have one entry a way. */
  readonly firstWay: Int32Array;
  readonly into: Int32Array;
  /** Its ends as seen by one who goes out, in cells. */
  readonly leftX: Int32Array;
  readonly leftY: Int32Array;
  readonly rightX: Int32Array;
  readonly rightY: Int32Array;
  /** The doorway that must be open, or -1. */
  readonly doorway: Int32Array;
}

export function sightPlan(board: BoardGeometry): SightPlan {
  const corners: (readonly number[])[] = [];
  const spaceOf: number[] = [];
  const portals: Portal[] = [];
  const seams = new Map<string, Seam>();
  const openSeams = unitsBetweenPlaces(board);
  for (const place of board.places) {
    if (!place.face) continue;
    const { width, height } = place.face.raster.grid;
    const transform = placing(width, height, place.turn, place.at);
    const face = sightFace(place.face);
    const firstPiece = corners.length;
    for (const piece of face.pieces) {
      corners.push(turned(piece.corners, transform));
      spaceOf.push(place.firstSpace + piece.owner);
    }
    for (const portal of face.portals) portals.push(placed(portal, transform, firstPiece, place.firstDoorway));
    place.face.rim.forEach(({ unit, connector }, index) => {
      if (connector >= 0) noteSeam(seams, openSeams, unit, transform, firstPiece + pieceAt(face, index));
    });
  }
  portals.push(...joinCrossings(crossingsOf(seams)));
  return packPlan(board.spaces.length, corners, spaceOf, portals);
}

const pieceAt = (face: SightFace, rimUnit: number): number => face.rimPieces[rimUnit] ?? NOWHERE;

function turned(corners: readonly number[], transform: Transform): number[] {
  const out: number[] = [];
  for (let i = 0; i < corners.length; i += 2) out.push(...transform(corners[i] as number, corners[i + 1] as number));
  return out;
}

function placed(portal: Portal, transform: Transform, firstPiece: number, firstDoorway: number): Portal {
  const [ax, ay] = transform(portal.ax, portal.ay);
  const [bx, by] = transform(portal.bx, portal.by);
  return {
    ax,
    ay,
    bx,
    by,
    right: firstPiece + portal.right,
    left: firstPiece + portal.left,
    doorway: portal.doorway < 0 ? -1 : firstDoorway + portal.doorway,
  };
}

/** A unit where two tiles may meet, with the pieces that have been found beside it. */
interface Seam {
  readonly unit: UnitEdge;
  readonly doorway: number;
  right: number;
  left: number;
}

const unitKey = (ax: number, ay: number, bx: number, by: number): string =>
  ay < by || (ay === by && ax < bx) ? `${ax},${ay},${bx},${by}` : `${bx},${by},${ax},${ay}`;

/** Units of all that joins two places, each with the doorway that it belongs to, -1 for an opening. */
function unitsBetweenPlaces(board: BoardGeometry): Map<string, number> {
  const units = new Map<string, number>();
  board.borders.forEach(({ kind, between, line }, border) => {
    if (kind !== 'opening' && kind !== 'doorway') return;
    if (board.spaces[between[0]]?.place === board.spaces[between[1]]?.place) return;
    for (const { ax, ay, bx, by } of unitsOfLine(line, board.cell)) {
      units.set(unitKey(ax, ay, bx, by), kind === 'doorway' ? border : -1);
    }
  });
  return units;
}

function noteSeam(
  seams: Map<string, Seam>,
  open: ReadonlyMap<string, number>,
  unit: UnitEdge,
  transform: Transform,
  piece: number,
): void {
  const [ax, ay] = transform(unit.ax, unit.ay);
  const [bx, by] = transform(unit.bx, unit.by);
  const key = unitKey(ax, ay, bx, by);
  const doorway = open.get(key);
  if (doorway === undefined) return;
  const seam = seams.get(key);
  if (!seam) seams.set(key, { unit: { ax, ay, bx, by }, doorway, right: piece, left: NOWHERE });
  else seam.left = piece;
}

/** The first tile noted runs along its own rim, so its piece lies to the right. */
function crossingsOf(seams: ReadonlyMap<string, Seam>): Crossing[] {
  return [...seams.values()].filter(({ right, left }) => right !== NOWHERE && left !== NOWHERE);
}

function packPlan(
  spaceCount: number,
  corners: readonly (readonly number[])[],
  spaceOf: readonly number[],
  portals: readonly Portal[],
): SightPlan {
  const pieceCount = corners.length;
  const firstPiece = new Int32Array(spaceCount + 1).fill(pieceCount);
  for (let piece = pieceCount - 1; piece >= 0; piece--) firstPiece[spaceOf[piece]!] = piece;
  for (let space = spaceCount - 1; space >= 0; space--) {
    firstPiece[space] = Math.min(firstPiece[space]!, firstPiece[space + 1]!);
  }
  const firstWay = new Int32Array(pieceCount + 1);
  for (const { right, left } of portals) {
    firstWay[right + 1]!++;
    firstWay[left + 1]!++;
  }
  for (let piece = 0; piece < pieceCount; piece++) firstWay[piece + 1]! += firstWay[piece]!;
  const next = firstWay.slice();
  const ways = () => new Int32Array(2 * portals.length);
  const plan = { into: ways(), leftX: ways(), leftY: ways(), rightX: ways(), rightY: ways(), doorway: ways() };
  const add = (from: number, to: number, doorway: number, lx: number, ly: number, rx: number, ry: number): void => {
    const way = next[from]!++;
    plan.into[way] = to;
    plan.leftX[way] = lx;
    plan.leftY[way] = ly;
    plan.rightX[way] = rx;
    plan.rightY[way] = ry;
    plan.doorway[way] = doorway;
  };
  for (const { ax, ay, bx, by, right, left, doorway } of portals) {
    add(right, left, doorway, ax, ay, bx, by);
    add(left, right, doorway, bx, by, ax, ay);
  }
  return { pieceCount, spaceOf: Int32Array.from(spaceOf), firstPiece, corners, firstWay, ...plan };
}
