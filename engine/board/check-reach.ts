/**
 * Checks that every space of a face can be reached and left with all doors open and all arrows to follow, over the face
 * itself or over another tile through a connector or a portal.
 */
import type { Mark } from './face';
import type { FaceGeometry } from './face-geometry';
import { capitalised, type Finding, spaceName } from './finding';
import { mutualReach } from './mutual-reach';

/** Spaces in `blamed` already have a finding, which explains as well why what lies beside them is cut off. */
export function checkReach(geometry: FaceGeometry, pointer: string, blamed: ReadonlySet<Mark>): Finding[] {
  const { marks } = geometry.raster;
  const steps = stepsOf(geometry);
  const outside = marks.length;
  const isJoined = steps.some(([from]) => from === outside);
  const { main, isEntered, isLeft } = mutualReach(outside + 1, steps, isJoined ? outside : -1);
  const kinds = [
    [(space: number) => !isEntered[space] && !isLeft[space], 'reached'],
    [(space: number) => isEntered[space] === true, 'left again'],
    [(space: number) => isLeft[space] === true, 'entered'],
  ] as const;
  return kinds.flatMap(([isOne, words]) => {
    const spaces = marks.map((_, space) => space).filter((space) => !main[space] && isOne(space));
    return groupsOf(spaces, steps).flatMap((group): Finding[] => {
      if (isExplained(geometry, group, blamed)) return [];
      const names = group.map((space) => spaceName(geometry.face, marks[space] as Mark));
      return [
        {
          code: 'face-space-unreachable',
          severity: 'error',
          pointer: `${pointer}/grid`,
          marks: group.map((space) => marks[space] as Mark),
          message: `${capitalised(names.join(', '))} cannot be ${words}.`,
          hint:
            geometry.face.arrowsOnly === true || hasArrow(geometry, group)
              ? 'Turn an arrow round, let one lead both ways, or add one.'
              : 'Add a doorway or an opening.',
        },
      ];
    });
  });
}

type Step = readonly [from: number, to: number];

/** Steps within the face, with one node more for all that lies beyond connectors and portals. */
function stepsOf({ face, borders, raster: { marks } }: FaceGeometry): Step[] {
  const there = (from: number, to: number): Step[] => (from < 0 || to < 0 || from === to ? [] : [[from, to]]);
  const both = (a: number, b: number): Step[] => [...there(a, b), ...there(b, a)];
  const at = (mark: Mark): number => marks.indexOf(mark);
  const arrows = (face.arrows ?? []).map(({ from, to, bothWays }) => ({ from: at(from), to: at(to), bothWays }));
  const isArrowed = ([a, b]: Step): boolean =>
    arrows.some(({ from, to }) => (from === a && to === b) || (from === b && to === a));
  return [
    ...borders.flatMap(({ kind, between }) => {
      if (kind === 'wall' || kind === 'window' || face.arrowsOnly === true || isArrowed(between)) return [];
      return kind === 'chute' ? there(...between) : both(...between);
    }),
    ...arrows.flatMap(({ from, to, bothWays }) => (bothWays ? both(from, to) : there(from, to))),
    ...[...(face.connectors ?? []), ...(face.portals ?? [])].flatMap(({ space }) => both(at(space), marks.length)),
  ];
}

/** Those that hang together, whatever the direction. */
function groupsOf(spaces: readonly number[], steps: readonly Step[]): number[][] {
  const group = new Map(spaces.map((space) => [space, space]));
  for (const [a, b] of steps) {
    const [kept, gone] = [group.get(a), group.get(b)];
    if (kept === undefined || gone === undefined || kept === gone) continue;
    for (const [space, id] of group) if (id === gone) group.set(space, kept);
  }
  return [...new Set(group.values())].map((id) => spaces.filter((space) => group.get(space) === id));
}

const hasArrow = ({ face, raster }: FaceGeometry, group: readonly number[]): boolean =>
  (face.arrows ?? []).some(({ from, to }) => [from, to].some((mark) => group.includes(raster.marks.indexOf(mark))));

function isExplained({ borders, raster }: FaceGeometry, group: readonly number[], blamed: ReadonlySet<Mark>): boolean {
  const isBlamed = (space: number): boolean => blamed.has(raster.marks[space] ?? '');
  return (
    group.some(isBlamed) ||
    borders.some(({ between: [a, b] }) => (group.includes(a) && isBlamed(b)) || (group.includes(b) && isBlamed(a)))
  );
}
