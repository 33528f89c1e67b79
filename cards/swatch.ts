/** A number, or the name of a colour as a disc of a shape of its own, in the upper right corner. */
import { label } from './blocks';
import { drawNumber } from './drawn-name';
import { circle, type FaceNode, icon, path } from './face-node';
import { CARD } from './frame';
import type { Look } from './look';
import type { NumberRead } from './read-card';

const X = CARD.width - CARD.margin - 6;
const Y = 6;

/** Colours by name, and the shape that tells each without colour. */
const NAMED: Readonly<Record<string, readonly [fill: string, shape: string]>> = {
  white: ['#ffffff', `M${X - 3.6} ${Y}a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z`],
  blue: ['#2f6fb0', `M${X - 3.4} ${Y - 3.4}h6.8v6.8h-6.8Z`],
  green: ['#3c7a3a', `M${X} ${Y - 4}l4 7.2h-8Z`],
  pink: ['#c4588f', `M${X} ${Y - 4.2}l4.2 4.2l-4.2 4.2l-4.2 -4.2Z`],
  red: ['#a32a22', `M${X - 4} ${Y - 3}h8l-4 7Z`],
  purple: ['#6a3f8f', `M${X} ${Y - 4}l3.8 2.2v3.6l-3.8 2.2l-3.8 -2.2v-3.6Z`],
  yellow: ['#c99a1e', `M${X} ${Y - 4}l1.2 2.8h3l-2.4 2l1 3l-2.8 -1.8l-2.8 1.8l1 -3l-2.4 -2h3Z`],
  black: ['#1c1c1c', `M${X - 4} ${Y}l4 -2.2l4 2.2l-4 2.2Z`],
};

export function drawSwatch(corner: NumberRead & { swatch?: string }, look: Look): FaceNode[] {
  const { swatch, value, icon: sign, label: word } = corner;
  const named = swatch === undefined ? undefined : NAMED[swatch];
  if (named !== undefined) {
    const [fill, shape] = named;
    return [
      path(shape, { fill: look.isEconomy ? '#ffffff' : fill, stroke: look.ink, strokeWidth: 0.5 }),
      label(swatch ?? '', X, Y + 5.6, 12, look.ink, { anchor: 'middle' }),
    ];
  }
  return [
    circle(X, Y, 3.6, { fill: 'none', stroke: look.ink, strokeWidth: 0.4 }),
    ...(value === '' && sign !== undefined
      ? [icon(sign, X - 2.6, Y - 2.6, 5.2, look.ink)]
      : drawNumber(value, X, Y, 3.6, 5, look.ink)),
    ...(word === '' ? [] : [label(word, X, Y + 5.7, 12, look.ink, { anchor: 'middle' })]),
  ];
}
