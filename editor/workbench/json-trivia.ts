/** Finds the commas, comments and line ends between the values of a JSON text. It knows nothing of values themselves. */

export const lineEndOf = (text: string): string => (/\r\n/.test(text) ? '\r\n' : '\n');

export const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** The white space at the head of the line that holds an offset. */
export const indentAt = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? '';

export const isFirstOnLine = (text: string, offset: number): boolean => {
  const start = lineStart(text, offset);
  return start > 0 && text.slice(start, offset).trim() === '';
};

/** The offset of the next character that is neither white space nor part of a comment. */
export function skipComments(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    if (text.startsWith('//', at)) {
      const end = text.indexOf('\n', at);
      at = end === -1 ? text.length : end + 1;
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      at = end === -1 ? text.length : end + 2;
    } else if (/\s/.test(text[at] ?? '')) at += 1;
    else break;
  }
  return at;
}

/** Where the comma after a value stands, or -1. */
export function gapAfter(text: string, end: number, limit: number): { comma: number } {
  const at = skipComments(text, end);
  return { comma: at < limit && text[at] === ',' ? at : -1 };
}

/** The end of the line after an offset if nothing but white space and whole comments stand before it, else -1. */
export function endOfLineAfter(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    if (text[at] === '\n') return at > from && text[at - 1] === '\r' ? at - 1 : at;
    if (text.startsWith('//', at)) {
      const end = text.indexOf('\n', at);
      if (end === -1) return text.length;
      return text[end - 1] === '\r' ? end - 1 : end;
    }
    if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      if (end === -1 || text.slice(at, end).includes('\n')) return -1;
      at = end + 2;
    } else if (text[at] === ' ' || text[at] === '\t' || text[at] === '\r') at += 1;
    else return -1;
  }
  return text.length;
}
