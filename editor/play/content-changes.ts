/** What differs between two versions of content, in the words of the reload line: `health 2 -> 4`. Knows no rules. */
import type { Content, Item, ItemKey } from '../../engine/content';
import { itemKey } from '../../engine/content';

export interface ContentChange {
  item: ItemKey;
  file: string;
  text: string;
}

/** Values longer than this are not worth quoting. */
const LONGEST = 24;

export function contentChanges(before: Content, after: Content): ContentChange[] {
  const old = new Map(before.items.map((item) => [itemKey(item), item]));
  const changes: ContentChange[] = [];
  for (const item of after.items) {
    const key = itemKey(item);
    const was = old.get(key);
    old.delete(key);
    if (was === undefined) changes.push(change(item, 'added'));
    else if (was !== item) for (const text of differences(was, item, '')) changes.push(change(item, text));
  }
  for (const item of old.values()) changes.push(change(item, 'removed'));
  return changes;
}

const change = (item: Item, text: string): ContentChange => ({ item: itemKey(item), file: `${item.id}.json`, text });

function differences(before: unknown, after: unknown, name: string): string[] {
  if (Object.is(before, after)) return [];
  if (isTree(before) && isTree(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      differences(before[key], after[key], nameOf(key, after[key] ?? before[key], name)),
    );
  }
  return [`${name} ${quoted(before)} -> ${quoted(after)}`];
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A field by its name; a member of a list by its id, or by the name of the list. */
function nameOf(key: string, value: unknown, outer: string): string {
  if (!/^\d+$/.test(key)) return key;
  const id = isTree(value) ? (value.id ?? value.effect) : undefined;
  return typeof id === 'string' ? id : outer;
}

function quoted(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
