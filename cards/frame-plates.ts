/** Riveted plates on a dark ground: a name plate, the picture, and a plate under each block. */
import { label } from './blocks';
import { circle, type FaceNode, icon, path } from './face-node';
import { CARD, type Frame, type FrameInput, nameOf, picture, whole } from './frame';
import { foot } from './frame-spine';
import { type Look, outline, toneOf } from './look';
import { widthOf } from './measure';
import type { Box } from './patterns';

const RIGHT = CARD.width - CARD.margin;
const HEAD = 13.6;
const FOOT = 81.4;
const WORD = 2.4;

export function platesFrame(input: FrameInput): Frame {
  const { read, look } = input;
  const wide = Math.min(17, widthOf(read.word.toUpperCase(), { family: 'sans', isBold: true, size: WORD }));
  const corner = toneOf(look);
  const name = nameOf(input, { x: 14.6, y: 8.3, width: RIGHT - 14.6 - wide - 5, height: 3.2 });
  return {
    isNameTooLong: name.isTooLong,
    nodes: [
      whole({ fill: look.ground }),
      ...plate({ x: 3, y: 3, width: RIGHT - 3, height: 10.6 }, look, true),
      circle(9, 8.3, 3.8, look.isEconomy ? { fill: 'none', stroke: corner, strokeWidth: 0.4 } : { fill: corner }),
      icon(read.icon, 6.4, 5.7, 5.2, look.isEconomy ? look.ink : look.paper),
      ...name.nodes,
      label(read.word.toUpperCase(), RIGHT - 3.4, 9.2, wide, look.ink, { size: WORD, isBold: true, anchor: 'end' }),
      ...plate({ x: 3, y: FOOT, width: RIGHT - 3, height: 4.5 }, look, false),
      ...foot(input, { x: 5, to: RIGHT - 2, y: FOOT + 3 }),
    ],
    room: {
      x: 3,
      y: HEAD + 0.8,
      width: RIGHT - 3,
      height: FOOT - HEAD - 1.8,
      pictures: [23, 16, 10, 5, 0],
      gap: 1,
      rim: 1.6,
    },
    drawPicture: (box) => picture(box, input),
    drawUnder: (box) => plate(box, look, true),
  };
}

function plate({ x, y, width, height }: Box, look: Look, hasRivets: boolean): FaceNode[] {
  const cut = Math.min(1.8, height / 3);
  const d = `M${x + cut} ${y}H${x + width - cut}L${x + width} ${y + cut}V${y + height - cut}L${x + width - cut} ${y + height}H${x + cut}L${x} ${y + height - cut}V${y + cut}Z`;
  const rivets = hasRivets
    ? [
        [x + 1.5, y + 1.5],
        [x + width - 1.5, y + 1.5],
        [x + 1.5, y + height - 1.5],
        [x + width - 1.5, y + height - 1.5],
      ]
    : [];
  return [
    path(d, { fill: look.paper, ...outline(look) }),
    ...rivets.map(([cx = 0, cy = 0]) => circle(cx, cy, 0.45, { fill: '#8ea4a0' })),
  ];
}
