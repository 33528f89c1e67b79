/**
 * What one face means in space, in cells and lying as printed: outlines of its spaces, what stands on each border, and
 * the rim that another tile may meet. Kept per face object, so a face must not be changed once it has been asked about.
 */
import type { BorderKind, Point } from '../view';
import { slotOfEdge, type UnitEdge, unitOfSlot } from './edge-grid';
import type { Face, Mark } from './face';
import { outlinesOf, polylinesOf, roomiestPoint } from './outline';
import { OUTSIDE, type Raster, rasterise, SOLID } from './raster';

export interface FaceGeometry {
  readonly face: Face;
  readonly raster: Raster;
  /** In the order of their marks; a space's place in this list is its number within the face. */
  readonly spaces: readonly FaceSpace[];
  readonly borders: readonly FaceBorder[];
  readonly rim: readonly RimUnit[];
  readonly solids: readonly (readonly Point[])[];
  /** Per slot of the raster, what sight meets there: FREE, BLOCKED, or the number of a doorway. */
  readonly screens: Int16Array;
}

export const FREE = -1;
export const BLOCKED = -2;

export interface FaceSpace {
  readonly mark: Mark;
  /** Place in the face's list of rooms, or -1. */
  readonly room: number;
  /** A sound space has exactly one outline. */
  readonly outlines: readonly (readonly Point[])[];
  readonly centre: Point;
  /** Middle of the cell that its number or letter is printed in. */
  readonly labelAt: Point | null;
}

/** What stands on borders of cells; arrows and portals do not. */
export type FaceBorderKind = Exclude<BorderKind, 'arrow' | 'portal'>;

export interface FaceBorder {
  readonly kind: FaceBorderKind;
  /** Spaces of the face; a chute leads from the first to the second; -1 is a solid block. */
  readonly between: readonly [number, number];
  readonly line: readonly Point[];
  /** Place in the face's list of doorways, openings, windows or chutes; -1 for a wall, a line or an open border. */
  readonly passage: number;
}

/** A unit of border with nothing of this face beyond it. */
export interface RimUnit {
  /** Runs so that the space lies to its right. */
  readonly unit: UnitEdge;
  readonly space: number;
  /** Place in the face's list of connectors, or -1. */
  readonly connector: number;
}

const known = new WeakMap<Face, FaceGeometry>();

export function faceGeometry(face: Face): FaceGeometry {
  const before = known.get(face);
  if (before) return before;
  const raster = rasterise(face);
  const geometry: FaceGeometry = {
    face,
    raster,
    spaces: raster.marks.map((mark, owner) => faceSpace(face, raster, mark, owner)),
    ...borderLines(face, raster),
    solids: outlinesOf(raster, SOLID),
  };
  known.set(face, geometry);
  return geometry;
}

function faceSpace(face: Face, raster: Raster, mark: Mark, owner: number): FaceSpace {
  const outlines = outlinesOf(raster, owner);
  const printed = face.numbers?.[mark] ?? face.labels?.[mark] ?? face.spaces?.[mark]?.at;
  return {
    mark,
    room: face.rooms.findIndex((room) => room.spaces.includes(mark)),
    outlines,
    centre: roomiestPoint(outlines[0] ?? []),
    labelAt: printed ? [printed[1] + 0.5, printed[0] + 0.5] : null,
  };
}

const SEEN_THROUGH: readonly FaceBorderKind[] = ['open', 'line', 'opening', 'window'];

/** A passage that a face lists, by the slot of its unit. */
interface Gap {
  readonly kind: 'doorway' | 'opening' | 'window' | 'chute';
  readonly index: number;
  readonly from: Mark;
}

