'use client';
/** Counts the rows of a scrolling list that do not show yet, so that the list can say how many there are. */
import { type RefObject, useEffect, useState } from 'react';

/** `rows` is how many there are in all; every row is marked with `data-row`. */
export function useHiddenBelow(list: RefObject<HTMLElement | null>, rows: number): number {
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (element === null || rows === 0) return;
    const count = () => {
      const bottom = element.getBoundingClientRect().bottom;
      setHidden(
        [...element.querySelectorAll('[data-row]')].filter((row) => row.getBoundingClientRect().bottom > bottom + 4)
          .length,
      );
    };
    count();
    const observer = new ResizeObserver(count);
    observer.observe(element);
    element.addEventListener('scroll', count, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', count);
    };
  }, [list, rows]);
  return hidden;
}
