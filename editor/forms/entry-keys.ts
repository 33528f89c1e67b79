/**
 * Names the entries of a list, so that what belongs to one (focus, whether it is folded) goes with it when it moves. An entry that was edited
 * in its place keeps its name.
 */
import { useRef } from 'react';

export function nextKeys(
  before: readonly unknown[],
  keys: readonly number[],
  after: readonly unknown[],
  fresh: () => number,
): readonly number[] {
  const taken = new Set<number>();
  const found = after.map((entry, index) => {
    const isObject = typeof entry === 'object' && entry !== null;
    const at = isObject ? before.indexOf(entry) : before[index] === entry ? index : -1;
    const key = at === -1 ? undefined : keys[at];
    if (key === undefined || taken.has(key)) return undefined;
    taken.add(key);
    return key;
  });
  const isSameLength = before.length === after.length;
  return found.map((key, index) => {
    if (key !== undefined) return key;
    const here = keys[index];
    if (isSameLength && here !== undefined && !taken.has(here)) {
      taken.add(here);
      return here;
    }
    return fresh();
  });
}

let last = 0;
const fresh = () => {
  last += 1;
  return last;
};

export function useEntryKeys(list: readonly unknown[]): readonly number[] {
  const kept = useRef<{ list: readonly unknown[]; keys: readonly number[] }>({ list: [], keys: [] });
  if (kept.current.list !== list) {
    kept.current = { list, keys: nextKeys(kept.current.list, kept.current.keys, list, fresh) };
  }
  return kept.current.keys;
}
