/** Where two JSON values differ, and what such a place is called. The one comparison of the studio; who tells of it chooses the words. */

export interface Difference {
  /** Keys on the way; an entry of a list is a number in text. */
  path: readonly string[];
  /** Undefined for what is only in the other. */
  before: unknown;
  after: unknown;
}

/** In the order of the values before; an object and a list are two different values, not two trees. */
export function differencesBetween(before: unknown, after: unknown, path: readonly string[] = []): Difference[] {
  if (Object.is(before, after)) return [];
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differencesBetween(before[key], after[key], [...path, key]));
}

export const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A field by its name; an entry of a list by its own id, or by the name of the list. '' for the whole value. */
export function nameOfDifference({ path, before, after }: Difference): string {
  const isEntry = /^\d+$/.test(path.at(-1) ?? '');
  const entry = after ?? before;
  const id = isEntry && isTree(entry) ? (entry['id'] ?? entry['effect']) : undefined;
  return typeof id === 'string' ? id : (path.findLast((key) => !/^\d+$/.test(key)) ?? '');
}
