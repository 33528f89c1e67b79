'use client';
/**
 * Folds what is in a column step by step until it fits its height: nothing of it may be cut or out of sight if it can be shown
 * smaller. It measures what is drawn, so that it holds for any game; after the last step the column scrolls.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Folded {
  column: RefObject<HTMLElement | null>;
  /** 0 is all of it. */
  fold: number;
}

/** `words` is whatever changes when the content may need more or less room; `most` is the last step. */
export function useFold(words: string, most: number): Folded {
  const column = useRef<HTMLElement>(null);
  const [size, setSize] = useState('');
  const [state, setState] = useState({ of: '', fold: 0 });
  const now = `${size} ${words}`;
  const fold = state.of === now ? state.fold : 0;

  useLayoutEffect(() => {
    const element = column.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setSize(`${element.clientWidth} ${element.clientHeight}`));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const element = column.current;
    if (element === null || fold >= most || element.scrollHeight <= element.clientHeight) return;
    setState({ of: now, fold: fold + 1 });
  });
  return { column, fold };
}
