/**
 * Everything that can be wrong with one face, for its author. One mistake gives one finding: what only follows from
 * another mistake is not reported.
 */
import { checkArrows } from './check-arrows';
import { checkPassages } from './check-passages';
import { checkReach } from './check-reach';
import { checkSpaces } from './check-spaces';
import { type Cell, type Face, isSpaceMark, type Mark, numberOfMark } from './face';
import { type FaceGeometry, faceGeometry } from './face-geometry';
import { capitalised, type Finding, spaceName } from './finding';

/** `pointer` is where the face stands in its item, such as `/sides/0`. */
export function checkFace(face: Face, pointer = ''): Finding[] {
  const uneven = checkRows(face, pointer);
  if (uneven.length > 0) return uneven;
  const geometry = faceGeometry(face);
  const isKnown = (mark: Mark): boolean => geometry.raster.marks.includes(mark);
  const blamed = new Set<Mark>();
  return [
    ...checkCuts(face, pointer),
    ...checkPieces(geometry, pointer, blamed),
    ...checkRooms(face, geometry, pointer, blamed),
    ...checkSpaces(geometry, pointer),
    ...checkPassages(geometry, pointer, blamed),
    ...checkArrows(geometry, pointer, blamed),
    ...checkHighlights(face, pointer),
    ...checkNumbers(face, geometry, pointer),
    ...checkSpecialSpaces(face, isKnown, pointer),
    ...checkReach(geometry, pointer, blamed),
  ];
}

function checkRows({ grid }: Face, pointer: string): Finding[] {
  const lengths = grid.map((row) => row.length);
  const usual = lengths.toSorted((a, b) => a - b)[lengths.length >> 1];
  return lengths.flatMap((length, row) =>
    length === usual
      ? []
      : [
          {
            code: 'face-rows-uneven',
            severity: 'error' as const,
            pointer: `${pointer}/grid/${row}`,
            message: `This row has ${length} cells, the others have ${usual}.`,
            hint: 'Fill it with "." where the tile has nothing.',
          },
        ],
  );
}

function checkCuts({ cuts = [], grid }: Face, pointer: string): Finding[] {
  const seen = new Set<string>();
  return cuts.flatMap(({ at }, index): Finding[] => {
    const place = { severity: 'error' as const, pointer: `${pointer}/cuts/${index}/at` };
    if (grid[at[0]]?.[at[1]] === undefined) {
      return [{ ...place, code: 'face-cut-outside', message: `Cell ${inWords(at)} lies outside the grid.` }];
    }
    if (seen.has(String(at))) {
      return [{ ...place, code: 'face-cut-doubled', message: `Cell ${inWords(at)} is cut twice.` }];
    }
    seen.add(String(at));
    return [];
  });
}

function checkPieces({ face, spaces }: FaceGeometry, pointer: string, blamed: Set<Mark>): Finding[] {
  return spaces.flatMap(({ mark, outlines }): Finding[] => {
    if (outlines.length === 1) return [];
    blamed.add(mark);
    return [
      {
        code: 'face-space-in-pieces',
        severity: 'error',
        pointer: `${pointer}/grid`,
        message: `${capitalised(spaceName(face, mark))} is not one whole: it has ${outlines.length} outlines.`,
        hint: 'A space must hang together by sides of cells and must not surround anything.',
      },
    ];
  });
}

function checkRooms(face: Face, { raster }: FaceGeometry, pointer: string, blamed: Set<Mark>): Finding[] {
  const findings: Finding[] = [];
  const roomOf = new Map<Mark, string>();
  const ids = new Set<string>();
  face.rooms.forEach(({ id, name, spaces }, room) => {
    const at = `${pointer}/rooms/${room}`;
    if (ids.has(id)) {
      const message = `Another room of this face is called "${id}".`;
      findings.push({ code: 'face-room-doubled', severity: 'error', pointer: `${at}/id`, message });
    }
    ids.add(id);
    spaces.forEach((mark, index) => {
      const where = { severity: 'error' as const, pointer: `${at}/spaces/${index}` };
      const before = roomOf.get(mark);
      if (!raster.marks.includes(mark)) {
        findings.push({ ...where, code: 'face-unknown-space', message: `The grid has no ${spaceName(face, mark)}.` });
      } else if (before !== undefined) {
        const message = `${capitalised(spaceName(face, mark))} is in two rooms, "${before}" and "${name}".`;
        findings.push({ ...where, code: 'face-space-in-two-rooms', message });
      } else roomOf.set(mark, name);
    });
  });
  for (const mark of raster.marks) {
    if (roomOf.has(mark)) continue;
    blamed.add(mark);
    findings.push({
      code: 'face-space-without-room',
      severity: 'error',
      pointer: `${pointer}/rooms`,
      message: `${capitalised(spaceName(face, mark))} is in no room.`,
      hint: 'Add it to the spaces of a room.',
    });
  }
  return findings;
}

