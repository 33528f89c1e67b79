/** Draws the parts of a face between picture and foot: numbers, attacks, boxes, rows, steps, banners and texts. */
import { drawName, drawNumber } from './drawn-name';
import { circle, type FaceNode, icon, path, rect } from './face-node';
import { type Look, surface } from './look';
import { POINT, widthOf } from './measure';
import type { Box } from './patterns';
import type { AttackRead, BlockRead, NumberRead } from './read-card';
import { drawText, FAMILIES, type SetText, setText } from './set-text';

/** The least size of type anywhere, in points. */
export const SMALL = 6;
const LABEL = SMALL * POINT;
const MOST_STEPS = 4;

/** A line of type with a fixed end; shrinks to what is left of its room. */
export function label(
  text: string,
  x: number,
  y: number,
  width: number,
  fill: string,
  more: { size?: number; isBold?: boolean; anchor?: 'start' | 'middle' | 'end'; family?: Look['family'] } = {},
): FaceNode {
  const { size = LABEL, isBold = false, anchor = 'start', family = 'sans' } = more;
  const wide = widthOf(text, { family, isBold, size });
  return {
    tag: 'text',
    text,
    attrs: {
      x: round(x),
      y: round(y),
      fill,
      fontFamily: FAMILIES[family],
      fontSize: round(size),
      textAnchor: anchor,
      textLength: round(Math.min(wide, width)),
      lengthAdjust: 'spacingAndGlyphs',
      ...(isBold ? { fontWeight: 'bold' } : {}),
    },
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Millimetres that a block takes with type of this size. */
export function heightOf(block: BlockRead, width: number, points: number, look: Look): number {
  switch (block.block) {
    case 'numbers':
      return block.numbers.some((number) => number.label !== '') ? 12.2 : 9.8;
    case 'attacks':
      return block.attacks.length * (attackHeight(block.attacks.length) + ATTACK_GAP) - ATTACK_GAP;
    case 'boxes':
      return 12.6;
    case 'steps':
      return Math.ceil(block.steps.length / MOST_STEPS) * 10.6 - 0.8;
    case 'banner':
      return 11;
    case 'rows':
      return rowTexts(block, width, points, look).reduce((sum, text) => sum + rowHeight(text), 0);
    case 'text':
      return setText(block.paragraphs, width, points, look.family).height;
  }
}

export function drawBlock(block: BlockRead, box: Box, points: number, look: Look, id: string): FaceNode[] {
  switch (block.block) {
    case 'numbers':
      return drawNumbers(block.numbers, box, look);
    case 'attacks':
      return block.attacks.flatMap((attack, at) => {
        const height = attackHeight(block.attacks.length);
        return drawAttack(attack, block.die, { ...box, y: box.y + at * (height + ATTACK_GAP), height }, look);
      });
    case 'boxes':
      return drawBoxes(block, box, look);
    case 'steps':
      return drawSteps(block.steps, box, look);
    case 'banner':
      return drawBanner(block, box, look, id);
    case 'rows':
      return drawRows(block, box, points, look);
    case 'text':
      return [
        drawText(setText(block.paragraphs, box.width, points, look.family), {
          ...box,
          fill: look.ink,
          align: look.align,
        }),
      ];
  }
}

function drawNumbers(numbers: readonly NumberRead[], box: Box, look: Look): FaceNode[] {
  const gap = 1.1;
  const wide = Math.min((box.width - gap * (numbers.length - 1)) / numbers.length, 14);
  return numbers.flatMap(({ icon: picture, value, label: word }, at) => {
    const x = box.x + at * (wide + gap);
    const middle = x + wide / 2;
    const hasLabel = word !== '';
    const base = box.y + (hasLabel ? box.height - 0.9 : box.height);
    const side = Math.min(5.4, wide - 1.4);
    return [
      rect(x, box.y, wide, box.height, { fill: 'none', stroke: look.ink, strokeWidth: 0.4 }),
      ...(value === ''
        ? picture === undefined
          ? []
          : [icon(picture, middle - side / 2, box.y + (box.height - (hasLabel ? 2.6 : 0) - side) / 2, side, look.ink)]
        : [
            ...(picture === undefined ? [] : [icon(picture, middle - 1.7, box.y + 0.7, 3.3, look.ink)]),
            ...drawNumber(value, middle, box.y + (picture === undefined ? 4.9 : 6.6), 4.2, wide - 2, look.ink),
          ]),
      ...(hasLabel ? [label(word, middle, base, wide - 0.8, look.ink, { anchor: 'middle' })] : []),
    ];
  });
}

/** Three attacks or more are set close. */
const attackHeight = (count: number): number => (count > 2 ? 7 : 11.2);
const ATTACK_GAP = 0.8;
const DICE = 12.4;

function drawAttack({ dice, name, reach, symbols }: AttackRead, die: string, box: Box, look: Look): FaceNode[] {
  const { x, y, width, height } = box;
  const isClose = height < 10;
  const tone = look.isEconomy ? look.ink : look.paper;
  const size = (isClose ? 7 : 8) * POINT;
  const reachWide = widthOf(reach, { family: 'sans', isBold: false, size: LABEL });
  const middle = y + height / 2;
  return [
    rect(x, y, width, height, { fill: '#ffffff', stroke: look.ink, strokeWidth: 0.4 }),
    rect(x, y, DICE, height, surface(look, look.ink)),
    icon(die, x + 1.6, middle - 2, 4, tone),
    ...drawNumber(dice, x + 9, middle, isClose ? 4.2 : 5.2, 5.4, tone),
    label(name, x + DICE + 1.4, y + (isClose ? 3.1 : 4.4), width - DICE - reachWide - 4, INK, { size, isBold: true }),
    label(reach, x + width - 1.2, y + (isClose ? 3 : 4.2), reachWide, INK, { anchor: 'end' }),
    ...drawSymbols(symbols, {
      x: x + DICE + 1.4,
      y: y + (isClose ? 3.8 : 6),
      width: width - DICE - 2.6,
      height: isClose ? 3 : 3.6,
    }),
  ];
}

const INK = '#1b2320';

/** Symbols with their words in a row; they move together, and then shrink, to fit. */
function drawSymbols(symbols: AttackRead['symbols'], box: Box): FaceNode[] {
  const wordAt = box.height + 0.6;
  const widths = symbols.map(
    ({ icon: picture, word }) =>
      (picture === undefined ? 0 : wordAt) + widthOf(word, { family: 'sans', isBold: false, size: LABEL }),
  );
  const wanted = widths.reduce((sum, wide) => sum + wide, 0);
  const gaps = symbols.length - 1;
  const gap = gaps < 1 ? 0 : Math.max(0.6, Math.min(2, (box.width - wanted) / gaps));
  const squeeze = Math.min(1, (box.width - gap * gaps) / Math.max(wanted, 0.1));
  let at = box.x;
  return symbols.flatMap(({ icon: picture, word }, index) => {
    const wide = (widths[index] ?? 0) * squeeze;
    const left = at + (picture === undefined ? 0 : wordAt);
    const nodes = [
      ...(picture === undefined ? [] : [icon(picture, at, box.y, box.height, INK)]),
      label(word, left, box.y + box.height * 0.75, wide - (left - at), INK),
    ];
    at += wide + gap;
    return nodes;
  });
}

function drawBoxes(block: Extract<BlockRead, { block: 'boxes' }>, box: Box, look: Look): FaceNode[] {
  const { boxes, label: word, icon: picture, order } = block;
  const wide = Math.min(box.width / boxes.length, 7);
  const top = box.y + 4.4;
  const end = box.x + box.width;
  const textAt = box.x + (picture === undefined ? 0 : 4.6);
  const arrowAt = textAt + widthOf(word, { family: 'sans', isBold: true, size: 8 * POINT }) + 2;
  return [
    ...(picture === undefined ? [] : [icon(picture, box.x, box.y, 3.8, look.ink)]),
    label(word, textAt, box.y + 3, end - textAt, look.ink, { size: 8 * POINT, isBold: true }),
    ...(order === 'down'
      ? [
          path(`M${round(arrowAt)} ${round(box.y + 2)}H${round(end - 2.4)}`, { stroke: look.ink, strokeWidth: 0.4 }),
          path(`M${round(end)} ${round(box.y + 2)}l-3 -1.2v2.4Z`, { fill: look.ink }),
        ]
      : []),
    ...boxes.flatMap(({ text, note }, at) => {
      const x = box.x + at * wide;
      const isDark = note !== '';
      const tone = isDark && !look.isEconomy ? look.paper : look.ink;
      return [
        rect(x, top, wide, 8, {
          fill: isDark && !look.isEconomy ? look.ink : '#ffffff',
          stroke: look.ink,
          strokeWidth: isDark ? 0.7 : 0.4,
        }),
        ...drawNumber(text, x + wide / 2, top + (isDark ? 2.9 : 4), isDark ? 3.2 : 4.2, wide - 1.4, tone),
        ...(isDark ? [label(note, x + wide / 2, top + 7, wide - 0.6, tone, { anchor: 'middle', isBold: true })] : []),
      ];
    }),
  ];
}

function drawSteps(steps: Extract<BlockRead, { block: 'steps' }>['steps'], box: Box, look: Look): FaceNode[] {
  const perRow = Math.ceil(steps.length / Math.ceil(steps.length / MOST_STEPS));
  const wide = Math.min(box.width / perRow, 19);
  return steps.flatMap(({ icon: picture, word }, at) => {
    const x = box.x + (at % perRow) * wide;
    const y = box.y + Math.floor(at / perRow) * 10.6;
    const right = x + wide - 0.6;
    const size = 7.5 * POINT;
    const textAt = x + (picture === undefined ? 2.6 : 7.2);
    return [
      path(
        `M${round(x)} ${round(y)}H${round(right - 2.6)}L${round(right)} ${round(y + 4.6)}L${round(right - 2.6)} ${round(y + 9.2)}H${round(x)}l2 -4.6Z`,
        {
          fill: '#ffffff',
          stroke: look.ink,
          strokeWidth: 0.4,
        },
      ),
      ...(picture === undefined ? [] : [icon(picture, x + 2.6, y + 2.5, 4.2, INK)]),
      label(word, textAt, y + 5.5, right - 2 - textAt, INK, { size, isBold: true }),
    ];
  });
}

function drawBanner(block: Extract<BlockRead, { block: 'banner' }>, box: Box, look: Look, id: string): FaceNode[] {
  const { count, name, icon: picture } = block;
  const color = look.isEconomy ? look.ink : '#b34a12';
  const nameAt = box.x + 13 + (picture === undefined ? 0 : 6.6);
  return [
    rect(
      box.x,
      box.y,
      11.4,
      box.height,
      look.isEconomy ? { fill: 'none', stroke: color, strokeWidth: 0.4 } : { fill: color },
    ),
    ...drawNumber(`+${count}`, box.x + 5.7, box.y + box.height / 2, 4.6, 8, look.isEconomy ? color : '#ffffff'),
    ...(picture === undefined ? [] : [icon(picture, box.x + 13, box.y + box.height / 2 - 2.7, 5.4, look.ink)]),
    ...drawName(name, {
      x: nameAt,
      y: box.y + box.height / 2,
      height: 3.2,
      width: box.x + box.width - nameAt,
      align: 'left',
      colour: look.ink,
      ground: look.paper,
      pen: look.pen,
      id: `${id}-banner`,
    }).nodes,
  ];
}

const ROW_ICON = 6.4;
const ROW_TEXT = 7;

type Rows = Extract<BlockRead, { block: 'rows' }>;

const rowTexts = ({ rows }: Rows, width: number, points: number, { family }: Look): SetText[] =>
  rows.map(({ icon: picture, paragraph }) =>
    setText([paragraph], width - ROW_TEXT - (picture === undefined ? 0 : ROW_ICON + 1.4), points, family),
  );

const rowHeight = ({ height }: SetText): number => Math.max(6.4, height + 2.2);

/** The rows share what room is left. */
function drawRows(block: Rows, box: Box, points: number, look: Look): FaceNode[] {
  const texts = rowTexts(block, box.width, points, look);
  const spare = (box.height - texts.reduce((sum, text) => sum + rowHeight(text), 0)) / Math.max(1, texts.length);
  let y = box.y;
  return block.rows.flatMap(({ icon: picture }, at) => {
    const text = texts[at] as SetText;
    const high = rowHeight(text) + Math.max(0, spare);
    const middle = y + high / 2;
    const textAt = box.x + ROW_TEXT + (picture === undefined ? 0 : ROW_ICON + 1.4);
    const nodes = [
      ...(at === 0
        ? []
        : [path(`M${round(box.x)} ${round(y)}h${round(box.width)}`, { stroke: look.ink, strokeWidth: 0.3 })]),
      circle(box.x + 2.6, middle, 2.4, surface(look, look.ink)),
      ...drawNumber(String(at + 1), box.x + 2.6, middle, 2.6, 2.6, look.isEconomy ? look.ink : look.paper),
      ...(picture === undefined ? [] : [icon(picture, box.x + ROW_TEXT, middle - ROW_ICON / 2, ROW_ICON, look.ink)]),
      drawText(text, { x: textAt, y: middle - text.height / 2, width: box.width, fill: look.ink, align: 'left' }),
    ];
    y += high;
    return nodes;
  });
}
