'use client';
/** Holds a board's zoom and pan: fits the board until the author zooms or pans, and again when asked. Knows nothing of content. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { fitBoard, panBy, type Size, showPoint, type Viewport, zoomAt } from './viewport';

export interface ViewportControl {
  view: Viewport;
  screen: Size;
  /** Goes on the element that the canvas fills. */
  measure: (element: HTMLElement | null) => void;
  fitAll(): void;
  zoom(factor: number, x?: number, y?: number): void;
  pan(dx: number, dy: number): void;
  show(x: number, y: number): void;
  /** Brings a point of the board into the middle of the screen. */
  centre(x: number, y: number): void;
}

export function useViewport(board: Size, inset: number): ViewportControl {
  const [screen, setScreen] = useState<Size>({ width: 0, height: 0 });
  /** Null while the board simply fits. */
  const [moved, setMoved] = useState<Viewport | null>(null);
  const observer = useRef<ResizeObserver | null>(null);
  const element = useRef<HTMLElement | null>(null);

  const measure = useCallback((next: HTMLElement | null) => {
    observer.current?.disconnect();
    element.current = next;
    if (next === null) return;
    observer.current = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setScreen({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.current.observe(next);
  }, []);

  useLayoutEffect(() => {
    const now = element.current?.getBoundingClientRect();
    if (now !== undefined) setScreen({ width: now.width, height: now.height });
  }, []);

  const fitted = fitBoard(board, screen.width === 0 ? { width: 400, height: 400 } : screen, inset);
  const view = moved ?? fitted;
  const now = useRef(view);
  now.current = view;

  const fitAll = useCallback(() => setMoved(null), []);
  const zoom = useCallback(
    (factor: number, x = screen.width / 2, y = screen.height / 2) =>
      setMoved((old) => zoomAt(old ?? now.current, factor, x, y)),
    [screen],
  );
  const pan = useCallback((dx: number, dy: number) => setMoved((old) => panBy(old ?? now.current, dx, dy)), []);
  const show = useCallback(
    (x: number, y: number) => setMoved((old) => (old === null ? null : showPoint(old, screen, x, y, 48))),
    [screen],
  );
  const centre = useCallback(
    (x: number, y: number) =>
      setMoved((old) => {
        const { scale } = old ?? now.current;
        return { scale, x: screen.width / 2 - x * scale, y: screen.height / 2 - y * scale };
      }),
    [screen],
  );
  return { view, screen, measure, fitAll, zoom, pan, show, centre };
}
