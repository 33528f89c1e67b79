/** Places cards on sheets of paper, nine to a sheet, edge to edge, with crop marks around them. Millimetres throughout. */
import { CARD } from './frame';

export type Paper = 'A4' | 'Letter';

export const PAPERS: Readonly<Record<Paper, { width: number; height: number }>> = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
};

const COLUMNS = 3;
const ROWS = 3;
export const PER_SHEET = COLUMNS * ROWS;
/** Marks stand this far from the cards, and are so long. */
const MARK_GAP = 1.5;
const MARK = 3.5;

export interface Place {
  /** Left upper corner of the card as it is cut. */
  x: number;
  y: number;
  /** How far its bleed is shown on each side: only where no other card is. */
  bleed: { left: number; right: number; top: number; bottom: number };
}

/** Cards, each as often as it is printed, cut into sheets. */
export function sheetsOf<Card extends { copies: number }>(cards: readonly Card[]): Card[][] {
  const all = cards.flatMap((card) => Array.from({ length: card.copies }, () => card));
  const sheets: Card[][] = [];
  for (let at = 0; at < all.length; at += PER_SHEET) sheets.push(all.slice(at, at + PER_SHEET));
  return sheets;
}

/** The place of a card on its sheet. Backs are in the order of a sheet that is turned over its long edge. */
export function placeOn(paper: Paper, at: number, side: 'front' | 'back'): Place {
  const { left, top } = cornerOf(paper);
  const row = Math.floor(at / COLUMNS);
  const column = side === 'front' ? at % COLUMNS : COLUMNS - 1 - (at % COLUMNS);
  const bleed = (isEdge: boolean) => (isEdge ? CARD.bleed : 0);
  return {
    x: left + column * CARD.width,
    y: top + row * CARD.height,
    bleed: {
      left: bleed(column === 0),
      right: bleed(column === COLUMNS - 1),
      top: bleed(row === 0),
      bottom: bleed(row === ROWS - 1),
    },
  };
}

const cornerOf = (paper: Paper) => ({
  left: (PAPERS[paper].width - COLUMNS * CARD.width) / 2,
  top: (PAPERS[paper].height - ROWS * CARD.height) / 2,
});

/** Short lines in the margins where the cards are to be cut, as an SVG path. They stand outside of the bleed. */
export function cropMarks(paper: Paper): string {
  const { left, top } = cornerOf(paper);
  const [right, bottom] = [left + COLUMNS * CARD.width, top + ROWS * CARD.height];
  const off = CARD.bleed + MARK_GAP;
  // On a narrow margin the marks are shorter.
  const long = Math.min(MARK, Math.min(left, top) - off);
  const reach = Math.max(1, long);
  const marks: string[] = [];
  for (let column = 0; column <= COLUMNS; column++) {
    const x = number(left + column * CARD.width);
    marks.push(`M${x} ${number(top - off)}v${number(-reach)}M${x} ${number(bottom + off)}v${number(reach)}`);
  }
  for (let row = 0; row <= ROWS; row++) {
    const y = number(top + row * CARD.height);
    marks.push(`M${number(left - off)} ${y}h${number(-reach)}M${number(right + off)} ${y}h${number(reach)}`);
  }
  return marks.join('');
}

const number = (value: number): number => Math.round(value * 100) / 100;
