'use client';
/**
 * Which view of a board its canvas is painted in. A small board is painted anew for every view. A large one is painted a
 * little beyond the screen and then moved and stretched as a picture while the hand pans and zooms; it is painted again once
 * the hand rests, or where the picture no longer reaches now and then.
 */
import { type CSSProperties, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Size, Viewport } from './viewport';

/** A board of more spaces than this is a large one. */
export const LARGE = 400;
/** Pixels that a large board is painted beyond each edge of the screen. */
const MARGIN = 240;
/** A picture is stretched so much at most before it is painted again. */
const STRETCH = 1.8;
/** How long the hand rests before the board is painted sharp, in milliseconds. */
const REST = 140;
/** The least time from one painting to the next while the hand moves, in milliseconds. */
const PAUSE = 900;

/** In board units. */
export interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PaintedView {
  view: Viewport;
  /** Of the canvas, in pixels. */
  size: Size;
  /** How far the canvas begins before the screen, in pixels. */
  margin: number;
  /** What of the board is on the canvas; null for all of it. */
  window: Window | null;
  /** The canvas does not hold all that is on the screen. */
  isBehind: boolean;
  /** Moves the canvas from the view that it is painted in to the one that is shown. */
  style: CSSProperties;
}

export function usePaintedView(view: Viewport, screen: Size, board: Size, isLarge: boolean): PaintedView {
  const [, repaint] = useReducer((count: number) => count + 1, 0);
  const painted = useRef({ view, screen, at: 0 });
  const before = painted.current;
  const isSameScreen = before.screen.width === screen.width && before.screen.height === screen.height;
  const isBehind = isLarge && isSameScreen && !stillReaches(before.view, view, screen, board);
  const mayRest = isLarge && isSameScreen && (!isBehind || performance.now() - before.at < PAUSE);
  if (!mayRest) painted.current = { view, screen, at: performance.now() };
  const latest = useRef({ view, screen });
  latest.current = { view, screen };
  const now = painted.current.view;
  const isMoved = now.x !== view.x || now.y !== view.y || now.scale !== view.scale;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new view makes the rest begin again
  useEffect(() => {
    if (!isMoved) return;
    const timer = setTimeout(() => {
      painted.current = { ...latest.current, at: performance.now() };
      repaint();
    }, REST);
    return () => clearTimeout(timer);
  }, [isMoved, view]);

  const margin = isLarge ? MARGIN : 0;
  const window = useMemo(
    () =>
      isLarge
        ? {
            left: (-MARGIN - now.x) / now.scale,
            top: (-MARGIN - now.y) / now.scale,
            right: (screen.width + MARGIN - now.x) / now.scale,
            bottom: (screen.height + MARGIN - now.y) / now.scale,
          }
        : null,
    [isLarge, now, screen],
  );
  return {
    view: now,
    size: { width: screen.width + 2 * margin, height: screen.height + 2 * margin },
    margin,
    window,
    isBehind: isBehind && mayRest,
    style: isLarge ? moved(now, view) : {},
  };
}

function moved(from: Viewport, to: Viewport): CSSProperties {
  const stretch = to.scale / from.scale;
  return {
    position: 'absolute',
    left: -MARGIN,
    top: -MARGIN,
    transformOrigin: `${MARGIN}px ${MARGIN}px`,
    transform: `translate(${to.x - stretch * from.x}px, ${to.y - stretch * from.y}px) scale(${stretch})`,
    willChange: 'transform',
  };
}

/** Whether all of the board that is on the screen in the one view is on the canvas that was painted in the other. */
export function stillReaches(from: Viewport, to: Viewport, screen: Size, board: Size): boolean {
  const stretch = to.scale / from.scale;
  if (stretch > STRETCH || stretch < 1 / STRETCH) return false;
  return (
    [
      ['x', screen.width, board.width],
      ['y', screen.height, board.height],
    ] as const
  ).every(([axis, length, extent]) => {
    const onBoard = (pixel: number) => Math.min(extent, Math.max(0, (pixel - to[axis]) / to.scale));
    const onCanvas = (unit: number) => unit * from.scale + from[axis];
    return onCanvas(onBoard(0)) >= -MARGIN - 1 && onCanvas(onBoard(length)) <= length + MARGIN + 1;
  });
}
