/**
 * Everything that can be wrong with how tiles lie on a board, for its author. What is wrong with a tile itself is
 * `checkFace`'s to say.
 */

import { checkPieces } from './check-pieces';
import { checkPlanned } from './check-planned';
import { checkWays } from './check-ways';
import { type BoardPlan, composeBoard, layFaces, type PlacedFace, type PlacePlan, rimPieces } from './compose';
import { type Face, OUTSIDE_MARK } from './face';
import { faceGeometry } from './face-geometry';
import type { Finding } from './finding';
import type { BoardGeometry } from './geometry';
import { connectorMeetings, rimPartners } from './rim';
import { placing } from './turn';

/** Sight is exact up to here. */
const LARGEST_SIDE = 200;

/**
 * `candidates` runs beside the plan's places, and then its pieces as far as they are known: the faces that may lie there, one if it is fixed. Null: not known, because
 * a reference is broken, which somebody else reports.
 */
export function checkBoard(plan: BoardPlan, candidates: readonly (readonly Face[] | null)[]): Finding[] {
  if (Math.max(...plan.size) > LARGEST_SIDE) {
    const message = `A board has at most ${LARGEST_SIDE} cells a side.`;
    return [{ code: 'board-too-large', severity: 'error', pointer: '/size', message }];
  }
  const doubled = [...checkDoubled(plan, 'id'), ...checkDoubled(plan, 'number')];
  const empty = plan.places.flatMap((_, place): Finding[] =>
    candidates[place]?.length === 0
      ? [
          {
            code: 'board-place-empty',
            severity: 'error',
            pointer: `/places/${place}`,
            message: 'No tile can lie here.',
            hint: 'Name a tile and a side that it has, or a family with tiles in it.',
          },
        ]
      : [],
  );
  const lying = checkLying(plan, candidates);
  const laid = candidates.slice(0, plan.places.length);
  const isComplete = laid.every((faces) => faces !== null && faces.length > 0);
  if (!isComplete || lying.length > 0) return [...doubled, ...empty, ...lying];
  return [...doubled, ...empty, ...checkJoins({ ...plan, pieces: [] }, laid), ...checkPieces(plan, candidates)];
}

function checkDoubled({ places, pieces = [] }: BoardPlan, field: 'id' | 'number'): Finding[] {
  const seen = new Set<string | number>(field === 'id' ? pieces.map(({ id }) => id) : []);
  return places.flatMap((place, index): Finding[] => {
    const value = place[field];
    if (value === undefined || value === 0) return [];
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    const message = `Another place already has the ${field} ${JSON.stringify(value)}.`;
    return [{ code: `board-place-${field}-doubled`, severity: 'error', pointer: `/places/${index}/${field}`, message }];
  });
}

/** Each place by all that may lie there: off the board, or on top of an earlier place. */
export function checkLying(plan: BoardPlan, candidates: readonly (readonly Face[] | null)[]): Finding[] {
  const [columns, rows] = plan.size;
  /** Per wedge of a cell, the first place that covers it, counted from 1. */
  const first = new Uint32Array(columns * rows * WEDGES);
  return plan.places.flatMap((place, index): Finding[] => {
    const faces = candidates[index] ?? [];
    const lies = faces.map((face) => cover(face, place, plan.size, first, index + 1));
    const where = { severity: 'error' as const, pointer: `/places/${index}/at` };
    if (lies.some(({ isOff }) => isOff)) {
      const message = `What lies at ${place.id} reaches beyond the board of ${columns} by ${rows} cells.`;
      return [{ ...where, code: 'board-place-outside', message, hint: 'Move it, or make the board larger.' }];
    }
    const under = Math.min(...lies.map(({ under: found }) => found));
    if (under > index) return [];
    const message = `What lies at ${place.id} overlaps ${plan.places[under - 1]?.id}.`;
    return [{ ...where, code: 'board-places-overlap', message, hint: 'Move or turn one of the two.' }];
  });
}

/** North, east, south and west of a cell's middle. */
const WEDGES = 4;
/** As bits, north first. */
const CORNER_PARTS = { nw: 9, ne: 3, se: 6, sw: 12 } as const;

interface Cover {
  readonly isOff: boolean;
  /** The first place that lies there already, `own` or more if there is none. */
  readonly under: number;
}

