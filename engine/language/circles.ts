/** What depends on itself by way of others: numbers whose modifiers read each other, terms that read each other. */
import { wayTo } from './ways';

/** One thing that depends on others, and how to say that it comes back to itself. */
export interface Dependency {
  of: string;
  on: ReadonlySet<string>;
  /** `way` begins and ends with the thing itself. */
  report(way: readonly string[]): void;
}

/** Reports every circle once, at the first of the things in it. */
export function reportCircles(dependencies: readonly Dependency[]): void {
  const next = new Map<string, Set<string>>();
  for (const { of, on } of dependencies) next.set(of, new Set([...(next.get(of) ?? []), ...on]));
  const told = new Set<string>();
  for (const { of, on, report } of dependencies) {
    if (told.has(of)) continue;
    const way = [...on]
      .map((first) => wayTo(first, of, (name) => next.get(name) ?? []))
      .find((found) => found !== undefined);
    if (way === undefined) continue;
    for (const name of way) told.add(name);
    report([of, ...way]);
  }
}
