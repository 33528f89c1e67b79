/**
 * Checks what a board says of the spaces of its tiles: what stands between them at first, where one may start, what lies
 * where. Only for a board whose tiles are all fixed: which spaces there are depends on nothing else.
 */
import { type BoardPlan, composeBoard, type PlacedFace } from './compose';
import type { Finding } from './finding';
import type { BoardGeometry } from './geometry';

/** `composed` is the plan's board, if the caller has it. */
export function checkPlanned(
  plan: BoardPlan,
  sides: readonly (PlacedFace | null)[],
  composed?: BoardGeometry,
): Finding[] {
  const { borders = [], starts = [], tokens = [] } = plan;
  if (borders.length + starts.length + tokens.length === 0) return [];
  // As if nothing were walled up yet, so that what is walled up can be found.
  const isWalled = borders.some(({ is }) => is === 'wall');
  const board = composed === undefined || isWalled ? composeBoard({ ...plan, borders: [] }, sides) : composed;
  return [
    ...checkBorders(plan, board),
    ...starts.flatMap((start, index) => checkSpace(board, start, `/starts/${index}`)),
    ...tokens.flatMap(({ at }, token) =>
      at.flatMap((space, index) => checkSpace(board, space, `/tokens/${token}/at/${index}`)),
    ),
  ];
}

function checkSpace(board: BoardGeometry, id: string, pointer: string): Finding[] {
  if (board.spaceById.has(id)) return [];
  const place = board.places.find(({ id: known }) => id.startsWith(`${known}-`));
  const ids = board.spaces.filter((space) => board.places[space.place] === place).map((space) => space.id);
  const hint =
    place === undefined
      ? `A space is named by its place and its mark in the tile, such as ${board.spaces[0]?.id ?? 'A-1'}.`
      : `The place ${place.id} has ${ids.join(', ')}.`;
  const message = `No tile of this board has a space "${id}".`;
  return [{ code: 'board-space-unknown', severity: 'error', pointer, message, hint }];
}

function checkBorders({ borders = [] }: BoardPlan, board: BoardGeometry): Finding[] {
  const seen = new Set<string>();
  return borders.flatMap(({ between: [a, b] }, index): Finding[] => {
    const pointer = `/borders/${index}/between`;
    const unknown = [...checkSpace(board, a, `${pointer}/0`), ...checkSpace(board, b, `${pointer}/1`)];
    if (unknown.length > 0) return unknown;
    const ends = [board.spaceById.get(a) ?? -1, board.spaceById.get(b) ?? -1];
    const key = ends.toSorted((one, other) => one - other).join(' ');
    if (seen.has(key)) {
      const message = `Something else already stands between ${a} and ${b}.`;
      const hint = 'Keep one of the two.';
      return [{ code: 'board-border-doubled', severity: 'error', pointer, message, hint }];
    }
    seen.add(key);
    const isThere = board.borders.some(
      ({ kind, between }) =>
        (kind === 'doorway' || kind === 'opening') &&
        ends.every((end) => between.includes(end)) &&
        board.spaces[between[0]]?.place !== board.spaces[between[1]]?.place,
    );
    if (isThere) return [];
    const message = `No doorway of one tile lies on a doorway of another between ${a} and ${b}.`;
    return [{ code: 'board-border-nowhere', severity: 'error', pointer, message, hint: gapsOf(board, ends) }];
  });
}

/** What could have been meant: gaps at either of the spaces. */
function gapsOf(board: BoardGeometry, ends: readonly number[]): string {
  const found = board.borders
    .filter(({ kind, between: [a, b] }) => {
      const isGap = kind === 'doorway' || kind === 'opening';
      return isGap && board.spaces[a]?.place !== board.spaces[b]?.place && (ends.includes(a) || ends.includes(b));
    })
    .map(({ between: [a, b] }) => `${board.spaces[a]?.id} and ${board.spaces[b]?.id}`);
  return found.length === 0
    ? 'Neither of them has a doorway to another tile.'
    : `There are doorways between ${found.join(', ')}.`;
}
