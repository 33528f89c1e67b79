/** The marks by which a face names its spaces: which are free, and the face once some are called otherwise. Pure. */
import { type Face, isSpaceMark, type Mark, type Passage, type SpaceDetails } from '../../engine/board/face';
import { faceGeometry } from '../../engine/board/face-geometry';

const NUMBERS = [...'123456789abcdefghijklmnopqrstuvwxyz'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export const marksOf = (face: Face): readonly Mark[] => faceGeometry(face).raster.marks;

export const isNumbered = ({ numbers }: Face): boolean => numbers !== undefined && Object.keys(numbers).length > 0;

/** For one more space: the next number where spaces are numbered, else a letter. Null if all are taken. */
export function freeMark(face: Face): Mark | null {
  const taken = new Set(marksOf(face));
  const wanted = isNumbered(face) ? [...NUMBERS, ...CAPITALS] : [...LETTERS, ...CAPITALS, ...NUMBERS];
  return wanted.find((mark) => !taken.has(mark)) ?? null;
}

/** The face with every mark that `names` lists called otherwise, wherever it is named. Two may change places. */
export function relabelled(face: Face, names: ReadonlyMap<Mark, Mark>): Face {
  const name = (mark: Mark): Mark => names.get(mark) ?? mark;
  const keyed = <Value>(record: Readonly<Record<Mark, Value>>): Record<Mark, Value> =>
    Object.fromEntries(Object.entries(record).map(([mark, value]) => [name(mark), value]));
  const passages = <Kind extends Passage>(list: readonly Kind[]): Kind[] =>
    list.map((passage) => ({ ...passage, between: [name(passage.between[0]), name(passage.between[1])] }));
  const next: { -readonly [Field in keyof Face]: Face[Field] } = {
    ...face,
    grid: face.grid.map((line) => [...line].map((mark) => (isSpaceMark(mark) ? name(mark) : mark)).join('')),
    rooms: face.rooms.map((room) => ({ ...room, spaces: room.spaces.map(name) })),
  };
  if (face.cuts) next.cuts = face.cuts.map((cut) => ({ ...cut, to: name(cut.to) }));
  if (face.spaces) next.spaces = keyed<SpaceDetails>(face.spaces);
  if (face.doorways)
    next.doorways = passages(face.doorways).map((door) =>
      door.inside === undefined ? door : { ...door, inside: name(door.inside) },
    );
  if (face.openings) next.openings = passages(face.openings);
  if (face.windows) next.windows = passages(face.windows);
  if (face.chutes) next.chutes = passages(face.chutes);
  if (face.arrows) next.arrows = face.arrows.map((arrow) => ({ ...arrow, from: name(arrow.from), to: name(arrow.to) }));
  if (face.portals) next.portals = face.portals.map((portal) => ({ ...portal, space: name(portal.space) }));
  if (face.walls) next.walls = face.walls.map(([a, b]) => [name(a), name(b)]);
  if (face.highlights) next.highlights = face.highlights.map((one) => ({ ...one, space: name(one.space) }));
  if (face.numbers) next.numbers = keyed(face.numbers);
  if (face.labels) next.labels = keyed(face.labels);
  if (face.connectors) next.connectors = face.connectors.map((one) => ({ ...one, space: name(one.space) }));
  if (face.names) next.names = Object.fromEntries(Object.entries(face.names).map(([word, mark]) => [word, name(mark)]));
  if (face.spawn !== undefined) next.spawn = name(face.spawn);
  if (face.pentagram !== undefined) next.pentagram = name(face.pentagram);
  if (face.cells) next.cells = face.cells.map(name);
  return next;
}