function borderLines(face: Face, raster: Raster): Pick<FaceGeometry, 'borders' | 'rim' | 'screens'> {
  const gaps = gapsBySlot(face, raster);
  const connectors = new Map<number, number>();
  face.connectors?.forEach(({ at }, index) => {
    for (const edge of at) connectors.set(slotOfEdge(raster.grid, edge), index);
  });
  const isOpen = openPairs(face, raster);
  const rim: RimUnit[] = [];
  const screens = new Int16Array(raster.grid.size).fill(BLOCKED);
  const groups = new Map<string, { border: Omit<FaceBorder, 'line'>; units: UnitEdge[] }>();

  for (let slot = 0; slot < raster.grid.size; slot++) {
    const right = raster.right[slot] ?? OUTSIDE;
    const left = raster.left[slot] ?? OUTSIDE;
    if (right === left && right >= 0) screens[slot] = FREE;
    if (right === left || (right < 0 && left < 0)) continue;
    const unit = unitOfSlot(raster.grid, slot);
    if (right === OUTSIDE || left === OUTSIDE) {
      const inward = right >= 0 ? unit : { ax: unit.bx, ay: unit.by, bx: unit.ax, by: unit.ay };
      rim.push({ unit: inward, space: Math.max(right, left), connector: connectors.get(slot) ?? -1 });
      continue;
    }
    const border = borderOfUnit(right, left, gaps.get(slot), raster, isOpen, face.arrowsOnly === true);
    if (SEEN_THROUGH.includes(border.kind)) screens[slot] = FREE;
    const key = `${border.kind} ${border.passage} ${border.between}`;
    const group = groups.get(key);
    if (group) group.units.push(unit);
    else groups.set(key, { border, units: [unit] });
  }
  const inListedOrder = [...groups.values()].sort((a, b) => a.border.passage - b.border.passage);
  const borders = inListedOrder.flatMap(({ border, units }) => polylinesOf(units).map((line) => ({ ...border, line })));
  noteDoorways(screens, borders, gaps);
  return { borders, rim, screens };
}

/** Doorways count in the order of the borders; one that a face lists where no border is has no number. */
function noteDoorways(screens: Int16Array, borders: readonly FaceBorder[], gaps: ReadonlyMap<number, Gap>): void {
  const numbers = new Map<number, number>();
  const doorways = borders.filter(({ kind }) => kind === 'doorway');
  doorways.forEach(({ passage }, number) => {
    if (!numbers.has(passage)) numbers.set(passage, number);
  });
  for (const [slot, { kind, index }] of gaps) {
    const number = kind === 'doorway' ? numbers.get(index) : undefined;
    if (number !== undefined && slot >= 0 && screens[slot] === BLOCKED) screens[slot] = number;
  }
}

function borderOfUnit(
  right: number,
  left: number,
  gap: Gap | undefined,
  raster: Raster,
  isOpen: (a: number, b: number) => boolean,
  isArrowsOnly: boolean,
): Omit<FaceBorder, 'line'> {
  if (right < 0 || left < 0) return { kind: 'wall', between: [Math.max(right, left), OUTSIDE], passage: -1 };
  const between: readonly [number, number] = right < left ? [right, left] : [left, right];
  const open = isArrowsOnly ? 'line' : 'open';
  if (!gap) return { kind: isOpen(right, left) ? open : 'wall', between, passage: -1 };
  const leadsBack = gap.kind === 'chute' && raster.marks[between[0]] !== gap.from;
  return { kind: gap.kind, between: leadsBack ? [between[1], between[0]] : between, passage: gap.index };
}

function gapsBySlot(face: Face, raster: Raster): Map<number, Gap> {
  const gaps = new Map<number, Gap>();
  const add = (kind: Gap['kind'], passages: Face['doorways']): void =>
    passages?.forEach(({ between, at }, index) => {
      for (const edge of at) gaps.set(slotOfEdge(raster.grid, edge), { kind, index, from: between[0] });
    });
  add('chute', face.chutes);
  add('opening', face.openings);
  add('window', face.windows);
  add('doorway', face.doorways);
  return gaps;
}

/** Spaces of one room are open to each other unless the face says that there is a wall. */
function openPairs(face: Face, raster: Raster): (a: number, b: number) => boolean {
  const rooms = raster.marks.map((mark) => face.rooms.findIndex((room) => room.spaces.includes(mark)));
  const walls = new Set((face.walls ?? []).flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  return (a, b) => rooms[a] !== -1 && rooms[a] === rooms[b] && !walls.has(`${raster.marks[a]} ${raster.marks[b]}`);
}
