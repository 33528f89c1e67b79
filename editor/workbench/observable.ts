/** A value that views can watch. The whole state of the studio's own interface is made of these; content lives in the document store. */
import { useCallback, useSyncExternalStore } from 'react';

export interface Watchable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface Observable<T> extends Watchable<T> {
  set(next: T | ((now: T) => T)): void;
}

export function createObservable<T>(initial: T): Observable<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      const made = typeof next === 'function' ? (next as (now: T) => T)(value) : next;
      if (Object.is(made, value)) return;
      value = made;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** An observable that this browser remembers. What was kept by another version and no longer fits is dropped. */
export function createRemembered<T>(key: string, initial: T, isFitting: (value: unknown) => value is T): Observable<T> {
  const observable = createObservable(initial);
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    if (isFitting(kept)) observable.set(kept);
  } catch {
    // Storage is barred or holds no JSON: the first value is right.
  }
  observable.subscribe(() => {
    try {
      window.localStorage.setItem(key, JSON.stringify(observable.get()));
    } catch {
      // Full or barred: remembered for this page only.
    }
  });
  return observable;
}

export function useWatched<T>(watchable: Watchable<T>): T {
  return useSyncExternalStore(watchable.subscribe, watchable.get, watchable.get);
}

/** Follows a part of a value. `pick` must give the same thing (`Object.is`) for the same state. */
export function useWatchedPart<T, Part>(watchable: Watchable<T>, pick: (value: T) => Part): Part {
  const read = useCallback(() => pick(watchable.get()), [watchable, pick]);
  return useSyncExternalStore(watchable.subscribe, read, read);
}
