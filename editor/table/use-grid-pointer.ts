/** What a press, a drag and a double click do in the grid and in its head. */
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { headId } from './cell-id';
import { LEAST_WIDTH } from './column-width';
import { isApart } from './is-apart';
import { type CellPlace, headRow } from './selection';
import type { TableGridProps } from './table-grid';

function placeUnder({ target }: { target: EventTarget }): (CellPlace & { isTick: boolean }) | null {
  const element = target instanceof Element ? target : null;
  const file = element?.closest<HTMLElement>('[data-file]')?.dataset.file;
  if (file === undefined) return null;
  const key = element?.closest<HTMLElement>('[data-key]')?.dataset.key ?? '';
  return { file, key, isTick: element?.closest('[data-tick]') !== null };
}

/**
 * A press chooses a cell, a drag or Shift a block; a press on the box ticks the row, with Shift all rows up to it. A press on a head sorts, its edge,
 * dragged, sets the width.
 */
export function useGridPointer({ grid, shown, chosen, editing, head, focusGrid }: TableGridProps) {
  const edge = useRef<{ key: string; x: number; width: number } | null>(null);
  const take = (event: PointerEvent) => {
    // The focus stays with the grid, and a drag chooses cells rather than text.
    event.preventDefault();
    focusGrid();
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || isApart(event)) return;
      const dragged = marked(event, 'edge');
      const place = placeUnder(event);
      if (dragged !== undefined) {
        const width = document.getElementById(headId(dragged))?.offsetWidth ?? LEAST_WIDTH;
        edge.current = { key: dragged, x: event.clientX, width };
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (dragged !== undefined || place !== null || marked(event, 'head') !== undefined) take(event);
      if (place === null) return;
      if (!place.isTick) chosen.go(place, event.shiftKey);
      else if (event.shiftKey) chosen.tickTo(place.file);
      else chosen.tick(place.file);
    },
    onPointerMove(event: PointerEvent) {
      const { current } = edge;
      if (current !== null) {
        head.setWidth(current.key, Math.max(LEAST_WIDTH, current.width + event.clientX - current.x));
        return;
      }
      if (event.buttons !== 1 || event.pointerType === 'touch' || document.activeElement !== grid.current) return;
      const place = placeUnder(event);
      const { active } = chosen.selection;
      if (place === null || place.isTick || place.key === '') return;
      if (place.file !== active.file || place.key !== active.key) chosen.go(place, true);
    },
    onPointerUp(event: PointerEvent) {
      if (edge.current !== null) event.currentTarget.releasePointerCapture(event.pointerId);
      edge.current = null;
    },
    onClick(event: MouseEvent) {
      const key = marked(event, 'head');
      if (isApart(event)) return;
      if (marked(event, 'tickAll') !== undefined) {
        const { files } = shown.grid;
        if (files.every((file) => chosen.selection.ticked.has(file))) chosen.letGo();
        else chosen.tickAll(files);
      }
      if (key === undefined || marked(event, 'edge') !== undefined) return;
      chosen.go({ file: headRow, key });
      if (marked(event, 'menu') === undefined) head.sort(key);
      else head.openMenu(key);
    },
    onContextMenu(event: MouseEvent) {
      const key = marked(event, 'head');
      if (key === undefined || isApart(event)) return;
      event.preventDefault();
      chosen.go({ file: headRow, key });
      head.openMenu(key);
    },
    onDoubleClick(event: MouseEvent) {
      const key = marked(event, 'edge');
      const place = placeUnder(event);
      if (key !== undefined) head.setWidth(key, null);
      else if (place !== null && !place.isTick) editing.begin(null, false);
    },
    /** A picker gives the focus back to its cell, whose keys are the grid's. */
    onFocus(event: { target: EventTarget }) {
      if (event.target instanceof HTMLTableCellElement) focusGrid();
    },
  };
}

type Mark = 'edge' | 'head' | 'menu' | 'tickAll';

/** What the element under the pointer, or one around it, says in a data attribute. */
function marked({ target }: { target: EventTarget }, name: Mark): string | undefined {
  const attribute = name === 'tickAll' ? 'tick-all' : name;
  return target instanceof Element ? target.closest<HTMLElement>(`[data-${attribute}]`)?.dataset[name] : undefined;
}
