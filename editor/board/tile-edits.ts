/**
 * Changes to one face of a tile: what stands between two spaces, numbers, rooms, markers. Each gives the fields of the face that
 * change, as the smallest edits of its file. Which units of border two spaces share is the engine's answer.
 */
import { slotBetween, slotOfEdge, unitOfSlot } from '../../engine/board/edge-grid';
import type { Cell, Connector, Edge, Face, Highlight, Mark, Passage } from '../../engine/board/face';
import { type FaceBorderKind, faceGeometry } from '../../engine/board/face-geometry';
import { type BoardTraits, PLAIN_TRAITS } from './board-traits';
import type { ItemEdit } from './place-edits';

/** The units of border between two spaces, in reading order, each named from a cell of the grid. */
export function unitsBetween(face: Face, a: Mark, b: Mark): Edge[] {
  const { raster } = faceGeometry(face);
  const [first, second] = [raster.marks.indexOf(a), raster.marks.indexOf(b)];
  const units: Edge[] = [];
  for (let slot = 0; slot < raster.grid.size; slot++) {
    const [right, left] = [raster.right[slot], raster.left[slot]];
    if ((right === first && left === second) || (right === second && left === first))
      units.push(edgeOfSlot(face, slot));
  }
  return units;
}

function edgeOfSlot(face: Face, slot: number): Edge {
  const { grid } = faceGeometry(face).raster;
  const { ax, ay, bx, by } = unitOfSlot(grid, slot);
  if (ay === by) return ay < grid.height ? [ay, ax, 'n'] : [ay - 1, ax, 's'];
  if (ax === bx) return ax < grid.width ? [ay, ax, 'w'] : [ay, ax - 1, 'e'];
  return [Math.min(ay, by), Math.min(ax, bx), bx > ax ? '\\' : '/'];
}

const isPair = (pair: readonly [Mark, Mark], a: Mark, b: Mark): boolean =>
  (pair[0] === a && pair[1] === b) || (pair[0] === b && pair[1] === a);

const inOneRoom = ({ rooms }: Face, a: Mark, b: Mark): boolean =>
  rooms.some(({ spaces }) => spaces.includes(a) && spaces.includes(b));

/** What may stand between two spaces: only spaces of one room can lie open to each other. */
export function kindsBetween(
  face: Face,
  a: Mark,
  b: Mark,
  { passages, hasInnerWalls }: Pick<BoardTraits, 'passages' | 'hasInnerWalls'> = PLAIN_TRAITS,
): FaceBorderKind[] {
  const kinds: FaceBorderKind[] = inOneRoom(face, a, b)
    ? [face.arrowsOnly === true ? 'line' : 'open', 'wall', 'doorway', 'opening', 'window']
    : ['wall', 'doorway', 'opening', 'window', 'chute'];
  const now = kindBetween(face, a, b);
  const isBare = (kind: FaceBorderKind): boolean =>
    kind === 'open' || kind === 'line' || (kind === 'wall' && (hasInnerWalls || !inOneRoom(face, a, b)));
  return kinds.filter((kind) => isBare(kind) || kind === now || (passages as readonly FaceBorderKind[]).includes(kind));
}

/** What stands there now; a wall with a door in it is a door. */
export function kindBetween(face: Face, a: Mark, b: Mark): FaceBorderKind {
  const has = (list: readonly Passage[] | undefined) => list?.some(({ between }) => isPair(between, a, b)) ?? false;
  if (has(face.doorways)) return 'doorway';
  if (has(face.openings)) return 'opening';
  if (has(face.windows)) return 'window';
  if (has(face.chutes)) return 'chute';
  const isWall = !inOneRoom(face, a, b) || (face.walls?.some((pair) => isPair(pair, a, b)) ?? false);
  const open = face.arrowsOnly === true ? 'line' : 'open';
  return isWall ? 'wall' : open;
}

/** The one of two spaces that is more likely indoors: its room is the smaller one. */
export function likelyInside({ rooms }: Face, a: Mark, b: Mark): Mark {
  const sizeOf = (mark: Mark): number => rooms.find(({ spaces }) => spaces.includes(mark))?.spaces.length ?? 0;
  return sizeOf(b) < sizeOf(a) ? b : a;
}

