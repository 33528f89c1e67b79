/** Names and numbers in drawn capitals, written by one of five pens, as large as their room allows: one line, two lines, and then a warning. */
import { type DrawnWord, layOutWord } from './alphabet';
import { clipped, type FaceNode, group, path, rect } from './face-node';
import { widthOf } from './measure';
import { FAMILIES } from './set-text';

/** `cut`: square, its upper third shifted. `double`: thin, with a pale shadow. `inline`: broad, with a light line inside. `nib`: slanted. `round`: wide apart. */
export type Pen = 'cut' | 'double' | 'inline' | 'nib' | 'round';

export interface NamePlace {
  /** Left edge, or the middle of what is centred. */
  x: number;
  /** Middle of the lines. */
  y: number;
  /** Millimetres at most: of a capital, and of the whole. */
  height: number;
  width: number;
  align: 'left' | 'middle';
  colour: string;
  /** The ground that it stands on. */
  ground: string;
  pen: Pen;
  /** Begins the ids inside. */
  id: string;
}

export interface DrawnName {
  nodes: readonly FaceNode[];
  /** Whether it had to become smaller than one can read at a table. */
  isTooLong: boolean;
  width: number;
}

/** A line becomes two when capitals would be less than this part of their size. */
const SPLIT_AT = 0.72;
const TWO_LINES = 0.7;
const LEAST = 1.6;
/** From one line to the next, in tenths of a capital. */
const LEADING = 14.5;
const SPACING: Readonly<Partial<Record<Pen, number>>> = { round: 1.1, inline: 0.3 };

export function drawName(text: string, place: NamePlace): DrawnName {
  const whole = layOut(text, place.pen);
  if (whole === null) return typeName(text, place);
  const scaleOf = (word: DrawnWord, height: number) => Math.min(height / 10, place.width / (word.width + 2));
  let lines = [whole];
  let scale = scaleOf(whole, place.height);
  const parts = halves(text).map((half) => layOut(half, place.pen) ?? whole);
  if (scale * 10 < place.height * SPLIT_AT && parts.length > 1) {
    lines = parts;
    scale = Math.min(...parts.map((part) => scaleOf(part, place.height * TWO_LINES)));
  }
  const nodes = lines.map((line, row) => {
    const y = place.y + (row - (lines.length - 1) / 2) * LEADING * scale - 5 * scale;
    const x = place.align === 'middle' ? place.x - (line.width * scale) / 2 : place.x;
    return group({ transform: `translate(${round(x)} ${round(y)}) scale(${round(scale)})` }, [
      ...write(pathOf(line), line.width, { ...place, id: `${place.id}-${row}` }),
    ]);
  });
  return {
    nodes: [group({ 'data-word': text }, nodes)],
    isTooLong: scale * 10 < LEAST,
    width: Math.max(...lines.map(({ width }) => width)) * scale,
  };
}

/** Names and numbers are drawn again with every key that an author presses. */
const MOST_KEPT = 2000;
const kept = new Map<string, DrawnWord | null>();

function layOut(text: string, pen: Pen): DrawnWord | null {
  const key = `${pen}:${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const word = spaceOut(text, pen);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, word);
  return word;
}

function spaceOut(text: string, pen: Pen): DrawnWord | null {
  const word = layOutWord(text);
  const more = SPACING[pen];
  if (word === null || more === undefined) return word;
  return {
    width: word.width + more * (word.letters.length - 1),
    letters: word.letters.map((letter, at) => ({ ...letter, x: letter.x + more * at })),
  };
}

/** Letters that were never drawn: the name is set in bold type. */
function typeName(text: string, { x, y, height, width, align, colour }: NamePlace): DrawnName {
  const full = height * 1.3;
  const wide = widthOf(text, { family: 'sans', isBold: true, size: full });
  const size = round(Math.min(full, (full * width) / wide));
  const attrs = { x, y: round(y + size * 0.36), fill: colour, fontSize: size, fontWeight: 'bold' };
  const node: FaceNode = {
    tag: 'text',
    text,
    attrs: { ...attrs, textAnchor: align === 'middle' ? 'middle' : 'start', fontFamily: FAMILIES.sans },
  };
  return { nodes: [node], isTooLong: size < LEAST * 1.3, width: (wide * size) / full };
}

/** At the space nearest to the middle. */
function halves(text: string): string[] {
  const middle = text.length / 2;
  const [at] = [...text.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

const joinStyle = { fill: 'none', strokeLinejoin: 'round' };

function write(d: string, width: number, { pen, colour, ground, id }: NamePlace): FaceNode[] {
  const stroke = (attrs: FaceNode['attrs']) => path(d, { ...joinStyle, stroke: colour, ...attrs });
  switch (pen) {
    case 'cut': {
      const square = { strokeLinecap: 'square', strokeLinejoin: 'miter', strokeWidth: 1.75 };
      return [
        clipped(`${id}-a`, rect(-3, -5, width + 6, 8.35, {}), [stroke({ ...square, transform: 'translate(.55 0)' })]),
        clipped(`${id}-b`, rect(-3, 3.9, width + 6, 10, {}), [stroke(square)]),
      ];
    }
    case 'double':
      return [
        stroke({ strokeWidth: 0.8, opacity: 0.4, transform: 'translate(.9 .7)' }),
        stroke({ strokeWidth: 1.15, strokeLinecap: 'round' }),
      ];
    case 'inline':
      return [stroke({ strokeWidth: 2.1, strokeLinecap: 'square' }), stroke({ stroke: ground, strokeWidth: 0.3 })];
    case 'nib':
      return [-0.6, -0.2, 0.2, 0.6].map((at) =>
        stroke({ strokeWidth: 0.75, transform: `translate(${at} ${-at * 0.7})`, strokeLinecap: 'round' }),
      );
    default:
      return [stroke({ strokeWidth: 1.45, strokeLinecap: 'round' })];
  }
}

const paths = new WeakMap<DrawnWord, string>();

/** All letters of a word as one outline: each is moved to its place along the line. */
function pathOf(word: DrawnWord): string {
  const known = paths.get(word);
  if (known !== undefined) return known;
  const path = word.letters.map(({ x, strokes }) => moveRight(strokes, x)).join('');
  paths.set(word, path);
  return path;
}

/** The alphabet uses M, L, H, V, Q and Z with absolute numbers only. */
function moveRight(strokes: string, by: number): string {
  return strokes.replaceAll(/([MLHVQ])([^MLHVQZ]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const moved = numbers.map((value, at) =>
      command === 'V' || (command !== 'H' && at % 2 === 1) ? value : value + by,
    );
    return command + moved.map(round).join(' ');
  });
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Drawn digits, centred; several become narrower together. */
export function drawNumber(
  text: string,
  x: number,
  y: number,
  height: number,
  width: number,
  colour: string,
): FaceNode[] {
  return [
    ...drawName(text, { x, y, height, width, align: 'middle', colour, ground: colour, pen: 'round', id: '' }).nodes,
  ];
}
