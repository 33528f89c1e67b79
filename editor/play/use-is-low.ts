'use client';
/** Whether the window is so low that the hand folds to a strip of names; the style sheets say the same height. */
import { useSyncExternalStore } from 'react';

const LOW = '(max-height: 800px)';

function watch(tell: () => void): () => void {
  const query = window.matchMedia(LOW);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

export const useIsLow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(LOW).matches,
    () => false,
  );
