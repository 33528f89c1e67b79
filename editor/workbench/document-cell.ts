/**
 * The state behind the store of documents and the small moves that its two halves share: put a document, drop it, tell the views. It
 * decides nothing.
 */
import type { StudioDocument } from './document';
import type { Span } from './text-history';

/** What changed and who changed it, so that a view does not answer its own change. */
export interface TextChange {
  file: string;
  span: Span;
  origin: string;
}

export interface StoreNotice {
  text: string;
  /** Takes back what the notice tells of. */
  undo: (() => void) | null;
}

export interface StoreState {
  /** `loading` until the first answer; `failed` if there was none. */
  phase: 'loading' | 'ready' | 'failed';
  /** As the author knows it, such as `~/games/content`. */
  folder: string;
  documents: ReadonlyMap<string, StudioDocument>;
  unreadable: readonly { file: string; reason: string }[];
  isOnline: boolean;
  /** False when this browser had no room to keep a draft. */
  draftsAreKept: boolean;
  savedAt: number;
  notice: StoreNotice | null;
}

export interface DocumentCell {
  state(): StoreState;
  get(file: string): StudioDocument | undefined;
  subscribe(listener: () => void): () => void;
  onTextChange(listener: (change: TextChange) => void): () => void;
  update(next: Partial<StoreState>): void;
  put(document: StudioDocument, extra?: Partial<StoreState>): void;
  drop(file: string, extra?: Partial<StoreState>): void;
  tell(file: string, span: Span | null, origin: string): void;
  /** Does work that changes many documents; the views hear of it once, at its end. */
  together(work: () => void): void;
}

export function createDocumentCell(): DocumentCell {
  let state: StoreState = {
    phase: 'loading',
    folder: '',
    documents: new Map(),
    unreadable: [],
    isOnline: true,
    draftsAreKept: true,
    savedAt: 0,
    notice: null,
  };
  const listeners = new Set<() => void>();
  const textListeners = new Set<(change: TextChange) => void>();

  /** The map that grows while many documents change together, or null. */
  let growing: Map<string, StudioDocument> | null = null;

  const hear = () => {
    for (const listener of listeners) listener();
  };
  const update = (next: Partial<StoreState>) => {
    state = { ...state, ...next };
    if (growing === null) hear();
  };

  return {
    state: () => state,
    get: (file) => state.documents.get(file),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onTextChange(listener) {
      textListeners.add(listener);
      return () => textListeners.delete(listener);
    },
    update,
    put(document, extra = {}) {
      const documents = growing ?? new Map(state.documents);
      documents.set(document.file, document);
      update({ documents, ...extra });
    },
    drop(file, extra = {}) {
      const documents = growing ?? new Map(state.documents);
      documents.delete(file);
      update({ documents, ...extra });
    },
    tell(file, span, origin) {
      if (span === null) return;
      for (const listener of textListeners) listener({ file, span, origin });
    },
    together(work) {
      if (growing !== null) {
        work();
        return;
      }
      growing = new Map(state.documents);
      try {
        work();
      } finally {
        growing = null;
        hear();
      }
    },
  };
}
