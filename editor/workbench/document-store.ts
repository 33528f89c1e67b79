/**
 * All files of the content folder, the only truth that form, code, board, checks and playtest read. Every change goes through here, has one
 * undo history a file, is kept in this browser at once and saved after a pause. A newer version on disk is never overwritten.
 */
import type { LoadedContent, StoredFile } from './content-client';
import { type StudioDocument, splitMark } from './document';
import { createDocumentCell, type DocumentCell } from './document-cell';
import { createDocumentSaving, type StoreParts } from './document-saving';
import { createDocumentSteps } from './document-steps';
import { emptyHistory } from './text-history';

export interface DocumentStore extends Pick<DocumentCell, 'state' | 'get' | 'subscribe' | 'onTextChange'> {
  /** Loads everything and listens for changes until the answer is called. */
  start(): () => void;
  reload(): Promise<void>;
  /** The one way to change a text. `mergeKey` joins steps that belong together. */
  setText(file: string, text: string, origin: string, mergeKey?: string): void;
  /** Changes many texts in one step of the author, and says so in a notice. */
  setTexts(texts: ReadonlyMap<string, string>, origin: string, said: string): void;
  /** Takes back the last step of a file: in all the files that it changed, if it changed several. */
  undo(file: string): void;
  redo(file: string): void;
  /** Of some files that one whose step is to be undone or redone next, or null if there is none. */
  nextStep(files: Iterable<string>, way: 'undo' | 'redo'): string | null;
  create(file: string, text: string): void;
  /** Deletes files; the notice brings all of them back. */
  remove(...files: readonly string[]): void;
  /** Moves a file and gives these files new texts, itself among them: one step to undo for all of them. */
  rename(from: string, to: string, texts?: ReadonlyMap<string, string>): void;
  /** Tells of each file that has another name now, after a renaming or after one was taken back. */
  onRename(listener: (from: string, to: string) => void): () => void;
  /** Tells of each file that the author makes. */
  onCreate(listener: (file: string) => void): () => void;
  /** Whether something is on its way to the disk. What waits for a server that is away does not count. */
  isSaving(): boolean;
  /** Saves whatever is due now; settles when each has an answer. */
  flush(): Promise<void>;
  resolveConflict(file: string, choice: 'mine' | 'theirs'): void;
  /** Says something to the author that changes nothing. */
  tell(text: string): void;
  dismissNotice(): void;
}

const fresh = (file: string, stored: string, changedAt: number): StudioDocument => ({
  file,
  ...splitMark(stored),
  version: 1,
  history: emptyHistory,
  state: 'unsaved',
  disk: null,
  theirs: null,
  reason: '',
  changedAt,
});

function opened(stored: StoredFile): StudioDocument {
  const document = fresh(stored.file, stored.text, stored.changedAt);
  return { ...document, state: 'saved', disk: { text: document.text, revision: stored.revision } };
}

