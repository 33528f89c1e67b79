/**
 * Checks that every space of a face can be reached and left with all doors open, over the face itself or over another
 * tile through a connector.
 */
import type { Mark } from './face';
import type { FaceGeometry } from './face-geometry';
import { capitalised, type Finding, spaceName } from './finding';

/** Spaces in `blamed` already have a finding, which explains as well why what lies beside them is cut off. */
export function checkReach(geometry: FaceGeometry, pointer: string, blamed: ReadonlySet<Mark>): Finding[] {
  const groups = connectedGroups(geometry);
  const { marks } = geometry.raster;
  const joined = new Set((geometry.face.connectors ?? []).map(({ space }) => space));
  const largest = Math.max(...groups.map((group) => group.length));
  const main = groups.find((group) => group.length === largest);
  return groups.flatMap((group): Finding[] => {
    const names = group.map((space) => marks[space] as Mark);
    const isJoined = names.some((mark) => joined.has(mark)) || (joined.size === 0 && group === main);
    if (isJoined || isExplained(geometry, group, blamed)) return [];
    return [
      {
        code: 'face-space-unreachable',
        severity: 'error',
        pointer: `${pointer}/grid`,
        message: `${capitalised(names.map((mark) => spaceName(geometry.face, mark)).join(', '))} cannot be ${missing(geometry, group)}.`,
        hint: 'Add a doorway or an opening.',
      },
    ];
  });
}

/** Groups of spaces that can reach each other on foot without a chute. */
function connectedGroups({ spaces, borders }: FaceGeometry): number[][] {
  const group = spaces.map((_, space) => space);
  for (const { kind, between } of borders) {
    if (kind === 'wall' || kind === 'chute') continue;
    const [kept, gone] = [group[between[0]], group[between[1]]];
    group.forEach((other, space) => {
      if (other === gone && kept !== undefined) group[space] = kept;
    });
  }
  return [...new Set(group)].map((id) => spaces.flatMap((_, space) => (group[space] === id ? [space] : [])));
}

function isExplained({ borders, raster }: FaceGeometry, group: readonly number[], blamed: ReadonlySet<Mark>): boolean {
  const isBlamed = (space: number): boolean => blamed.has(raster.marks[space] ?? '');
  return (
    group.some(isBlamed) ||
    borders.some(({ between: [a, b] }) => (group.includes(a) && isBlamed(b)) || (group.includes(b) && isBlamed(a)))
  );
}

function missing({ borders }: FaceGeometry, group: readonly number[]): string {
  const chutes = borders.filter(({ kind }) => kind === 'chute');
  if (chutes.some(({ between: [from, to] }) => group.includes(to) && !group.includes(from))) return 'left again';
  if (chutes.some(({ between: [from, to] }) => group.includes(from) && !group.includes(to))) return 'entered';
  return 'reached';
}
