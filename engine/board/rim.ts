/**
 * Where the rims of placed tiles meet: finds which units of border two of them share, makes an opening or a doorway of
 * the connectors that coincide, and wall of the rest.
 */
import type { Point } from '../view';
import { edgeGrid, slotBetween, type UnitEdge } from './edge-grid';
import { NOWHERE } from './geometry';
import { polylinesOf } from './outline';

/** A unit of some tile's rim, in cells of the board. Connectors are counted over all tiles, -1 for none. */
export interface RimPiece {
  readonly from: Point;
  readonly to: Point;
  readonly space: number;
  readonly connector: number;
  /** The connector is a door's. */
  readonly isDoor: boolean;
  /** Colour of the arrow that leads in here. */
  readonly arrow?: string | undefined;
}

export type RimArrows = readonly [string | undefined, string | undefined];

export interface RimBorder {
  readonly kind: 'wall' | 'opening' | 'doorway';
  readonly between: readonly [number, number];
  readonly line: readonly Point[];
  /** Colours of the arrows that lead into the first and into the second space. */
  readonly arrows: RimArrows;
}

export function joinRims(columns: number, rows: number, pieces: readonly RimPiece[]): RimBorder[] {
  const partners = rimPartners(columns, rows, pieces);
  const meetings = connectorMeetings(pieces, partners);
  const groups = new Map<number, Omit<RimBorder, 'line'> & { units: UnitEdge[] }>();
  const [spaces, connectors] = [1 + countOf(pieces, 'space'), 1 + countOf(pieces, 'connector')];
  pieces.forEach((piece, index) => {
    const partner = partners[index] ?? -1;
    if (partner >= 0 && partner < index) return;
    const other = pieces[partner];
    const isMet = other !== undefined && meetings.get(piece.connector) === other.connector;
    const kind = !isMet ? 'wall' : piece.isDoor || other.isDoor ? 'doorway' : 'opening';
    const unit = { ax: piece.from[0], ay: piece.from[1], bx: piece.to[0], by: piece.to[1] };
    // Each pair of connectors is a passage of its own; wall is one stretch.
    const ends = piece.space * spaces + (other?.space ?? NOWHERE) + 1;
    const key = (ends * connectors + (isMet ? piece.connector + 1 : 0)) * KINDS.length + KINDS.indexOf(kind);
    const group = groups.get(key);
    if (group) group.units.push(unit);
    else {
      const arrows: RimArrows = isMet ? [piece.arrow, other.arrow] : [undefined, undefined];
      groups.set(key, { kind, between: [piece.space, other?.space ?? NOWHERE], arrows, units: [unit] });
    }
  });
  return [...groups.values()].flatMap(({ units, ...border }) =>
    polylinesOf(units).map((line) => ({ ...border, line })),
  );
}

const KINDS: readonly RimBorder['kind'][] = ['wall', 'opening', 'doorway'];

const countOf = (pieces: readonly RimPiece[], field: 'space' | 'connector'): number =>
  pieces.reduce((most, piece) => Math.max(most, piece[field] + 1), 0);

/** For each piece the other one on the same unit, or -1. */
export function rimPartners(columns: number, rows: number, pieces: readonly RimPiece[]): Int32Array {
  const grid = edgeGrid(columns, rows);
  const first = new Int32Array(grid.size).fill(-1);
  const partners = new Int32Array(pieces.length).fill(-1);
  pieces.forEach(({ from, to }, index) => {
    const slot = slotBetween(grid, from[0], from[1], to[0], to[1]);
    if (slot < 0) return;
    const earlier = first[slot]!;
    if (earlier < 0) first[slot] = index;
    else if (partners[earlier] === -1) {
      partners[earlier] = index;
      partners[index] = earlier;
    }
  });
  return partners;
}

/** Each connector with the one that it meets: only if every unit of both lies on a unit of the other. */
export function connectorMeetings(pieces: readonly RimPiece[], partners: Int32Array): Map<number, number> {
  const meets = new Map<number, number>();
  pieces.forEach(({ connector }, index) => {
    if (connector < 0) return;
    const other = pieces[partners[index] ?? -1]?.connector ?? -1;
    const before = meets.get(connector);
    meets.set(connector, before === undefined || before === other ? other : -1);
  });
  for (const [connector, other] of meets) {
    if (other < 0 || meets.get(other) !== connector) meets.delete(connector);
  }
  return meets;
}
