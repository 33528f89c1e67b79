'use client';
/** The tool that changes what stands in doorways between the tiles of a board, by pointing at them. */
import { useMemo, useRef } from 'react';
import type { BoardGesture } from './board-canvas';
import type { BoardModel } from './board-model';
import { crossing } from './border-drawing';
import { changeableBorder, nextState } from './planned-border';
import type { BoardEditorState } from './use-board-editor';

/** In cells: as far as a click may miss the middle of a doorway. */
const REACH = 0.5;

export function useDoorTool(state: BoardEditorState): BoardGesture {
  const latest = useRef(state);
  latest.current = state;
  return useMemo<BoardGesture>(
    () => ({
      down(x, y) {
        const { model } = latest.current;
        if (model?.board == null) return false;
        const border = borderAt(model, x, y);
        if (border < 0) return false;
        nextState(latest.current, model.board, model, border);
        return true;
      },
      move: () => undefined,
      up: () => undefined,
    }),
    [],
  );
}

function borderAt(model: BoardModel, x: number, y: number): number {
  const { borders, cell } = model.geometry;
  for (const [border, { line, between }] of borders.entries()) {
    const middle = crossing(line);
    if (Math.hypot(middle.x - x, middle.y - y) >= REACH * cell) continue;
    const changeable = changeableBorder(model, ...between);
    // Once a doorway is walled up, all stretches of wall between its spaces stand for it.
    if (changeable === border || borders[changeable]?.kind === 'wall') return changeable;
  }
  return -1;
}
