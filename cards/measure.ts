/**
 * How wide a text is, without a font at hand: widths of the letters in thousandths of the size, measured from the common sans-serif
 * and serif faces that printers and systems share, and a little more, so that what fits here fits in any of them.
 */

export type FontFamily = 'sans' | 'serif';

export interface Font {
  family: FontFamily;
  isBold: boolean;
  /** Millimetres. */
  size: number;
}

/** One point in millimetres. */
export const POINT = 0.3528;

const FIRST = 32;

/** From the space on, in the order of the character codes. Italics are never wider than upright letters by more than the margin. */
const WIDTHS: Readonly<Record<FontFamily, readonly [regular: string, bold: string]>> = {
  sans: [
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
    '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
  ],
  serif: [
    '250 333 420 500 500 833 778 214 333 333 500 675 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 675 675 675 500 921 722 667 667 722 611 611 722 722 333 444 722 611 889 722 722 611 722 667 556 611 722 722 944 722 722 611 389 278 389 469 500 333 500 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 389 389 278 500 500 722 500 500 444 480 275 480 541',
    '250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520',
  ],
};

const OTHERS: Readonly<Record<string, number>> = {
  '\u00a0': 278,
  '–': 556,
  '—': 1000,
  '‘': 333,
  '’': 333,
  '“': 500,
  '”': 500,
  '…': 1000,
  '×': 584,
  '−': 584,
  '·': 278,
};

/** What no table knows is taken for as wide as a capital M. */
const UNKNOWN = 1000;
const MARGIN = 1.015;

const tables = new Map<string, readonly number[]>();

function tableOf({ family, isBold }: Font): readonly number[] {
  const key = `${family}${isBold}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const table = WIDTHS[family][isBold ? 1 : 0].split(' ').map(Number);
  tables.set(key, table);
  return table;
}

/** In millimetres. */
export function widthOf(text: string, font: Font): number {
  const table = tableOf(font);
  let width = 0;
  for (const char of text) width += table[char.charCodeAt(0) - FIRST] ?? OTHERS[char] ?? widthOfMarked(char, table);
  return (width / 1000) * font.size * MARGIN;
}

/** A letter with an accent is as wide as the letter. */
function widthOfMarked(char: string, table: readonly number[]): number {
  const [plain = char] = char.normalize('NFD');
  return (plain === char ? undefined : table[plain.charCodeAt(0) - FIRST]) ?? UNKNOWN;
}
