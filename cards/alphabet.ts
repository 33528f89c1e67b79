/**
 * The drawn alphabet: one skeleton on a ten-unit grid that different pens write, so that numbers on a board and names on
 * a card look the same whatever fonts a machine has. It draws capitals and digits; longer texts are set in type.
 */

interface Letter {
  width: number;
  /** Strokes as SVG path data; the baseline is y = 10. */
  strokes: string;
}

const letter = (width: number, strokes: string): Letter => ({ width, strokes });

const LETTERS: Readonly<Record<string, Letter>> = {
  0: letter(5.4, 'M2.7 0Q5.4 0 5.4 5Q5.4 10 2.7 10Q0 10 0 5Q0 0 2.7 0Z'),
  1: letter(2, 'M0 1.8L2 0V10'),
  2: letter(5.2, 'M0 2.2Q.3 0 2.6 0Q5 0 5 2.5Q5 4.4 3 6.4L0 10H5.2'),
  3: letter(5.2, 'M.2 1.6Q1 0 2.6 0Q4.8 0 4.8 2.4Q4.8 4.8 2.2 4.8Q5.2 4.8 5.2 7.4Q5.2 10 2.6 10Q.6 10 0 8.2'),
  4: letter(5.6, 'M4.2 10V0L0 7H5.6'),
  5: letter(5.2, 'M4.6 0H.6L.3 4.4Q1.2 3.8 2.5 3.8Q5.2 3.8 5.2 6.9Q5.2 10 2.5 10Q.6 10 0 8.4'),
  6: letter(5.2, 'M4.6 1.2Q4 0 2.8 0Q0 0 0 6Q0 10 2.7 10Q5.2 10 5.2 7Q5.2 4.2 2.7 4.2Q.6 4.2 0 6.4'),
  7: letter(5.2, 'M0 0H5.2L1.8 10'),
  8: letter(
    5.2,
    'M2.6 4.8Q.3 4.8 .3 2.4Q.3 0 2.6 0Q4.9 0 4.9 2.4Q4.9 4.8 2.6 4.8Q0 4.8 0 7.4Q0 10 2.6 10Q5.2 10 5.2 7.4Q5.2 4.8 2.6 4.8',
  ),
  9: letter(5.2, 'M.6 8.8Q1.2 10 2.4 10Q5.2 10 5.2 4Q5.2 0 2.5 0Q0 0 0 3Q0 5.8 2.5 5.8Q4.6 5.8 5.2 3.6'),
  A: letter(6.4, 'M0 10L3.2 0L6.4 10M1.3 6.8H5.1'),
  B: letter(5.4, 'M0 5H3.2Q5.4 5 5.4 7.5Q5.4 10 3.2 10H0V0H2.9Q4.9 0 4.9 2.5Q4.9 5 2.9 5'),
  C: letter(5.7, 'M5.7 1.7Q4.6 0 3 0Q0 0 0 5Q0 10 3 10Q4.6 10 5.7 8.3'),
  D: letter(5.8, 'M0 0V10H2.4Q5.8 10 5.8 5Q5.8 0 2.4 0Z'),
  E: letter(4.6, 'M4.6 0H0V10H4.6M0 5H3.9'),
  F: letter(4.4, 'M4.4 0H0V10M0 5H3.7'),
  G: letter(5.9, 'M5.7 1.7Q4.6 0 3 0Q0 0 0 5Q0 10 3 10Q5.9 10 5.9 6.4V5.4H3.4'),
  H: letter(5.6, 'M0 0V10M5.6 0V10M0 5H5.6'),
  I: letter(0, 'M0 0V10'),
  J: letter(4.2, 'M4.2 0V7.2Q4.2 10 2 10Q.3 10 0 8'),
  K: letter(5.6, 'M0 0V10M5.4 0L0 6M2 4L5.6 10'),
  L: letter(4.4, 'M0 0V10H4.4'),
  M: letter(7.2, 'M0 10V0L3.6 6.4L7.2 0V10'),
  N: letter(6, 'M0 10V0L6 10V0'),
  O: letter(6.2, 'M3.1 0Q6.2 0 6.2 5Q6.2 10 3.1 10Q0 10 0 5Q0 0 3.1 0Z'),
  P: letter(5.2, 'M0 10V0H2.8Q5.2 0 5.2 2.8Q5.2 5.6 2.8 5.6H0'),
  Q: letter(6.4, 'M3.1 0Q6.2 0 6.2 5Q6.2 10 3.1 10Q0 10 0 5Q0 0 3.1 0ZM3.8 7L6.4 10.6'),
  R: letter(5.6, 'M0 10V0H2.8Q5.2 0 5.2 2.7Q5.2 5.4 2.8 5.4H0M2.9 5.4L5.6 10'),
  S: letter(5.2, 'M5 1.8Q4.3 0 2.6 0Q.2 0 .2 2.4Q.2 4.5 2.6 5Q5.2 5.5 5.2 7.6Q5.2 10 2.6 10Q.6 10 0 8.1'),
  T: letter(5.8, 'M0 0H5.8M2.9 0V10'),
  U: letter(5.8, 'M0 0V6.6Q0 10 2.9 10Q5.8 10 5.8 6.6V0'),
  V: letter(6.2, 'M0 0L3.1 10L6.2 0'),
  W: letter(8.6, 'M0 0L2.1 10L4.3 2L6.5 10L8.6 0'),
  X: letter(5.6, 'M0 0L5.6 10M5.6 0L0 10'),
  Y: letter(5.8, 'M0 0L2.9 5.2L5.8 0M2.9 5.2V10'),
  Z: letter(5.4, 'M0 0H5.4L0 10H5.4'),
  '+': letter(4.4, 'M0 5.2H4.4M2.2 3V7.4'),
  '-': letter(3.6, 'M0 5.4H3.6'),
  "'": letter(0.3, 'M.3 0L0 2.6'),
  '?': letter(4.8, 'M0 2Q.4 0 2.4 0Q4.8 0 4.8 2.5Q4.8 4.4 2.6 5.2V7M2.6 9.8V10'),
  '.': letter(0, 'M0 9.8V10'),
  ',': letter(0.6, 'M.6 9.6L0 11.6'),
  ':': letter(0, 'M0 3.4V3.6M0 9.4V9.6'),
  '!': letter(0, 'M0 0V6.6M0 9.8V10'),
  '&': letter(6.2, 'M6.2 10L1.4 3.2Q.4 0 2.6 0Q4.8 0 4.4 2.4Q4 4 1.6 5Q0 6 0 7.6Q0 10 2.4 10Q5.2 10 6 6'),
  '/': letter(4, 'M4 0L0 10'),
};

