/**
 * Takes a new value and gives back the old one wherever nothing changed, so that fields whose value is the same are not drawn again. An
 * entry that moved in a list is found in its new place.
 */
export function shareValue(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) return shareList(before, after);
  if (isRecord(before) && isRecord(after)) return shareRecord(before, after);
  return after;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let isSame = before.length === after.length;
  const shared = after.map((entry, index) => {
    const kept = shareValue(before[index], entry);
    if (Object.is(kept, before[index])) return kept;
    isSame = false;
    return before.find((other) => isRecord(other) && isEqual(other, entry)) ?? kept;
  });
  return isSame ? before : shared;
}

function shareRecord(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(after);
  let isSame = keys.length === Object.keys(before).length;
  const shared: Record<string, unknown> = {};
  for (const key of keys) {
    const kept = Object.hasOwn(before, key) ? shareValue(before[key], after[key]) : after[key];
    if (!Object.hasOwn(before, key) || !Object.is(kept, before[key])) isSame = false;
    // A key named __proto__ must stay a key.
    Object.defineProperty(shared, key, { value: kept, enumerable: true, configurable: true, writable: true });
  }
  return isSame ? before : shared;
}

export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => isEqual(entry, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]));
}
