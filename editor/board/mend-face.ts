/**
 * Puts right what a face says of its spaces after their shapes have changed: doors and windows stay on the edges where they stand
 * and join whoever lies there now; what stands nowhere any more goes; numbers and markers follow their cells. Pure.
 */
import { slotOfEdge } from '../../engine/board/edge-grid';
import {
  type Cell,
  type Edge,
  type Face,
  isSpaceMark,
  type Mark,
  numberOfMark,
  type Passage,
  type SpaceDetails,
} from '../../engine/board/face';
import { type FaceGeometry, faceGeometry } from '../../engine/board/face-geometry';
import { isNumbered } from './face-marks';
import { wedgesAt } from './face-wedges';

/** `heirOf` names, for a space that is gone, the one that has its cells now. */
export function mendedFace(face: Face, heirOf: ReadonlyMap<Mark, Mark> = new Map()): Face {
  const geometry = faceGeometry(face);
  const { marks } = geometry.raster;
  const isThere = (mark: Mark): boolean => marks.includes(mark);
  const now = (mark: Mark): Mark => heirOf.get(mark) ?? mark;
  const next: { -readonly [Field in keyof Face]: Face[Field] } = { ...face };
  const used = new Set<number>();
  const passages = <Kind extends Passage>(list: readonly Kind[]) => list.flatMap((one) => joined(geometry, one, used));
  if (face.doorways) next.doorways = passages(face.doorways).map(withInside);
  if (face.openings) next.openings = passages(face.openings);
  if (face.windows) next.windows = passages(face.windows);
  if (face.chutes) next.chutes = passages(face.chutes);
  next.rooms = face.rooms
    .map((room) => ({ ...room, spaces: room.spaces.filter(isThere) }))
    .filter(({ spaces }) => spaces.length > 0);
  if (face.walls) next.walls = pairsOf(face.walls, now, isThere);
  if (face.arrows)
    next.arrows = face.arrows
      .map((arrow) => ({ ...arrow, from: now(arrow.from), to: now(arrow.to) }))
      .filter(({ from, to }) => from !== to && isThere(from) && isThere(to));
  if (face.portals)
    next.portals = face.portals
      .map((portal) => ({ ...portal, space: ownerOf(face, portal.at, now(portal.space)) }))
      .filter(({ space }) => isThere(space));
  if (face.highlights)
    next.highlights = face.highlights
      .map((one) => ({ ...one, space: ownerOf(face, one.at, one.space) }))
      .filter(({ space }) => isThere(space));
  if (face.spaces)
    next.spaces = Object.fromEntries(
      Object.entries(face.spaces)
        .filter(([mark]) => isThere(mark))
        .map(([mark, details]) => [mark, inOwnCells(face, mark, details)]),
    );
  if (face.connectors) next.connectors = face.connectors.flatMap((one) => onRim(geometry, one));
  if (face.labels) next.labels = printed(face, face.labels, marks, false);
  if (face.numbers) next.numbers = printed(face, face.numbers, marks, isNumbered(face));
  if (face.names)
    next.names = Object.fromEntries(
      Object.entries(face.names)
        .map(([word, mark]) => [word, now(mark)] as const)
        .filter(([, mark]) => isThere(mark)),
    );
  if (face.cells) next.cells = [...new Set(face.cells.map(now).filter(isThere))];
  for (const field of ['spawn', 'pentagram'] as const) {
    const mark = face[field];
    if (mark === undefined) continue;
    if (isThere(now(mark))) next[field] = now(mark);
    else delete next[field];
  }
  return next;
}

/** A doorway's inner space is one of its two. */
function withInside<Kind extends Passage & { inside?: Mark }>(door: Kind): Kind {
  if (door.inside === undefined || door.between.includes(door.inside)) return door;
  return { ...door, inside: door.between[0] };
}

