/** Finds the name that somebody probably meant, and scores how well a name answers what was typed in a search. */

/** Steps of typing (a letter more, less, other or swapped) between two words. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + swap);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

export function nearestName(typed: string, names: Iterable<string>): string | null {
  const wanted = typed.toLowerCase();
  let nearest: string | null = null;
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const name of names) {
    const distance = editDistance(wanted, name.toLowerCase());
    if (distance < least) {
      least = distance;
      nearest = name;
    }
  }
  return nearest;
}

/** Higher is better, 0 is no match: the whole word, its beginning, the beginning of a part, anywhere, letters in order. */
export function matchScore(typed: string, name: string): number {
  const wanted = typed.trim().toLowerCase();
  const text = name.toLowerCase();
  if (wanted === '') return 1;
  if (text === wanted) return 100;
  if (text.startsWith(wanted)) return 80 - Math.min(20, text.length - wanted.length);
  const at = text.indexOf(wanted);
  if (at > 0) return (/[\s\-_/.:]/.test(text[at - 1] ?? '') ? 55 : 40) - Math.min(20, at);
  return wanted.length < 3 ? 0 : scatteredScore(wanted, text);
}

/** The letters in order with few others between them, from the beginning of a word. */
function scatteredScore(wanted: string, text: string): number {
  for (const { index } of text.matchAll(/(?<![a-z0-9])[a-z0-9]/g)) {
    let at = index - 1;
    for (const letter of wanted) {
      at = text.indexOf(letter, at + 1);
      if (at === -1) return 0;
      if (letter === wanted[0] && at !== index) break;
    }
    const gaps = at - index + 1 - wanted.length;
    if (text[index] === wanted[0] && gaps <= wanted.length) return Math.max(1, 15 - gaps);
  }
  return 0;
}
