/**
 * Brings documents to the disk and the disk to documents: a save after a pause, one at a time for each file, drafts kept until then, and
 * what happens when the disk has something else than we thought.
 */
import type { ContentClient, Revision, StoredFile } from './content-client';
import { joinMark, type StudioDocument, splitMark } from './document';
import type { DocumentCell } from './document-cell';
import type { DraftKeeper } from './draft-keeper';
import type { HistoryKeeper } from './history-keeper';
import { createLine } from './line';
import { marksIn } from './merge-marks';
import { record, type Span, spanBetween } from './text-history';

export interface StoreParts {
  client: ContentClient;
  drafts: DraftKeeper;
  histories: Pick<HistoryKeeper, 'of'>;
  /** The content folder that the drafts belong to; '' if it is not known before the first answer. */
  folder: string;
  /** Called when the server turns out to have another folder: nothing of this page belongs to it. */
  otherFolder(): void;
  /** Milliseconds. */
  now(): number;
  /** Runs a task later and gives what cancels it. */
  wait(task: () => void, milliseconds: number): () => void;
}

/** A save is due this long after the last change, in milliseconds. */
export const SAVE_AFTER = 700;
const RETRY_AFTER = 3_000;
/** A change may reach thousands of files; a browser that sends them all at once drops some. */
const SAVES_AT_ONCE = 6;

export interface DocumentSaving {
  takeText(document: StudioDocument, span: Span | null, origin: string): void;
  meetVersion(document: StudioDocument, stored: StoredFile | null): void;
  schedule(file: string, after: number): void;
  forget(file: string): void;
  /** The revision of a save that ended after its document was dropped, once. */
  lateRevision(file: string): Revision | null;
  /** Runs after whatever is under way for that file, alone. */
  inTurn(file: string, work: () => Promise<void>): Promise<void>;
  isBusy(file: string): boolean;
  /** Whether a save or a removal is due or under way that has not met a server that is away. */
  isSaving(): boolean;
  flush(): Promise<void>;
}

export function createDocumentSaving(cell: DocumentCell, { client, drafts, now, wait }: StoreParts): DocumentSaving {
  const { put, drop } = cell;
  const due = new Map<string, () => void>();
  const busy = new Map<string, Promise<void>>();

  /** What the disk has of files that were dropped while a save was under way. */
  const late = new Map<string, Revision>();

  const cancel = (file: string) => {
    due.get(file)?.();
    due.delete(file);
  };

  const inTurn = (file: string, work: () => Promise<void>): Promise<void> => {
    const turn: Promise<void> = (busy.get(file) ?? Promise.resolve()).then(work).finally(() => {
      if (busy.get(file) === turn) busy.delete(file);
    });
    busy.set(file, turn);
    return turn;
  };

  const schedule = (file: string, after: number) => {
    cancel(file);
    const run = () => {
      due.delete(file);
      void inTurn(file, () => save(file));
    };
    due.set(file, wait(run, after));
  };

  /** Takes a changed text in, keeps it and lets a save fall due. */
  const takeText = (document: StudioDocument, span: Span | null, origin: string) => {
    const isClean = document.disk !== null && document.text === document.disk.text;
    const inConflict = document.state === 'conflict';
    let draftsAreKept = cell.state().draftsAreKept;
    if (isClean && !inConflict) {
      drafts.forget(document.file);
      cancel(document.file);
    } else {
      draftsAreKept = drafts.keep({
        file: document.file,
        text: joinMark(document),
        base: document.disk?.revision ?? null,
      });
    }
    const settled = busy.has(document.file) || !isClean ? 'unsaved' : 'saved';
    put({ ...document, state: inConflict ? 'conflict' : settled }, { draftsAreKept });
    if (!inConflict && !isClean) schedule(document.file, SAVE_AFTER);
    cell.tell(document.file, span, origin);
  };

  const inLine = createLine(SAVES_AT_ONCE);
  const save = (file: string): Promise<void> => inLine(() => saveNow(file));

  const saveNow = async (file: string): Promise<void> => {
    const document = cell.get(file);
    if (document === undefined || document.state === 'conflict') return;
    if (document.disk !== null && document.text === document.disk.text) return;
    // Two versions in one text are nobody's file yet; the draft keeps them.
    if (marksIn(document.text) !== null) return;
    const { text } = document;
    const result = await client.save(file, joinMark(document), document.disk?.revision ?? null);
    const current = cell.get(file);
    if (current === undefined) {
      if (result.kind === 'saved') late.set(file, result.revision);
      return;
    }
    if (result.kind === 'saved') {
      const disk = { text, revision: result.revision };
      const isClean = current.text === text;
      if (isClean) drafts.forget(file);
      else schedule(file, SAVE_AFTER);
      put({ ...current, disk, state: isClean ? 'saved' : 'unsaved', reason: '' }, { isOnline: true, savedAt: now() });
    } else if (result.kind === 'conflict') {
      meetVersion(current, result.current);
    } else if (result.kind === 'offline') {
      put({ ...current, state: 'offline' }, { isOnline: false });
      schedule(file, RETRY_AFTER);
    } else {
      put({ ...current, state: 'refused', reason: result.reason });
    }
  };

  /** The disk has something else than we thought: taken over if nothing was typed here, else the author chooses. */
  const meetVersion = (document: StudioDocument, stored: StoredFile | null) => {
    const theirs = stored === null ? null : splitMark(stored.text).text;
    const disk = stored === null || theirs === null ? null : { text: theirs, revision: stored.revision };
    const wasClean = document.disk !== null && document.text === document.disk.text && document.state !== 'conflict';
    if (theirs === document.text) {
      drafts.forget(document.file);
      put({ ...document, disk, state: 'saved', theirs: null });
    } else if (!wasClean) {
      cancel(document.file);
      const at = now();
      put({ ...document, state: 'conflict', theirs: { text: theirs, revision: stored?.revision ?? null, at } });
    } else if (stored === null || theirs === null) {
      forget(document.file);
      drop(document.file, { notice: { text: `${document.file} was deleted on disk.`, undo: null } });
    } else {
      const at = now();
      const span = spanBetween(document.text, theirs);
      const history = record(document.history, document.text, theirs, '', at);
      const version = document.version + 1;
      put({ ...document, text: theirs, history, version, disk, state: 'saved', theirs: null, changedAt: at });
      cell.tell(document.file, span, 'disk');
    }
  };

  const forget = (file: string) => {
    cancel(file);
    drafts.forget(file);
  };

  return {
    takeText,
    meetVersion,
    schedule,
    forget,
    lateRevision(file) {
      const revision = late.get(file) ?? null;
      late.delete(file);
      return revision;
    },
    inTurn,
    isBusy: (file) => busy.has(file),
    isSaving: () => [...busy.keys(), ...due.keys()].some((file) => cell.get(file)?.state !== 'offline'),
    async flush() {
      const refused = [...cell.state().documents.values()].filter(({ state }) => state === 'refused');
      for (const file of new Set([...due.keys(), ...refused.map((document) => document.file)])) {
        cancel(file);
        void inTurn(file, () => save(file));
      }
      await Promise.all(busy.values());
    },
  };
}
