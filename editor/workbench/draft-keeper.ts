/**
 * Keeps what was typed and is not yet on disk in this browser, so that a crash, a closed tab or a server that is down loses nothing. A
 * draft goes away when its text is saved.
 */
import type { Revision } from './content-client';

export interface Draft {
  file: string;
  text: string;
  /** What it grew from; null for a new file. */
  base: Revision | null;
}

export interface DraftKeeper {
  all(): Draft[];
  /** False if this browser has no room for it; the page must then say so. */
  keep(draft: Draft): boolean;
  forget(file: string): void;
}

const PREFIX = 'wardwright.draft:';

const isDraft = (value: unknown): value is Draft => {
  if (typeof value !== 'object' || value === null) return false;
  const { file, text, base } = value as Partial<Record<keyof Draft, unknown>>;
  return typeof file === 'string' && typeof text === 'string' && (base === null || typeof base === 'string');
};

/** `folder` is the content folder: drafts of one are no concern of another. */
export function createDraftKeeper(storage: Storage, folder: string): DraftKeeper {
  const prefix = `${PREFIX}${folder}:`;
  return {
    all() {
      const drafts: Draft[] = [];
      for (let i = 0; i < storage.length; i += 1) {
        const key = storage.key(i);
        if (key === null || !key.startsWith(prefix)) continue;
        const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        if (isDraft(value)) drafts.push(value);
      }
      return drafts;
    },
    keep(draft) {
      try {
        storage.setItem(prefix + draft.file, JSON.stringify(draft));
        return true;
      } catch {
        // The quota is used up, or storage is barred; the caller tells the author.
        return false;
      }
    },
    forget(file) {
      storage.removeItem(prefix + file);
    },
  };
}

/** For pages whose browser bars storage: nothing is kept, and `keep` says so. */
export const noDraftKeeper: DraftKeeper = {
  all: () => [],
  keep: () => false,
  forget: () => undefined,
};
