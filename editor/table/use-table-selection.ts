/** What is chosen in a table, kept over sorting, filtering and edits; an address that names a cell chooses it. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { fileOfName, type KindName } from '../workbench/document';
import type { Place } from '../workbench/place';
import { isWithin, joinPointer, pathOf } from '../workbench/pointer';
import {
  type Block,
  type CellPlace,
  type Grid,
  headRow,
  moveTo,
  placeAt,
  type Selection,
  tickTo,
  toggleTick,
  withoutTicks,
} from './selection';

export interface TableSelection {
  selection: Selection;
  go(place: CellPlace, isExtending?: boolean): void;
  choose(block: Block): void;
  tick(file: string): void;
  tickTo(file: string): void;
  tickAll(files: readonly string[]): void;
  /** The active cell alone stays chosen. */
  letGo(): void;
}

export function useTableSelection(grid: Grid, place: Place, { pack, kind }: KindName): TableSelection {
  const first = placeAt(grid, 0, 0);
  const [kept, setSelection] = useState<Selection>({ active: first, anchor: first, ticked: new Set() });
  const selection = useMemo(() => withinGrid(kept, grid), [kept, grid]);

  const now = useRef(grid);
  now.current = grid;
  // The place is gone to once, and not again when rows come or go.
  useEffect(() => {
    const [id, ...inside] = pathOf(place.at ?? '');
    if (place.at === null || id === undefined) return;
    const file = fileOfName({ pack, kind, id: String(id) });
    const pointer = joinPointer('', ...inside);
    setSelection((before) => {
      const key = now.current.keys.findLast((each) => isWithin(pointer, each)) ?? before.active.key;
      return moveTo(before, { file, key }, false);
    });
  }, [place, pack, kind]);

  return useMemo(
    () => ({
      selection,
      go: (to, isExtending = false) => setSelection((now) => moveTo(withinGrid(now, grid), to, isExtending)),
      choose: ({ top, bottom, left, right }) =>
        setSelection((now) => ({
          ...now,
          anchor: placeAt(grid, bottom, right),
          active: placeAt(grid, top, left),
        })),
      tick: (file) => setSelection((now) => moveTo(toggleTick(now, file), { ...now.active, file }, false)),
      tickTo: (file) => setSelection((now) => moveTo(tickTo(now, grid, file), { ...now.active, file }, false)),
      tickAll: (files) => setSelection((now) => ({ ...now, ticked: new Set(files) })),
      letGo: () => setSelection((now) => ({ ...withoutTicks(now), anchor: now.active })),
    }),
    [selection, grid],
  );
}

/** A row or a column that is not shown any more gives way to the first; ticks of rows that are not shown are kept for when they are. */
function withinGrid(selection: Selection, grid: Grid): Selection {
  const within = (place: CellPlace): CellPlace => {
    const file = place.file === headRow || grid.rowOf.has(place.file) ? place.file : (grid.files[0] ?? headRow);
    const key = grid.keys.includes(place.key) ? place.key : (grid.keys[0] ?? '');
    return file === place.file && key === place.key ? place : { file, key };
  };
  const active = within(selection.active);
  const anchor = within(selection.anchor);
  return active === selection.active && anchor === selection.anchor ? selection : { ...selection, active, anchor };
}
