/**
 * Pieces that are laid at docks of a board during play: where such a piece comes to lie, and what it is until then. A dock is
 * a connector in the rim; the piece is turned until its own dock lies on it.
 */
import type { Point } from '../view';
import type { Laid } from './compose';
import type { Face } from './face';
import { faceGeometry } from './face-geometry';
import type { Turn } from './geometry';
import { placing } from './turn';
import type { TurnedFace } from './turned-face';

/** Column and row of the top left cell, and how it is turned. */
export interface Spot {
  readonly at: readonly [number, number];
  readonly turn: Turn;
}

/** Middle of a stretch of rim in cells, and which way leads out over it. */
interface Side {
  readonly middle: Point;
  readonly out: Point;
}

/** Where a piece lies whose dock meets that of this space; null if one of the two has none, or they do not fit. */
export function spotAtDock(laid: readonly Laid[], space: number, face: Face): Spot | null {
  const [dock, own] = [dockOf(laid, space), ownDock(face)];
  if (dock === null || own === null) return null;
  const { width, height } = faceGeometry(face).raster.grid;
  for (const turn of [0, 90, 180, 270] as const) {
    const direction = placing(0, 0, turn, [0, 0]);
    const [x, y] = direction(...own.out);
    if (x !== -dock.out[0] || y !== -dock.out[1]) continue;
    const [left, top] = placing(width, height, turn, [0, 0])(...own.middle);
    const at = [dock.middle[0] - left, dock.middle[1] - top] as const;
    return at.every(Number.isInteger) ? { at, turn } : null;
  }
  return null;
}

/** The same piece beside the board: its spaces exist and are nowhere. */
export const laidAside = (turned: TurnedFace): TurnedFace => ({
  ...turned,
  spaces: turned.spaces.map((space) => ({ ...space, outline: [], labelAt: null, icon: null, highlights: [] })),
  rooms: turned.rooms.map((room) => ({ ...room, label: null })),
  borders: turned.borders.map((border) => ({ ...border, line: [] })),
  rim: [],
  solids: [],
  portals: [],
  spawnAt: null,
});

function dockOf(laid: readonly Laid[], space: number): Side | null {
  const under = laid.find(({ firstSpace, turned }) => space >= firstSpace && space < firstSpace + turned.spaces.length);
  const mark = under?.turned.spaces[space - under.firstSpace]?.mark;
  const connectors = under?.turned.geometry.face.connectors ?? [];
  const dock = connectors.findIndex((connector) => connector.kind === 'dock' && connector.space === mark);
  return dock < 0 ? null : sideOf(under?.turned.rim.filter(({ connector }) => connector === dock) ?? []);
}

function ownDock(face: Face): Side | null {
  const dock = face.connectors?.findIndex(({ kind }) => kind === 'dock') ?? -1;
  const units = faceGeometry(face).rim.filter(({ connector }) => dock >= 0 && connector === dock);
  return sideOf(units.map(({ unit: { ax, ay, bx, by } }) => ({ from: [ax, ay], to: [bx, by] })));
}

/** Of units that run so that the space lies to their right. */
function sideOf(units: readonly { readonly from: Point; readonly to: Point }[]): Side | null {
  const [first] = units;
  if (first === undefined) return null;
  const mean = (axis: 0 | 1): number =>
    units.reduce((sum, { from, to }) => sum + from[axis] + to[axis], 0) / (2 * units.length);
  return { middle: [mean(0), mean(1)], out: [first.to[1] - first.from[1], first.from[0] - first.to[0]] };
}
