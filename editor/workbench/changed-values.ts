/** What was changed since the running game began, by file and place: for "was 2" beside a field. Pure. */
import type { Content, Item } from '../../engine/content';
import { itemKey } from '../../engine/content';
import { joinPointer } from './pointer';

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
    const values = new Map<string, unknown>();
    collect(was, item, '', values);
    const file = values.size === 0 ? null : fileOf(itemKey(item));
    if (file !== null) changed.set(file, values);
  }
  return changed;
}

function collect(before: unknown, now: unknown, pointer: string, values: Map<string, unknown>): void {
  if (Object.is(before, now)) return;
  if (isTree(before) && isTree(now)) {
    for (const key of Object.keys(now))
      if (Object.hasOwn(before, key)) collect(before[key], now[key], joinPointer(pointer, key), values);
    return;
  }
  if (!isTree(before) && !isTree(now)) values.set(pointer, before);
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
