'use client';
/**
 * The keyboard's hand on the canvas: a cross that arrow keys move by half a cell, Shift by a whole one. Enter does with the tool what a
 * click does there; for tools that drag, one Enter takes hold and the next lets go.
 */
import { useRef, useState } from 'react';
import type { Point } from '../../engine/view';
import type { BoardGesture } from './board-canvas';
import type { Direction } from './space-steps';
import type { BoardEditorState, EditorTool } from './use-board-editor';

export interface Cross {
  /** In board units; null while no tool is worked by keyboard. */
  at: Point | null;
  step(direction: Direction, isLarge: boolean): void;
  press(): void;
  /** True if something was in the hand. */
  letGo(): boolean;
  /** "Row 2, column 3.5", counted from 1, and what is in the hand. */
  words: string;
}

const STEPS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
const DRAGS: readonly EditorTool[] = ['split', 'measure'];
/** These go from space to space, as the arrow keys do by themselves. */
const WITHOUT_CROSS: readonly EditorTool[] = ['select', 'pan', 'arrow', 'portal'];

/** The tools that the cross works. */
export const isCrossTool = (tool: EditorTool): boolean => !WITHOUT_CROSS.includes(tool);

export function useCross(state: BoardEditorState, gesture: BoardGesture): Cross {
  const [at, setAt] = useState<Point | null>(null);
  const [isHeld, setHeld] = useState(false);
  const tool = useRef(state.tool);
  if (tool.current !== state.tool) {
    tool.current = state.tool;
    if (isHeld) setHeld(false);
    if (!isCrossTool(state.tool) && at !== null) setAt(null);
  }
  const { cell } = state.traits;
  const start = (): Point => {
    const [x, y] = state.model?.geometry.spaces[state.space]?.centre ?? [
      (state.model?.geometry.width ?? 0) / 2,
      (state.model?.geometry.height ?? 0) / 2,
    ];
    return [(Math.floor(x / cell) + 0.5) * cell, (Math.floor(y / cell) + 0.5) * cell];
  };
  return {
    at,
    step(direction, isLarge) {
      const [x, y] = at ?? start();
      const [dx, dy] = STEPS[direction];
      const by = at === null ? 0 : (isLarge ? 1 : 0.5) * cell;
      const next: Point = [x + dx * by, y + dy * by];
      setAt(next);
      if (isHeld) gesture.move(...next);
    },
    press() {
      const here = at ?? start();
      setAt(here);
      if (isHeld) {
        gesture.move(...here);
        gesture.up(false);
        setHeld(false);
        return;
      }
      const isTaken = gesture.down(...here);
      if (!isTaken) return;
      if (DRAGS.includes(state.tool)) setHeld(true);
      else gesture.up(false);
    },
    letGo() {
      if (isHeld) gesture.up(true);
      const wasThere = at !== null;
      setHeld(false);
      setAt(null);
      return wasThere;
    },
    words:
      at === null
        ? ''
        : `Row ${at[1] / cell + 0.5}, column ${at[0] / cell + 0.5}${isHeld ? '; Enter puts it down' : ''}`,
  };
}
