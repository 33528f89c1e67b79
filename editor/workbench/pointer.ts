/** JSON Pointers (RFC 6901), by which the studio names a place inside a document. How keys are written is said in pack. */
import { pointerKeys, pointerTo } from '../../pack/json-pointer';

export type Segment = string | number;
export type JsonPath = readonly Segment[];

export const pointerOf = (path: JsonPath): string => joinPointer('', ...path);

/** Digits become numbers, which is right for arrays; an object whose key is a number is found by the same text. */
export function pathOf(pointer: string): Segment[] {
  return pointerKeys(pointer).map((key) => (/^(0|[1-9]\d{0,8})$/.test(key) ? Number(key) : key));
}

export const joinPointer = (pointer: string, ...segments: readonly Segment[]): string =>
  segments.reduce<string>(pointerTo, pointer);

export const parentPointer = (pointer: string): string => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));

export const lastSegment = (pointer: string): string => pointerKeys(pointer).at(-1) ?? '';

/** Whether `pointer` is `ancestor` itself or lies below it. */
export const isWithin = (pointer: string, ancestor: string): boolean =>
  pointer === ancestor || pointer.startsWith(`${ancestor}/`);
