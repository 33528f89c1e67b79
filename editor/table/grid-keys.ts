/** What a key does in the grid while no cell is edited: where the active cell goes, what is edited, filled or ticked. Pure. */

export type GridMove =
  | { type: 'go'; row: number; column: number; isExtending: boolean }
  /** `typed` takes the place of what the cell holds; null edits that. */
  | { type: 'edit'; typed: string | null; isForAll: boolean }
  | { type: 'clear' | 'fill-down' | 'choose-all' | 'tick' | 'leave' | 'follow' | 'toggle' }
  /** On a head. */
  | { type: 'sort' | 'menu' }
  | { type: 'widen'; by: number };

export interface PressedKey {
  key: string;
  /** Control, or Command on a Mac. */
  isControl: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

export interface GridPlace {
  row: number;
  column: number;
  rows: number;
  columns: number;
  /** Rows on a page. */
  page: number;
}

/** A step of a column's width, in pixels. */
const WIDTH_STEP = 16;

export function gridMove(pressed: PressedKey, place: GridPlace): GridMove | null {
  const { key, isControl, shiftKey, altKey } = pressed;
  if (altKey) return place.row === -1 ? headWidth(key) : null;
  const walked = walk(pressed, place);
  if (walked !== null) return { type: 'go', ...walked, isExtending: shiftKey && key !== 'Tab' };
  if (isControl) return controlMove(key);
  if (place.row === -1) return headMove(key);
  switch (key) {
    case 'Enter':
    case 'F2':
      return { type: 'edit', typed: null, isForAll: false };
    case 'Delete':
    case 'Backspace':
      return { type: 'clear' };
    case 'Escape':
      return { type: 'leave' };
    case 'F12':
      return { type: 'follow' };
    case ' ':
      return { type: shiftKey ? 'tick' : 'toggle' };
    default:
      return key.length === 1 ? { type: 'edit', typed: key, isForAll: false } : null;
  }
}

function controlMove(key: string): GridMove | null {
  switch (key.toLowerCase()) {
    case 'a':
      return { type: 'choose-all' };
    case 'd':
      return { type: 'fill-down' };
    case 'e':
      return { type: 'edit', typed: null, isForAll: true };
    default:
      return null;
  }
}

function headMove(key: string): GridMove | null {
  if (key === 'Enter') return { type: 'sort' };
  if (key === ' ' || key === 'F2') return { type: 'menu' };
  return key === 'Escape' ? { type: 'leave' } : null;
}

const headWidth = (key: string): GridMove | null =>
  key === 'ArrowRight' || key === 'ArrowLeft'
    ? { type: 'widen', by: key === 'ArrowRight' ? WIDTH_STEP : -WIDTH_STEP }
    : null;

/** Null for a key that walks nowhere; Tab at an end of the row leaves the grid. */
function walk({ key, isControl, shiftKey }: PressedKey, place: GridPlace): { row: number; column: number } | null {
  const { row, column, rows, columns, page } = place;
  const end = { row: rows - 1, column: columns - 1 };
  switch (key) {
    case 'ArrowDown':
      return { row: isControl ? end.row : row + 1, column };
    case 'ArrowUp':
      return { row: isControl ? 0 : row - 1, column };
    case 'ArrowRight':
      return { row, column: isControl ? end.column : column + 1 };
    case 'ArrowLeft':
      return { row, column: isControl ? 0 : column - 1 };
    case 'PageDown':
      return { row: row + page, column };
    case 'PageUp':
      return { row: Math.max(0, row - page), column };
    case 'Home':
      return { row: isControl ? 0 : row, column: 0 };
    case 'End':
      return { row: isControl ? end.row : row, column: end.column };
    case 'Tab': {
      const next = column + (shiftKey ? -1 : 1);
      return next < 0 || next > end.column ? null : { row, column: next };
    }
    default:
      return null;
  }
}
