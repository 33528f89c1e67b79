/** Translates between the characters of a JSON string's value and the characters of its text, where `\"` and `\u00e9` are longer. */

/**
 * For each character of the value its offset in the text that has the quotes, and one more for the end. `"a\\nb"` gives 1, 2, 4, 5.
 */
export function textOffsets(quoted: string): readonly number[] {
  const offsets: number[] = [];
  let at = 1;
  const end = quoted.length - 1;
  while (at < end) {
    offsets.push(at);
    if (quoted[at] !== '\\') at += 1;
    else at += quoted[at + 1] === 'u' ? 6 : 2;
  }
  offsets.push(at);
  return offsets;
}

/** The character of the value that stands at an offset of the text. */
export function valueOffset(quoted: string, textOffset: number): number {
  const offsets = textOffsets(quoted);
  const found = offsets.findIndex((offset) => offset >= textOffset);
  return found === -1 ? offsets.length - 1 : found;
}
