/** Checks the arrows and portals of a face: their ends, and what is there twice. Where arrows lead `checkReach` looks at. */
import type { Face, Mark } from './face';
import type { FaceGeometry } from './face-geometry';
import { capitalised, type Finding, spaceName } from './finding';

/** Adds to `blamed` the spaces that a mistake found here may have cut off. */
export function checkArrows({ face, raster }: FaceGeometry, pointer: string, blamed: Set<Mark>): Finding[] {
  const isKnown = (mark: Mark): boolean => raster.marks.includes(mark);
  return [...checkDrawn(face, isKnown, pointer, blamed), ...checkPortals(face, isKnown, pointer)];
}

function checkDrawn(face: Face, isKnown: (mark: Mark) => boolean, pointer: string, blamed: Set<Mark>): Finding[] {
  const seen = new Set<string>();
  return (face.arrows ?? []).flatMap(({ from, to, color, bothWays = false }, index): Finding[] => {
    const here = `${pointer}/arrows/${index}`;
    const blame = (): void => {
      for (const mark of [from, to]) blamed.add(mark);
    };
    const unknown = (['from', 'to'] as const).flatMap((end): Finding[] =>
      isKnown({ from, to }[end]) ? [] : [unknownSpace(face, { from, to }[end], `${here}/${end}`)],
    );
    if (unknown.length > 0) {
      blame();
      return unknown;
    }
    if (from === to) {
      blame();
      const message = `This arrow leads from ${spaceName(face, from)} to itself.`;
      const hint = 'Name another space in one of the two, or take the arrow out.';
      return [{ code: 'face-arrow-to-itself', severity: 'error', pointer: `${here}/to`, message, hint }];
    }
    const ways = [`${from} ${to} ${color}`, ...(bothWays ? [`${to} ${from} ${color}`] : [])];
    const isDoubled = ways.some((way) => seen.has(way));
    for (const way of ways) seen.add(way);
    if (!isDoubled) return [];
    const message = `Another ${color} arrow already joins ${spaceName(face, from)} and ${spaceName(face, to)} in this direction.`;
    const hint = 'Keep one of the two, and let it lead both ways if that is meant.';
    return [{ code: 'face-arrow-doubled', severity: 'error', pointer: here, message, hint }];
  });
}

function checkPortals(face: Face, isKnown: (mark: Mark) => boolean, pointer: string): Finding[] {
  const seen = new Set<string>();
  return (face.portals ?? []).flatMap(({ name, space }, index): Finding[] => {
    const here = `${pointer}/portals/${index}`;
    if (!isKnown(space)) return [unknownSpace(face, space, `${here}/space`)];
    const key = `${name} ${space}`;
    if (seen.has(key)) {
      const message = `${capitalised(spaceName(face, space))} already has a portal "${name}".`;
      return [{ code: 'face-portal-doubled', severity: 'error', pointer: here, message, hint: 'Keep one of the two.' }];
    }
    seen.add(key);
    return [];
  });
}

function unknownSpace(face: Face, mark: Mark, pointer: string): Finding {
  return {
    code: 'face-unknown-space',
    severity: 'error',
    pointer,
    message: `The grid has no ${spaceName(face, mark)}.`,
  };
}
