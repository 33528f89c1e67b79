/** What was changed since the running game began, by file and place: for "was 2" beside a field. Pure. */
import type { Content, Item } from '../../engine/content';
import { itemKey } from '../../engine/content';
import { differencesBetween, isTree } from './differences';
import { pointerOf } from './pointer';

export type ChangedValues = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

export const nothingChanged: ChangedValues = new Map();

/** `fileOf` gives the file of an item, or null. */
export function changedValues(before: Content, now: Content, fileOf: (key: string) => string | null): ChangedValues {
  if (before === now) return nothingChanged;
  const old = new Map<string, Item>(before.items.map((item) => [itemKey(item), item]));
  const changed = new Map<string, ReadonlyMap<string, unknown>>();
  for (const item of now.items) {
    const was = old.get(itemKey(item));
    if (was === undefined || was === item) continue;
    const values = oldValues(was, item);
    const file = values.size === 0 ? null : fileOf(itemKey(item));
    if (file !== null) changed.set(file, values);
  }
  return changed;
}

/** Old values by place. What was added, removed or became something else has none to show. */
function oldValues(before: Item, now: Item): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  for (const { path, before: old, after } of differencesBetween(before, now))
    if (old !== undefined && after !== undefined && !isTree(old) && !isTree(after)) values.set(pointerOf(path), old);
  return values;
}
