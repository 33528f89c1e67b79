/** Boards far larger than any that is shipped, laid from tiles of their own: the same for every run, so that times can be compared. */
import type { PlacePlan } from '../../engine/board/compose';
import type { Edge, Face } from '../../engine/board/face';

const SIDE = 8;
/** Twelve spaces in four rooms, with doors between the rooms and a passage in the middle of each side. */
const GRID = ['11223344', '11223344', '55553344', '55556666', '77776666', '779988bb', 'aa9988bb', 'aa99cccc'];

const between = (a: string, b: string, ...at: readonly Edge[]) => ({ between: [a, b] as const, at });
const gap = (id: string, space: string, row: number, col: number, side: 'n' | 'e' | 's' | 'w') => ({
  id,
  kind: 'seam' as const,
  space,
  at: [[row, col, side] as const],
});

/** `turned` lists the rooms the other way round, so that no two neighbours are drawn alike. */
function face(id: string, floor: string): Face {
  return {
    id,
    theme: 'Ward',
    grid: GRID,
    rooms: [
      { id: 'north', name: 'North', floor, spaces: ['1', '2', '3', '4'] },
      { id: 'middle', name: 'Middle', floor: 'plank', spaces: ['5', '6', '7'] },
      { id: 'south', name: 'South', floor: 'dot', spaces: ['8', '9', 'a'] },
      { id: 'store', name: 'Store', floor: 'tile', spaces: ['b', 'c'] },
    ],
    doorways: [between('2', '5', [2, 2, 'n']), between('6', '8', [5, 5, 'n']), between('9', 'c', [7, 4, 'w'])],
    openings: [between('7', '9', [5, 2, 'n'])],
    highlights: [{ space: '6', at: [3, 6], kind: 'locker', furniture: true }],
    numbers: Object.fromEntries(
      [...new Set(GRID.join(''))].map((mark) => {
        const row = GRID.findIndex((line) => line.includes(mark));
        return [mark, [row, GRID[row]?.indexOf(mark) ?? 0] as const];
      }),
    ),
    connectors: [
      gap('N', '2', 0, 3, 'n'),
      gap('S', 'c', 7, 4, 's'),
      gap('W', '5', 3, 0, 'w'),
      gap('E', '6', 4, 7, 'e'),
    ],
  };
}

export const largeTiles = ['stone', 'zig'].map((floor, index) => ({
  kind: 'tile',
  id: `ward-${index + 1}`,
  name: `Ward ${index + 1}`,
  sides: [face(`ward-${index + 1}-a`, floor)],
}));

export const largeFaces: readonly Face[] = largeTiles.flatMap(({ sides }) => sides);

export interface LargeBoard {
  kind: 'board';
  id: string;
  name: string;
  size: [number, number];
  places: (PlacePlan & { tile: string })[];
  tokens: { token: string; at: string[] }[];
}

/** So many columns and rows of tiles with twelve spaces each; the tokens lie about evenly. */
export function largeBoard(columns: number, rows: number, tokens = 0): LargeBoard {
  const places = Array.from({ length: columns * rows }, (_, place) => ({
    id: `p${place + 1}`,
    at: [(place % columns) * SIDE, Math.floor(place / columns) * SIDE] as const,
    turn: 0 as const,
    tile: `ward-${(place % 2) + 1}`,
  }));
  const marks = [...new Set(GRID.join(''))];
  const at = Array.from({ length: tokens }, (_, token) => {
    const mark = marks[Math.floor(token / places.length) % marks.length] ?? '1';
    return `p${(token % places.length) + 1}-${Number.parseInt(mark, 36)}`;
  });
  return {
    kind: 'board',
    id: 'large',
    name: 'Large',
    size: [columns * SIDE, rows * SIDE],
    places,
    tokens: tokens === 0 ? [] : [{ token: 'lamp', at }],
  };
}
