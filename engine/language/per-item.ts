/** What can be read out of an item by itself, whatever content it is loaded with. */
import type { Item } from '../content';

/** Reads each item once, for as long as the item is in memory: an item is never changed, an edit makes another one. */
export function perItem<T>(read: (item: Item) => T): (item: Item) => T {
  const known = new WeakMap<Item, { value: T }>();
  return (item) => {
    let found = known.get(item);
    if (found === undefined) {
      found = { value: read(item) };
      known.set(item, found);
    }
    return found.value;
  };
}
