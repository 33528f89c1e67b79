/**
 * Has the engine compile a pack and keeps what it found, item by item. After a change only what changed is compiled again,
 * beside what others may speak of; the outcome is that of compiling everything.
 */
import type { Content, Item, ItemKey } from '../engine/content';
import type { Finding } from '../engine/language/findings';
import { SPOKEN_OF } from './file-state';

/** Loads content and gives what is wrong with it. A throw is a mistake of the engine, whatever the content says. */
export type Compile = (content: Content) => readonly Finding[];

/** Kinds whose whole item matters to those that speak of it. */
const SHARED: readonly string[] = ['keyword', 'condition', 'procedure', 'placement', 'term'];

export interface Part {
  key: ItemKey;
  /** The item as it is, or as much as could be read. */
  value: Record<string, unknown>;
  /** Only a sound item is compiled; of others is taken what others may speak of. */
  isSound: boolean;
}

export class PackCompiler {
  readonly #compile: Compile;
  #before: readonly Part[] = [];
  #offers: readonly string[] = [];
  #findings = new Map<ItemKey, readonly Finding[]>();

  constructor(compile: Compile) {
    this.#compile = compile;
  }

  /**
   * `offers`: what the files of the pack and of those that it extends offer to each other. Where that is not what it was,
   * everything is compiled anew. After a throw nothing is remembered.
   */
  findings(
    system: string,
    pack: string,
    parts: readonly Part[],
    offers: readonly string[],
  ): ReadonlyMap<ItemKey, readonly Finding[]> {
    const changed = isAlike(offers, this.#offers) ? this.#changedSince(parts) : undefined;
    this.#offers = offers;
    if (changed?.size === 0) {
      this.#before = parts;
      return this.#findings;
    }
    const isWhole = ({ key }: Part) => changed === undefined || changed.has(key) || SHARED.includes(kindIn(key));
    const items = parts.map((part) => (part.isSound && isWhole(part) ? (part.value as unknown as Item) : stubOf(part)));
    items.push(carrierOf(items));
    items.sort((a, b) => compare(a.kind, b.kind) || compare(a.id, b.id));
    const kept = changed === undefined ? [] : [...this.#findings].filter(([key]) => !changed.has(key));
    this.#before = [];
    const found = this.#compile({ system, pack, items }).filter(({ item }) => changed?.has(item) ?? true);
    this.#before = parts;
    this.#findings = new Map(kept);
    for (const finding of found)
      this.#findings.set(finding.item, [...(this.#findings.get(finding.item) ?? []), finding]);
    return this.#findings;
  }

  /** The items that are not as they were; undefined if everything must be compiled. */
  #changedSince(parts: readonly Part[]): Set<ItemKey> | undefined {
    if (parts.length !== this.#before.length) return undefined;
    const changed = new Set<ItemKey>();
    for (const [i, part] of parts.entries()) {
      const before = this.#before[i];
      if (part.key !== before?.key) return undefined;
      if (part.value === before.value && part.isSound === before.isSound) continue;
      if (SHARED.includes(kindIn(part.key))) return undefined;
      changed.add(part.key);
    }
    return changed;
  }
}

/**
 * Keywords are compiled for whoever carries them, and symbols are carried by nobody. This carries all of them, so that every
 * keyword is compiled; it is never played.
 */
function carrierOf(items: readonly Item[]): Item {
  const keywords = items.filter(({ kind }) => kind === 'keyword').map(({ id }) => ({ keyword: id }));
  return { kind: 'carrier', id: 'carrier', source: 'original', keywords };
}

const isAlike = (offers: readonly string[], before: readonly string[]): boolean =>
  offers.length === before.length && offers.every((offer, i) => offer === before[i]);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const kindIn = (key: string): string => key.slice(0, key.indexOf('/'));

function stubOf({ key, value }: Part): Item {
  const kind = kindIn(key);
  const id = key.slice(kind.length + 1);
  const stub: Item = { kind, id, source: 'original', name: id };
  for (const field of SPOKEN_OF) {
    const part = value[field];
    if (typeof part === 'object' && part !== null && !Array.isArray(part)) stub[field] = part;
  }
  // Names under which something is remembered are fields for everybody.
  const links = knownLinks.get(value) ?? linksIn(value);
  knownLinks.set(value, links);
  if (links.length > 0) stub.links = links;
  return stub;
}

/** Every item is asked at every check. */
const knownLinks = new WeakMap<object, unknown[]>();

function linksIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const { effect, name } = value as { effect?: unknown; name?: unknown };
  const own = effect === 'link' && typeof name === 'string' ? [{ effect, name }] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
}
