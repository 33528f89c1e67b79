/** What differs between two versions of content, in the words of the reload line: `health 2 -> 4`. Knows no rules. */
import type { Content, Item, ItemKey } from '../engine/content';
import { itemKey } from '../engine/content';
import { type Difference, differencesBetween, nameOfDifference } from './differences';

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
    else if (was !== item) for (const each of differencesBetween(was, item)) changes.push(change(item, words(each)));
  }
  for (const item of old.values()) changes.push(change(item, 'removed'));
  return changes;
}

const change = (item: Item, text: string): ContentChange => ({ item: itemKey(item), file: `${item.id}.json`, text });

function words(difference: Difference): string {
  const { before, after } = difference;
  return `${nameOfDifference(difference)} ${quoted(before)} -> ${quoted(after)}`;
}

function quoted(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
