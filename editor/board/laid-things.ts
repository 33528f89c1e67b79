/**
 * Changes to what a board says of the spaces of its tiles: what stands between them, where one starts, what lies where. Pure:
 * each gives the smallest edits of the board's file.
 */
import type { BoardItem } from './board-item';
import type { ItemEdit } from './place-edits';

/** Puts something into a doorway between two tiles, at the given entry or as a new one; null leaves the doorway as it is. */
export function setBorder(
  { borders }: BoardItem,
  entry: number,
  between: readonly [string, string],
  is: string | null,
): ItemEdit | null {
  if (entry >= 0 && is !== null) return { pointer: `/borders/${entry}/is`, value: is };
  if (entry >= 0) return withoutEmpty('/borders', borders.toSpliced(entry, 1));
  if (is === null) return null;
  if (borders.length === 0) return { pointer: '/borders', value: [{ between, is }] };
  return { pointer: `/borders/${borders.length}`, value: { between, is } };
}

/** Lets characters begin on a space, or no more. */
export function toggleStart({ starts }: BoardItem, space: string): ItemEdit {
  return withoutEmpty(
    '/starts',
    starts.includes(space) ? starts.filter((other) => other !== space) : [...starts, space],
  );
}

/** Lays a token on a space, beside others of its kind that show no number. */
export function layToken({ tokens }: BoardItem, token: string, space: string): ItemEdit {
  const entry = tokens.findIndex((other) => other.token === token && other.number === undefined);
  if (entry >= 0) return { pointer: `/tokens/${entry}/at`, value: [...(tokens[entry]?.at ?? []), space] };
  if (tokens.length === 0) return { pointer: '/tokens', value: [{ token, at: [space] }] };
  return { pointer: `/tokens/${tokens.length}`, value: { token, at: [space] } };
}

/** Takes one token away: the one at this place of the list that an entry has. */
export function takeToken({ tokens }: BoardItem, entry: number, index: number): ItemEdit {
  const at = tokens[entry]?.at.toSpliced(index, 1) ?? [];
  if (at.length > 0) return { pointer: `/tokens/${entry}/at`, value: at };
  return withoutEmpty('/tokens', tokens.toSpliced(entry, 1));
}

/** What lies over the floor of a place; null for nothing. */
export const setCover = (place: number, cover: string | null): ItemEdit => ({
  pointer: `/places/${place}/cover`,
  value: cover ?? undefined,
});

/** A list that is empty is left out of the file. */
const withoutEmpty = (pointer: string, list: readonly unknown[]): ItemEdit => ({
  pointer,
  value: list.length === 0 ? undefined : list,
});
