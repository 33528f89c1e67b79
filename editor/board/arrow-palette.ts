/**
 * How the colours of arrows are drawn: each is told by a shape with its letter as well as by its paint, so that nobody needs to
 * see colours. Content may call an arrow's colour what it likes; a word that is not known here gets a shape of its own.
 */

export type ArrowSign = 'circle' | 'diamond' | 'triangle' | 'square' | 'hexagon';

export interface ArrowPaint {
  ground: string;
  /** Of the letter on it. */
  ink: string;
  sign: ArrowSign;
  letter: string;
}

const LIGHT = '#fffaf0';
const DARK = '#2a1c0c';

const PAINTS: Readonly<Record<string, Omit<ArrowPaint, 'letter'>>> = {
  white: { ground: LIGHT, ink: DARK, sign: 'circle' },
  blue: { ground: '#2560b0', ink: LIGHT, sign: 'diamond' },
  green: { ground: '#2f7a3f', ink: LIGHT, sign: 'triangle' },
  pink: { ground: '#d0578e', ink: DARK, sign: 'square' },
};
const OTHERS: Readonly<Record<string, Omit<ArrowPaint, 'letter' | 'sign'>>> = {
  red: { ground: '#b83a24', ink: LIGHT },
  yellow: { ground: '#e0b012', ink: DARK },
  orange: { ground: '#d9782a', ink: DARK },
  purple: { ground: '#6b4a9b', ink: LIGHT },
  brown: { ground: '#7a5532', ink: LIGHT },
  black: { ground: '#2b2f31', ink: LIGHT },
};
const GREY = { ground: '#8b979c', ink: DARK };

/** Colours that are offered before an author has used any. */
export const COMMON_COLORS: readonly string[] = Object.keys(PAINTS);

export function arrowPaint(color: string): ArrowPaint {
  const letter = color.charAt(0).toUpperCase();
  const known = Object.hasOwn(PAINTS, color) ? PAINTS[color] : undefined;
  if (known !== undefined) return { ...known, letter };
  const other = Object.hasOwn(OTHERS, color) ? OTHERS[color] : undefined;
  return { ...(other ?? GREY), sign: 'hexagon', letter };
}

/** Corners round the middle, for drawing; a circle has none. */
export function signCorners(sign: ArrowSign, radius: number): readonly (readonly [number, number])[] {
  switch (sign) {
    case 'circle':
      return [];
    case 'diamond':
      return ring(4, radius * 1.25, -Math.PI / 2);
    case 'triangle':
      return ring(3, radius * 1.45, -Math.PI / 2).map(([x, y]) => [x, y + radius * 0.15] as const);
    case 'square':
      return ring(4, radius * 1.3, -Math.PI / 4);
    case 'hexagon':
      return ring(6, radius * 1.15, 0);
  }
}

const ring = (count: number, radius: number, start: number): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, corner) => {
    const angle = start + (corner * 2 * Math.PI) / count;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
