/** Where a character of a text stands in the file: escapes such as `\"` and `\u00e9` are longer there. */

/** `written` is the literal with its quotes; `index` counts in the text that it means. Gives an offset in `written`. */
export function offsetInLiteral(written: string, index: number): number {
  let offset = 1;
  for (let i = 0; i < index && offset < written.length - 1; i++) {
    if (written[offset] !== '\\') offset++;
    else offset += written[offset + 1] === 'u' ? 6 : 2;
  }
  return offset;
}
