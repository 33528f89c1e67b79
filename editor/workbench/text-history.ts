/**
 * The undo history of one document. It keeps the one span that each step changed, whoever changed it: a field, the code editor, the
 * board or a newer version on disk. It knows nothing of JSON.
 */

/** `removed` stood at `offset` before the step, `inserted` stands there after it. */
export interface Span {
  offset: number;
  removed: string;
  inserted: string;
}

/** One step of the author in several documents. `files` are as they were named before. */
export interface Joint {
  /** The same in all of them, also after a reload of the page. */
  id: string;
  files: readonly string[];
  /** A renaming, which is taken back in all of them or in none. */
  move?: { from: string; to: string };
}

export interface Step extends Span {
  joint?: Joint;
  /** Steps with the same non-empty key in a row are one step: the letters of a word, the drag of one corner. */
  mergeKey: string;
  /** Milliseconds, of the clock that the store was given. */
  at: number;
}

export interface TextHistory {
  past: readonly Step[];
  future: readonly Step[];
}

export const emptyHistory: TextHistory = { past: [], future: [] };

/** Steps of one key further apart than this are steps of their own, in milliseconds; those of one gesture of the hand never are. */
const MERGE_WITHIN = 1_500;
const MAX_STEPS = 1_000;

/** The one span in which two texts differ; null if they do not. Never splits a surrogate pair. */
export function spanBetween(before: string, after: string): Span | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  if (start > 0 && isHighSurrogate(before.charCodeAt(start - 1))) start -= 1;
  let tail = 0;
  while (
    tail < most - start &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail += 1;
  }
  if (tail > 0 && isLowSurrogate(before.charCodeAt(before.length - tail))) tail -= 1;
  return {
    offset: start,
    removed: before.slice(start, before.length - tail),
    inserted: after.slice(start, after.length - tail),
  };
}

const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff;
const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff;

export const applySpan = (text: string, { offset, removed, inserted }: Span): string =>
  text.slice(0, offset) + inserted + text.slice(offset + removed.length);

export const revertSpan = (text: string, { offset, removed, inserted }: Span): string =>
  text.slice(0, offset) + removed + text.slice(offset + inserted.length);

/** The key of one press of the hand, which is used once and lasts as long as the hand does; an origin may stand before it. */
const isGesture = (mergeKey: string): boolean => /(^|:)gesture-\d+$/.test(mergeKey);

/** Records the step from `before` to `after`; whatever could be redone is forgotten. */
export function record(
  history: TextHistory,
  before: string,
  after: string,
  mergeKey: string,
  at: number,
  joint?: Joint,
): TextHistory {
  const last = history.past.at(-1);
  const isSoon = isGesture(mergeKey) || at - (last?.at ?? 0) < MERGE_WITHIN;
  const joins = last !== undefined && mergeKey !== '' && last.mergeKey === mergeKey && isSoon;
  const base = joins ? revertSpan(before, last) : before;
  const kept = joins ? history.past.slice(0, -1) : history.past.slice(-MAX_STEPS + 1);
  const span = spanBetween(base, after);
  const step =
    span === null ? null : joint === undefined ? { ...span, mergeKey, at } : { ...span, mergeKey, at, joint };
  return { past: step === null ? kept : [...kept, step], future: [] };
}

export function undoStep(
  history: TextHistory,
  text: string,
): { history: TextHistory; text: string; span: Span } | null {
  const last = history.past.at(-1);
  if (last === undefined) return null;
  const settled = { ...last, mergeKey: '' };
  return {
    text: revertSpan(text, last),
    span: { offset: last.offset, removed: last.inserted, inserted: last.removed },
    history: { past: history.past.slice(0, -1), future: [...history.future, settled] },
  };
}

export function redoStep(
  history: TextHistory,
  text: string,
): { history: TextHistory; text: string; span: Span } | null {
  const next = history.future.at(-1);
  if (next === undefined) return null;
  return {
    text: applySpan(text, next),
    span: next,
    history: { past: [...history.past, next], future: history.future.slice(0, -1) },
  };
}
