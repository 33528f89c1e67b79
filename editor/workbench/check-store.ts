/**
 * Runs the checks beside the page whenever content has changed and the author pauses, and holds the last report. Typing never waits for it.
 * One check runs at a time; what changed meanwhile is in the next one.
 */
import type { Unreadable } from '../../pack/checker';
import type { Completion } from '../../pack/completion/completion';
import type { Linked } from '../../pack/link-pack';
import type { ContentTranslation } from '../../pack/translate-content';
import { type CheckReport, type CheckState, sortProblems } from './check-report';
import type { FileName } from './document';
import type { DocumentStore } from './document-store';
import { createObservable, type Watchable } from './observable';
import type { Use } from './references';

/** The text of a file, or why it has none; null if it is gone. */
export type FileChange = readonly [file: string, text: string | Unreadable | null];

/** With its texts in a language, if one was asked for. */
export type LinkedPack = Linked & { translation?: ContentTranslation };

/** Remembers all files between calls; only what changed is sent. */
export interface Checker {
  check(changes: readonly FileChange[]): Promise<CheckReport>;
  /** The same report with the set-ups that were due; null if another check was asked for meanwhile. */
  finish(): Promise<CheckReport | null>;
  usesOf(name: FileName): Promise<readonly Use[]>;
  namedAt(file: string, offset: number): Promise<FileName | null>;
  completionsAt(file: string, text: string, offset: number): Promise<readonly Completion[]>;
  linked(pack: string, language: string): Promise<LinkedPack | null>;
  /** Whatever still waits for an answer is rejected. */
  end(): void;
}

export interface CheckStore extends Watchable<CheckState> {
  start(): () => void;
  /** Checks everything from the beginning. */
  again(): void;
  /** Every place that names an item, as of the last check; none before the first. */
  usesOf(name: FileName): Promise<readonly Use[]>;
  /** The item that is named at an offset of a text, or null. */
  namedAt(file: string, offset: number): Promise<FileName | null>;
  /** What could stand at an offset of a text, likeliest first. */
  completionsAt(file: string, text: string, offset: number): Promise<readonly Completion[]>;
  /**
   * A pack as of the last check, as the engine plays it, or what keeps it from being played; null before the first check. With a code of a
   * language, its texts in that come along.
   */
  linked(pack: string, language?: string): Promise<LinkedPack | null>;
}

/** A check begins this long after the last change, in milliseconds. */
const CHECK_AFTER = 150;

export function createCheckStore(documents: DocumentStore, makeChecker: () => Checker, now: () => number): CheckStore {
  const state = createObservable<CheckState>({ phase: 'unchecked', report: null });
  let checker: Checker | null = null;
  let known: ReadonlyMap<string, string | Unreadable> = new Map();
  /** The outcome of the last check, unless another is under way. */
  let done: Extract<CheckState, { phase: 'checked' }> | null = null;
  let isRunning = false;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const contentNow = () => {
    const content = new Map<string, string | Unreadable>();
    const { documents: open, unreadable } = documents.state();
    for (const { file, text } of open.values()) content.set(file, text);
    for (const each of unreadable) content.set(each.file, each);
    return content;
  };

  /** What is otherwise than the checker knows it. */
  const changes = (content: ReadonlyMap<string, string | Unreadable>): FileChange[] => {
    const found: FileChange[] = [];
    for (const [file, text] of content) if (known.get(file) !== text) found.push([file, text]);
    for (const file of known.keys()) if (!content.has(file)) found.push([file, null]);
    return found;
  };

  /** Says "checked" only of content as it stands: from the first keystroke on, the last report is an old one. */
  const tell = () => {
    if (done === null) return;
    if (changes(contentNow()).length === 0) return state.set(done);
    const { report } = done;
    state.set((now) => (now.phase === 'checking' && now.report === report ? now : { phase: 'checking', report }));
  };

  const end = () => {
    checker?.end();
    checker = null;
    done = null;
    known = new Map();
  };

  /** The checks themselves broke: the last report stays, marked as old, and the author can run them again. */
  const failed = (asked: Checker, error: unknown) => {
    // It was ended by ourselves, and has broken nothing.
    if (checker !== asked) return;
    end();
    const reason = error instanceof Error ? error.message : String(error);
    state.set(({ report }) => ({ phase: 'failed', report, reason }));
  };

  /** Whoever asks while the checks are ended gets what stands for "not known yet", and asks again after the next check. */
  const ask = async <T>(question: (checker: Checker) => Promise<T>, unknown: T): Promise<T> => {
    const asked = checker;
    if (asked === null) return unknown;
    try {
      return await question(asked);
    } catch (error) {
      failed(asked, error);
      return unknown;
    }
  };

  const take = (report: CheckReport) => {
    done = { phase: 'checked', report: { ...report, problems: sortProblems(report.problems) }, at: now() };
    tell();
  };

  const finish = async (asked: Checker) => {
    try {
      const report = await asked.finish();
      // While another check is under way, this is of what was before.
      if (report !== null && checker === asked && !isRunning) take(report);
    } catch (error) {
      failed(asked, error);
    }
  };

  const run = async () => {
    if (isRunning) {
      isDue = true;
      return;
    }
    if (documents.state().phase !== 'ready') return;
    const isFirst = checker === null;
    const content = contentNow();
    const found = changes(content);
    if (found.length === 0 && !isFirst) return tell();
    known = content;
    done = null;
    isRunning = true;
    state.set(({ report }) => ({ phase: 'checking', report }));
    checker ??= makeChecker();
    const asked = checker;
    try {
      const report = await asked.check(found);
      take(report);
      if (report.due > 0) void finish(asked);
    } catch (error) {
      failed(asked, error);
    } finally {
      isRunning = false;
      if (isDue) {
        isDue = false;
        void run();
      }
    }
  };

  const soon = () => {
    tell();
    clearTimeout(timer);
    timer = setTimeout(() => void run(), CHECK_AFTER);
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    start() {
      let last = documents.state();
      const stop = documents.subscribe(() => {
        const before = last;
        last = documents.state();
        if (last.documents === before.documents && last.unreadable === before.unreadable) return;
        soon();
      });
      soon();
      return () => {
        stop();
        clearTimeout(timer);
        end();
      };
    },
    usesOf: (name) => ask<readonly Use[]>((asked) => asked.usesOf(name), []),
    namedAt: (file, offset) => ask((asked) => asked.namedAt(file, offset), null),
    linked: (pack, language = '') => ask((asked) => asked.linked(pack, language), null),
    completionsAt: (file, text, offset) =>
      ask<readonly Completion[]>((asked) => asked.completionsAt(file, text, offset), []),
    again() {
      end();
      void run();
    },
  };
}
