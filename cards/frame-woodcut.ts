/** Day above; and below, if the card has a second half, night, turned upside down. A swatch of its colour stands in the corner. */
import { label } from './blocks';
import { drawName } from './drawn-name';
import { type FaceNode, icon, path, rect } from './face-node';
import { CARD, type Frame, type FrameInput, nameOf, picture, rule, whole } from './frame';
import { foot } from './frame-spine';
import { type Look, nightOf, toneOf } from './look';
import { drawSwatch } from './swatch';

const RIGHT = CARD.width - CARD.margin;
const HEAD = 12.2;
/** Where day ends; the teeth of the divider reach a little further. */
export const DUSK = 49.5;
const FOOT = 82.4;

export function woodcutFrame(input: FrameInput): Frame {
  const { read, look } = input;
  const [corner] = read.corners;
  const wide = corner === undefined ? 0 : 14;
  const name = nameOf(input, { x: 13.4, y: 7.4, width: RIGHT - 13.4 - wide });
  const isTurned = read.turned !== null;
  return {
    isNameTooLong: name.isTooLong,
    nodes: [
      whole({ fill: look.ground }),
      icon(read.icon, 5, 4.2, 6.4, toneOf(look)),
      ...name.nodes,
      ...(corner === undefined ? [] : drawSwatch(corner, look)),
      ...(isTurned
        ? nightGround(look)
        : [rule(5, FOOT, RIGHT - 2, look.ink, 0.3), ...foot(input, { x: 5, to: RIGHT - 2, y: 85.6 })]),
    ],
    room: {
      x: 5,
      y: HEAD,
      width: RIGHT - 7,
      height: (isTurned ? DUSK - 2.2 : FOOT - 1) - HEAD,
      pictures: isTurned ? [11, 7, 4, 0] : [26, 18, 11, 6],
      gap: 1.8,
      rim: 0,
    },
    drawPicture(box) {
      if (box.height < 1) return [rule(-CARD.bleed, box.y, CARD.width + CARD.bleed, look.ink)];
      const strip = { ...box, x: -CARD.bleed, width: CARD.width + 2 * CARD.bleed };
      return [
        ...picture(strip, input),
        rule(-CARD.bleed, box.y, CARD.width + CARD.bleed, look.ink),
        rule(-CARD.bleed, box.y + box.height, CARD.width + CARD.bleed, look.ink),
      ];
    },
  };
}

function nightGround(look: Look): FaceNode[] {
  const night = nightOf(look);
  const teeth = Array.from({ length: 10 }, () => 'l3.5 -3l3.5 3').join('');
  const edge = `M-3.175 ${DUSK + 1.6}${teeth}`;
  return [
    path(`${edge}V${CARD.height + CARD.bleed}H-3.175Z`, { fill: night.paper }),
    path(edge, { fill: 'none', stroke: look.isEconomy ? look.ink : '#8f2d1c', strokeWidth: 0.8 }),
  ];
}

/** The lower half as it stands before it is turned: night's word, its icon, the name in small. */
export function nightHead({ read, look, id }: FrameInput): FaceNode[] {
  const night = nightOf(look);
  const { turned } = read;
  if (turned === null) return [];
  return [
    icon(turned.icon, 5, 4.2, 6, night.ink),
    ...drawName(turned.word, {
      x: 13.4,
      y: 7.2,
      height: 3,
      width: 27,
      align: 'left',
      colour: night.ink,
      ground: night.paper,
      pen: look.pen,
      id: `${id}-night`,
    }).nodes,
    label(read.name, RIGHT - 2, 8, 16, night.ink, { anchor: 'end', family: 'serif', size: 2.6 }),
    rect(5, 10.9, RIGHT - 7, 0.25, { fill: night.ink }),
  ];
}

/** The room of the lower half, before it is turned. */
export const nightRoom = {
  x: 5,
  y: 10.2,
  width: RIGHT - 7,
  height: CARD.height - DUSK - 12.4,
  pictures: [0],
  gap: 1.6,
  rim: 0,
};
