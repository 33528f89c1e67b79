'use client';
/**
 * The tools that draw shapes: corners of the selected space, a new space corner by corner, a line that splits one, a ruler, and a
 * frame round tiles. What is in the hand is shown by its own layer; a shape changes the tile once, when the hand lets go.
 */
import { useMemo, useRef } from 'react';
import type { Face, Mark } from '../../engine/board/face';
import type { Point } from '../../engine/view';
import { createObservable, type Watchable } from '../workbench/observable';
import type { BoardGesture } from './board-canvas';
import { runsAt } from './outline-runs';
import { placeExtents } from './place-extents';
import { addSpace, faceEdits, outlineOf, reshape, splitSpace } from './shape-edits';
import { type Handle, handleAt, lengthWords, pulled, type ShapeHand, snapped } from './shape-hand';
import { nameOfSpace } from './space-words';
import { pointerOfSide } from './use-arrow-tool';
import type { BoardEditorState } from './use-board-editor';

export interface ShapeTools {
  gesture: BoardGesture;
  hand: Watchable<ShapeHand | null>;
  /** Closes the polygon under way, or lets it go. */
  finish(): boolean;
  letGo(): boolean;
  hint: string;
}

type Held =
  | { readonly kind: 'handle'; readonly handle: Handle; readonly outline: readonly Point[]; readonly mark: Mark }
  | { readonly kind: 'split' | 'measure' | 'frame'; readonly from: Point }
  | { readonly kind: 'polygon' };

export function useShapeTools(state: BoardEditorState): ShapeTools {
  const latest = useRef(state);
  latest.current = state;
  const hand = useMemo(() => createObservable<ShapeHand | null>(null), []);
  const held = useRef<Held | null>(null);
  const moved = useRef<Point>([0, 0]);

  const gesture = useMemo<BoardGesture>(() => {
    const cells = (x: number, y: number): Point => [x / latest.current.traits.cell, y / latest.current.traits.cell];
    return {
      down(x, y) {
        const at = cells(x, y);
        held.current = takenAt(latest.current, at);
        moved.current = at;
        if (held.current?.kind === 'polygon') {
          const now = hand.get();
          const points = now?.kind === 'outline' ? now.points : [];
          const next = snapped(at);
          const isBack = points.length > 2 && points[0]?.[0] === next[0] && points[0]?.[1] === next[1];
          if (isBack) closePolygon(latest.current, points, hand);
          else hand.set({ kind: 'outline', points: [...points, next], isClosed: false });
        }
        return held.current !== null;
      },
      move(x, y) {
        const at = cells(x, y);
        const now = held.current;
        moved.current = at;
        if (now === null || now.kind === 'polygon') return;
        if (now.kind === 'handle')
          hand.set({ kind: 'outline', points: pulled(now.outline, now.handle, snapped(at)), isClosed: true });
        else if (now.kind === 'split') hand.set({ kind: 'line', from: snapped(now.from), to: snapped(at) });
        else if (now.kind === 'frame') hand.set({ kind: 'frame', from: now.from, to: at });
        else hand.set({ kind: 'ruler', from: now.from, to: at, words: rulerWords(latest.current, now.from, at) });
      },
      up(isCancelled) {
        const now = held.current;
        held.current = null;
        if (now === null || now.kind === 'polygon') return;
        // The ruler lies until it is taken up again.
        if (now.kind !== 'measure' || isCancelled) hand.set(null);
        if (!isCancelled) putDown(latest.current, now, moved.current);
      },
    };
  }, [hand]);

  return {
    gesture,
    hand,
    finish: () => {
      const now = hand.get();
      if (now?.kind !== 'outline' || now.isClosed) return false;
      closePolygon(latest.current, now.points, hand);
      return true;
    },
    letGo: () => {
      const isHeld = hand.get() !== null;
      held.current = null;
      hand.set(null);
      return isHeld;
    },
    hint: hintOf(state),
  };
}

