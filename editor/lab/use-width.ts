'use client';
/** The width of an element in pixels, so that a picture is drawn for it and its words keep their size. 0 until it is known. */
import { useCallback, useRef, useState } from 'react';

export function useWidth(): [number, (element: HTMLElement | null) => void] {
  const [width, setWidth] = useState(0);
  const observer = useRef<ResizeObserver | null>(null);
  const bind = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    observer.current = null;
    if (element === null) return;
    observer.current = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.current.observe(element);
  }, []);
  return [width, bind];
}
