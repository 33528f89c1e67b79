/** Reads a card by its template: which words, numbers and texts stand on its face. Where they stand is not known here. */
import type { Item } from '../engine/content';
import type { CardBlock, CardFace, CardNumber } from '../schemas/generated/types';
import { type CardWords, nameOfAny, spansOf } from './card-words';
import { isFields, isThere, valueAt } from './field-path';
import { type CardReader, readLines } from './read-lines';
import { type Paragraph, plainText } from './spans';

export interface NumberRead {
  icon: string | undefined;
  label: string;
  value: string;
  /** The word itself where the field has one: a colour is shown as one. */
  swatch?: string;
}

export interface AttackRead {
  dice: string;
  name: string;
  /** "same space", "range 2". */
  reach: string;
  symbols: readonly { icon: string | undefined; word: string }[];
}

export type BlockRead =
  | { block: 'numbers'; numbers: readonly NumberRead[] }
  | { block: 'attacks'; die: string; attacks: readonly AttackRead[] }
  | {
      block: 'boxes';
      label: string;
      icon: string | undefined;
      boxes: readonly { text: string; note: string }[];
      order: 'up' | 'down';
    }
  | { block: 'rows'; rows: readonly { icon: string | undefined; paragraph: Paragraph }[] }
  | { block: 'steps'; steps: readonly { icon: string | undefined; word: string }[] }
  | { block: 'banner'; count: string; name: string; icon: string | undefined }
  | { block: 'text'; paragraphs: readonly Paragraph[] };

export interface CardRead {
  id: string;
  name: string;
  /** What the card is: "Attack skill". */
  word: string;
  /** The icon of its kind. */
  icon: string;
  /** Its own picture: the icon of the item, or that of its kind. */
  picture: string;
  color: string;
  corners: readonly (NumberRead & { at: NonNullable<CardNumber['at']> })[];
  pips: readonly (NumberRead & { count: number })[];
  blocks: readonly BlockRead[];
  turned: { word: string; icon: string; blocks: readonly BlockRead[] } | null;
  /** Names of the doorways, such as `N` or `E1`. */
  doorways: readonly string[];
  foot: string;
  pack: string;
}

/** The entry of a template that fits an item: the first whose kind and words it has. */
export const entryFor = (face: CardFace, item: Item): CardFace['cards'][number] | undefined =>
  face.cards.find(
    ({ kind, where = {} }) =>
      kind === item.kind && Object.entries(where).every(([field, word]) => String(valueAt(item, field)) === word),
  );

/** `copy` counts from 0, for cards of which each copy has doorways of its own. */
export function readCard(
  item: Item,
  face: CardFace,
  entry: CardFace['cards'][number],
  words: CardWords,
  copy = 0,
): CardRead {
  const reader: CardReader = { item, words, said: new Set() };
  const { turned } = face;
  const numbers = (list: readonly CardNumber[] | undefined) =>
    (list ?? []).flatMap((number) =>
      readNumber(number, item).map((read) => ({ ...read, at: number.at ?? 'top-left' })),
    );
  return {
    id: `${item.kind}/${item.id}`,
    name: plainText(spansOf(String(item.name ?? item.id), words)),
    word: entry.word,
    icon: entry.icon,
    picture: typeof item['icon'] === 'string' ? item['icon'] : entry.icon,
    color: entry.color,
    corners: numbers(face.corners),
    pips: numbers(face.pips).map((read) => ({ ...read, count: Number.parseInt(read.value, 10) || 0 })),
    blocks: face.blocks.flatMap((block) => readBlock(block, reader)),
    turned:
      turned === undefined
        ? null
        : {
            word: turned.word,
            icon: turned.icon,
            blocks: turned.blocks.flatMap((block) => readBlock(block, { ...reader, said: new Set() })),
          },
    doorways: face.doorways === undefined ? [] : doorwaysOf(item[face.doorways], copy),
    foot: readLines(face.foot ?? [], { ...reader, said: new Set() })
      .map(({ spans }) => plainText(spans))
      .join(', '),
    pack: words.pack,
  };
}

/** One list for all copies, or one for each. */
function doorwaysOf(value: unknown, copy: number): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const own: unknown = list[copy] ?? list[0];
  return (Array.isArray(own) ? own : list).filter((each): each is string => typeof each === 'string');
}

function readNumber({ field, label = '', icon, icons, after = '' }: CardNumber, item: Item): NumberRead[] {
  const value = valueAt(item, field);
  if (!isThere(value)) return [];
  if (value === true) return [{ icon, label, value: '' }];
  if (Array.isArray(value))
    return value.map((each: unknown) => ({
      icon: icons?.[String(each)] ?? icon,
      label,
      value: icons ? '' : String(each),
    }));
  if (typeof value === 'string' && icons?.[value] !== undefined)
    return [{ icon: icons[value], label: label === '' ? value : label, value: '' }];
  const read: NumberRead = { icon, label, value: `${printed(value)}${after}` };
  return [typeof value === 'string' && /^[a-z]+$/.test(value) ? { ...read, swatch: value } : read];
}