/** Notes which wedges a face covers for the place `own`, as far as nothing covers them yet. */
function cover(
  face: Face,
  { turn, at }: Pick<PlacePlan, 'turn' | 'at'>,
  [columns, rows]: BoardPlan['size'],
  first: Uint32Array,
  own: number,
): Cover {
  const { width, height } = faceGeometry(face).raster.grid;
  const parts = coveredParts(face);
  const transform = placing(width, height, turn, at);
  const quarters = turn / 90;
  let isOff = false;
  let under = own;
  for (let cell = 0; cell < parts.length; cell++) {
    const here = parts[cell]!;
    if (here === 0) continue;
    const [x, y] = transform((cell % width) + 0.5, Math.floor(cell / width) + 0.5);
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || row < 0 || column >= columns || row >= rows) {
      isOff = true;
      continue;
    }
    for (let wedge = 0; wedge < WEDGES; wedge++) {
      if ((here & (1 << wedge)) === 0) continue;
      const slot = (row * columns + column) * WEDGES + ((wedge + quarters) % WEDGES);
      const before = first[slot]!;
      if (before === 0) first[slot] = own;
      else under = Math.min(under, before);
    }
  }
  return { isOff, under };
}

const partsByFace = new WeakMap<Face, Uint8Array>();

/** Per cell, row by row, which of its wedges belong to the face. */
function coveredParts(face: Face): Uint8Array {
  const known = partsByFace.get(face);
  if (known !== undefined) return known;
  const { width, height } = faceGeometry(face).raster.grid;
  const parts = new Uint8Array(width * height);
  face.grid.forEach((line, row) => {
    [...line].forEach((owner, col) => {
      if (owner !== OUTSIDE_MARK) parts[row * width + col] = 15;
    });
  });
  for (const { at, give, to } of face.cuts ?? []) {
    const cell = at[0] * width + at[1];
    const given = CORNER_PARTS[give];
    parts[cell] = (to === OUTSIDE_MARK ? 0 : given) | (parts[cell] === 0 ? 0 : 15 - given);
  }
  partsByFace.set(face, parts);
  return parts;
}

/** With the first face that may lie at each place: which places hang together, and which connectors lead nowhere. */
function checkJoins(plan: BoardPlan, candidates: readonly (readonly Face[] | null)[]): Finding[] {
  const sides = candidates.map((faces): PlacedFace | null => {
    const face = faces?.[0];
    return face ? { tile: '', side: 'a', face } : null;
  });
  const laid = layFaces(plan, sides);
  const pieces = rimPieces(laid);
  const meetings = connectorMeetings(pieces, rimPartners(plan.size[0], plan.size[1], pieces));
  const connectors = laid.flatMap(({ turned, place }) =>
    (turned.geometry.face.connectors ?? []).map(({ id, kind }) => ({ id, kind, place })),
  );
  const isFixed = candidates.every((faces) => faces?.length === 1);
  const board = composeBoard(plan, sides);
  const planned = isFixed ? checkPlanned(plan, sides, board) : [];
  const apart = placesApart(plan, board);
  if (planned.length > 0 || apart.length > 0) return [...planned, ...apart];
  const unmet = connectors.flatMap(({ id, kind, place }, connector): Finding[] => {
    if (meetings.has(connector) || kind === 'door' || kind === 'dock' || (kind === 'hub' && hasJoinedHub(place)))
      return [];
    const message = `Connector "${id}" of what lies at ${plan.places[place]?.id} meets no other, so there is a wall.`;
    return [{ code: 'board-connector-unmet', severity: 'info', pointer: `/places/${place}`, message }];
  });
  return isFixed ? [...checkWays(board), ...unmet] : unmet;

  /** A tile offers several hubs and is held by one. */
  function hasJoinedHub(place: number): boolean {
    return connectors.some((other, index) => other.place === place && other.kind === 'hub' && meetings.has(index));
  }
}

function placesApart({ places }: BoardPlan, { borders, spaces }: BoardGeometry): Finding[] {
  const group = places.map((_, place) => place);
  for (const { kind, between } of borders) {
    if (kind !== 'opening' && kind !== 'doorway' && kind !== 'portal') continue;
    const [kept, gone] = between.map((space) => group[spaces[space]?.place ?? -1]);
    group.forEach((other, place) => {
      if (other === gone && kept !== undefined) group[place] = kept;
    });
  }
  const sizeOf = (id: number): number => group.filter((other) => other === id).length;
  const main = group.reduce((best, id) => (sizeOf(id) > sizeOf(best) ? id : best), group[0] ?? 0);
  return places.flatMap(({ id }, place): Finding[] =>
    group[place] === main
      ? []
      : [
          {
            code: 'board-place-apart',
            severity: 'error',
            pointer: `/places/${place}`,
            message: `Nobody can get from ${id} to the rest of the board.`,
            hint: 'Move or turn it until one of its doorways or connectors lies on one of another tile.',
          },
        ],
  );
}
