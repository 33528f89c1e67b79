/** A spine down the left side with the icon, the word and the pips of the card; name and picture beside it. */
import { label } from './blocks';
import { drawName, drawNumber } from './drawn-name';
import { circle, type FaceNode, group, icon, rect } from './face-node';
import { CARD, type Frame, type FrameInput, nameOf, picture, rule, whole } from './frame';
import { surface, toneOf } from './look';

const SPINE = 12.4;
const LEFT = 15;
const RIGHT = CARD.width - CARD.margin;
const HEAD = 12.4;
const FOOT = 83.4;
/** More pips than this are one number. */
const MOST_PIPS = 8;
const PIP = 5.5;

export function spineFrame(input: FrameInput): Frame {
  const { read, look } = input;
  const [corner] = read.corners;
  const name = nameOf(input, { x: LEFT, y: 7, width: RIGHT - LEFT - (corner === undefined ? 0 : 11.5) });
  const pips = drawPips(input);
  return {
    isNameTooLong: name.isTooLong,
    nodes: [
      whole({ fill: look.ground }),
      rect(-CARD.bleed, -CARD.bleed, SPINE + CARD.bleed, CARD.height + 2 * CARD.bleed, surface(look)),
      rule(SPINE, 0, SPINE, look.ink),
      circle(7.5, 7.5, 4.2, { fill: look.isEconomy ? '#ffffff' : look.paper, stroke: look.onColor, strokeWidth: 0.5 }),
      icon(read.icon, 4.8, 4.8, 5.4, toneOf(look)),
      group({ transform: 'translate(7.4 15.4) rotate(90)' }, wordDown(input, pips.top - 18)),
      ...pips.nodes,
      ...name.nodes,
      ...(corner === undefined
        ? []
        : [
            circle(56.2, 7.2, 4.3, surface(look, look.ink)),
            ...drawNumber(
              corner.value,
              corner.icon === undefined ? 56.2 : 54.4,
              7.2,
              3.8,
              3.2,
              look.isEconomy ? look.ink : look.paper,
            ),
            ...(corner.icon === undefined
              ? []
              : [icon(corner.icon, 56.4, 5.8, 2.8, look.isEconomy ? look.ink : look.paper)]),
          ]),
      rule(LEFT, FOOT, RIGHT, look.ink, 0.3),
      ...foot(input),
    ],
    room: {
      x: LEFT,
      y: HEAD,
      width: RIGHT - LEFT,
      height: FOOT - 0.9 - HEAD,
      pictures: [20, 13, 7, 0],
      gap: 1.6,
      rim: 0,
    },
    drawPicture(box) {
      const strip = { ...box, x: SPINE, width: CARD.width + CARD.bleed - SPINE };
      return [
        ...picture(strip, input, undefined, (LEFT + RIGHT) / 2),
        rule(SPINE, box.y, CARD.width + CARD.bleed, look.ink),
        rule(SPINE, box.y + box.height, CARD.width + CARD.bleed, look.ink),
      ];
    },
  };
}

function wordDown({ read, look, id }: FrameInput, length: number): readonly FaceNode[] {
  return drawName(read.word, {
    x: 0,
    y: 0,
    height: 3,
    width: length,
    align: 'left',
    colour: look.onColor,
    ground: look.color,
    pen: look.pen,
    id: `${id}-word`,
  }).nodes;
}

function drawPips({ read, look }: FrameInput): { nodes: FaceNode[]; top: number } {
  let top: number = CARD.height - CARD.margin;
  const nodes: FaceNode[] = [];
  for (const { icon: sign, count, value } of read.pips) {
    const isMany = count > MOST_PIPS || count === 0;
    for (let at = 1; at <= (isMany ? 1 : count); at++) {
      top -= PIP;
      nodes.push(
        rect(
          5.2,
          top,
          4.6,
          4.6,
          look.isEconomy
            ? { rx: 0.6, fill: 'none', stroke: look.ink, strokeWidth: 0.4 }
            : { rx: 0.6, fill: look.paper },
        ),
        ...drawNumber(isMany ? value : String(at), 7.5, top + 2.3, 2.8, 3.6, look.ink),
      );
    }
    if (sign !== undefined) {
      top -= 6;
      nodes.push(icon(sign, 5.1, top, 4.8, look.onColor));
    }
    top -= 1.5;
  }
  return { nodes, top };
}

export function foot(
  { read, look }: FrameInput,
  at: { x: number; to: number; y: number } = { x: LEFT, to: RIGHT, y: 86 },
): FaceNode[] {
  const wide = at.to - at.x;
  return [
    label(read.foot, at.x, at.y, wide * 0.64, look.ink),
    label(read.pack, at.to, at.y, wide * 0.34, look.ink, { anchor: 'end' }),
  ].filter(({ text }) => text !== '');
}