export function createDocumentStore(parts: StoreParts): DocumentStore {
  const { client, drafts, now, otherFolder } = parts;
  const cell = createDocumentCell();
  /** Where removed files wait, by their path. */
  const trash = new Map<string, string>();
  let loading: Promise<void> = Promise.resolve();
  const saving = createDocumentSaving(cell, parts);
  const { put, update } = cell;
  const steps = createDocumentSteps(cell, saving, now, (from, to) => move(from, to));
  const { setText } = steps;

  const createListeners = new Set<(file: string) => void>();
  const renameListeners = new Set<(from: string, to: string) => void>();

  const meetFile = (stored: StoredFile) => {
    const known = cell.get(stored.file);
    if (known === undefined) put(opened(stored));
    else if (known.disk?.revision !== stored.revision && !saving.isBusy(stored.file)) saving.meetVersion(known, stored);
  };

  const meetAll = (files: readonly StoredFile[], unreadable: LoadedContent['unreadable']) => {
    for (const stored of files) meetFile(stored);
    const there = new Set([...files, ...unreadable].map(({ file }) => file));
    for (const document of cell.state().documents.values()) {
      if (document.disk === null || there.has(document.file) || saving.isBusy(document.file)) continue;
      saving.meetVersion(document, null);
    }
    update({ isOnline: true });
  };

  const restoreDrafts = () => {
    for (const draft of drafts.all()) {
      const { text, hasByteOrderMark } = splitMark(draft.text);
      const known = cell.get(draft.file);
      if (known === undefined && draft.base === null) create(draft.file, draft.text);
      else if (known?.text === text) drafts.forget(draft.file);
      else if (known !== undefined && known.disk?.revision === draft.base) setText(draft.file, text, 'draft');
      else {
        // The disk went on, or the file is gone from it: the author chooses.
        const document = known ?? fresh(draft.file, draft.text, now());
        const theirs = { text: known?.text ?? null, revision: known?.disk?.revision ?? null, at: now() };
        const version = document.version + 1;
        put({ ...document, text, hasByteOrderMark, version, state: 'conflict', theirs });
      }
    }
  };

  /** What was done before the page was loaded again can be undone, where a file is still as it was left. */
  const restoreHistories = () =>
    cell.together(() => {
      for (const document of cell.state().documents.values()) {
        const history = parts.histories.of(document.file, document.text);
        if (history !== null) put({ ...document, history });
      }
    });

  /** What is open stays, and the page says that it is offline. */
  const loseServer = () => {
    const { phase } = cell.state();
    update({ isOnline: false, phase: phase === 'loading' ? 'failed' : phase });
  };

  const load = async (): Promise<LoadedContent | null> => {
    try {
      return await client.load();
    } catch {
      // No answer at all.
      loseServer();
      return null;
    }
  };

  const takeAll = async () => {
    const loaded = await load();
    if (loaded === null) return;
    const { folder, files, unreadable } = loaded;
    const expected = cell.state().folder || parts.folder;
    if (expected !== '' && folder !== expected) {
      otherFolder();
      return;
    }
    if (cell.state().phase === 'ready') {
      update({ unreadable });
      meetAll(files, unreadable);
    } else {
      const documents = new Map(files.map((stored) => [stored.file, opened(stored)]));
      update({ phase: 'ready', folder, documents, unreadable, isOnline: true });
      restoreDrafts();
      restoreHistories();
    }
    for (const { file, state } of cell.state().documents.values()) if (state === 'offline') saving.schedule(file, 0);
  };

  /** One after the other, so that an older answer never comes after a newer one. */
  const reload = (): Promise<void> => {
    const turn = loading.then(takeAll);
    // Whoever called hears of what went wrong; the next one begins all the same.
    loading = turn.catch(() => undefined);
    return turn;
  };

  const create = (file: string, text: string) => {
    if (cell.get(file) !== undefined) return;
    saving.takeText(fresh(file, text, now()), null, 'create');
    saving.schedule(file, 0);
    for (const listener of createListeners) listener(file);
  };

  const remove = (...files: readonly string[]) => {
    const removed = files.flatMap((file) => cell.get(file) ?? []);
    const [first] = removed;
    if (first === undefined) return;
    const text = removed.length === 1 ? `${first.file} deleted.` : `${removed.length} files deleted.`;
    cell.together(() => {
      for (const { file } of removed) {
        saving.forget(file);
        cell.drop(file);
      }
      update({ notice: { text, undo: () => cell.together(() => removed.forEach(bringBack)) } });
    });
    for (const document of removed) void saving.inTurn(document.file, () => removeFromDisk(document));
  };

  /** Runs when a save that was under way has ended, and so knows what the disk has now. */
  const removeFromDisk = async (document: StudioDocument) => {
    const { file } = document;
    const revision = saving.lateRevision(file) ?? document.disk?.revision;
    if (revision === undefined) return;
    const result = await client.remove(file, revision);
    if (result.kind === 'removed') trash.set(file, result.trashId);
    if (result.kind === 'removed' || (result.kind === 'conflict' && result.current === null)) return;
    const current = result.kind === 'conflict' ? result.current : null;
    const why =
      result.kind === 'refused'
        ? result.reason
        : result.kind === 'offline'
          ? 'the server does not answer'
          : 'it changed on disk meanwhile';
    put(current === null ? document : opened(current), {
      notice: { text: `${file} was not deleted: ${why}.`, undo: null },
    });
  };

  /** The file itself comes back from the trash; where that cannot be, its text is written anew. */
  const bringBack = (document: StudioDocument) => {
    const { file } = document;
    update({ notice: null });
    void saving.inTurn(file, async () => {
      if (cell.get(file) !== undefined) return;
      const trashId = trash.get(file);
      trash.delete(file);
      const restored = trashId === undefined ? null : await client.restore(trashId, file);
      const stored = restored?.kind === 'saved' ? await client.read(file) : null;
      const disk = stored === null ? null : opened(stored).disk;
      const again = { ...document, disk, theirs: null, version: document.version + 1 };
      if (disk?.text === document.text) {
        put({ ...again, state: 'saved' });
        return;
      }
      saving.takeText({ ...again, state: 'unsaved' }, null, 'create');
      saving.schedule(file, 0);
    });
  };

  const move = (from: string, to: string) => {
    const document = cell.get(from);
    if (document === undefined) return;
    saving.takeText({ ...document, file: to, disk: null, theirs: null, state: 'unsaved' }, null, 'create');
    saving.schedule(to, 0);
    remove(from);
    update({ notice: null });
    for (const listener of renameListeners) listener(from, to);
  };

  const rename: DocumentStore['rename'] = (from, to, texts = new Map()) => {
    if (cell.get(from) === undefined || cell.get(to) !== undefined) return;
    const files = [...texts.keys()];
    const joint = { id: crypto.randomUUID(), files, move: { from, to } };
    for (const [file, text] of texts) setText(file, text, 'rename', '', joint);
    move(from, to);
    if (files.includes(from)) {
      const others = files.length - 1;
      const followed = others === 0 ? '' : ` ${others} other ${others === 1 ? 'file' : 'files'} followed.`;
      update({ notice: { text: `${from} is ${to} now.${followed}`, undo: () => steps.take(to, 'undo') } });
    }
  };

  const resolveConflict = (file: string, choice: 'mine' | 'theirs') => {
    const document = cell.get(file);
    if (document?.theirs == null) return;
    const { text, revision } = document.theirs;
    if (choice === 'theirs' && text === null) {
      saving.forget(file);
      cell.drop(file);
      return;
    }
    const disk = text === null || revision === null ? null : { text, revision };
    const settled: StudioDocument = { ...document, disk, theirs: null, state: 'unsaved' };
    put(settled);
    if (choice === 'theirs' && text !== null) setText(file, text, 'disk');
    else saving.takeText(settled, null, 'history');
  };

  const hearOfChange = async (file: string, revision: string) => {
    const isKnown = () => cell.get(file)?.disk?.revision === revision;
    if (isKnown()) return;
    await saving.inTurn(file, async () => undefined);
    if (isKnown()) return;
    try {
      const stored = await client.read(file);
      if (stored !== null) meetFile(stored);
      forgetUnreadable(file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      update({ notice: { text: `${file} has changed on disk and could not be read: ${reason}`, undo: null } });
    }
  };

  const forgetUnreadable = (file: string) => {
    const { unreadable } = cell.state();
    if (unreadable.some((each) => each.file === file))
      update({ unreadable: unreadable.filter((each) => each.file !== file) });
  };

  const hearOfRemoval = (file: string) => {
    forgetUnreadable(file);
    const known = cell.get(file);
    if (known !== undefined && known.disk !== null && !saving.isBusy(file)) saving.meetVersion(known, null);
  };

  return {
    state: cell.state,
    get: cell.get,
    subscribe: cell.subscribe,
    onTextChange: cell.onTextChange,
    start() {
      // Loaded once changes are heard, and again whenever they may have been missed: so nothing falls between.
      return client.watch((change) => {
        if (change.kind === 'connected') void reload();
        else if (change.kind === 'disconnected') loseServer();
        else if (change.kind === 'changed') void hearOfChange(change.file, change.revision);
        else if (change.kind === 'removed') hearOfRemoval(change.file);
        // Why it cannot be read stands in the list of all.
        else void reload();
      });
    },
    reload,
    setText: (file, text, origin, mergeKey) => setText(file, text, origin, mergeKey),
    setTexts: steps.setTexts,
    undo: (file) => steps.take(file, 'undo'),
    redo: (file) => steps.take(file, 'redo'),
    nextStep: steps.next,
    create,
    remove,
    rename,
    onCreate(listener) {
      createListeners.add(listener);
      return () => createListeners.delete(listener);
    },
    onRename(listener) {
      renameListeners.add(listener);
      return () => renameListeners.delete(listener);
    },
    isSaving: saving.isSaving,
    flush: saving.flush,
    resolveConflict,
    tell: (text) => update({ notice: { text, undo: null } }),
    dismissNotice: () => update({ notice: null }),
  };
}
