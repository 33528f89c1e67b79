'use client';
import { useMemo, useRef, useState } from 'react';
import { checkLying } from '../../engine/board/check-board';
/** Dragging a tile over a board: follows the hand without a render, snaps to cells, and asks the check what it thinks of each landing. */
import { createObservable, type Watchable } from '../workbench/observable';
import type { BoardGesture } from './board-canvas';
import { candidatesOf, type TileItem } from './board-item';
import { runsAt } from './outline-runs';
import { movePlaces } from './place-groups';
import type { DragHandle } from './place-layer';
import type { BoardEditorState } from './use-board-editor';

export interface PlaceDrag {
  place: number;
  start: readonly [number, number];
  landing: readonly [number, number];
  isRefused: boolean;
}

export interface PlaceDragControl {
  /** The place in the hand, -1 for none. */
  place: number;
  /** Where it is on its way. */
  drags: Watchable<PlaceDrag | null>;
  gesture: BoardGesture;
  handle: React.RefObject<DragHandle | null>;
}

export function usePlaceDrag(state: BoardEditorState, tiles: readonly TileItem[]): PlaceDragControl {
  const [place, setPlace] = useState(-1);
  const drags = useMemo(() => createObservable<PlaceDrag | null>(null), []);
  const handle = useRef<DragHandle | null>(null);
  /** Where the hand took the tile, in board units from its corner; the place is dragged once the hand has moved. */
  const held = useRef<{ place: number; dx: number; dy: number; landing: readonly [number, number] } | null>(null);
  const latest = useRef(state);
  latest.current = state;

  const gesture = useMemo<BoardGesture>(() => {
    const setDrag = (next: PlaceDrag | null) => {
      drags.set(next);
      setPlace(next?.place ?? -1);
    };
    const isRefusedAt = (place: number, at: readonly [number, number]): boolean => {
      const { model } = latest.current;
      const from = model?.board?.places[place]?.at;
      if (model?.board == null || from === undefined) return true;
      const group = groupOf(latest.current, place);
      const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
      const places = model.board.places.map((old, index) =>
        group.includes(index) ? { ...old, at: [old.at[0] + dx, old.at[1] + dy] as const } : old,
      );
      const board = { ...model.board, places };
      return checkLying(board, candidatesOf(board, tiles)).length > 0;
    };
    return {
      down(x, y) {
        const { model, tool, traits } = latest.current;
        if (model?.board == null || tool !== 'select') return false;
        const under = model.geometry.spaces.find(({ outline }) =>
          runsAt(outline, y).some(([from, to]) => x >= from && x <= to),
        );
        const at = under === undefined ? undefined : model.board.places[under.place]?.at;
        if (under === undefined || at === undefined) return false;
        held.current = { place: under.place, dx: x - at[0] * traits.cell, dy: y - at[1] * traits.cell, landing: at };
        return true;
      },
      move(x, y) {
        const hold = held.current;
        if (hold === null) return;
        const corner: [number, number] = [x - hold.dx, y - hold.dy];
        const { cell } = latest.current.traits;
        const landing: [number, number] = [Math.round(corner[0] / cell), Math.round(corner[1] / cell)];
        handle.current?.moveTo(...corner);
        if (landing[0] === hold.landing[0] && landing[1] === hold.landing[1]) {
          if (drags.get() === null) setDrag({ place: hold.place, start: corner, landing, isRefused: false });
          return;
        }
        hold.landing = landing;
        const isRefused = isRefusedAt(hold.place, landing);
        setDrag({ place: hold.place, start: drags.get()?.start ?? corner, landing, isRefused });
      },
      up(isCancelled) {
        const hold = held.current;
        held.current = null;
        setDrag(null);
        if (hold === null || isCancelled) return;
        const { model, edit, selectPlaces } = latest.current;
        const at = model?.board?.places[hold.place]?.at;
        if (model?.board == null || at === undefined) return;
        const group = groupOf(latest.current, hold.place);
        selectPlaces(group);
        const [dx, dy] = [hold.landing[0] - at[0], hold.landing[1] - at[1]];
        if (dx !== 0 || dy !== 0) edit(...movePlaces(model.board, group, dx, dy));
      },
    };
  }, [tiles, drags]);
  return { place, drags, gesture, handle };
}

/** What moves with a place: all that is selected, if it is one of them. */
const groupOf = ({ places }: BoardEditorState, place: number): readonly number[] =>
  places.includes(place) ? places : [place];
