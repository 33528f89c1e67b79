/** What the author changed lately, newest first, for the home page. This browser remembers it; the files themselves are not asked. */
import { describeChange } from './describe-change';
import type { DocumentStore } from './document-store';
import { createRemembered, type Watchable } from './observable';

export interface RecentEdit {
  file: string;
  words: string;
  pointer: string;
  /** Milliseconds since 1970. */
  at: number;
}

const isEdit = (value: unknown): value is RecentEdit => {
  const { file, words, pointer, at } = (value ?? {}) as Partial<Record<keyof RecentEdit, unknown>>;
  return typeof file === 'string' && typeof words === 'string' && typeof pointer === 'string' && typeof at === 'number';
};

const areEdits = (value: unknown): value is readonly RecentEdit[] => Array.isArray(value) && value.every(isEdit);

const MAX_KEPT = 30;
/** Edits of one file closer together than this are told as one, in milliseconds. */
const ONE_SITTING = 10 * 60_000;
const SETTLES_AFTER = 1_200;

export interface RecentEdits extends Watchable<readonly RecentEdit[]> {
  follow(documents: DocumentStore): () => void;
}

/** `folder` is the content folder: each has its own edits. */
export function createRecentEdits(folder: string, now: () => number): RecentEdits {
  const edits = createRemembered<readonly RecentEdit[]>(`wardwright.recent:${folder}`, [], areEdits);
  /** The text that each file had when the author sat down to it. */
  const starts = new Map<string, { text: string; at: number }>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const note = (file: string, documents: DocumentStore) => {
    const document = documents.get(file);
    const start = starts.get(file);
    if (document === undefined || start === undefined) return;
    const { words, pointer } = describeChange(start.text, document.text);
    const others = edits.get().filter((edit) => edit.file !== file);
    edits.set(words === '' ? others : [{ file, words, pointer, at: now() }, ...others].slice(0, MAX_KEPT));
  };

  return {
    get: edits.get,
    subscribe: edits.subscribe,
    follow(documents) {
      const stopCreating = documents.onCreate((file) => {
        const others = edits.get().filter((edit) => edit.file !== file);
        edits.set([{ file, words: 'new', pointer: '', at: now() }, ...others].slice(0, MAX_KEPT));
      });
      const stop = documents.onTextChange(({ file, span, origin }) => {
        if (origin === 'disk' || origin === 'draft') return;
        const text = documents.get(file)?.text ?? '';
        const known = starts.get(file);
        if (known === undefined || now() - known.at > ONE_SITTING) {
          const before = text.slice(0, span.offset) + span.removed + text.slice(span.offset + span.inserted.length);
          starts.set(file, { text: before, at: now() });
        } else starts.set(file, { ...known, at: now() });
        clearTimeout(timers.get(file));
        timers.set(
          file,
          setTimeout(() => note(file, documents), SETTLES_AFTER),
        );
      });
      return () => {
        stop();
        stopCreating();
        for (const timer of timers.values()) clearTimeout(timer);
      };
    },
  };
}
