/** Which nodes of a small directed graph can get to each other and back. Knows nothing of spaces; used by the checks. */

export interface Reach {
  /** A largest set of nodes that all get to each other, or the one of `home`. */
  readonly main: readonly boolean[];
  /** One can get there from the main set; such a node outside of it can't be left again. */
  readonly isEntered: readonly boolean[];
  /** One can get from there to the main set; such a node outside of it can't be entered. */
  readonly isLeft: readonly boolean[];
}

/** `steps` are pairs of nodes, from and to; `home` is a node of the main set, -1 for the largest set there is. */
export function mutualReach(count: number, steps: readonly (readonly [number, number])[], home = -1): Reach {
  const onward: number[][] = Array.from({ length: count }, () => []);
  const back: number[][] = Array.from({ length: count }, () => []);
  for (const [from, to] of steps) {
    onward[from]?.push(to);
    back[to]?.push(from);
  }
  let best: Reach | null = null;
  let size = 0;
  const placed = new Set<number>();
  for (let node = 0; node < count; node++) {
    if (placed.has(node) || (home >= 0 && node !== home)) continue;
    const [isEntered, isLeft] = [spread(onward, node), spread(back, node)];
    const main = isEntered.map((entered, other) => entered && isLeft[other] === true);
    let own = 0;
    main.forEach((isIn, other) => {
      if (!isIn) return;
      own++;
      placed.add(other);
    });
    if (own > size) [best, size] = [{ main, isEntered, isLeft }, own];
  }
  return best ?? { main: [], isEntered: [], isLeft: [] };
}

function spread(neighbours: readonly (readonly number[])[], from: number): boolean[] {
  const found = neighbours.map(() => false);
  found[from] = true;
  const queue = [from];
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    for (const next of neighbours[node] ?? []) {
      if (found[next]) continue;
      found[next] = true;
      queue.push(next);
    }
  }
  return found;
}
