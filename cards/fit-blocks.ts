/**
 * Fits the blocks of a card into their room: large type and a tall picture first, then a lower picture, then no mood and
 * no reminders, then smaller type, and last the lines that do not fit are cut off and counted.
 */
import { heightOf, SMALL } from './blocks';
import type { Look } from './look';
import type { Box } from './patterns';
import type { BlockRead } from './read-card';
import { LINE, setText } from './set-text';
import type { Paragraph } from './spans';

export interface Fit {
  blocks: readonly PlacedBlock[];
  /** Points. */
  points: number;
  /** Height of the picture at the top of the room. */
  picture: number;
  cut: Cut | null;
}

export interface PlacedBlock {
  block: BlockRead;
  box: Box;
}

export interface Cut {
  lines: number;
  /** Letters that would have to go. */
  letters: number;
  /** The field of the first line that is lost. */
  pointer: string;
}

export interface Room extends Box {
  /** Heights that the picture can have, tallest first; 0 is none. */
  pictures: readonly number[];
  /** Between the picture and the first block, and between blocks. */
  gap: number;
  /** More for each block, such as the rim of a plate. */
  rim: number;
}

/** Sizes that read well, the last of them without a word, and those to which type shrinks. */
const READABLE = 8;
const SIZES: readonly number[] = [11, 10, 9, READABLE];
const SHRUNK: readonly number[] = [7.5, 7, 6.5, SMALL];
/** Under this a size is worth a word. */
export const NOTED = 7;

export function fitBlocks(blocks: readonly BlockRead[], room: Room, look: Look): Fit {
  const [tallest = 0, ...lower] = room.pictures;
  const least = room.pictures.at(-1) ?? 0;
  const sizes = SIZES.filter((size) => size <= look.largest);
  const readable: readonly (readonly [points: number, picture: number])[] = [
    ...sizes.slice(0, -1).map((size) => [size, tallest] as const),
    ...lower.map((picture) => [sizes.at(-2) ?? READABLE, picture] as const),
    ...room.pictures.map((picture) => [READABLE, picture] as const),
  ];
  const first = firstFit(blocks, room, look, readable);
  if (first !== undefined) return place(blocks, room, look, first, null);
  const whole = withoutMood(blocks);
  if (heightOfAll(whole, room, look, READABLE) + least <= room.height)
    return place(whole, room, look, [READABLE, least], null);
  const rules = withoutReminders(whole);
  const shrunk = SHRUNK.map((size) => [size, least] as const);
  const second = firstFit(rules, room, look, [[READABLE, least], ...shrunk]);
  if (second !== undefined) return place(rules, room, look, second, null);
  const missing = room.height - least - heightOfAll(rules, room, look, SMALL);
  const { kept, cut } = cutText(rules, missing, room.width - 2 * room.rim, look);
  return place(kept, room, look, [SMALL, least], cut);
}

const firstFit = (
  blocks: readonly BlockRead[],
  room: Room,
  look: Look,
  tries: readonly (readonly [points: number, picture: number])[],
) => {
  const heights = new Map<number, number>();
  return tries.find(([points, picture]) => {
    const height = heights.get(points) ?? heightOfAll(blocks, room, look, points);
    heights.set(points, height);
    return picture + height <= room.height;
  });
};

const heightOfAll = (blocks: readonly BlockRead[], { width, rim, gap }: Room, look: Look, points: number): number =>
  blocks.reduce((sum, block) => sum + heightOf(block, width - 2 * rim, points, look) + 2 * rim + gap, 0);

/** Rules come before mood. */
const withoutMood = (blocks: readonly BlockRead[]): readonly BlockRead[] =>
  inTexts(blocks, (paragraphs) => paragraphs.filter(({ isMood }) => isMood !== true));