function takenAt({ tool, model, space }: BoardEditorState, at: Point): Held | null {
  if (model === null) return null;
  if (tool === 'measure') return { kind: 'measure', from: at };
  const { face } = model;
  if (face === null) return tool === 'select' && !isOnTile(model, at) ? { kind: 'frame', from: at } : null;
  if (tool === 'polygon') return { kind: 'polygon' };
  const mark = model.geometry.spaces[space]?.mark;
  if (mark === undefined) return null;
  if (tool === 'split') return { kind: 'split', from: at };
  const outline = outlineOf(face, mark);
  const handle = tool === 'select' ? handleAt(outline, at) : null;
  return handle === null ? null : { kind: 'handle', handle, outline, mark };
}

function isOnTile({ geometry }: NonNullable<BoardEditorState['model']>, [x, y]: Point): boolean {
  const [bx, by] = [x * geometry.cell, y * geometry.cell];
  return geometry.spaces.some(({ outline }) => runsAt(outline, by).some(([from, to]) => bx >= from && bx <= to));
}

function putDown(state: BoardEditorState, held: Exclude<Held, { kind: 'polygon' }>, at: Point): void {
  const { model, side, space, edit } = state;
  if (held.kind === 'frame') selectWithin(state, held.from, at);
  if (model?.face == null) return;
  const { face } = model;
  const pointer = pointerOfSide(side);
  const mark = model.geometry.spaces[space]?.mark;
  if (held.kind === 'handle') {
    const next = reshape(face, held.mark, pulled(held.outline, held.handle, snapped(at)));
    if (next !== null) edit(...faceEdits(face, next, pointer));
  } else if (held.kind === 'split' && mark !== undefined)
    splitAlong(state, face, mark, snapped(held.from), snapped(at));
}

/** Splits the selected space along a line; the line goes on to both sides. */
export function splitAlong(state: BoardEditorState, face: Face, mark: Mark, from: Point, to: Point): void {
  const split = from[0] === to[0] && from[1] === to[1] ? null : splitSpace(face, mark, from, to);
  if (split !== null) state.edit(...faceEdits(face, split.face, pointerOfSide(state.side)));
}

function closePolygon(
  { model, side, edit }: BoardEditorState,
  points: readonly Point[],
  hand: { set(next: ShapeHand | null): void },
): void {
  hand.set(null);
  if (model?.face == null || points.length < 3) return;
  const made = addSpace(model.face, points);
  if (made !== null) edit(...faceEdits(model.face, made.face, pointerOfSide(side)));
}

/** The tiles that lie wholly or in part within a frame. */
function selectWithin({ model, traits, selectPlaces }: BoardEditorState, from: Point, to: Point): void {
  if (model === null) return;
  const [left, right] = [Math.min(from[0], to[0]) * traits.cell, Math.max(from[0], to[0]) * traits.cell];
  const [top, bottom] = [Math.min(from[1], to[1]) * traits.cell, Math.max(from[1], to[1]) * traits.cell];
  const within = placeExtents(model.geometry).flatMap((extent, place) =>
    extent !== null && extent.left < right && extent.right > left && extent.top < bottom && extent.bottom > top
      ? [place]
      : [],
  );
  selectPlaces(within);
}

function rulerWords({ model, traits, lookFrom }: BoardEditorState, from: Point, to: Point): string {
  const straight = lengthWords(from, to);
  if (model === null) return straight;
  const under = ([x, y]: Point) =>
    model.geometry.spaces.findIndex(({ outline }) =>
      runsAt(outline, y * traits.cell).some(([a, b]) => x * traits.cell >= a && x * traits.cell <= b),
    );
  const [start, end] = [under(from), under(to)];
  if (start < 0 || end < 0) return straight;
  const { steps, isSeen } = lookFrom(start, end);
  const walk = steps === null ? 'no path' : steps === 1 ? '1 step' : `${steps} steps`;
  return `${straight}, ${walk}, ${start === end || isSeen ? 'in sight' : 'not in sight'}`;
}

function hintOf({ tool, model, space }: BoardEditorState): string {
  const name = model === null || space < 0 ? null : nameOfSpace(model, space);
  switch (tool) {
    case 'polygon':
      return 'Click corner after corner; Enter or the first corner closes the new space, Esc lets go';
    case 'split':
      return name === null ? 'Select the space to split first' : `Drag a line through space ${name}`;
    case 'measure':
      return 'Drag from here to there';
    default:
      return '';
  }
}
