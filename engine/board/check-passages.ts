/**
 * Checks what a face says of its borders: doorways, openings and chutes, walls within a room, connectors in the rim.
 */
import { slotOfEdge } from './edge-grid';
import type { Edge, Face, Mark, Passage } from './face';
import type { FaceGeometry } from './face-geometry';
import { capitalised, type Finding, spaceName } from './finding';
import { OUTSIDE } from './raster';

/** Adds to `blamed` the spaces that a mistake found here may have cut off. */
export function checkPassages(geometry: FaceGeometry, pointer: string, blamed: Set<Mark>): Finding[] {
  const { face } = geometry;
  const listed = new Map<number, string>();
  const check = (word: string, list: keyof Face, passages: readonly Passage[] | undefined): Finding[] =>
    (passages ?? []).flatMap((passage, index) => {
      const findings = checkPassage(geometry, passage, word, `${pointer}/${list}/${index}`, listed);
      if (findings.length > 0) for (const mark of passage.between) blamed.add(mark);
      return findings;
    });
  return [
    ...check('doorway', 'doorways', face.doorways),
    ...checkDoorways(face, pointer),
    ...check('opening', 'openings', face.openings),
    ...check('window', 'windows', face.windows),
    ...check('chute', 'chutes', face.chutes),
    ...checkWalls(geometry, pointer),
    ...checkConnectors(geometry, pointer, blamed),
  ];
}

function checkPassage(
  geometry: FaceGeometry,
  { between, at }: Passage,
  word: string,
  pointer: string,
  listed: Map<number, string>,
): Finding[] {
  const [a, b] = between;
  const { face } = geometry;
  const unknown = unknownSpaces(geometry, between, `${pointer}/between`);
  if (unknown.length > 0) return unknown;
  const findings = at.flatMap((edge, index): Finding[] => {
    const where = { severity: 'error' as const, pointer: `${pointer}/at/${index}` };
    const slot = slotOfEdge(geometry.raster.grid, edge);
    const sides = spacesBeside(geometry, slot);
    const before = slot < 0 ? undefined : listed.get(slot);
    if (before !== undefined) {
      return [{ ...where, code: 'face-edge-doubled', message: `Edge ${inWords(edge)} already belongs to ${before}.` }];
    }
    listed.set(slot, `the ${word} between ${spaceName(face, a)} and ${spaceName(face, b)}`);
    const [x, y] = sides;
    if (x === undefined || y === undefined) {
      const message = `This ${word} leads nowhere: edge ${inWords(edge)} is ${nowhere(face, sides)}.`;
      return [{ ...where, code: 'face-passage-nowhere', message, hint: hintFor(face, a, b) }];
    }
    if (sides.includes(a) && sides.includes(b)) return [];
    const message = `Edge ${inWords(edge)} lies between ${spaceName(face, x)} and ${spaceName(face, y)}, not ${spaceName(face, a)} and ${spaceName(face, b)}.`;
    return [{ ...where, code: 'face-passage-elsewhere', message, hint: hintFor(face, a, b) }];
  });
  return findings.length > 0 ? findings : checkWhole(geometry, { between, at }, word, pointer);
}

/** A doorway takes one door, so it must be one stretch of border. */
function checkWhole(geometry: FaceGeometry, { between, at }: Passage, word: string, pointer: string): Finding[] {
  if (word !== 'doorway') return [];
  const passage = geometry.face.doorways?.findIndex((doorway) => doorway.between === between);
  const stretches = geometry.borders.filter((border) => border.kind === 'doorway' && border.passage === passage);
  if (stretches.length < 2) return [];
  const message = `The ${at.length} edges of this doorway do not touch, but one door stands in it.`;
  const hint = 'List two doorways, or edges side by side.';
  return [{ code: 'face-doorway-in-pieces', severity: 'error', pointer: `${pointer}/at`, message, hint }];
}

function checkDoorways(face: Face, pointer: string): Finding[] {
  const { doorways = [], arrows = [], arrowsOnly } = face;
  return doorways.flatMap(({ between, inside }, index): Finding[] => {
    const here = `${pointer}/doorways/${index}`;
    const [a, b] = between;
    if (inside !== undefined && !between.includes(inside)) {
      const message = `This doorway lies between ${spaceName(face, a)} and ${spaceName(face, b)}, so ${spaceName(face, inside)} is not inside of it.`;
      const hint = `Write "${a}" or "${b}".`;
      return [{ code: 'face-doorway-inside', severity: 'error', pointer: `${here}/inside`, message, hint }];
    }
    if (arrowsOnly !== true || arrows.some(({ from, to }) => between.includes(from) && between.includes(to))) return [];
    const message = `No arrow leads through this doorway, and one moves along arrows only.`;
    const hint = `Draw an arrow between ${spaceName(face, a)} and ${spaceName(face, b)}, or take the doorway out.`;
    return [{ code: 'face-doorway-unused', severity: 'warning', pointer: here, message, hint }];
  });
}