/** `at` is where a door or chute stands; the middle of the shared border if it is not given. An opening takes all of it. */
export function setKind(
  face: Face,
  pointer: string,
  a: Mark,
  b: Mark,
  kind: FaceBorderKind,
  at?: Edge,
  { hasInnerDoors, hasInnerWalls }: Pick<BoardTraits, 'hasInnerDoors' | 'hasInnerWalls'> = PLAIN_TRAITS,
): ItemEdit[] {
  const units = unitsBetween(face, a, b);
  const middle = at ?? units[Math.floor((units.length - 1) / 2)];
  if (middle === undefined) return [];
  const edits: ItemEdit[] = [];
  const lists = [
    ['doorways', 'doorway'],
    ['openings', 'opening'],
    ['windows', 'window'],
    ['chutes', 'chute'],
  ] as const;
  for (const [field, ofKind] of lists) {
    const old = face[field] ?? [];
    const kept = old.filter(({ between }) => !isPair(between, a, b));
    const inside = ofKind === 'doorway' && hasInnerDoors ? { inside: likelyInside(face, a, b) } : {};
    const next =
      kind === ofKind
        ? [...kept, { between: [a, b] as const, at: ofKind === 'opening' ? units : [middle], ...inside }]
        : kept;
    if (next.length !== old.length || kind === ofKind) edits.push({ pointer: `${pointer}/${field}`, value: next });
  }
  const oldWalls = face.walls ?? [];
  const keptWalls = oldWalls.filter((pair) => !isPair(pair, a, b));
  const needsWall = hasInnerWalls && inOneRoom(face, a, b) && kind !== 'open' && kind !== 'line';
  const walls = needsWall ? [...keptWalls, [a, b] as const] : keptWalls;
  if (walls.length !== oldWalls.length || (needsWall && keptWalls.length === oldWalls.length)) {
    edits.push({ pointer: `${pointer}/walls`, value: walls });
  }
  return edits;
}

/** Prints the number of a space, or its letter, in another cell. */
export function moveNumber(face: Face, pointer: string, mark: Mark, cell: Cell): ItemEdit {
  const field = face.labels?.[mark] === undefined ? 'numbers' : 'labels';
  return { pointer: `${pointer}/${field}/${mark}`, value: [cell[0], cell[1]] };
}

export function renameRoom(face: Face, pointer: string, mark: Mark, name: string): ItemEdit | null {
  const room = face.rooms.findIndex(({ spaces }) => spaces.includes(mark));
  return room < 0 ? null : { pointer: `${pointer}/rooms/${room}/name`, value: name };
}

/** Moves a space into another room. */
export function moveToRoom(face: Face, pointer: string, mark: Mark, roomId: string): ItemEdit {
  const rooms = face.rooms.map((room) => {
    const others = room.spaces.filter((space) => space !== mark);
    return { ...room, spaces: room.id === roomId ? [...others, mark] : others };
  });
  return { pointer: `${pointer}/rooms`, value: rooms.filter(({ spaces }) => spaces.length > 0) };
}

export function setFloor(face: Face, pointer: string, mark: Mark, floor: string): ItemEdit | null {
  const room = face.rooms.findIndex(({ spaces }) => spaces.includes(mark));
  return room < 0 ? null : { pointer: `${pointer}/rooms/${room}/floor`, value: floor };
}

/** Adds a marker in a cell, or takes away the one of that kind that is there. */
export function toggleMarker(face: Face, pointer: string, mark: Mark, cell: Cell, kind: Highlight['kind']): ItemEdit {
  const old = face.highlights ?? [];
  const isHere = ({ at, kind: other }: Highlight) => at[0] === cell[0] && at[1] === cell[1] && other === kind;
  const value = old.some(isHere)
    ? old.filter((highlight) => !isHere(highlight))
    : [...old, { space: mark, at: [cell[0], cell[1]] as const, kind, furniture: kind === 'locker' }];
  return { pointer: `${pointer}/highlights`, value };
}

/** In a cell: first the kind that is wanted, then the others one after the other, then nothing again. */
export function cycleMarker(
  face: Face,
  pointer: string,
  mark: Mark,
  cell: Cell,
  kinds: readonly Highlight['kind'][],
): ItemEdit {
  const old = face.highlights ?? [];
  const here = old.find(({ at }) => at[0] === cell[0] && at[1] === cell[1]);
  const others = old.filter((highlight) => highlight !== here);
  const kind = kinds[here === undefined ? 0 : kinds.indexOf(here.kind) + 1];
  if (kind === undefined) return { pointer: `${pointer}/highlights`, value: others };
  return toggleMarker({ ...face, highlights: others }, pointer, mark, cell, kind);
}

/** Says whether furniture stands where a marker is printed. */
export const setFurniture = (pointer: string, marker: number, furniture: boolean): ItemEdit => ({
  pointer: `${pointer}/highlights/${marker}/furniture`,
  value: furniture,
});

/** A unit of the rim, and the space that it bounds. */
export interface RimEdge {
  at: Edge;
  mark: Mark;
}

export function rimOf(face: Face): RimEdge[] {
  const { rim, raster } = faceGeometry(face);
  return rim.map(({ unit, space }) => {
    const slot = slotBetween(raster.grid, unit.ax, unit.ay, unit.bx, unit.by);
    return { at: edgeOfSlot(face, slot), mark: raster.marks[space] ?? '' };
  });
}

