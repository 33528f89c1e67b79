/** Ways along links between names: whether something leads back to where it began. */

/** A shortest way from one name to another, both ends included, or undefined. */
export function wayTo(from: string, to: string, next: (name: string) => Iterable<string>): string[] | undefined {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const at = way.at(-1) as string;
    if (at === to) return way;
    for (const name of next(at)) {
      if (seen.has(name)) continue;
      seen.add(name);
      ways.push([...way, name]);
    }
  }
  return undefined;
}