/** Marks over a letter, drawn about the middle of its width. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0300': 'M-1.3 -3.4L.6 -2',
  '\u0301': 'M1.3 -3.4L-.6 -2',
  '\u0302': 'M-1.8 -2L0 -3.6L1.8 -2',
  '\u0303': 'M-2 -2.2Q-1 -3.6 0 -2.8Q1 -2 2 -3.4',
  '\u0308': 'M-1.5 -2.8V-2.6M1.5 -2.8V-2.6',
  '\u030a': 'M0 -3.8Q1.2 -3.8 1.2 -2.6Q1.2 -1.5 0 -1.5Q-1.2 -1.5 -1.2 -2.6Q-1.2 -3.8 0 -3.8Z',
  '\u030c': 'M-1.8 -3.6L0 -2L1.8 -3.6',
  '\u0327': 'M0 10.6Q1.2 11.4 0 12.2Q-.6 12.4 -1.2 12.2',
};

/** Signs that are drawn like another one. */
const LIKE: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '–': '-', '—': '-' };

const GAP = 2.7;
const SPACE = 3.2;

export interface PlacedLetter {
  x: number;
  strokes: string;
}

export interface DrawnWord {
  /** In units of a tenth of the cap height. */
  width: number;
  letters: readonly PlacedLetter[];
}

/** Lays a text out in drawn capitals, or gives null if it has letters that were never drawn. */
export function layOutWord(text: string): DrawnWord | null {
  const letters: PlacedLetter[] = [];
  let x = 0;
  let middle = 0;
  for (const char of text.toUpperCase().normalize('NFD')) {
    if (char === ' ') {
      x += SPACE;
      continue;
    }
    const mark = MARKS[char];
    if (mark !== undefined) {
      letters.push({ x: middle, strokes: mark });
      continue;
    }
    const drawn = LETTERS[LIKE[char] ?? char];
    if (drawn === undefined) return null;
    letters.push({ x, strokes: drawn.strokes });
    middle = x + drawn.width / 2;
    x += drawn.width + GAP;
  }
  return letters.length === 0 ? null : { width: x - GAP, letters };
}
