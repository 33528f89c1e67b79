/**
 * What loading finds wrong with content. `pack` turns these into Problems with a file, line and column; the engine knows
 * only the item and the place in it.
 */
import type { ItemKey } from '../content';

export interface Finding {
  code: string;
  severity: 'error' | 'warning' | 'hint';
  item: ItemKey;
  /** JSON Pointer inside the item. */
  pointer: string;
  /** For a text value: the part of it meant, as offsets. */
  range?: { start: number; end: number };
  message: string;
  hint?: string;
  /** Text to put in place of the range. */
  replacement?: string;
}
