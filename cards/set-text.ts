/** Breaks paragraphs into lines of a width, and draws them. Widths come from measured tables, so breaks are the same everywhere. */
import { type FaceNode, icon } from './face-node';
import { type Font, type FontFamily, POINT, widthOf } from './measure';
import type { Paragraph, Span } from './spans';

export const LINE = 1.24;
/** Between paragraphs, of the size. */
const GAP = 0.45;
/** An icon in a line, of the size, with the space after it. */
const ICON = 1.02;

export interface Run extends Span {
  x: number;
  width: number;
}

export interface SetLine {
  runs: readonly Run[];
  width: number;
  /** Top of the line below the top of the text. */
  top: number;
  pointer: string;
}

export interface SetText {
  lines: readonly SetLine[];
  /** Millimetres. */
  height: number;
  size: number;
  family: FontFamily;
}

/** What does not break: words and icons that hang together, with the space before them. */
interface Piece {
  spans: Span[];
  width: number;
  isAfterSpace: boolean;
}

/** `points` is the size of the type. */
export function setText(paragraphs: readonly Paragraph[], width: number, points: number, family: FontFamily): SetText {
  const size = points * POINT;
  const lines: SetLine[] = [];
  let top = 0;
  for (const [at, { spans, pointer }] of paragraphs.entries()) {
    if (at > 0) top += size * GAP;
    for (const runs of breakLines(spans, width, size, family)) {
      const last = runs.at(-1);
      lines.push({ runs, width: last === undefined ? 0 : last.x + last.width, top, pointer });
      top += size * LINE;
    }
  }
  return { lines, height: top, size, family };
}

function breakLines(spans: readonly Span[], width: number, size: number, family: FontFamily): Run[][] {
  const space = widthOf(' ', { family, isBold: false, size });
  const lines: Run[][] = [];
  let runs: Run[] = [];
  let x = 0;
  for (const piece of piecesOf(spans, size, family, width)) {
    const gap = piece.isAfterSpace && runs.length > 0 ? space : 0;
    if (x + gap + piece.width > width && runs.length > 0 && piece.isAfterSpace) {
      lines.push(runs);
      runs = [];
      x = 0;
    } else x += gap;
    for (const span of piece.spans) x = addRun(runs, span, x, gap, size, family);
  }
  if (runs.length > 0) lines.push(runs);
  return lines;
}

/** Words of one look that follow each other are one run. */
function addRun(runs: Run[], span: Span, x: number, gap: number, size: number, family: FontFamily): number {
  const width = widthOfSpan(span, size, family);
  const before = runs.at(-1);
  const isSame =
    before !== undefined &&
    before.icon === undefined &&
    span.icon === undefined &&
    before.isBold === span.isBold &&
    before.isItalic === span.isItalic;
  if (isSame && x > 0) {
    const isApart = x - (before.x + before.width) > 0.01 && gap > 0;
    before.text += isApart ? ` ${span.text}` : span.text;
    before.width = x + width - before.x;
  } else runs.push({ ...span, x, width });
  return x + width;
}

const widthOfSpan = ({ text, icon: name, isBold = false }: Span, size: number, family: FontFamily): number =>
  name === undefined ? widthOf(text, { family, isBold, size }) : size * (ICON + 0.28);

/** Splits at spaces; a word that is wider than a line is split between its letters. */
function piecesOf(spans: readonly Span[], size: number, family: FontFamily, width: number): Piece[] {
  const pieces: Piece[] = [];
  let isAfterSpace = true;
  for (const span of spans) {
    if (span.icon !== undefined) {
      glue(pieces, span, widthOfSpan(span, size, family), isAfterSpace);
      isAfterSpace = false;
      continue;
    }
    for (const part of span.text.split(/([ \n\t]+)/)) {
      if (part === '') continue;
      if (/^[ \n\t]/.test(part)) {
        isAfterSpace = true;
        continue;
      }
      for (const bit of splitWide(part, { family, isBold: span.isBold ?? false, size }, width)) {
        glue(pieces, { ...span, text: bit }, widthOfSpan({ ...span, text: bit }, size, family), isAfterSpace);
        isAfterSpace = bit.length < part.length;
      }
      isAfterSpace = false;
    }
  }
  return pieces;
}

function glue(pieces: Piece[], span: Span, width: number, isAfterSpace: boolean): void {
  const before = pieces.at(-1);
  if (isAfterSpace || before === undefined) pieces.push({ spans: [span], width, isAfterSpace });
  else {
    before.spans.push(span);
    before.width += width;
  }
}

function splitWide(word: string, font: Font, width: number): string[] {
  if (widthOf(word, font) <= width) return [word];
  const bits: string[] = [];
  let bit = '';
  for (const char of word) {
    if (bit !== '' && widthOf(bit + char, font) > width) {
      bits.push(bit);
      bit = '';
    }
    bit += char;
  }
  return [...bits, bit];
}

export interface TextPlace {
  x: number;
  /** Top of the first line. */
  y: number;
  width: number;
  fill: string;
  align: 'left' | 'middle';
}

export const FAMILIES: Readonly<Record<FontFamily, string>> = {
  sans: 'Arial, Helvetica, "Liberation Sans", sans-serif',
  serif: '"Times New Roman", Times, "Liberation Serif", serif',
};

/** Each run has the width that was measured, so that edges are the same whatever font the reader has. */
export function drawText({ lines, size, family }: SetText, { x, y, width, fill, align }: TextPlace): FaceNode {
  const children = lines.flatMap((line): FaceNode[] => {
    const left = x + (align === 'middle' ? (width - line.width) / 2 : 0);
    const base = y + line.top + size * 0.95;
    return line.runs.map((run) =>
      run.icon === undefined
        ? {
            tag: 'text',
            text: run.text,
            attrs: {
              x: round(left + run.x),
              y: round(base),
              textLength: round(run.width),
              lengthAdjust: 'spacingAndGlyphs',
              ...(run.isBold ? { fontWeight: 'bold' } : {}),
              ...(run.isItalic ? { fontStyle: 'italic' } : {}),
            },
          }
        : icon(run.icon, left + run.x, base - size * 0.86, size * ICON, fill),
    );
  });
  return { tag: 'g', attrs: { fontFamily: FAMILIES[family], fontSize: round(size), fill }, children };
}

const round = (value: number): number => Math.round(value * 100) / 100;
