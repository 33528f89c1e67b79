/** JSON Pointers (RFC 6901): how a place inside an item is named. */

export const pointerTo = (parent: string, key: string | number): string =>
  typeof key === 'number' ? `${parent}/${key}` : `${parent}/${escapeKey(key)}`;

const escapeKey = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

/** The keys on the way to a place; an entry of a list is a number in text. */
export function pointerKeys(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function valueAt(value: unknown, pointer: string): unknown {
  let here = value;
  for (const key of pointerKeys(pointer)) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Record<string, unknown>)[key];
  }
  return here;
}
