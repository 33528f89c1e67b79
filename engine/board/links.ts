/**
 * Packs steps between spaces into rows of typed arrays, so that walking over them allocates nothing.
 */
import type { Links } from './geometry';

export interface Step {
  readonly from: number;
  readonly to: number;
  readonly border: number;
}

/** Steps of each space keep the order in which they are given. */
export function packLinks(spaceCount: number, steps: readonly Step[]): Links {
  const offsets = new Int32Array(spaceCount + 1);
  for (const { from } of steps) offsets[from + 1] = (offsets[from + 1] ?? 0) + 1;
  for (let space = 0; space < spaceCount; space++) {
    offsets[space + 1] = (offsets[space + 1] ?? 0) + (offsets[space] ?? 0);
  }
  const spaces = new Int32Array(steps.length);
  const borders = new Int32Array(steps.length);
  const next = offsets.slice();
  for (const { from, to, border } of steps) {
    const at = next[from] ?? 0;
    next[from] = at + 1;
    spaces[at] = to;
    borders[at] = border;
  }
  return { offsets, spaces, borders };
}
