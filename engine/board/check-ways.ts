/** Checks what arrows and portals make of a whole board: portals alone, spaces that one can enter and never leave. */
import { checkReach } from './check-reach';
import type { Finding } from './finding';
import type { BoardGeometry } from './geometry';
import { mutualReach } from './mutual-reach';

/** What a tile's own check already tells is not told again. */
export function checkWays(board: BoardGeometry): Finding[] {
  const faces = new Set(board.places.map(({ face }) => face));
  const isSound = [...faces].every((face) => face === null || checkReach(face, '', new Set()).length === 0);
  const alone = checkPortals(board);
  return alone.length > 0 || !isSound ? alone : checkDirections(board);
}

function checkPortals({ portals, spaces }: BoardGeometry): Finding[] {
  return portals.flatMap(({ name, space }): Finding[] => {
    if (portals.some((other) => other.name === name && other.space !== space)) return [];
    const place = spaces[space]?.place ?? 0;
    const others = [...new Set(portals.map((portal) => portal.name))].filter((other) => other !== name);
    const known = others.length === 0 ? '' : ` Other portals here are called ${others.join(', ')}.`;
    return [
      {
        code: 'board-portal-alone',
        severity: 'warning',
        pointer: `/places/${place}`,
        message: `The portal "${name}" on ${spaces[space]?.id} is the only one of its name, so it leads nowhere.`,
        hint: `Lay a tile with another portal "${name}".${known}`,
      },
    ];
  });
}

function checkDirections({ spaces, links, firstArrow, passageCount }: BoardGeometry): Finding[] {
  if (firstArrow === passageCount) return [];
  const steps = spaces.flatMap((_, from) =>
    [...links.spaces.subarray(links.offsets[from], links.offsets[from + 1])].map((to) => [from, to] as const),
  );
  const { main, isEntered, isLeft } = mutualReach(spaces.length, steps);
  const kinds = [
    ['cannot be left again: no way leads out', (space: number) => isEntered[space] === true],
    ['cannot be entered: no way leads in', (space: number) => isLeft[space] === true],
    ['cannot be reached: no way leads in or out', (space: number) => !isEntered[space] && !isLeft[space]],
  ] as const;
  return kinds.flatMap(([words, isOne]): Finding[] => {
    const list = spaces.filter((_, space) => !main[space] && isOne(space));
    const [first] = list;
    if (first === undefined) return [];
    return [
      {
        code: 'board-space-one-way',
        severity: 'error',
        pointer: `/places/${first.place}`,
        message: `${list.map(({ id }) => id).join(', ')} ${words}.`,
        hint: 'Turn an arrow of a tile round, let one lead both ways, or lay another tile beside it.',
      },
    ];
  });
}
