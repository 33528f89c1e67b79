/**
 * Runs the checks beside the page whenever content has changed and the author pauses, and holds the last report. Typing never waits for it.
 * One check runs at a time; what changed meanwhile is in the next one.
 */
import type { Completion } from '../../pack/completion/completion';
import type { Linked } from '../../pack/link-pack';
import type { Problem } from '../../pack/problem';
import { type CheckReport, type CheckState, sortProblems } from './check-report';
import type { FileName } from './document';
import type { DocumentStore } from './document-store';
import { createObservable, type Watchable } from './observable';
import type { Use } from './references';

/** The text of a file, or null if it is gone. */
export type FileChange = readonly [file: string, text: string | null];

/** Remembers all files between calls; only what changed is sent. */
export interface Checker {
  check(changes: readonly FileChange[]): Promise<CheckReport>;
  usesOf(name: FileName): Promise<readonly Use[]>;
  completionsAt(file: string, text: string, offset: number): Promise<readonly Completion[]>;
  linked(pack: string): Promise<Linked | null>;
  end(): void;
}

export interface CheckStore extends Watchable<CheckState> {
  start(): () => void;
  /** Checks everything from the beginning. */
  again(): void;
  /** Every place that names an item, as of the last check; none before the first. */
  usesOf(name: FileName): Promise<readonly Use[]>;
  /** What could stand at an offset of a text, likeliest first. */
  completionsAt(file: string, text: string, offset: number): Promise<readonly Completion[]>;
  /** A pack as of the last check, as the engine plays it, or what keeps it from being played; null before the first check. */
  linked(pack: string): Promise<Linked | null>;
}

/** A check begins this long after the last change, in milliseconds. */
const CHECK_AFTER = 150;

/** A file that could not even be read is a problem like any other; it cannot be opened. */
const unreadableProblem = ({ file, reason }: { file: string; reason: string }): Problem => ({
  code: 'file-unreadable',
  severity: 'error',
  layer: 'text',
  file,
  pointer: '',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
  message: reason,
});

export function createCheckStore(documents: DocumentStore, makeChecker: () => Checker, now: () => number): CheckStore {
  const state = createObservable<CheckState>({ phase: 'unchecked', report: null });
  let checker: Checker | null = null;
  let known = new Map<string, string>();
  let isRunning = false;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const changes = (): FileChange[] => {
    const found: FileChange[] = [];
    const next = new Map<string, string>();
    for (const { file, text } of documents.state().documents.values()) {
      next.set(file, text);
      if (known.get(file) !== text) found.push([file, text]);
    }
    for (const file of known.keys()) if (!next.has(file)) found.push([file, null]);
    known = next;
    return found;
  };

  const run = async () => {
    if (isRunning) {
      isDue = true;
      return;
    }
    if (documents.state().phase !== 'ready') return;
    const isFirst = known.size === 0;
    const found = changes();
    if (found.length === 0 && !isFirst) return;
    isRunning = true;
    state.set(({ report }) => ({ phase: 'checking', report }));
    try {
      checker ??= makeChecker();
      const report = await checker.check(found);
      const problems = sortProblems([...report.problems, ...documents.state().unreadable.map(unreadableProblem)]);
      state.set({ phase: 'checked', report: { ...report, problems }, at: now() });
    } catch (error) {
      // The checks themselves broke: the last report stays, marked as old, and the author can run them again.
      checker?.end();
      checker = null;
      known = new Map();
      const reason = error instanceof Error ? error.message : String(error);
      state.set(({ report }) => ({ phase: 'failed', report, reason }));
    } finally {
      isRunning = false;
      if (isDue) {
        isDue = false;
        void run();
      }
    }
  };

  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), CHECK_AFTER);
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    start() {
      let last = documents.state().documents;
      const stop = documents.subscribe(() => {
        const next = documents.state().documents;
        if (next === last) return;
        last = next;
        soon();
      });
      soon();
      return () => {
        stop();
        clearTimeout(timer);
        checker?.end();
        checker = null;
        known = new Map();
      };
    },
    usesOf: async (name) => (checker === null ? [] : checker.usesOf(name)),
    linked: async (pack) => (checker === null ? null : checker.linked(pack)),
    completionsAt: async (file, text, offset) => (checker === null ? [] : checker.completionsAt(file, text, offset)),
    again() {
      checker?.end();
      checker = null;
      known = new Map();
      void run();
    },
  };
}
