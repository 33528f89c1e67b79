/** Scores how well a name answers what was typed in a search. */

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
