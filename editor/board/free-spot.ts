/** Where a tile that is added to a board lies best: beside others so that a way leads to it, clear of all, on the board if it can. */
import { composeBoard, type PlacedFace } from '../../engine/board/compose';
import { OUTSIDE_MARK } from '../../engine/board/face';
import type { Turn } from '../../engine/board/geometry';
import { placing } from '../../engine/board/turn';
import type { BoardItem } from './board-item';

export interface Spot {
  at: readonly [number, number];
  /** Of the board, large enough for the tile there. */
  size: readonly [number, number];
}

type Cells = ReadonlySet<string>;

/** `faces` runs beside the board's places. */
export function freeSpot(board: BoardItem, faces: readonly (PlacedFace | null)[], added: PlacedFace): Spot {
  const taken = new Set(
    board.places.flatMap(({ at, turn }, place) => {
      const face = faces[place];
      return face == null ? [] : [...cellsOf(face, turn, at)];
    }),
  );
  const [columns, rows] = board.size;
  const wide = Math.max(...added.face.grid.map((row) => row.length));
  const high = added.face.grid.length;
  const spots: Spot[] = [];
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x <= columns; x++) {
      if ([...cellsOf(added, 0, [x, y])].some((cell) => taken.has(cell))) continue;
      spots.push({ at: [x, y], size: [Math.max(columns, x + wide), Math.max(rows, y + high)] });
    }
  }
  const best = spots
    .map((spot) => ({ spot, cost: costOf(spot, board.size, taken.size === 0 ? 1 : waysTo(board, faces, added, spot)) }))
    .reduce<{ spot: Spot; cost: number } | null>((a, b) => (a === null || b.cost < a.cost ? b : a), null);
  return best?.spot ?? { at: [columns, 0], size: [columns + wide, Math.max(rows, high)] };
}

/** First that a way leads there, then that the board need not grow, then that it lies near the top left. */
function costOf({ at, size }: Spot, old: readonly [number, number], ways: number): number {
  const growth = size[0] - old[0] + size[1] - old[1];
  return (ways === 0 ? 1_000_000 : 0) + growth * 1000 + at[0] + at[1];
}

function waysTo(
  board: BoardItem,
  faces: readonly (PlacedFace | null)[],
  added: PlacedFace,
  { at, size }: Spot,
): number {
  const place = board.places.length;
  const plan = { ...board, size, places: [...board.places, { id: '', at, turn: 0 as const }] };
  const { borders, spaces } = composeBoard(plan, [...faces, added]);
  return borders.filter(({ kind, between }) => {
    if (kind !== 'doorway' && kind !== 'opening') return false;
    const [a, b] = between.map((space) => spaces[space]?.place);
    return a !== b && (a === place || b === place);
  }).length;
}

function cellsOf({ face }: PlacedFace, turn: Turn, at: readonly [number, number]): Cells {
  const transform = placing(Math.max(...face.grid.map((row) => row.length)), face.grid.length, turn, at);
  const cells = new Set<string>();
  face.grid.forEach((line, row) => {
    [...line].forEach((mark, column) => {
      if (mark !== OUTSIDE_MARK)
        cells.add(
          transform(column + 0.5, row + 0.5)
            .map(Math.floor)
            .join(' '),
        );
    });
  });
  return cells;
}
