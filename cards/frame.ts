/** What each frame of a card gives: what is drawn round everything, the room for picture and blocks, and how both look in it. */
import type { CardFace } from '../schemas/generated/types';
import { label } from './blocks';
import { drawName, drawNumber } from './drawn-name';
import { circle, clipped, type FaceNode, icon, path, rect } from './face-node';
import type { Room } from './fit-blocks';
import type { Look } from './look';
import type { Box } from './patterns';
import { drawPattern } from './patterns';
import type { CardRead, NumberRead } from './read-card';

/** Millimetres. */
export const CARD = { width: 63.5, height: 88.9, bleed: 3.175, margin: 3 } as const;

export interface Frame {
  nodes: readonly FaceNode[];
  room: Room;
  isNameTooLong: boolean;
  /** The picture and its disc. */
  drawPicture(box: Box): readonly FaceNode[];
  /** What stands under a block, such as a plate. */
  drawUnder?(box: Box): readonly FaceNode[];
}

export interface FrameInput {
  read: CardRead;
  look: Look;
  /** The first word of every id inside. */
  id: string;
  edge: NonNullable<CardFace['cards'][number]['edge']>;
}

export const whole = (attrs: FaceNode['attrs']): FaceNode =>
  rect(-CARD.bleed, -CARD.bleed, CARD.width + 2 * CARD.bleed, CARD.height + 2 * CARD.bleed, attrs);

/** The pattern in a shape, with the icon of the card on a disc in its middle. */
export function picture(
  box: Box,
  { read, look, id }: Pick<FrameInput, 'read' | 'look' | 'id'>,
  shape: FaceNode = rect(box.x, box.y, box.width, box.height, {}),
  middle: number = box.x + box.width / 2,
): FaceNode[] {
  if (box.height < 1) return [];
  const radius = Math.min(10, box.height * 0.42);
  const y = box.y + box.height / 2;
  const tone = look.isEconomy || look.pattern === 'tiles' || look.pattern === 'depths' ? look.ink : look.color;
  const side = radius * 1.25;
  const disc =
    radius < 2.4
      ? []
      : [
          circle(middle, y, radius, { fill: look.paper, stroke: tone, strokeWidth: 0.6 }),
          icon(read.picture, middle - side / 2, y - side / 2, side, tone),
        ];
  return [clipped(`${id}-art`, shape, drawPattern(look.pattern, box, look.colors, read.id)), ...disc];
}

/** A corner's icon and number side by side, its word below. */
export function cornerNumber(
  { icon: picture, value, label: word }: NumberRead,
  x: number,
  y: number,
  tone: string,
): FaceNode[] {
  return [
    ...(picture === undefined ? [] : [icon(picture, x - 5, y - 2.3, 4.2, tone)]),
    ...drawNumber(value, picture === undefined ? x : x + 2.8, y, 4.6, picture === undefined ? 10 : 5, tone),
    ...(word === '' ? [] : [label(word, x, y + 5, 11, tone, { anchor: 'middle' })]),
  ];
}

export const nameOf = (
  { read, look, id }: FrameInput,
  place: { x: number; y: number; width: number; height?: number; align?: 'left' | 'middle' },
  colors: { colour?: string; ground?: string } = {},
) =>
  drawName(read.name, {
    height: 3.4,
    align: 'left',
    ...place,
    colour: colors.colour ?? look.ink,
    ground: colors.ground ?? look.paper,
    pen: look.pen,
    id: `${id}-name`,
  });

/** A line from side to side. */
export const rule = (x: number, y: number, to: number, tone: string, width = 0.5): FaceNode =>
  path(`M${x} ${Math.round(y * 100) / 100}H${to}`, { stroke: tone, strokeWidth: width });
