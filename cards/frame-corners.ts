/** Numbers in the four corners, the name between the upper ones, the word between the lower ones, and a framed picture. */
import { label } from './blocks';
import { drawName } from './drawn-name';
import { type FaceNode, icon, path, rect } from './face-node';
import { CARD, cornerNumber, type Frame, type FrameInput, nameOf, picture, whole } from './frame';
import { surface, toneOf } from './look';
import type { Box } from './patterns';

const RIGHT = CARD.width - CARD.margin;
const TOP = 14.6;
const FOOT = 75.6;
const CORNERS = {
  'top-left': [9, 7.5],
  'top-right': [54.5, 7.5],
  'bottom-left': [9, 80],
  'bottom-right': [54.5, 80],
} as const;

export function cornersFrame(input: FrameInput): Frame {
  const { read, look, id, edge } = input;
  const outline = { fill: 'none', stroke: toneOf(look) };
  const name = nameOf(input, { x: CARD.width / 2, y: 9, width: 31, align: 'middle', height: 3.1 });
  const word = drawName(read.word, {
    x: CARD.width / 2 + 3,
    y: 79.7,
    height: 2.5,
    width: 24,
    align: 'middle',
    colour: look.onColor,
    ground: look.color,
    pen: look.pen,
    id: `${id}-word`,
  });
  const band = surface(look, look.color);
  return {
    isNameTooLong: name.isTooLong,
    nodes: [
      whole({ fill: look.ground }),
      rect(3, 3, RIGHT - 3, 82.9, { fill: look.paper }),
      rect(3.9, 3.9, RIGHT - 4.8, 81.1, { ...outline, strokeWidth: 0.22 }),
      ...name.nodes,
      rect(3, FOOT, RIGHT - 3, 10.3, band),
      ...read.corners.flatMap((corner): FaceNode[] => {
        const [x, y] = CORNERS[corner.at];
        return [
          rect(x - 6, y - 4.5, 12, corner.at.startsWith('top') ? 10.4 : 10.3, band),
          ...cornerNumber(corner, x, y - 0.2, look.onColor),
        ];
      }),
      icon(read.icon, CARD.width / 2 - word.width / 2 - 3.4, 77.3, 4.6, look.onColor),
      ...word.nodes,
      label(read.foot === '' ? read.pack : read.foot, CARD.width / 2, 84.8, 29, look.onColor, { anchor: 'middle' }),
    ],
    room: { x: 6.4, y: TOP, width: 50.7, height: FOOT - 1.6 - TOP, pictures: [32, 24, 16, 9], gap: 2.4, rim: 0 },
    drawPicture(box) {
      const panel = { ...box, x: 4.5, width: 54.5 };
      const shape = EDGES[edge](panel);
      return [...picture(panel, input, path(shape, {})), path(shape, { ...outline, strokeWidth: 0.7 })];
    },
  };
}

/** The shape of the picture: its upper edge tells the types apart without colour. */
const EDGES: Readonly<Record<FrameInput['edge'], (box: Box) => string>> = {
  straight: ({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}Z`,
  torn: ({ x, y, width, height }) =>
    `M${x} ${y + 2}l${width * 0.2} -2l${width * 0.3} 1.6l${width * 0.3} -1.4l${width * 0.2} 2.2v${height - 2.4}h${-width}Z`,
  arch: ({ x, y, width, height }) =>
    `M${x} ${y + 5.5}Q${x} ${y} ${x + 7.5} ${y}H${x + width - 7.5}Q${x + width} ${y} ${x + width} ${y + 5.5}V${y + height}H${x}Z`,
  teeth: ({ x, y, width, height }) => {
    const tooth = width / 8;
    return `M${x} ${y + 3}${Array.from({ length: 8 }, () => `l${tooth / 2} -3l${tooth / 2} 3`).join('')}V${y + height}H${x}Z`;
  },
};
