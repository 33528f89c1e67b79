/**
 * What an edit of places would leave behind in a board's file: hatches in doorways that are there no longer, starts and tokens
 * on spaces that are gone. Nothing on the canvas shows such entries, so they go with the edit. Hatches are kept in mind: they
 * come back once their doorway is there again, as when one tile follows another. Pure.
 */
import { checkPlanned } from '../../engine/board/check-planned';
import type { PlacedFace, PlannedBorder } from '../../engine/board/compose';
import { pointerKeys } from '../../pack/json-pointer';
import { type BoardItem, candidatesOf, type TileItem } from './board-item';
import type { ItemEdit } from './place-edits';

export interface WithoutLost {
  /** The edits, and what goes or comes back with them. */
  readonly edits: readonly ItemEdit[];
  /** Entries of `borders` that wait for their doorway. */
  readonly lifted: readonly PlannedBorder[];
}

export function withoutLost(
  board: BoardItem,
  edits: readonly ItemEdit[],
  tiles: readonly TileItem[],
  liftedBefore: readonly PlannedBorder[],
): WithoutLost {
  // What stands again, by an undo or a new choice, waits no longer.
  const lifted = liftedBefore.filter((entry) => !board.borders.some((other) => isSame(entry, other)));
  if (!edits.some(({ pointer }) => pointer.startsWith('/places/'))) return { edits, lifted };
  const next = edits.reduce((now, { pointer, value }) => edited(now, pointerKeys(pointer), value) as BoardItem, board);
  const [wrongBefore, wrong] = [misplaced(board, tiles), misplaced(next, tiles)];
  if (wrongBefore === null || wrong === null) return { edits, lifted };
  const isLost = (pointer: string) => wrong.has(pointer) && !wrongBefore.has(pointer);
  const staying = next.borders.filter((_, entry) => !isLost(`/borders/${entry}`));
  const [back, waiting] = whichFit({ ...next, borders: staying }, tiles, lifted);
  const gone = next.borders.filter((_, entry) => isLost(`/borders/${entry}`));
  const starts = next.starts.filter((_, start) => !isLost(`/starts/${start}`));
  const tokens = next.tokens
    .map((laid, token) => ({ ...laid, at: laid.at.filter((_, space) => !isLost(`/tokens/${token}/at/${space}`)) }))
    .filter(({ at }, token) => at.length > 0 || next.tokens[token]?.at.length === 0);
  const lists = [
    ['/borders', next.borders, [...staying, ...back]],
    ['/starts', next.starts, starts],
    ['/tokens', next.tokens, tokens],
  ] as const;
  const further = lists.flatMap(([pointer, was, list]): ItemEdit[] =>
    JSON.stringify(was) === JSON.stringify(list) ? [] : [{ pointer, value: list.length === 0 ? undefined : list }],
  );
  return { edits: [...edits, ...further], lifted: [...waiting, ...gone] };
}

/** Pointers of entries that speak of spaces or doorways which are not there; null while tiles are random or not known. */
function misplaced(board: BoardItem, tiles: readonly TileItem[]): ReadonlySet<string> | null {
  const sides = candidatesOf(board, tiles).map((faces): PlacedFace | null => {
    const [face, ...others] = faces ?? [];
    return face === undefined || others.length > 0 ? null : { tile: '', side: 'a', face };
  });
  if (!sides.every((side) => side !== null)) return null;
  const wrong = checkPlanned(board, sides).filter(({ code }) => code !== 'board-border-doubled');
  return new Set(wrong.map(({ pointer }) => pointer.replace(/\/between.*/, '')));
}

const isSame = (one: PlannedBorder, other: PlannedBorder): boolean =>
  one.between.every((space) => other.between.includes(space));

/** Of entries of `borders` those that would stand in a doorway in which nothing stands, and the others. */
function whichFit(
  board: BoardItem,
  tiles: readonly TileItem[],
  entries: readonly PlannedBorder[],
): readonly [readonly PlannedBorder[], readonly PlannedBorder[]] {
  const wrong = misplaced({ ...board, borders: entries }, tiles);
  const fits = (entry: PlannedBorder, at: number) =>
    wrong?.has(`/borders/${at}`) === false && !board.borders.some((other) => isSame(entry, other));
  return [entries.filter(fits), entries.filter((entry, at) => !fits(entry, at))];
}

function edited(tree: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = rest.length === 0 ? value : edited((tree as Record<string, unknown>)[key], rest, value);
  if (!Array.isArray(tree)) return { ...(tree as object), [key]: inner };
  return inner === undefined ? tree.toSpliced(Number(key), 1) : Object.assign([...tree], { [key]: inner });
}