function checkWalls(geometry: FaceGeometry, pointer: string): Finding[] {
  const { face } = geometry;
  const { rooms, walls = [] } = face;
  return walls.flatMap(([a, b], index): Finding[] => {
    const here = `${pointer}/walls/${index}`;
    const unknown = unknownSpaces(geometry, [a, b], here);
    if (unknown.length > 0) return unknown;
    const marks = [geometry.raster.marks.indexOf(a), geometry.raster.marks.indexOf(b)];
    if (!geometry.borders.some(({ between }) => marks.every((mark) => between.includes(mark)))) {
      const message = `${capitalised(spaceName(face, a))} and ${spaceName(face, b)} touch nowhere, so no wall can stand between them.`;
      const hint = 'Take this pair out, or name two spaces whose cells touch by a side.';
      return [{ code: 'face-wall-nowhere', severity: 'warning', pointer: here, message, hint }];
    }
    if (rooms.some(({ spaces }) => spaces.includes(a) && spaces.includes(b))) return [];
    const message = `${capitalised(spaceName(face, a))} and ${spaceName(face, b)} are in different rooms, so there is a wall anyway.`;
    return [{ code: 'face-wall-needless', severity: 'hint', pointer: here, message }];
  });
}

function checkConnectors(geometry: FaceGeometry, pointer: string, blamed: Set<Mark>): Finding[] {
  const { face } = geometry;
  const ids = new Set<string>();
  return (face.connectors ?? []).flatMap(({ id, space, at }, index): Finding[] => {
    const here = `${pointer}/connectors/${index}`;
    if (ids.has(id)) {
      const message = `Another connector of this face is called "${id}".`;
      return [{ code: 'face-connector-doubled', severity: 'error', pointer: `${here}/id`, message }];
    }
    ids.add(id);
    const unknown = unknownSpaces(geometry, [space], here).map((finding) => ({ ...finding, pointer: `${here}/space` }));
    if (unknown.length > 0) return unknown;
    return at.flatMap((edge, k): Finding[] => {
      const slot = slotOfEdge(geometry.raster.grid, edge);
      const right = geometry.raster.right[slot] ?? OUTSIDE;
      const left = geometry.raster.left[slot] ?? OUTSIDE;
      const isRim = slot >= 0 && (right === OUTSIDE) !== (left === OUTSIDE);
      if (isRim && geometry.raster.marks[Math.max(right, left)] === space) return [];
      blamed.add(space);
      const message = `Edge ${inWords(edge)} is not on the rim of ${spaceName(face, space)}.`;
      return [{ code: 'face-connector-not-on-rim', severity: 'error', pointer: `${here}/at/${k}`, message }];
    });
  });
}

function unknownSpaces({ face, raster }: FaceGeometry, marks: readonly Mark[], pointer: string): Finding[] {
  return marks.flatMap((mark, index): Finding[] =>
    raster.marks.includes(mark)
      ? []
      : [
          {
            code: 'face-unknown-space',
            severity: 'error',
            pointer: `${pointer}/${index}`,
            message: `The grid has no ${spaceName(face, mark)}.`,
          },
        ],
  );
}

/** Both spaces of a border; of what is no border between two spaces, the one space or none. */
function spacesBeside({ raster }: FaceGeometry, slot: number): Mark[] {
  if (slot < 0 || raster.used[slot] === 0) return [];
  const owners = [raster.right[slot] ?? OUTSIDE, raster.left[slot] ?? OUTSIDE];
  return [...new Set(owners.filter((owner) => owner >= 0).map((owner) => raster.marks[owner] as Mark))];
}

const nowhere = (face: Face, [only]: readonly Mark[]): string =>
  only === undefined ? 'not on the border of any space' : `inside ${spaceName(face, only)} or on its outer wall`;

const hintFor = (face: Face, a: Mark, b: Mark): string =>
  `Name an edge on the border of ${spaceName(face, a)} and ${spaceName(face, b)}.`;

const inWords = ([row, col, side]: Edge): string => `[${row}, ${col}, ${JSON.stringify(side)}]`;