/** A number that follows from the game is printed as a star. */
const printed = (value: unknown): string =>
  typeof value === 'number' || /^[\d+-]+$/.test(String(value)) ? String(value) : '*';

function readBlock(block: CardBlock, reader: CardReader): BlockRead[] {
  const { item, words } = reader;
  switch (block.block) {
    case 'numbers': {
      const numbers = block.numbers.flatMap((number) => readNumber(number, item));
      return numbers.length === 0 ? [] : [{ block: 'numbers', numbers }];
    }
    case 'attacks': {
      const attacks = listAt(item, block.field).map((attack) => readAttack(attack, words));
      return attacks.length === 0 ? [] : [{ block: 'attacks', die: block.dice ?? 'd6', attacks }];
    }
    case 'boxes':
      return readBoxes(block, item);
    case 'rows': {
      const rows = block.rows.flatMap((row) => {
        const { icon, icons, field } = row;
        const value = field === undefined ? undefined : valueAt(item, field);
        const other = typeof value === 'string' ? icons?.[value] : undefined;
        const { icon: _, icons: __, ...plain } = row;
        const [paragraph] = readLines([icons === undefined ? plain : { ...plain, of: row.of ?? [] }], {
          ...reader,
          said: new Set(),
        });
        return paragraph === undefined ? [] : [{ icon: other ?? icon, paragraph }];
      });
      return rows.length === 0 ? [] : [{ block: 'rows', rows }];
    }
    case 'steps': {
      const steps = listAt(item, block.field).map((step) => {
        const word = String(step[block.word] ?? '');
        const amount = block.amount === undefined ? undefined : step[block.amount];
        const spoken = word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
        return { icon: block.icons?.[word], word: typeof amount === 'number' ? `${spoken} ${amount}` : spoken };
      });
      return steps.length === 0 ? [] : [{ block: 'steps', steps }];
    }
    case 'banner': {
      const count = valueAt(item, block.count);
      const id = valueAt(item, block.name);
      if (!isThere(count) || count === 0 || typeof id !== 'string') return [];
      const kind = (block.of ?? []).find((each) => words.item(each, id) !== undefined);
      const own = kind === undefined ? undefined : words.item(kind, id)?.['icon'];
      const icon = typeof own === 'string' ? own : block.icon;
      return [{ block: 'banner', count: String(count), name: nameOfAny(block.of ?? [], id, words), icon }];
    }
    case 'text': {
      const paragraphs = readLines(block.lines, reader);
      return paragraphs.length === 0 ? [] : [{ block: 'text', paragraphs }];
    }
  }
}

const listAt = (item: Item, field: string) => {
  const value = valueAt(item, field);
  return (Array.isArray(value) ? value : []).filter(isFields);
};

function readAttack(attack: Readonly<Record<string, unknown>>, words: CardWords): AttackRead {
  const { dice, name, id, range, area, perTarget, on, hit, damage, symbols } = attack;
  const called = typeof name === 'string' ? plainText(spansOf(name, words)) : String(id ?? '').replaceAll('-', ' ');
  const spoken = called.charAt(0).toUpperCase() + called.slice(1);
  const where = isThere(range) && range !== 0 ? `range ${printed(range)}` : 'same space';
  const whom = area === 'space' || perTarget === true ? ', each' : '';
  const more = [
    ...(typeof hit === 'number' ? [`hits on ${hit}+`] : []),
    ...(isThere(damage) ? [`damage ${printed(damage)}`] : []),
  ];
  return {
    dice: printed(dice ?? ''),
    name: typeof on === 'string' ? `${on}: ${spoken}` : spoken,
    reach: where + whom,
    symbols: [
      ...(Array.isArray(symbols) ? symbols : []).map((symbol: unknown) => {
        const keyword = words.item('keyword', String(symbol));
        const icon = keyword?.['icon'];
        return { icon: typeof icon === 'string' ? icon : undefined, word: keyword?.name ?? String(symbol) };
      }),
      ...more.map((word) => ({ icon: undefined, word })),
    ],
  };
}

/** Going up the last boxes are the dark ones; going down as many more stand before the rest. */
function readBoxes(block: Extract<CardBlock, { block: 'boxes' }>, item: Item): BlockRead[] {
  const value = valueAt(item, block.field);
  if (typeof value !== 'number' || value < 1) return [];
  const { dark = [], order = 'up', label = '', icon } = block;
  const count = order === 'down' ? value + dark.length : value;
  const boxes = Array.from({ length: count }, (_, at) => ({
    text: String(at + 1),
    note: dark[at - (count - dark.length)] ?? '',
  }));
  return [{ block: 'boxes', label, icon, order, boxes: order === 'down' ? boxes.reverse() : boxes }];
}
