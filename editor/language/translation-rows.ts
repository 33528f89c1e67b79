/** What the side-by-side editor shows: each text of a pack beside its translation, item by item. Pure; the view draws and edits. */
import { collectUses } from '../../pack/collect-uses';
import { isPlayed } from '../../pack/file-place';
import {
  matchTexts,
  type TextPlace,
  type TranslatedItem,
  type TranslationState,
  textPlaces,
  translationsIn,
} from '../../pack/translation';
import { type FileName, nameOfFile, parsedText, type StudioDocument } from '../workbench/document';
import { titleOf } from '../workbench/item-titles';
import { readNode } from '../workbench/json-text';
import { compareKinds } from '../workbench/kind-words';
import { packFacts } from '../workbench/pack-facts';

export interface TextRow {
  /** Such as `monster/nurse/name`: tells rows apart. */
  key: string;
  /** Key of the item, such as `monster/nurse`, and the place in it. */
  item: string;
  pointer: string;
  /** Where the place is, in words: "triggers › bell › text". */
  where: string;
  original: string;
  state: TranslationState;
  /** '' while there is none. */
  text: string;
  /** Where the translation stands in the language file, as a place in the item. */
  from: string;
}

export interface TranslatedItemRows {
  key: string;
  name: FileName;
  file: string;
  title: string;
  rows: readonly TextRow[];
}

/** A translation of what is there no more. */
export interface Orphan {
  item: string;
  pointer: string;
  text: string;
}

export interface LanguageTexts {
  items: readonly TranslatedItemRows[];
  orphans: readonly Orphan[];
}

type Documents = ReadonlyMap<string, StudioDocument>;

/** `language` is the value of the language file. What its own pack has is to be translated; of packs below only what it has begun. */
export function languageTexts(
  documents: Documents,
  pack: string,
  packs: readonly string[],
  language: unknown,
): LanguageTexts {
  const given = new Map(translationsIn(language));
  const system = packFacts(documents, pack)?.system ?? '';
  const items: TranslatedItemRows[] = [];
  const orphans: Orphan[] = [];
  for (const [key, document] of itemsOfPacks(documents, packs)) {
    const isOwn = document.file.startsWith(`${pack}/`);
    const translations = given.get(key);
    given.delete(key);
    if (!isOwn && translations === undefined) continue;
    const texts = textsOfItem(key, document, system, translations ?? NOTHING);
    orphans.push(...texts.orphans);
    if (texts.item.rows.length > 0) items.push(texts.item);
  }
  for (const [item, translations] of given)
    for (const [pointer, { text }] of Object.entries(translations)) orphans.push({ item, pointer, text });
  items.sort((a, b) => compareKinds(a.name.kind, b.name.kind) || (a.name.id < b.name.id ? -1 : 1));
  return { items, orphans };
}

const NOTHING: TranslatedItem = {};

interface ItemTexts {
  translations: TranslatedItem;
  item: TranslatedItemRows;
  orphans: readonly Orphan[];
}

const known = new WeakMap<StudioDocument, ItemTexts>();

/** The same rows again while neither the item nor its translations change, so that they are not drawn anew. */
function textsOfItem(key: string, document: StudioDocument, system: string, translations: TranslatedItem): ItemTexts {
  const before = known.get(document);
  if (before?.translations === translations) return before;
  const name = nameOfFile(document.file) ?? { pack: '', kind: '', id: '' };
  const value = itemIn(document);
  const matched = matchTexts(placesOf(document, system, name.kind), translations);
  const rows = matched.texts.map(({ pointer, original, state, translation, from }) => ({
    key: key + pointer,
    item: key,
    pointer,
    where: placeWords(value, pointer),
    original,
    state,
    text: translation?.text ?? '',
    from,
  }));
  const made: ItemTexts = {
    translations,
    item: { key, name, file: document.file, title: titleOf(document) || name.id, rows },
    orphans: matched.orphans.map((pointer) => ({ item: key, pointer, text: translations[pointer]?.text ?? '' })),
  };
  known.set(document, made);
  return made;
}

/** By `kind/id`; of two the nearest pack's, as in a game. */
function itemsOfPacks(documents: Documents, packs: readonly string[]): ReadonlyMap<string, StudioDocument> {
  const found = new Map<string, StudioDocument>();
  for (const pack of packs.toReversed())
    for (const document of documents.values()) {
      const name = nameOfFile(document.file);
      if (name !== null && name.pack === pack && isPlayed(name.kind)) found.set(`${name.kind}/${name.id}`, document);
    }
  return found;
}

const values = new WeakMap<StudioDocument, unknown>();
const places = new WeakMap<StudioDocument, readonly TextPlace[]>();

/** Read once for each version of a file. */
function itemIn(document: StudioDocument): unknown {
  if (!values.has(document)) {
    const { root } = parsedText(document);
    values.set(document, root === undefined ? undefined : readNode(root));
  }
  return values.get(document);
}

function placesOf(document: StudioDocument, system: string, kind: string): readonly TextPlace[] {
  const known = places.get(document);
  if (known !== undefined) return known;
  const found = textPlaces(collectUses(system, kind, itemIn(document)));
  places.set(document, found);
  return found;
}

/** Entries of lists by their ids, or by their number from 1. */
export function placeWords(item: unknown, pointer: string): string {
  const words: string[] = [];
  let value = item;
  for (const key of pointer.split('/').slice(1)) {
    const isEntry = Array.isArray(value);
    value = (value as Record<string, unknown> | undefined)?.[key];
    const id = isEntry && typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : undefined;
    words.push(typeof id === 'string' ? id : isEntry ? String(Number(key) + 1) : key);
  }
  return words.join(' › ');
}

export interface TextCounts {
  all: number;
  done: number;
  missing: number;
  /** Changed since, or with other braces than the original. */
  open: number;
}

export function countTexts({ items }: LanguageTexts): TextCounts {
  const counts = { all: 0, done: 0, missing: 0, open: 0 };
  for (const { rows } of items)
    for (const { state } of rows) {
      counts.all += 1;
      if (state === 'done') counts.done += 1;
      else if (state === 'missing') counts.missing += 1;
      else counts.open += 1;
    }
  return counts;
}

export type TextFilter = 'all' | 'missing' | 'open';

/** A row stays while it is `held`: it has just been typed in. `wanted` is looked for in both texts, and in the item's id and name. */
export function shownItems(
  { items }: LanguageTexts,
  filter: TextFilter,
  wanted: string,
  held: string,
): readonly TranslatedItemRows[] {
  const word = wanted.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(word);
  return items.flatMap((item) => {
    const isNamed = has(item.key) || has(item.title);
    if (filter === 'all' && (word === '' || isNamed)) return [item];
    const rows = item.rows.filter(
      ({ key, state, original, text }) =>
        key === held ||
        ((filter === 'all' || (filter === 'missing' ? state === 'missing' : state === 'stale' || state === 'broken')) &&
          (word === '' || isNamed || has(original) || has(text))),
    );
    return rows.length === 0 ? [] : [{ ...item, rows }];
  });
}

/** The next row after this one that is not done, round and round; undefined if all are. */
export function nextOpen(items: readonly TranslatedItemRows[], after: string): TextRow | undefined {
  const rows = items.flatMap((item) => item.rows);
  const at = rows.findIndex(({ key }) => key === after);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find(({ state }) => state !== 'done');
}
