/** The text of one file, and where in it an offset lies. Offsets are those of the text without its byte order mark. */

export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

const BYTE_ORDER_MARK = '\uFEFF';

export class SourceText {
  /** Without the byte order mark, as an editor shows it. */
  readonly text: string;
  #starts: readonly number[] | undefined;

  /** `written` is the text as the file has it. */
  constructor(readonly written: string) {
    this.text = written.startsWith(BYTE_ORDER_MARK) ? written.slice(1) : written;
  }

  /** From `start` to `end` (exclusive); lines and columns count from 1, columns in UTF-16 units. */
  range(start: number, end: number): Range {
    const from = this.#position(start);
    const to = this.#position(Math.max(start, end));
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  }

  #position(offset: number): { line: number; column: number } {
    const starts = this.#lineStarts();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  }

  #lineStarts(): readonly number[] {
    if (this.#starts) return this.#starts;
    const starts = [0];
    for (const { index, 0: mark } of this.text.matchAll(/\r\n|\r|\n/g)) starts.push(index + mark.length);
    this.#starts = starts;
    return starts;
  }
}
