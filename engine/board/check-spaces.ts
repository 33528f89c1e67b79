/** Checks what a face says of single spaces: that the grid has them, and that each id is one space's own. */
import { type Face, type Mark, numberOfMark } from './face';
import type { FaceGeometry } from './face-geometry';
import { type Finding, spaceName } from './finding';

export function checkSpaces({ face, raster }: FaceGeometry, pointer: string): Finding[] {
  const { spaces = {}, numbers } = face;
  const taken = new Map(
    raster.marks
      .filter((mark) => spaces[mark]?.id === undefined)
      .map((mark) => [numbers?.[mark] === undefined ? mark : String(numberOfMark(mark)), mark]),
  );
  return Object.entries(spaces).flatMap(([mark, { id }]): Finding[] => {
    const here = `${pointer}/spaces/${mark}`;
    if (!raster.marks.includes(mark)) {
      const message = `The grid has no ${spaceName(face, mark)}.`;
      const hint = `It has ${raster.marks.join(', ')}.`;
      return [{ code: 'face-unknown-space', severity: 'error', pointer: here, message, hint }];
    }
    const astray = elsewhere(face, mark, here);
    if (id === undefined || astray.length > 0) return astray;
    const before = taken.get(id);
    taken.set(id, before ?? mark);
    if (before === undefined) return [];
    const message = `The id "${id}" already means ${spaceName(face, before)}.`;
    const hint = 'Give one of the two another id.';
    return [{ code: 'face-space-id-doubled', severity: 'error', pointer: `${here}/id`, message, hint }];
  });
}

/** Name and icon that would be printed on another space. */
function elsewhere(face: Face, mark: Mark, pointer: string): Finding[] {
  return (['at', 'iconAt'] as const).flatMap((field): Finding[] => {
    const cell = face.spaces?.[mark]?.[field];
    if (cell === undefined || face.grid[cell[0]]?.[cell[1]] === mark) return [];
    const message = `Cell [${cell[0]}, ${cell[1]}] is not a part of ${spaceName(face, mark)}.`;
    return [{ code: 'face-number-elsewhere', severity: 'error', pointer: `${pointer}/${field}`, message }];
  });
}
