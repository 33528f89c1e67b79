/** What was changed since the running game began, by file and place: for "was 2" beside a field. Pure. */
import type { Content, Item } from '../../engine/content';
import { itemKey } from '../../engine/content';
import { differencesBetween, isTree } from '../../pack/differences';
import { pathOf, pointerOf, type Segment } from './pointer';

export type ChangedValues = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

export const nothingChanged: ChangedValues = new Map();

/** A value that an item had when the game began. */
export interface OldValue {
  item: string;
  pointer: string;
  value: unknown;
}

export const areOldValues = (value: unknown): value is readonly OldValue[] =>
  Array.isArray(value) &&
  value.every((each: unknown) => {
    const { item, pointer } = (each ?? {}) as Partial<Record<keyof OldValue, unknown>>;
    return typeof item === 'string' && typeof pointer === 'string';
  });

export function oldValues(before: Content, now: Content): readonly OldValue[] {
  if (before === now) return [];
  const old = new Map<string, Item>(before.items.map((item) => [itemKey(item), item]));
  const found: OldValue[] = [];
  for (const item of now.items) {
    const was = old.get(itemKey(item));
    if (was === undefined || was === item) continue;
    // What was added, removed or became something else has no old value to show.
    for (const { path, before: value, after } of differencesBetween(was, item))
      if (value !== undefined && after !== undefined && !isTree(value) && !isTree(after))
        found.push({ item: itemKey(item), pointer: pointerOf(path), value });
  }
  return found;
}

/** The content with these values in place of its own: what a game began on, for a page that was opened again. */
export function withOldValues(content: Content, olds: readonly OldValue[]): Content {
  if (olds.length === 0) return content;
  const items = content.items.map((item) =>
    olds
      .filter((old) => old.item === itemKey(item))
      .reduce((now, { pointer, value }) => withValue(now, pathOf(pointer), value) as Item, item),
  );
  return { ...content, items };
}

/** Places that are there no longer are left out. */
function withValue(tree: unknown, [key, ...rest]: readonly Segment[], value: unknown): unknown {
  if (key === undefined) return value;
  if (!isTree(tree) || !Object.hasOwn(tree, key)) return tree;
  const inner = withValue(tree[key], rest, value);
  return Array.isArray(tree) ? tree.with(Number(key), inner) : { ...tree, [key]: inner };
}

/** By file, for the fields. `fileOf` gives the file of an item, or null. */
export function valuesByFile(olds: readonly OldValue[], fileOf: (key: string) => string | null): ChangedValues {
  if (olds.length === 0) return nothingChanged;
  const changed = new Map<string, Map<string, unknown>>();
  for (const { item, pointer, value } of olds) {
    const file = fileOf(item);
    if (file === null) continue;
    const values = changed.get(file) ?? new Map<string, unknown>();
    changed.set(file, values.set(pointer, value));
  }
  return changed;
}
