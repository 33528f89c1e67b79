/** What can be read out of an item, a text or the like by itself, whatever content it is loaded with. */

/** Reads each object once, for as long as it is in memory. For what is never changed: an edit of an item makes another one. */
export function oncePer<K extends object, T>(read: (from: K) => T): (from: K) => T {
  const known = new WeakMap<K, { value: T }>();
  return (from) => {
    let found = known.get(from);
    if (found === undefined) {
      found = { value: read(from) };
      known.set(from, found);
    }
    return found.value;
  };
}