function checkHighlights(face: Face, pointer: string): Finding[] {
  return (face.highlights ?? []).flatMap(({ space, at }, index): Finding[] =>
    isOnSpace(face, space, at)
      ? []
      : [
          {
            code: 'face-highlight-elsewhere',
            severity: 'error',
            pointer: `${pointer}/highlights/${index}/at`,
            message: `Cell ${inWords(at)} is not a part of ${spaceName(face, space)}.`,
          },
        ],
  );
}

function checkNumbers(face: Face, { raster }: FaceGeometry, pointer: string): Finding[] {
  const findings: Finding[] = [];
  const taken = new Map<string, Mark>();
  for (const list of ['numbers', 'labels'] as const) {
    for (const [mark, at] of Object.entries(face[list] ?? {})) {
      const where = { severity: 'error' as const, pointer: `${pointer}/${list}/${mark}` };
      const before = taken.get(String(at));
      if (!raster.marks.includes(mark)) {
        findings.push({ ...where, code: 'face-unknown-space', message: `The grid has no ${spaceName(face, mark)}.` });
      } else if (before !== undefined) {
        const message = `Cell ${inWords(at)} already shows what is printed on ${spaceName(face, before)}.`;
        findings.push({ ...where, code: 'face-number-doubled', message });
      } else if (!isOnSpace(face, mark, at)) {
        const message = `Cell ${inWords(at)} is not a part of ${spaceName(face, mark)}.`;
        findings.push({ ...where, code: 'face-number-elsewhere', message });
      }
      taken.set(String(at), mark);
    }
  }
  return [...findings, ...missingNumbers(face, raster.marks, pointer)];
}

/** A face that numbers any space numbers all that can be, from 1 without a gap: a die picks among them. */
function missingNumbers(face: Face, marks: readonly Mark[], pointer: string): Finding[] {
  const { numbers } = face;
  if (numbers === undefined || Object.keys(numbers).length === 0) return [];
  const where = { code: 'face-number-missing', severity: 'error' as const, pointer: `${pointer}/numbers` };
  const numbered = marks.filter((mark) => numberOfMark(mark) > 0);
  const last = Math.max(0, ...numbered.map(numberOfMark));
  const findings: Finding[] = [];
  for (let number = 1; number <= last; number++) {
    const mark = numbered.find((candidate) => numberOfMark(candidate) === number);
    if (mark === undefined) {
      const message = `No space has the number ${number}, though there are numbers up to ${last}.`;
      findings.push({ ...where, message, hint: 'A die that shows it would mean no space.' });
    } else if (numbers[mark] === undefined) {
      findings.push({
        ...where,
        message: `${capitalised(spaceName(face, mark))} says nowhere where its number is printed.`,
      });
    }
  }
  return findings;
}

function checkSpecialSpaces(face: Face, isKnown: (mark: Mark) => boolean, pointer: string): Finding[] {
  const named: [Mark, string][] = (face.cells ?? []).map((mark, index) => [mark, `${pointer}/cells/${index}`]);
  if (face.pentagram !== undefined) named.push([face.pentagram, `${pointer}/pentagram`]);
  if (face.spawn !== undefined) named.push([face.spawn, `${pointer}/spawn`]);
  for (const [name, mark] of Object.entries(face.names ?? {})) named.push([mark, `${pointer}/names/${name}`]);
  return named
    .filter(([mark]) => !isKnown(mark))
    .map(([mark, at]) => ({
      code: 'face-unknown-space',
      severity: 'error',
      pointer: at,
      message: `The grid has no ${spaceName(face, mark)}.`,
    }));
}

function isOnSpace({ grid, cuts = [] }: Face, mark: Mark, [row, col]: Cell): boolean {
  if (!isSpaceMark(mark)) return false;
  return grid[row]?.[col] === mark || cuts.some(({ at, to }) => at[0] === row && at[1] === col && to === mark);
}

const inWords = ([row, col]: Cell): string => `[${row}, ${col}]`;
