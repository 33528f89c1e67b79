/** Text of a card before it is set: paragraphs of words with a look, and icons between them. Plain data, never markup. */

export interface Span {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  /** An icon instead of a text. */
  icon?: string;
}

export interface Paragraph {
  spans: readonly Span[];
  /** JSON Pointer of the field that it was read from. */
  pointer: string;
  /** A line of mood, which is left out before rules become too small to read. */
  isMood?: boolean;
  /** A reminder of what a keyword does, which becomes its name alone before rules become too small. */
  short?: readonly Span[];
}

export const plainText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
