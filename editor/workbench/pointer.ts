/** JSON Pointers (RFC 6901), by which the studio names a place inside a document. */

export type Segment = string | number;
export type JsonPath = readonly Segment[];

const escaped = (segment: Segment) => String(segment).replaceAll('~', '~0').replaceAll('/', '~1');

export const pointerOf = (path: JsonPath): string => path.map((segment) => `/${escaped(segment)}`).join('');

/** Digits become numbers, which is right for arrays; an object whose key is a number is found by the same text. */
export function pathOf(pointer: string): Segment[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => {
      const segment = part.replaceAll('~1', '/').replaceAll('~0', '~');
      return /^(0|[1-9]\d{0,8})$/.test(segment) ? Number(segment) : segment;
    });
}

export const joinPointer = (pointer: string, ...segments: readonly Segment[]): string => pointer + pointerOf(segments);

export const parentPointer = (pointer: string): string => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));

export const lastSegment = (pointer: string): string =>
  pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');

/** Whether `pointer` is `ancestor` itself or lies below it. */
export const isWithin = (pointer: string, ancestor: string): boolean =>
  pointer === ancestor || pointer.startsWith(`${ancestor}/`);
