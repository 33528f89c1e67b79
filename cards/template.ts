/** Whether what an author is writing is a template that can be drawn already: while it is not, no card has a face by it. */
import type { CardBlock, CardFace } from '../schemas/generated/types';
import { isFields } from './field-path';

const FRAMES: readonly string[] = ['spine', 'band', 'corners', 'woodcut', 'plates', 'hallway'];

/** Lists that a block can't do without; what stands in them are objects. */
const LISTS: Readonly<Record<CardBlock['block'], string | null>> = {
  numbers: 'numbers',
  attacks: null,
  boxes: null,
  rows: 'rows',
  steps: null,
  banner: null,
  text: 'lines',
};
/** Fields that must be there, as texts. */
const TEXTS: Readonly<Record<CardBlock['block'], readonly string[]>> = {
  numbers: [],
  attacks: ['field'],
  boxes: ['field'],
  rows: [],
  steps: ['field', 'word'],
  banner: ['count', 'name'],
  text: [],
};

export function isTemplate(value: unknown): value is CardFace {
  if (!isFields(value) || !FRAMES.includes(String(value['frame']))) return false;
  const { cards, blocks, corners, pips, foot, turned } = value;
  return (
    isListOf(cards, isEntry) &&
    isListOf(blocks, isBlock) &&
    [corners, pips].every((list) => list === undefined || isListOf(list, isNumber)) &&
    (foot === undefined || isListOf(foot, isLine)) &&
    (turned === undefined ||
      (isFields(turned) && hasTexts(turned, ['word', 'icon']) && isListOf(turned['blocks'], isBlock)))
  );
}

const isListOf = (value: unknown, isRight: (entry: Readonly<Record<string, unknown>>) => boolean): boolean =>
  Array.isArray(value) && value.every((entry) => isFields(entry) && isRight(entry));

const hasTexts = (value: Readonly<Record<string, unknown>>, names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === 'string');

const isEntry = (entry: Readonly<Record<string, unknown>>): boolean =>
  hasTexts(entry, ['kind', 'word', 'icon', 'color']) && (entry['where'] === undefined || isFields(entry['where']));

const isNumber = (number: Readonly<Record<string, unknown>>): boolean => hasTexts(number, ['field']) && isLine(number);

/** Texts where there are any; kinds as a list. */
const isLine = ({ field, label, icon, before, after, of }: Readonly<Record<string, unknown>>): boolean =>
  [field, label, icon, before, after].every((text) => text === undefined || typeof text === 'string') &&
  (of === undefined || Array.isArray(of));

function isBlock(block: Readonly<Record<string, unknown>>): boolean {
  const name = String(block['block']);
  if (!Object.hasOwn(LISTS, name)) return false;
  const list = LISTS[name as CardBlock['block']];
  return hasTexts(block, TEXTS[name as CardBlock['block']]) && (list === null || isListOf(block[list], isLine));
}
