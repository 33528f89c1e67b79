'use client';
/** A board as one small picture, made once: for the map in the corner, and under a large board while it is moved faster than it is painted. */
import { useEffect, useRef } from 'react';
import { drawWalls } from './border-drawing';
import type { BoardDrawing } from './drawing';
import { drawFloor, tracePaths } from './floor-drawing';
import type { Viewport } from './viewport';

/** Of the longer side, in pixels. */
const EDGE = 1400;

const known = new WeakMap<BoardDrawing, HTMLCanvasElement>();

export function overviewOf(drawing: BoardDrawing): HTMLCanvasElement {
  const before = known.get(drawing);
  if (before !== undefined) return before;
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, EDGE / Math.max(drawing.width, drawing.height));
  canvas.width = Math.max(1, drawing.width * scale);
  canvas.height = Math.max(1, drawing.height * scale);
  const ctx = canvas.getContext('2d');
  if (ctx !== null) {
    ctx.setTransform(scale, 0, 0, scale, 0, 0);
    for (const path of tracePaths(drawing.spaces)) drawFloor(ctx, path, false);
    drawWalls(ctx, drawing.borders);
  }
  known.set(drawing, canvas);
  return canvas;
}

export function Overview({ drawing, view }: { drawing: BoardDrawing; view: Viewport }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const canvas = overviewOf(drawing);
    Object.assign(canvas.style, { width: `${drawing.width}px`, height: `${drawing.height}px`, display: 'block' });
    box.current?.replaceChildren(canvas);
  }, [drawing]);
  return (
    <div
      ref={box}
      aria-hidden="true"
      style={{
        position: 'absolute',
        inset: '0 auto auto 0',
        transformOrigin: '0 0',
        transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
      }}
    />
  );
}
