/** A document store on a disk in memory, with a clock that moves when told and drafts that outlive the store. */
import type { ContentChange, ContentClient, SaveResult, StoredFile } from '../../editor/workbench/content-client';
import { createDocumentStore } from '../../editor/workbench/document-store';
import type { Draft, DraftKeeper } from '../../editor/workbench/draft-keeper';
import { type HistoryKeeper, noHistoryKeeper } from '../../editor/workbench/history-keeper';

export const NURSE = 'lobotomy/monster/nurse.json';

function studio(
  files: Record<string, string> = { [NURSE]: '{ "health": 2 }\n' },
  kept: Map<string, Draft> = new Map(),
  { isThere = true, histories = noHistoryKeeper }: { isThere?: boolean; histories?: HistoryKeeper } = {},
) {
  const disk = new Map(Object.entries(files));
  const trash: string[] = [];
  const told: string[] = [];
  let folder = '/games/content';
  let broken: Error | null = null;
  let unreadable: { file: string; reason: string }[] = [];
  const tasks = new Set<() => void>();
  const saves: string[] = [];
  let isDown = false;
  let refusal: string | null = null;
  let tellPage: (change: ContentChange) => void = () => undefined;
  const stored = (file: string): StoredFile | null => {
    const text = disk.get(file);
    return text === undefined ? null : { file, text, revision: `r:${text}`, changedAt: 0 };
  };
  const guarded = (file: string, base: string | null, write: () => void): SaveResult => {
    if (isDown) return { kind: 'offline' };
    if (refusal !== null) return { kind: 'refused', reason: refusal };
    const current = stored(file);
    if ((current?.revision ?? null) !== base) return { kind: 'conflict', current };
    write();
    return { kind: 'saved', revision: stored(file)?.revision ?? '' };
  };
  const client: ContentClient = {
    load: async () => ({
      folder,
      files: [...disk.keys()].flatMap((file) => stored(file) ?? []),
      unreadable,
    }),
    read: async (file) => {
      if (broken !== null) throw broken;
      return stored(file);
    },
    save: async (file, text, base) => {
      saves.push(text);
      await settle();
      return guarded(file, base, () => disk.set(file, text));
    },
    remove: async (file, base) => {
      const text = disk.get(file) ?? '';
      if (isDown) return { kind: 'offline' };
      const current = stored(file);
      if ((current?.revision ?? null) !== base) return { kind: 'conflict', current };
      disk.delete(file);
      return { kind: 'removed', trashId: String(trash.push(text) - 1) };
    },
    restore: async (trashId, file) => {
      told.push(`restored ${file}`);
      return guarded(file, null, () => disk.set(file, trash[Number(trashId)] ?? ''));
    },
    watch(listener) {
      tellPage = listener;
      listener({ kind: isThere ? 'connected' : 'disconnected' });
      return () => undefined;
    },
  };
  const drafts: DraftKeeper = {
    all: () => [...kept.values()],
    keep: (draft) => {
      kept.set(draft.file, draft);
      return true;
    },
    forget: (file) => kept.delete(file),
  };
  let clock = 0;
  const store = createDocumentStore({
    client,
    drafts,
    histories,
    folder: '/games/content',
    otherFolder: () => told.push('another folder'),
    now: () => clock,
    wait: (task) => {
      tasks.add(task);
      return () => tasks.delete(task);
    },
  });
  store.start();
  return {
    store,
    disk,
    saves,
    kept,
    told,
    tell: async (change: ContentChange) => {
      tellPage(change);
      await settle();
    },
    serve: (other: string) => {
      folder = other;
    },
    breakReading: (reason: string) => {
      broken = new Error(reason);
    },
    spoil: (file: string) => {
      disk.delete(file);
      unreadable = [{ file, reason: 'It is not UTF-8.' }];
    },
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
    refuse: (reason: string | null) => {
      refusal = reason;
    },
    goDown: (down: boolean) => {
      isDown = down;
    },
    writeOutside: async (file: string, text: string) => {
      disk.set(file, text);
      tellPage({ kind: 'changed', file, revision: `r:${text}` });
      await settle();
    },
    deleteOutside: async (file: string) => {
      disk.delete(file);
      tellPage({ kind: 'removed', file });
      await settle();
    },
  };
}

/** Lets every answer that is already there arrive. */
export const settle = async () => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
};

export const opened = async (...parts: Parameters<typeof studio>) => {
  const bench = studio(...parts);
  await settle();
  return bench;
};

export const edit = (bench: Awaited<ReturnType<typeof opened>>, text: string, key = '') =>
  bench.store.setText(NURSE, text, 'form', key);
