/** What there is at most of something, and to what numbers content can bring a counter: read once from all items of a pack. */
import type { Items } from './scenario-numbers';
import { type Json, listOf, recordOf } from './setup-demands';

export interface Counts {
  /** How many of an item's pieces can be in play; no end if nothing limits it. */
  pieces(id: string): number;
  /** Whether effects bring more characters into a game than it was set up with. */
  hasMoreCharacters: boolean;
  /** All values that a counter can have besides 0, as written; undefined if something adds to it, or is not known. */
  values(counter: string): readonly unknown[] | undefined;
}

export function countsOf(items: Items): Counts {
  const known = kept.get(items);
  if (known !== undefined) return known;
  const counters = counterValues(items);
  const counts: Counts = {
    pieces: (id) => piecesOf(id, items),
    hasMoreCharacters: [...items.values()].some((item) => makesCharacters(item, items)),
    values: (counter) => counters.get(counter) ?? undefined,
  };
  kept.set(items, counts);
  return counts;
}

const kept = new WeakMap<Items, Counts>();

/** Pieces that no bag holds and that have a supply. An id that items of several kinds share has all of theirs. */
function piecesOf(id: string, items: Items): number {
  let count = 0;
  for (const [key, item] of items) {
    if (key.slice(key.indexOf('/') + 1) !== id) continue;
    if (typeof item.supply !== 'number') return Number.POSITIVE_INFINITY;
    count += item.supply;
  }
  for (const { pieces } of items.values())
    for (const { piece, count: some } of listOf(pieces))
      if (piece === id) count += typeof some === 'number' ? some : Number.POSITIVE_INFINITY;
  return count;
}

function makesCharacters(value: unknown, items: Items): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { effect, what } = value as Json;
  if (effect === 'spawn' && items.has(`character/${String(what)}`)) return true;
  return Object.values(value).some((child) => makesCharacters(child, items));
}

const COUNTER = 'counter:';

/** Null for a counter that something adds to. Only those that content declares: others may be the system's. */
function counterValues(items: Items): Map<string, unknown[] | null> {
  const found = new Map<string, unknown[] | null>();
  for (const { counters } of items.values())
    for (const [name, counter] of Object.entries(recordOf(counters)))
      found.set(name, [...(found.get(name) ?? []), recordOf(counter).start ?? 0]);
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const child of Object.values(value)) visit(child);
    const { effect, stat, to, by, name: link } = value as Json;
    // What a link remembers is kept under its name too.
    if (effect === 'link' && found.has(String(link))) found.set(String(link), null);
    if (typeof stat !== 'string' || !stat.startsWith(COUNTER)) return;
    const name = stat.slice(COUNTER.length);
    const values = found.get(name);
    if (effect !== 'change') found.set(name, null);
    else if (to !== undefined && values) values.push(to);
    else if (to === undefined && by !== undefined && !(typeof by === 'number' && by <= 0)) found.set(name, null);
  };
  for (const item of items.values()) visit(item);
  return found;
}
