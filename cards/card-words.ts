/** What a card says beyond its own fields: names of other items, and numbers of the rules. */
import type { Item } from '../engine/content';
import type { Span } from './spans';

export interface CardWords {
  /** The item named `monster/nurse`, as the pack of the card sees it. */
  item(kind: string, id: string): Item | undefined;
  setting(name: string): number | undefined;
  /** Name of the pack that the card is from. */
  pack: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Kinds that `[[id]]` can mean. */
const LINKED: readonly string[] = ['keyword', 'condition'];
/** Kinds whose ids stand for words, where nothing else is said. */
const SPOKEN: readonly string[] = [...LINKED, 'term'];
/** What has no value before a game. */
export const OPEN = '…';
/** What a card calls whoever has it. */
const PRINTED: Readonly<Record<string, string>> = { owner: 'its owner', user: 'its owner' };

/**
 * A text template as spans: `{setting.x}` and parameters are filled in, `[[stunned]]` is its name in bold, `:fire:` its icon.
 * What only a game can know is shown as dots.
 */
export function spansOf(template: string, words: CardWords, values: Values = {}): Span[] {
  return template
    .split(/(\{[^{}]*\}|\[\[[^\]]*\]\]|:[a-z0-9]+(?:-[a-z0-9]+)*:)/)
    .filter((piece) => piece !== '')
    .map((piece): Span => {
      if (piece.startsWith('[[')) return { text: nameOfAny(LINKED, piece.slice(2, -2), words), isBold: true };
      if (piece.startsWith('{') && piece.endsWith('}')) return { text: fillBraces(piece.slice(1, -1), words, values) };
      if (piece.length > 2 && piece.startsWith(':') && piece.endsWith(':'))
        return { text: '', icon: piece.slice(1, -1) };
      return { text: piece };
    });
}

/** Bars that split forms stand alone; `||` belongs to an expression. */
function fillBraces(inner: string, words: CardWords, values: Values): string {
  const [source = '', one, many] = inner.split(/(?<!\|)\|(?!\|)/);
  const name = source.trim();
  const setting = /^setting\s*\.\s*(\w+)$/.exec(name)?.[1];
  const value = setting === undefined ? (values[name] ?? PRINTED[name]) : words.setting(setting);
  const shown =
    value === undefined ? OPEN : typeof value === 'string' ? nameOfAny(SPOKEN, value, words) : String(value);
  if (one === undefined || many === undefined) return shown;
  return (value === 1 ? one : many).replaceAll('#', shown);
}

/** The name of the first item with this id among those kinds; the id in plain words if there is none. */
export function nameOfAny(kinds: readonly string[], id: string, words: CardWords): string {
  const slash = id.indexOf('/');
  if (slash > 0) return words.item(id.slice(0, slash), id.slice(slash + 1))?.name ?? id;
  for (const kind of kinds) {
    const name = words.item(kind, id)?.name;
    if (name !== undefined) return name;
  }
  return id.replaceAll('-', ' ');
}