/** The passage on those of its edges that still part two spaces, once for each pair that they part. */
function joined<Kind extends Passage>(geometry: FaceGeometry, passage: Kind, used: Set<number>): Kind[] {
  const { grid, right, left, marks } = geometry.raster;
  const byPair = new Map<string, Edge[]>();
  for (const edge of passage.at) {
    const slot = slotOfEdge(grid, edge);
    const [a, b] = [marks[right[slot] ?? -1], marks[left[slot] ?? -1]];
    if (a === undefined || b === undefined || a === b || used.has(slot)) continue;
    used.add(slot);
    const [from] = passage.between;
    // The first space stays the first: a way in one direction keeps it.
    const pair = b === from || (a !== from && passage.between[1] === a) ? `${b} ${a}` : `${a} ${b}`;
    byPair.set(pair, [...(byPair.get(pair) ?? []), edge]);
  }
  const wasThere = (pair: string) => pair.split(' ').every((mark) => passage.between.includes(mark));
  return [...byPair].map(([pair, at]) => ({
    ...passage,
    between: wasThere(pair) ? passage.between : (pair.split(' ') as [Mark, Mark]),
    at,
  }));
}

function onRim(geometry: FaceGeometry, connector: NonNullable<Face['connectors']>[number]): (typeof connector)[] {
  const { grid, right, left, marks } = geometry.raster;
  const owners = connector.at.map((edge) => {
    const slot = slotOfEdge(grid, edge);
    const [a, b] = [right[slot] ?? -1, left[slot] ?? -1];
    return a >= 0 && b >= 0 ? undefined : marks[Math.max(a, b)];
  });
  const space = owners.find((owner) => owner !== undefined);
  if (space === undefined || owners.some((owner) => owner !== space)) return [];
  return [{ ...connector, space }];
}

function pairsOf(
  walls: NonNullable<Face['walls']>,
  now: (mark: Mark) => Mark,
  isThere: (mark: Mark) => boolean,
): NonNullable<Face['walls']> {
  const seen = new Set<string>();
  return walls
    .map(([a, b]): readonly [Mark, Mark] => [now(a), now(b)])
    .filter(([a, b]) => {
      const key = [a, b].sort().join(' ');
      if (a === b || !isThere(a) || !isThere(b) || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** Whose cell it is now; the old owner if it still has a part of it, or if no cell is named. */
function ownerOf(face: Face, at: Cell | undefined, before: Mark): Mark {
  if (at === undefined) return before;
  const wedges = wedgesAt(face, ...at);
  return wedges.includes(before) ? before : (wedges.find(isSpaceMark) ?? before);
}

/** Numbers and letters in cells of their own spaces; where a number is missing it is printed in the first free cell. */
function printed(
  face: Face,
  list: Readonly<Record<Mark, Cell>>,
  marks: readonly Mark[],
  isComplete: boolean,
): Record<Mark, Cell> {
  const wanted = marks.filter((mark) => list[mark] !== undefined || (isComplete && numberOfMark(mark) > 0));
  const order = [...Object.keys(list).filter((mark) => wanted.includes(mark)), ...wanted.filter((mark) => !list[mark])];
  const taken = new Set(order.flatMap((mark) => (list[mark] === undefined ? [] : [String(list[mark])])));
  return Object.fromEntries(
    order.map((mark) => {
      const old = list[mark];
      if (old !== undefined && wedgesAt(face, ...old).includes(mark)) return [mark, old];
      return [mark, firstCell(face, mark, taken)];
    }),
  );
}

/** Its name and its icon are printed in cells that it has. */
function inOwnCells(face: Face, mark: Mark, details: SpaceDetails): SpaceDetails {
  const moved = (['at', 'iconAt'] as const).flatMap((field) => {
    const at = details[field];
    if (at === undefined || wedgesAt(face, ...at).includes(mark)) return [];
    return [[field, firstCell(face, mark, new Set())] as const];
  });
  return moved.length === 0 ? details : { ...details, ...Object.fromEntries(moved) };
}

function firstCell(face: Face, mark: Mark, taken: Set<string>): Cell {
  const cells = face.grid.flatMap((line, row) =>
    [...line].flatMap((own, col): Cell[] => (own === mark ? [[row, col]] : [])),
  );
  const cut = face.cuts?.find(({ to }) => to === mark)?.at;
  const cell = cells.find((one) => !taken.has(String(one))) ?? cells[0] ?? cut ?? ([0, 0] as const);
  taken.add(String(cell));
  return [cell[0], cell[1]];
}
