/** "Did you mean": the known name that a misspelt one most likely stands for. */

/** The nearest of `known` by edit distance, or undefined if none is near. Of equally near ones the first. */
export function nearestName(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let limit = Math.min(3, Math.max(1, Math.floor(word.length * 0.4))) + 1;
  for (const name of known) {
    const distance = name.toLowerCase() === word.toLowerCase() ? 0 : editDistance(word, name, limit);
    if (distance < limit) {
      best = name;
      limit = distance;
    }
  }
  return best;
}

/** Insertions, deletions, replacements and swaps of neighbours from `a` to `b`; `limit` or more is not told apart. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? limit;
}
