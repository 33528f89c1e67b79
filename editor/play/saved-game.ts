/**
 * Keeps the running game in the browser, so that a page opened again finds the same game. Only what the engine's own save
 * says, and how it was begun; never content by itself.
 */
import type { StartOptions } from './playtest-api';

export interface SavedLine {
  name: string;
  save: string;
}

export interface SavedGame {
  options: StartOptions;
  save: string;
  /** Other ways the game went, kept by "fork". */
  forks: readonly SavedLine[];
}

export interface GameKeeper {
  read(pack: string): Promise<SavedGame | null>;
  write(pack: string, game: SavedGame): Promise<void>;
  remove(pack: string): Promise<void>;
}

const DATABASE = 'wardwright-games';
const STORE = 'games';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** `folder` is the content folder: packs of the same name in two folders have each their own game. */
export function keepGamesIn(folder: string): GameKeeper {
  const key = (pack: string) => `${folder}:${pack}`;
  return {
    read: async (pack) => ((await run('readonly', (store) => store.get(key(pack)))) as SavedGame | undefined) ?? null,
    write: async (pack, game) => {
      await run('readwrite', (store) => store.put(game, key(pack)));
    },
    remove: async (pack) => {
      await run('readwrite', (store) => store.delete(key(pack)));
    },
  };
}
