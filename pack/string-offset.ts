/** Between the characters of a JSON string's value and those of its literal in the file, where `\"` and `\u00e9` are longer. */

/** How much of a literal the character at `offset` takes. */
const lengthAt = (written: string, offset: number): number =>
  written[offset] !== '\\' ? 1 : written[offset + 1] === 'u' ? 6 : 2;

/** `written` is the literal with its quotes; `index` counts in the text that it means. Gives an offset in `written`. */
export function offsetInLiteral(written: string, index: number): number {
  let offset = 1;
  for (let i = 0; i < index && offset < written.length - 1; i++) offset += lengthAt(written, offset);
  return offset;
}

/** For each character of the value its offset in the literal, and one more for the end. `"a\\nb"` gives 1, 2, 4, 5. */
export function literalOffsets(written: string): readonly number[] {
  const offsets: number[] = [];
  let offset = 1;
  for (; offset < written.length - 1; offset += lengthAt(written, offset)) offsets.push(offset);
  offsets.push(offset);
  return offsets;
}

/** The character of the value that stands at an offset of the literal. */
export function indexInLiteral(written: string, offset: number): number {
  const offsets = literalOffsets(written);
  const found = offsets.findIndex((each) => each >= offset);
  return found === -1 ? offsets.length - 1 : found;
}