/** Keywords by their names alone, in one line. */
const withoutReminders = (blocks: readonly BlockRead[]): readonly BlockRead[] =>
  inTexts(blocks, (paragraphs) => {
    const kept: Paragraph[] = [];
    let last: Paragraph | undefined;
    for (const paragraph of paragraphs) {
      const { short, pointer } = paragraph;
      if (short === undefined) kept.push(paragraph);
      else if (last === undefined || kept.at(-1) !== last) {
        last = { spans: short, pointer };
        kept.push(last);
      } else {
        last = { spans: [...last.spans, { text: ', ' }, ...short], pointer: last.pointer };
        kept[kept.length - 1] = last;
      }
    }
    return kept;
  });

const inTexts = (
  blocks: readonly BlockRead[],
  change: (paragraphs: readonly Paragraph[]) => readonly Paragraph[],
): readonly BlockRead[] =>
  blocks.flatMap((block): BlockRead[] => {
    if (block.block !== 'text') return [block];
    const paragraphs = change(block.paragraphs);
    return paragraphs.length === 0 ? [] : [{ ...block, paragraphs }];
  });

/** Blocks from top to bottom. What room is left goes to the last text or rows, or else to the picture. */
function place(
  blocks: readonly BlockRead[],
  room: Room,
  look: Look,
  [points, picture]: readonly [points: number, picture: number],
  cut: Cut | null,
): Fit {
  const heights = blocks.map((block) => heightOf(block, room.width - 2 * room.rim, points, look) + 2 * room.rim);
  const used = picture + heights.reduce((sum, height) => sum + height, 0) + room.gap * blocks.length;
  const spare = Math.max(0, room.height - used);
  const grows = blocks.findLastIndex(({ block }) => block === 'text' || block === 'rows');
  const shown = grows < 0 ? picture + spare : picture;
  let y = room.y + shown;
  const placed = blocks.map((block, at) => {
    const height = (heights[at] ?? 0) + (at === grows ? spare : 0);
    y += room.gap;
    const box = { x: room.x, y, width: room.width, height };
    y += height;
    return { block, box };
  });
  return { blocks: placed, points, picture: shown, cut };
}

/** Takes lines off the end of the last text until `missing`, which is below 0, is made up for. */
function cutText(
  blocks: readonly BlockRead[],
  missing: number,
  width: number,
  look: Look,
): { kept: readonly BlockRead[]; cut: Cut } {
  const at = blocks.findLastIndex(({ block }) => block === 'text');
  const block = blocks[at];
  if (block?.block !== 'text') {
    return { kept: blocks, cut: { lines: Math.ceil(-missing / (SMALL * 0.3528 * LINE)), letters: 0, pointer: '' } };
  }
  const text = setText(block.paragraphs, width, SMALL, look.family);
  const room = text.height + missing;
  const lineHeight = text.size * LINE;
  const kept = text.lines.filter((line) => line.top + lineHeight <= room);
  const lost = text.lines.slice(kept.length);
  const paragraphs = shorten(block.paragraphs, kept.length, width, look);
  return {
    kept: blocks.map((each, index) => (index === at ? { ...block, paragraphs } : each)),
    cut: {
      lines: lost.length,
      letters: lost.reduce((sum, { runs }) => sum + runs.reduce((letters, run) => letters + run.text.length, 0), 0),
      pointer: lost[0]?.pointer ?? '',
    },
  };
}

/** The first lines of the paragraphs, the last of which ends in dots. */
function shorten(paragraphs: readonly Paragraph[], lines: number, width: number, { family }: Look): Paragraph[] {
  let left = lines;
  const kept: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    if (left <= 0) break;
    const set = setText([paragraph], width, SMALL, family).lines;
    if (set.length <= left) kept.push(paragraph);
    else {
      const runs = set.slice(0, left).flatMap((line) => line.runs.map(({ x: _, width: __, ...span }) => span));
      const spaced = runs.flatMap((span, at) => (at === 0 ? [span] : [{ text: ' ' }, span]));
      const last = spaced.at(-1);
      const end = last === undefined ? [] : [{ ...last, text: `${last.text.replace(/\S*$/, '')}…` }];
      kept.push({ ...paragraph, spans: [...spaced.slice(0, -1), ...end] });
    }
    left -= set.length;
  }
  return kept;
}
