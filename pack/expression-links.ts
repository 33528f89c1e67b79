/** Items that expressions and texts name: literals such as `inPlay('nurse')`, terms, `[[keyword]]`. It finds them and judges nothing. */
import { type LinkVocabulary, linksInSource, type SourceLink } from '../engine/language/expression/literal-links';
import { LINKED_KINDS } from './check-texts';
import type { ExpressionUse } from './collect-uses';
import { readTemplate } from './text-template';

/** An item named inside the text at a pointer; the offsets are those of the text that is meant. */
export interface NamedItem {
  word: string;
  kinds: readonly string[];
  start: number;
  end: number;
}

/** Kinds that a literal of each sort may name; what is missing names no item. */
const KINDS: Readonly<Partial<Record<LinkVocabulary | 'term', readonly string[]>>> = {
  item: ['*'],
  quality: ['keyword', 'condition'],
  symbol: ['keyword'],
  deck: ['deck'],
  zone: ['deck'],
  term: ['term'],
};

/** Kept with what was read of a file: only changed files are parsed again. */
const known = new WeakMap<ExpressionUse, readonly NamedItem[]>();

export function itemsNamedIn(use: ExpressionUse): readonly NamedItem[] {
  const kept = known.get(use);
  if (kept) return kept;
  const found = readItems(use);
  known.set(use, found);
  return found;
}

function readItems({ source, returns }: ExpressionUse): NamedItem[] {
  if (returns !== 'text') return itemsInExpression(source, 0);
  if (!/[{[]/.test(source)) return [];
  return readTemplate(source).pieces.flatMap(({ is, text, start, end }) => {
    if (is === 'link') return [{ word: text, kinds: LINKED_KINDS, start, end }];
    return is === 'expression' ? itemsInExpression(text, start) : [];
  });
}

function itemsInExpression(source: string, at: number): NamedItem[] {
  // Only quotes and calls name anything; most expressions are numbers.
  if (!/['"(]/.test(source)) return [];
  return linksInSource(source).flatMap((link) => {
    const kinds = KINDS[link.names];
    const word = idOf(link);
    return kinds === undefined ? [] : [{ word, kinds, start: at + link.end - word.length, end: at + link.end }];
  });
}

/** The zones of a deck are named after it: `deck:weapons`, `discard:weapons`. */
const idOf = ({ text, names }: SourceLink): string => (names === 'zone' ? text.replace(/^(deck|discard):/, '') : text);
