/** Keeps the runs of the lab in the browser, with the content that each was played on: a page that is opened again finds them, and goes on. */
import type { Content } from '../../engine/content';
import type { LabRun } from './lab-run';

export interface RunKeeper {
  /** All that are kept of this content folder, the latest first. */
  runs(): Promise<LabRun[]>;
  content(digest: string): Promise<Content | null>;
  keep(run: LabRun): Promise<void>;
  keepContent(digest: string, content: Content): Promise<void>;
  /** Removes a run, and its content if no other run is on it. */
  remove(run: LabRun): Promise<void>;
}

const DATABASE = 'wardwright-lab';
const RUNS = 'runs';
const CONTENTS = 'contents';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(RUNS);
      request.result.createObjectStore(CONTENTS);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<T>(
  store: string,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = ask(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** `folder` is the content folder: packs of the same name in two folders have runs of their own. */
export function keepRunsIn(folder: string): RunKeeper {
  const key = (id: string) => `${folder}:${id}`;
  const inFolder = () => IDBKeyRange.bound(`${folder}:`, `${folder}:\uffff`);
  const readRuns = async () => {
    const kept = (await run(RUNS, 'readonly', (store) => store.getAll(inFolder()))) as LabRun[];
    return kept.sort((a, b) => b.at - a.at);
  };
  return {
    runs: readRuns,
    content: async (digest) =>
      ((await run(CONTENTS, 'readonly', (store) => store.get(key(digest)))) as Content | undefined) ?? null,
    keep: async (each) => {
      // Copied now: a run that plays has grown by the time that the database is open.
      const copy = structuredClone(each);
      await run(RUNS, 'readwrite', (store) => store.put(copy, key(copy.id)));
    },
    keepContent: async (digest, content) => {
      await run(CONTENTS, 'readwrite', (store) => store.put(content, key(digest)));
    },
    remove: async ({ id, digest }) => {
      await run(RUNS, 'readwrite', (store) => store.delete(key(id)));
      const others = await readRuns();
      if (others.some((other) => other.digest === digest)) return;
      await run(CONTENTS, 'readwrite', (store) => store.delete(key(digest)));
    },
  };
}
