/** A hallway seen from above: walls with doorways on the edges, planks, and a panel with picture, name and text in the middle. */
import { drawName } from './drawn-name';
import { type FaceNode, icon, path, rect } from './face-node';
import { CARD, type Frame, type FrameInput, nameOf, picture, whole } from './frame';
import { type Look, outline, toneOf } from './look';

const WALL = 5.2;
const OPENING = 12;
const JAMB = 1.3;
const FLOOR = '#8d86a6';
const [LEFT, TOP, WIDE, HIGH] = [9, 12, 45.5, 64.9];
const NAME = 8.6;
const WORD = 7;

export function hallwayFrame(input: FrameInput): Frame {
  const { read, look, id } = input;
  const name = nameOf(input, { x: CARD.width / 2, y: TOP + 5, width: WIDE - 5, align: 'middle', height: 3.2 });
  const word = drawName(read.word, {
    x: CARD.width / 2 + 3,
    y: TOP + HIGH - 4.2,
    height: 2.4,
    width: WIDE - 16,
    align: 'middle',
    colour: toneOf(look),
    ground: look.paper,
    pen: 'round',
    id: `${id}-word`,
  });
  return {
    isNameTooLong: name.isTooLong,
    nodes: [
      ...floorPlan(read.doorways, look),
      rect(LEFT, TOP, WIDE, HIGH, {
        fill: look.paper,
        stroke: toneOf(look),
        strokeWidth: 0.8,
        rx: 1,
      }),
      ...name.nodes,
      icon(read.icon, CARD.width / 2 - word.width / 2 - 3.6, TOP + HIGH - 6.6, 4.6, toneOf(look)),
      ...word.nodes,
    ],
    room: {
      x: LEFT + 3,
      y: TOP + NAME + 1,
      width: WIDE - 6,
      height: HIGH - NAME - WORD - 2.4,
      pictures: [30, 22, 14, 8],
      gap: 2.2,
      rim: 0,
    },
    drawPicture: (box) => picture({ ...box, x: LEFT + 2, width: WIDE - 4 }, input),
  };
}

/** Where the middle of a doorway is, and how far it is turned from one at the top. */
const DOORWAYS: Readonly<Record<string, readonly [x: number, y: number, turn: number]>> = {
  N: [CARD.width / 2, 0, 0],
  S: [CARD.width / 2, CARD.height, 180],
  E1: [CARD.width, CARD.height / 4, 90],
  E2: [CARD.width, (CARD.height * 3) / 4, 90],
  W1: [0, CARD.height / 4, 270],
  W2: [0, (CARD.height * 3) / 4, 270],
};

/** Walls with openings: at the middle of the short sides, at a quarter and three quarters of the long ones. */
export function floorPlan(doorways: readonly string[], look: Look): FaceNode[] {
  const line = look.isEconomy ? look.ink : '#26213f';
  const floor = look.isEconomy ? '#ffffff' : FLOOR;
  const jamb = look.isEconomy ? look.ink : '#8a5700';
  const planks = Array.from({ length: 18 }, (_, row) => {
    const y = WALL + row * 4.4;
    return `M${WALL} ${y.toFixed(2)}H${CARD.width - WALL}M${(WALL + ((row * 23) % 46) + 3).toFixed(2)} ${y.toFixed(2)}v4.4`;
  });
  const edge = outline(look);
  return [
    whole({ fill: look.isEconomy ? '#ffffff' : '#3b3560' }),
    rect(WALL, WALL, CARD.width - 2 * WALL, CARD.height - 2 * WALL, { fill: floor, ...edge }),
    path(planks.join(''), { fill: 'none', stroke: look.isEconomy ? '#c4c4c4' : '#6f688c', strokeWidth: 0.25 }),
    ...doorways.flatMap((name): FaceNode[] => {
      const [x, y, turn] = DOORWAYS[name] ?? [];
      if (x === undefined || y === undefined || turn === undefined) return [];
      const deep = CARD.bleed + WALL;
      return [
        {
          tag: 'g',
          attrs: { transform: `translate(${x} ${y}) rotate(${turn})` },
          children: [
            rect(-OPENING / 2, -CARD.bleed, OPENING, deep, { fill: floor }),
            rect(-OPENING / 2 - JAMB, -CARD.bleed, JAMB, deep, { fill: jamb }),
            rect(OPENING / 2, -CARD.bleed, JAMB, deep, { fill: jamb }),
            path('M-1.6 3.8L0 1.4L1.6 3.8Z', { fill: line }),
          ],
        },
      ];
    }),
  ];
}
