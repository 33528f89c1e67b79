/**
 * Keeps the undo histories over a reload of the page, in this tab and for its session: they are written when the page is left, and hold only
 * for the very texts that they led to.
 */
import { markOf } from '../../pack/translation';
import type { StudioDocument } from './document';
import type { Step, TextHistory } from './text-history';

export interface HistoryKeeper {
  /** The history that led to this text of a file, or null. */
  of(file: string, text: string): TextHistory | null;
  keep(documents: Iterable<StudioDocument>): void;
}

interface Kept {
  file: string;
  /** Tells the text apart to which the history belongs. */
  mark: string;
  history: TextHistory;
}

/** In characters: what a browser has room for, less what drafts and games may need. */
const MOST = 2_000_000;
/** Steps of one file. */
const MOST_STEPS = 300;

/** `folder` is the content folder: histories of one are no concern of another. */
export function createHistoryKeeper(storage: Storage, folder: string): HistoryKeeper {
  const key = `wardwright.history:${folder}`;
  const kept = new Map(read(storage.getItem(key)).map((each) => [each.file, each]));
  return {
    of(file, text) {
      const known = kept.get(file);
      return known !== undefined && known.mark === markOf(text) ? known.history : null;
    },
    keep(documents) {
      const written: string[] = [];
      let room = MOST;
      for (const { file, text, history } of [...documents].filter(hasSteps).sort((a, b) => b.changedAt - a.changedAt)) {
        const latest = { past: history.past.slice(-MOST_STEPS), future: history.future.slice(-MOST_STEPS) };
        const entry = JSON.stringify({ file, mark: markOf(text), history: latest } satisfies Kept);
        room -= entry.length;
        if (room < 0) break;
        written.push(entry);
      }
      try {
        if (written.length === 0) storage.removeItem(key);
        else storage.setItem(key, `[${written.join(',')}]`);
      } catch {
        // Full: texts and drafts are safe all the same, and only undo begins anew.
        storage.removeItem(key);
      }
    },
  };
}

/** For pages whose browser bars storage. */
export const noHistoryKeeper: HistoryKeeper = { of: () => null, keep: () => undefined };

const hasSteps = ({ history }: StudioDocument): boolean => history.past.length + history.future.length > 0;

function read(text: string | null): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    // Written by nobody of us.
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  const { file, mark, history } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const { past, future } = (history ?? {}) as Partial<Record<keyof TextHistory, unknown>>;
  const areSteps = (list: unknown) => Array.isArray(list) && list.every(isStep);
  return typeof file === 'string' && typeof mark === 'string' && areSteps(past) && areSteps(future);
}

function isStep(value: unknown): value is Step {
  const { offset, removed, inserted } = (value ?? {}) as Partial<Record<keyof Step, unknown>>;
  return typeof offset === 'number' && typeof removed === 'string' && typeof inserted === 'string';
}
