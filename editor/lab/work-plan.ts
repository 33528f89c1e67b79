/** Which games are still to be played, and who plays which next: small parts in turn from every cell, so that partial results are even. */
import type { LabRun } from './lab-run';

/** Games of a cell with these indices, `until` not included. */
export interface WorkPart {
  cell: number;
  from: number;
  until: number;
}

export class WorkPlan {
  /** For each cell the ranges that nobody has begun, in order. */
  readonly #left: [number, number][][];
  #next = 0;

  constructor({ cells, order }: LabRun) {
    this.#left = cells.map(({ tally }) => rangesWithout(tally.rows, order.games));
  }

  /** At most so many games of one cell; undefined when everything has been begun. */
  take(most: number): WorkPart | undefined {
    for (let tried = 0; tried < this.#left.length; tried++) {
      const cell = this.#next;
      this.#next = (cell + 1) % this.#left.length;
      const [first] = this.#left[cell] ?? [];
      if (first === undefined) continue;
      const [from, end] = first;
      const until = Math.min(end, from + Math.max(1, most));
      if (until === end) this.#left[cell]?.shift();
      else first[0] = until;
      return { cell, from, until };
    }
    return undefined;
  }
}

/** What is missing of the numbers from 0 to `count`, as ranges. */
function rangesWithout(played: Readonly<Record<number, unknown>>, count: number): [number, number][] {
  const ranges: [number, number][] = [];
  for (let index = 0; index < count; index++) {
    if (played[index] !== undefined) continue;
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === index) last[1]++;
    else ranges.push([index, index + 1]);
  }
  return ranges;
}
