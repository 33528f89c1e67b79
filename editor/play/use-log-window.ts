'use client';
/**
 * Which rows of a log are in sight, though each is as high as its words make it: heights are taken from the rows as drawn. It
 * stays at the newest row until the reader scrolls away from it, and then where the reader is.
 */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type LogRow, type LogWindow, topsOf, windowOf } from './log-rows';

export interface LogWindowControl extends LogWindow {
  box: RefObject<HTMLDivElement | null>;
  /** Where each row begins, and where the last ends. */
  tops: readonly number[];
  /** Whether the newest row is kept in sight. */
  isFollowing: boolean;
  follow(): void;
  showRow(row: number): void;
  onScroll(): void;
}

/** Height of a row of one line, in pixels. */
const LINE = 20;
/** So near to the end counts as there. */
const SLACK = 12;

export function useLogWindow(rows: readonly LogRow[]): LogWindowControl {
  const box = useRef<HTMLDivElement>(null);
  const heights = useRef(new Map<string, number>());
  const [place, setPlace] = useState({ top: 0, height: 200, width: 0 });
  const [measured, setMeasured] = useState(0);
  const [isFollowing, setFollowing] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights are measured anew, not replaced
  const tops = useMemo(() => topsOf(rows, heights.current, LINE), [rows, measured]);
  const shown = windowOf(place.top, place.height, tops);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() =>
      setPlace((old) => {
        if (old.width !== element.clientWidth) {
          heights.current.clear();
          setMeasured((count) => count + 1);
        }
        return { ...old, height: element.clientHeight, width: element.clientWidth };
      }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    let hasChanged = false;
    /** By so much what the reader sees would move, for rows above it turned out higher or lower. */
    let shift = 0;
    element.querySelectorAll<HTMLElement>('[data-row]').forEach((row, index) => {
      const key = row.dataset.row ?? '';
      const height = row.offsetHeight;
      const known = heights.current.get(key) ?? LINE;
      if (height === 0 || known === height) return;
      heights.current.set(key, height);
      hasChanged = true;
      if ((tops[shown.first + index] ?? 0) < element.scrollTop) shift += height - known;
    });
    if (hasChanged) setMeasured((count) => count + 1);
    if (isFollowing) element.scrollTop = element.scrollHeight;
    else if (shift !== 0) element.scrollTop += shift;
  });

  const onScroll = useCallback(() => {
    const element = box.current;
    if (element === null) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    setPlace((old) => ({ ...old, top: scrollTop, height: clientHeight }));
    setFollowing(scrollTop + clientHeight >= scrollHeight - SLACK);
  }, []);
  const showRow = (row: number) => {
    const element = box.current;
    const [top, bottom] = [tops[row] ?? 0, tops[row + 1] ?? 0];
    if (element === null) return;
    setFollowing(row === rows.length - 1);
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
  };
  return { box, ...shown, tops, isFollowing, follow: () => setFollowing(true), showRow, onScroll };
}
