/** Carries out what a key means in the grid. */
import type { KeyboardEvent, RefObject } from 'react';
import { isControlHeld } from '../workbench/keys';
import { gridMove } from './grid-keys';
import { HEAD_HEIGHT, ROW_HEIGHT } from './grid-size';
import { isApart } from './is-apart';
import { chosenFiles, columnIndex, placeAt, rowIndex } from './selection';
import { toggleBeside } from './table-bar';
import type { TableGridProps } from './table-grid';

export function useGridKeys(
  props: TableGridProps,
  scroll: RefObject<HTMLElement | null>,
  follow: (row: number) => void,
) {
  const { shown, chosen, edits, editing, head, settings, onLeave, onFollow } = props;
  const { selection } = chosen;
  const row = rowIndex(shown.grid, selection.active);
  const column = columnIndex(shown.grid, selection.active);

  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isApart(event)) return;
    if (event.altKey && event.code === 'KeyR') toggleBeside(settings);
    else if (isControlHeld(event) && event.key.toLowerCase() === 'f') onLeave();
    else {
      const move = gridMove(
        { key: event.key, isControl: isControlHeld(event), shiftKey: event.shiftKey, altKey: event.altKey },
        {
          row,
          column,
          rows: shown.grid.files.length,
          columns: shown.grid.keys.length,
          page: Math.floor(((scroll.current?.clientHeight ?? 0) - HEAD_HEIGHT) / ROW_HEIGHT) - 1,
        },
      );
      if (move === null) return;
      switch (move.type) {
        case 'go':
          chosen.go(placeAt(shown.grid, move.row, move.column), move.isExtending);
          follow(move.row);
          break;
        case 'edit':
          editing.begin(move.typed, move.isForAll);
          break;
        case 'toggle':
          editing.toggle();
          break;
        case 'clear':
          edits.clear(selection);
          break;
        case 'fill-down':
          edits.fill(selection);
          break;
        case 'choose-all':
          chosen.choose({ top: 0, bottom: shown.grid.files.length - 1, left: 0, right: shown.grid.keys.length - 1 });
          break;
        case 'tick':
          chosen.tick(selection.active.file);
          break;
        case 'follow':
          onFollow();
          break;
        case 'leave':
          if (chosenFiles(selection, shown.grid).length > 1 || selection.ticked.size > 0) chosen.letGo();
          else onLeave();
          break;
        case 'sort':
          head.sort(selection.active.key);
          break;
        case 'menu':
          head.openMenu(selection.active.key);
          break;
        case 'widen':
          head.widen(selection.active.key, move.by);
          break;
      }
    }
    event.preventDefault();
  };
}
