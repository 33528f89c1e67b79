/**
 * The face of a card: an item and a template become shapes at 63.5 x 88.9 mm, with 3.175 mm of bleed around. The same code draws what the
 * author sees, what is printed, and finds what does not fit.
 */
import type { Item } from '../engine/content';
import type { CardFace } from '../schemas/generated/types';
import { drawBlock } from './blocks';
import type { CardWords } from './card-words';
import { type FaceNode, group } from './face-node';
import { type Fit, fitBlocks, NOTED } from './fit-blocks';
import { CARD, type Frame, type FrameInput } from './frame';
import { bandFrame } from './frame-band';
import { cornersFrame } from './frame-corners';
import { hallwayFrame } from './frame-hallway';
import { platesFrame } from './frame-plates';
import { spineFrame } from './frame-spine';
import { nightHead, nightRoom, woodcutFrame } from './frame-woodcut';
import { type Look, lookOf, nightOf } from './look';
import { type BlockRead, entryFor, readCard } from './read-card';

export interface FaceOptions {
  /** The first word of every id inside, so that many faces can stand on one page. */
  id: string;
  /** With little ink: white grounds, outlines, grey patterns. */
  isEconomy: boolean;
  /** Which copy, from 0: those of a hallway can have different doorways. */
  copy?: number;
}

export interface Face {
  name: string;
  nodes: readonly FaceNode[];
  notes: readonly FaceNote[];
}

/** What an author should know of a face. Pointers are those of the item. */
export type FaceNote =
  | { is: 'cut'; pointer: string; lines: number; letters: number }
  | { is: 'small'; pointer: string; points: number }
  | { is: 'name'; pointer: string };

export const FACE_BOX = `${-CARD.bleed} ${-CARD.bleed} ${CARD.width + 2 * CARD.bleed} ${CARD.height + 2 * CARD.bleed}`;

const FRAMES: Readonly<Record<CardFace['frame'], (input: FrameInput) => Frame>> = {
  spine: spineFrame,
  band: bandFrame,
  corners: cornersFrame,
  woodcut: woodcutFrame,
  plates: platesFrame,
  hallway: hallwayFrame,
};

/** What a face consists of before it is drawn: its halves, each with its frame and its blocks in their places. */
interface Half {
  frame: Frame;
  look: Look;
  fit: Fit;
  id: string;
}

interface LaidOut {
  input: FrameInput;
  upper: Half;
  lower: Half | null;
  notes: readonly FaceNote[];
}

const noFrame: Frame = { nodes: [], isNameTooLong: false, room: nightRoom, drawPicture: () => [] };

function place(item: Item, template: CardFace, words: CardWords, { id, isEconomy, copy }: FaceOptions): LaidOut | null {
  const entry = entryFor(template, item);
  if (entry === undefined) return null;
  const read = readCard(item, template, entry, words, copy);
  const look = lookOf(template.frame, entry.color, isEconomy);
  const input: FrameInput = { read, look, id, edge: entry.edge ?? 'straight' };
  const half = (blocks: readonly BlockRead[], frame: Frame, own: Look, name: string): Half => ({
    frame,
    look: own,
    fit: fitBlocks(blocks, frame.room, own),
    id: name,
  });
  const frame = FRAMES[template.frame](input);
  const upper = half(read.blocks, frame, look, id);
  const lower = read.turned === null ? null : half(read.turned.blocks, noFrame, nightOf(look), `${id}-turned`);
  const notes: FaceNote[] = [
    ...(frame.isNameTooLong ? [{ is: 'name' as const, pointer: '/name' }] : []),
    ...notesOf(upper.fit, read.blocks),
    ...(lower === null ? [] : notesOf(lower.fit, read.turned?.blocks ?? [])),
  ];
  return { input, upper, lower, notes };
}

/** Null if the template is of other cards. */
export function layOutFace(item: Item, template: CardFace, words: CardWords, options: FaceOptions): Face | null {
  const laid = place(item, template, words, options);
  if (laid === null) return null;
  const { input, upper, lower, notes } = laid;
  const nodes = [...upper.frame.nodes, ...drawHalf(upper)];
  if (lower !== null)
    nodes.push(
      group({ transform: `rotate(180 ${CARD.width / 2} ${CARD.height / 2})` }, [
        ...nightHead(input),
        ...drawHalf(lower),
      ]),
    );
  return { name: input.read.name, nodes, notes };
}

/** The same notes as a face has that is drawn, in a part of the time. */
export const notesOfFace = (item: Item, template: CardFace, words: CardWords): readonly FaceNote[] =>
  place(item, template, words, { id: 'face', isEconomy: false })?.notes ?? [];

function drawHalf({ frame: { room, drawPicture, drawUnder }, look, fit, id }: Half): FaceNode[] {
  const nodes = [...drawPicture({ x: room.x, y: room.y, width: room.width, height: fit.picture })];
  for (const [at, { block, box }] of fit.blocks.entries()) {
    const inner = {
      x: box.x + room.rim,
      y: box.y + room.rim,
      width: box.width - 2 * room.rim,
      height: box.height - 2 * room.rim,
    };
    nodes.push(...(drawUnder?.(box) ?? []), ...drawBlock(block, inner, fit.points, look, `${id}-${at}`));
  }
  return nodes;
}

function notesOf({ cut, points }: Fit, blocks: readonly BlockRead[]): FaceNote[] {
  if (cut !== null) return [{ is: 'cut', pointer: cut.pointer, lines: cut.lines, letters: cut.letters }];
  return points < NOTED ? [{ is: 'small', pointer: longestText(blocks), points }] : [];
}

/** The field whose text is the longest: the one to shorten. */
function longestText(blocks: readonly BlockRead[]): string {
  const paragraphs = blocks.flatMap((block) =>
    block.block === 'text'
      ? block.paragraphs
      : block.block === 'rows'
        ? block.rows.map(({ paragraph }) => paragraph)
        : [],
  );
  const lengthOf = ({ spans }: (typeof paragraphs)[number]) => spans.reduce((sum, { text }) => sum + text.length, 0);
  return paragraphs.sort((a, b) => lengthOf(b) - lengthOf(a))[0]?.pointer ?? '';
}
