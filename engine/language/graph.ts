/**
 * Spaces and where one step leads. Distances are worked out once for each space that somebody asks from, and kept as long
 * as the graph: a board whose doors move makes a new one.
 */

/** The distance of what cannot be reached. */
export const UNREACHABLE = 999;

export class Graph {
  /** Place of each space in the tables, by its entity. */
  readonly #places: Int32Array;
  readonly #spaces: readonly number[];
  readonly #rows: (Int16Array | undefined)[];

  /** `neighbours`: for each space, by its entity, where one step leads, in an order that ties follow. */
  constructor(readonly neighbours: readonly (readonly number[])[]) {
    this.#spaces = [...neighbours.keys()].filter((space) => neighbours[space] !== undefined);
    this.#places = new Int32Array(neighbours.length).fill(-1);
    for (const [place, space] of this.#spaces.entries()) this.#places[space] = place;
    this.#rows = this.#spaces.map(() => undefined);
  }

  /** Fewest steps from one space to another; 999 if there is no way. */
  distance(from: number, to: number): number {
    const place = this.#places[to] ?? -1;
    return place < 0 ? UNREACHABLE : (this.#from(from)[place] as number);
  }

  /**
   * The first step of a shortest way from a space to the nearest of the first `count` spaces in `goals`, the earliest
   * neighbour at a tie; 0 if there is no way, or no need of one.
   */
  stepToward(from: number, goals: Int32Array, count: number): number {
    const here = this.#from(from);
    const places = this.#places;
    let nearest = UNREACHABLE;
    for (let i = 0; i < count; i++) {
      const steps = here[places[goals[i] as number] as number] as number;
      if (steps < nearest) nearest = steps;
    }
    if (nearest === 0 || nearest === UNREACHABLE) return 0;
    const next = this.neighbours[from] as readonly number[];
    for (let n = 0; n < next.length; n++) {
      const space = next[n] as number;
      const there = this.#from(space);
      for (let i = 0; i < count; i++) {
        const goal = places[goals[i] as number] as number;
        if (here[goal] === nearest && there[goal] === nearest - 1) return space;
      }
    }
    return 0;
  }

  #from(space: number): Int16Array {
    const place = this.#places[space] as number;
    return this.#rows[place] ?? this.#measure(space, place);
  }

  #measure(from: number, place: number): Int16Array {
    const row = new Int16Array(this.#spaces.length).fill(UNREACHABLE);
    row[place] = 0;
    const queue = [from];
    for (const space of queue) {
      const steps = (row[this.#places[space] as number] as number) + 1;
      for (const next of this.neighbours[space] ?? []) {
        const at = this.#places[next] as number;
        if (row[at] !== UNREACHABLE) continue;
        row[at] = steps;
        queue.push(next);
      }
    }
    this.#rows[place] = row;
    return row;
  }
}
