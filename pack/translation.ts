/**
 * Which texts of an item there are to translate, and how a translation stands to them. A text is found by its place; one that has moved, as
 * entries of lists do, is found again by the mark of the original that it was made from.
 */
import type { Uses } from './collect-uses';
import { readTemplate } from './text-template';

/** A text that players read, and where it stands in its item. */
export interface TextPlace {
  pointer: string;
  original: string;
}

export interface Translation {
  text: string;
  /** The mark of the original that it says. */
  of: string;
}

/** By JSON Pointer. */
export type TranslatedItem = Readonly<Record<string, Translation>>;

/**
 * `stale`: the original has changed since. `broken`: it says other braces, brackets or icons than the original. Only what is `done` is
 * played: rules that are told wrongly are worse than rules in another language.
 */
export type TranslationState = 'done' | 'missing' | 'stale' | 'broken';

export interface MatchedText extends TextPlace {
  state: TranslationState;
  translation: Translation | undefined;
  /** Where the translation stands in its file; another place than the text's own if that has moved. */
  from: string;
}

export interface Matched {
  texts: readonly MatchedText[];
  /** Places of translations for which there is no text any more. */
  orphans: readonly string[];
}

/** Seven letters and digits that tell one version of a text from another (FNV-1a, 32 bits). */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
}

/** In the order of the item. What has no letters of its own, such as `{n}`, needs no translation. */
export const textPlaces = ({ expressions }: Pick<Uses, 'expressions'>): TextPlace[] =>
  expressions
    .filter(({ returns, source }) => returns === 'text' && hasWords(source))
    .map(({ pointer, source }) => ({ pointer, original: source }));

const hasWords = (text: string): boolean =>
  /\p{L}/u.test(text.replace(/\{[^{}]*\}|\[\[[^[\]]*\]\]|:[a-z][a-z0-9-]*:/g, ''));

export function matchTexts(places: readonly TextPlace[], given: TranslatedItem): Matched {
  const left = new Map(Object.entries(given).filter(([, { text }]) => text !== ''));
  const found = new Map<TextPlace, string>();
  const take = (place: TextPlace, from: string | undefined) => {
    if (from === undefined) return;
    found.set(place, from);
    left.delete(from);
  };
  const marks = new Map(places.map((place) => [place, markOf(place.original)]));
  for (const place of places) if (left.get(place.pointer)?.of === marks.get(place)) take(place, place.pointer);
  const open = () => places.filter((place) => !found.has(place));
  for (const place of open()) take(place, [...left].find(([, { of }]) => of === marks.get(place))?.[0]);
  for (const place of open()) take(place, left.has(place.pointer) ? place.pointer : undefined);
  const texts = places.map((place): MatchedText => {
    const from = found.get(place) ?? place.pointer;
    const translation = found.has(place) ? given[from] : undefined;
    return { ...place, translation, from, state: stateOf(place, marks.get(place), translation) };
  });
  return { texts, orphans: [...left.keys()] };
}

function stateOf(
  { original }: TextPlace,
  mark: string | undefined,
  translation: Translation | undefined,
): TranslationState {
  if (translation === undefined) return 'missing';
  if (translation.of !== mark) return 'stale';
  const { lost, added, isReadable } = comparePieces(original, translation.text);
  return lost.length === 0 && added.length === 0 && isReadable ? 'done' : 'broken';
}

export interface ComparedPieces {
  /** As they are written, such as `{setting.rounds}`: what only the original has, and what only the translation has. */
  lost: readonly string[];
  added: readonly string[];
  /** Whether every brace and bracket of the translation is closed. */
  isReadable: boolean;
}

export function comparePieces(original: string, translated: string): ComparedPieces {
  const before = piecesOf(original);
  const after = piecesOf(translated);
  return {
    lost: without(before, after),
    added: without(after, before),
    isReadable: readTemplate(translated).mistakes.length === 0,
  };
}

const BRACKETS = { expression: ['{', '}'], link: ['[[', ']]'], icon: [':', ':'] } as const;

const piecesOf = (text: string): string[] =>
  readTemplate(text).pieces.map((piece) => BRACKETS[piece.is][0] + piece.text + BRACKETS[piece.is][1]);

function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((word) => {
    const at = rest.indexOf(word);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

/** The translations of a language file, as far as they are built as they must be. */
export function translationsIn(file: unknown): ReadonlyMap<string, TranslatedItem> {
  const items = new Map<string, TranslatedItem>();
  for (const [key, places] of entriesOf(isRecord(file) ? file.texts : undefined)) {
    const texts = translatedItem(places);
    if (texts !== NOTHING) items.set(key, texts);
  }
  return items;
}

const NOTHING: TranslatedItem = {};
const known = new WeakMap<object, TranslatedItem>();

/** Read once for each value, so that what has not changed is the same object again. */
function translatedItem(places: unknown): TranslatedItem {
  if (!isRecord(places)) return NOTHING;
  const before = known.get(places);
  if (before) return before;
  const texts = Object.entries(places).filter((entry): entry is [string, Translation] => isTranslation(entry[1]));
  const item = texts.length === 0 ? NOTHING : Object.fromEntries(texts);
  known.set(places, item);
  return item;
}

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTranslation = (value: unknown): value is Translation =>
  isRecord(value) && typeof value.text === 'string' && typeof value.of === 'string';
