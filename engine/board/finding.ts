/**
 * What a check of a tile or a board has to say to its author. Plain data: which file and which line it is, `pack` knows.
 */
import { type Face, type Mark, numberOfMark } from './face';

export interface Finding {
  /** Stable, such as `face-space-unreachable`. */
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info' | 'hint';
  /** JSON Pointer within the item. */
  readonly pointer: string;
  readonly message: string;
  readonly hint?: string;
  /** Of a face: the spaces that it is about, where the pointer does not say. */
  readonly marks?: readonly Mark[];
}

/** How a space is called in a message: `space 7`, `space 10 ("a")`, `space P`; `space a` where no space has a number, `space a (Dry Well)` if it has a name. */
export function spaceName({ numbers, spaces }: Face, mark: Mark): string {
  const name = spaces?.[mark]?.name;
  if (name !== undefined) return `space ${mark} (${name})`;
  const number = numberOfMark(mark);
  return number > 9 && numbers !== undefined ? `space ${number} ("${mark}")` : `space ${mark}`;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