/** Puts a doorway into the rim, called after the side that it is in, or takes away the one that is there. */
export function toggleRimDoor(face: Face, pointer: string, { at, mark }: RimEdge): ItemEdit {
  const old = face.connectors ?? [];
  const { grid } = faceGeometry(face).raster;
  const slot = slotOfEdge(grid, at);
  const kept = old.filter((connector) => !connector.at.some((edge) => slotOfEdge(grid, edge) === slot));
  if (kept.length < old.length) return { pointer: `${pointer}/connectors`, value: kept };
  const taken = new Set(old.map(({ id }) => id));
  const side = sideOf(face, at);
  let id = side;
  for (let count = 2; taken.has(id); count++) id = `${side}${count}`;
  return { pointer: `${pointer}/connectors`, value: [...old, { id, kind: 'door', space: mark, at: [at] }] };
}

/** Edges that a new connector takes: as many as most of the face's others do. */
export function usualEdges({ connectors = [] }: Face): number {
  const counts = connectors.filter(({ kind }) => kind !== 'door').map(({ at }) => at.length);
  return counts.sort((a, b) => a - b)[counts.length >> 1] ?? 2;
}

/** Puts a gap of some kind into the rim, over so many edges in a row from this one on, or takes away the one that is there. */
export function toggleConnector(
  face: Face,
  pointer: string,
  { at, mark }: RimEdge,
  kind: Connector['kind'],
  edges: number,
): ItemEdit {
  const old = face.connectors ?? [];
  const { grid } = faceGeometry(face).raster;
  const isAt = (edge: Edge) => slotOfEdge(grid, edge) === slotOfEdge(grid, at);
  const kept = old.filter((connector) => !connector.at.some(isAt));
  if (kept.length < old.length) return { pointer: `${pointer}/connectors`, value: kept };
  const side = sideOf(face, at);
  const isBusy = (edge: Edge) =>
    old.some((connector) => connector.at.some((other) => slotOfEdge(grid, other) === slotOfEdge(grid, edge)));
  const inRow = rimOf(face)
    .filter((edge) => edge.mark === mark && sideOf(face, edge.at) === side && isInLine(edge.at, at) && !isBusy(edge.at))
    .map((edge) => edge.at)
    .sort((a, b) => alongOf(a) - alongOf(b));
  const first = Math.max(0, Math.min(inRow.findIndex(isAt), inRow.length - edges));
  const taken = new Set(old.map(({ id }) => id));
  let id = side;
  for (let count = 2; taken.has(id); count++) id = `${side}${count}`;
  const value = [...old, { id, kind, space: mark, at: inRow.slice(first, first + edges) }];
  return { pointer: `${pointer}/connectors`, value };
}

const isLying = ([, , side]: Edge): boolean => side === 'n' || side === 's';
const alongOf = (edge: Edge): number => (isLying(edge) ? edge[1] : edge[0]);
const isInLine = (a: Edge, b: Edge): boolean =>
  isLying(a) === isLying(b) && (isLying(a) ? a[0] === b[0] : a[1] === b[1]);

/** Which way one goes out over an edge of the rim. */
function sideOf(face: Face, at: Edge): string {
  const { raster } = faceGeometry(face);
  const slot = slotOfEdge(raster.grid, at);
  const { ax, bx } = unitOfSlot(raster.grid, slot);
  const isInsideRight = (raster.right[slot] ?? -1) >= 0;
  // Right of a unit that runs down is west of it, right of one that runs right is south of it.
  if (ax === bx) return isInsideRight ? 'E' : 'W';
  return isInsideRight ? 'N' : 'S';
}

/** Makes a space the one on which things appear. */
export const setSpawn = (pointer: string, mark: Mark): ItemEdit => ({ pointer: `${pointer}/spawn`, value: mark });

/** The face once a cell has gone to a space; cuts of that cell go with it. The same face if nothing changes. */
export function paintedFace(face: Face, mark: Mark, [row, col]: Cell): Face {
  const line = face.grid[row];
  if (line === undefined || col < 0 || col >= line.length || line[col] === mark) return face;
  const painted = `${line.slice(0, col)}${mark}${line.slice(col + 1)}`;
  const grid = face.grid.map((other, index) => (index === row ? painted : other));
  const cuts = face.cuts?.filter(({ at }) => at[0] !== row || at[1] !== col);
  return { ...face, grid, ...(cuts === undefined ? {} : { cuts }) };
}

/** What a painted cell changes in the file: its row, and the cuts if one went. */
export function paintEdits(before: Face, after: Face, pointer: string): ItemEdit[] {
  const rows = after.grid.flatMap((line, row) =>
    line === before.grid[row] ? [] : [{ pointer: `${pointer}/grid/${row}`, value: line }],
  );
  const cuts = after.cuts ?? [];
  return cuts.length === (before.cuts ?? []).length ? rows : [...rows, { pointer: `${pointer}/cuts`, value: cuts }];
}

/** The space that owns most of a cell, or null outside. */
export function markAt(face: Face, [row, col]: Cell): Mark | null {
  const mark = face.grid[row]?.[col];
  return mark === undefined || mark === '.' || mark === '#' ? null : mark;
}
