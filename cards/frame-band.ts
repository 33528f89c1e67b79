/** A frame of the colour of the type with a paper panel inside: the number in the corner, the word on a band at the foot. */
import { label } from './blocks';
import { drawName, drawNumber } from './drawn-name';
import { type FaceNode, icon, path, rect } from './face-node';
import { CARD, type Frame, type FrameInput, nameOf, picture, rule, whole } from './frame';
import { outline, toneOf } from './look';

const RIGHT = CARD.width - CARD.margin;
const HEAD = 16.6;
const BAND = 78;

export function bandFrame(input: FrameInput): Frame {
  const { read, look, id, edge } = input;
  const [corner] = read.corners;
  const left = corner === undefined ? 6 : 17.5;
  const name = nameOf(input, { x: left, y: 9.7, width: RIGHT - left - 2 });
  const edgeOf = outline(look);
  return {
    isNameTooLong: name.isTooLong,
    nodes: [
      whole({ fill: look.ground }),
      rect(3, 3, RIGHT - 3, BAND - 3, { fill: look.paper, rx: 2.2, ...edgeOf }),
      ...name.nodes,
      ...(corner === undefined ? [] : cornerFlag(input, edge === 'torn')),
      ...bandWord(input, id),
    ],
    room: { x: 6.2, y: HEAD, width: 51.1, height: BAND - 2 - HEAD, pictures: [28, 20, 12, 6], gap: 2.4, rim: 0 },
    drawPicture(box) {
      const panel = { ...box, x: 3, width: RIGHT - 3 };
      const tone = toneOf(look);
      return [
        ...picture(panel, input),
        rule(3, box.y, RIGHT, tone),
        rule(3, box.y + box.height, RIGHT, tone),
        ...(corner !== undefined && edge === 'torn' ? [path(TORN, { fill: look.color, ...edgeOf })] : []),
      ];
    },
  };
}

const TORN = 'M3 16.4H15.8V18.8L13.4 17.4L11.2 20L8.8 17.6L6.4 20.4L4.6 18L3 19.6Z';

function cornerFlag({ read, look }: FrameInput, isTorn: boolean): FaceNode[] {
  const [corner] = read.corners;
  if (corner === undefined) return [];
  const edge = outline(look);
  return [
    isTorn
      ? rect(3, 3, 12.8, 13.6, { fill: look.color, ...edge })
      : path('M3 5.2Q3 3 5.2 3H15.8V16.6H3Z', { fill: look.color, ...edge }),
    ...drawNumber(corner.value, 9.4, 7.6, 5, 8, look.onColor),
    ...(corner.icon === undefined ? [] : [icon(corner.icon, 7.5, 11.4, 3.8, look.onColor)]),
  ];
}

function bandWord({ read, look }: FrameInput, id: string): FaceNode[] {
  const word = drawName(read.word, {
    x: 12,
    y: 82.2,
    height: 2.8,
    width: 27,
    align: 'left',
    colour: look.onColor,
    ground: look.color,
    pen: 'round',
    id: `${id}-word`,
  });
  const textAt = 12 + word.width + 3;
  return [
    icon(read.icon, 6, 79.9, 4.6, look.onColor),
    ...word.nodes,
    label(read.foot === '' ? read.pack : read.foot, RIGHT - 2.6, 83, RIGHT - 2.6 - textAt, look.onColor, {
      anchor: 'end',
    }),
  ];
}
