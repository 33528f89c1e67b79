'use client';
/** Keeps the drawing of a board while its floor plan stays the same: each answer brings a new copy of the view from the worker. */
import { useRef } from 'react';
import type { BoardView } from '../../engine/view';
import { type BoardDrawing, drawingOfView } from '../board/drawing';

interface Kept {
  plan: string;
  doors: string;
  drawing: BoardDrawing;
}

/** The same object as long as nothing printed or built changed, so that only figures are drawn anew. */
export function useBoardDrawing(board: BoardView): BoardDrawing {
  const kept = useRef<Kept | null>(null);
  const plan = JSON.stringify(board.spaces);
  const doors = JSON.stringify(board.borders);
  const old = kept.current;
  if (old !== null && old.plan === plan && old.doors === doors) return old.drawing;
  const drawing = old !== null && old.plan === plan ? { ...old.drawing, borders: board.borders } : drawingOfView(board);
  kept.current = { plan, doors, drawing };
  return drawing;
}
