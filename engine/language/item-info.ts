/** An item as a program knows it: numbered, with what rules ask of it most often already read. */
import { type Item, type ItemKey, itemKey } from '../content';
import type { Numbering } from '../kernel/numbering';

export interface ItemInfo {
  readonly number: number;
  readonly key: ItemKey;
  readonly item: Item;
  /** The word number of its id. */
  readonly id: number;
  /** Word numbers of keywords that it always has, with their parameters. */
  readonly keywords: readonly KeywordUse[];
  /** Word number of its family, 0 if none. */
  readonly family: number;
  /** How many faces it has, if it is a die; else 0. */
  readonly sides: number;
}

export interface KeywordUse {
  readonly keyword: number;
  readonly params: Readonly<Record<string, number>>;
}

/** Gives an item its numbers. */
export function itemInfo(program: { numbering: Numbering; name(word: string): number }, item: Item): ItemInfo {
  return {
    number: program.numbering.item(itemKey(item)),
    key: itemKey(item),
    item,
    id: program.name(item.id),
    keywords: keywordUses(program, item.keywords),
    family: typeof item.family === 'string' ? program.name(item.family) : 0,
    sides: item.kind === 'die' ? sidesOf(item) : 0,
  };
}

/** Reads a list of keyword uses as an item or an effect has it. A parameter is a number, or a word's number. */
export function keywordUses(program: { name(word: string): number }, uses: unknown): KeywordUse[] {
  if (!Array.isArray(uses)) return [];
  return uses.map((use: Record<string, unknown>) => {
    const params: Record<string, number> = {};
    for (const [name, value] of Object.entries(use)) {
      if (name === 'keyword') continue;
      if (typeof value === 'number') params[name] = value;
      if (typeof value === 'string') params[name] = program.name(value);
    }
    return { keyword: program.name(String(use.keyword)), params };
  });
}

/** Faces of a die's item; a plain die has as many as its id says (`d6`). */
function sidesOf({ id, faces, sides }: Item): number {
  if (Array.isArray(faces)) return faces.length;
  return typeof sides === 'number' ? sides : Number(/^d(\d+)$/.exec(id)?.[1] ?? 6);
}
