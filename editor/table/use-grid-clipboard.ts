/** Copy, cut and paste of what is chosen, as spreadsheets do it. */
import type { ClipboardEvent } from 'react';
import type { Shown } from './block-edits';
import { isApart } from './is-apart';
import { type blockOf, headRow } from './selection';
import type { TableGridProps } from './table-grid';

export function useGridClipboard({ shown, chosen, edits }: TableGridProps) {
  const { selection } = chosen;
  const copy = (event: ClipboardEvent) => {
    if (selection.active.file === headRow || isApart(event)) return false;
    event.clipboardData.setData('text/plain', edits.copied(selection));
    event.preventDefault();
    return true;
  };
  return {
    onCopy: copy,
    onCut(event: ClipboardEvent) {
      if (copy(event)) edits.clear(selection);
    },
    onPaste(event: ClipboardEvent) {
      if (selection.active.file === headRow || isApart(event)) return;
      event.preventDefault();
      const block = edits.paste(event.clipboardData.getData('text/plain'), selection);
      if (block !== null && selection.ticked.size === 0) chosen.choose(withinShown(block, shown));
    },
  };
}

const withinShown = ({ top, bottom, left, right }: ReturnType<typeof blockOf>, { grid }: Shown) => ({
  top,
  bottom: Math.min(bottom, grid.files.length - 1),
  left,
  right: Math.min(right, grid.keys.length - 1),
});
