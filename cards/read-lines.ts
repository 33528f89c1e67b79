/** What the lines of a template say of one card: its fields as paragraphs. A text that was said already is not said again. */
import type { Item } from '../engine/content';
import type { CardLine } from '../schemas/generated/types';
import { type CardWords, nameOfAny, OPEN, spansOf } from './card-words';
import { type Fields, isFields, isThere, pointerOfField, valueAt } from './field-path';
import { type Paragraph, plainText, type Span } from './spans';

/** What stands on an item and has a text of its own. */
const PARTS: readonly string[] = ['modifiers', 'permits', 'triggers', 'actions'];

export interface CardReader {
  item: Item;
  words: CardWords;
  /** Texts that the card has said. */
  said: Set<string>;
}

export function readLines(lines: readonly CardLine[], reader: CardReader): Paragraph[] {
  return lines.flatMap((line) => readLine(line, reader)).filter((paragraph) => isNew(paragraph, reader.said));
}

/** A paragraph is new if its text is, whatever name stands before it. */
function isNew({ spans }: Paragraph, said: Set<string>): boolean {
  const text = plainText(spans.filter(({ isBold }) => isBold !== true)).trim();
  const whole = text === '' ? plainText(spans) : text;
  if (said.has(whole)) return false;
  said.add(whole);
  return true;
}

/** What a part asks in play, of somebody whom only a game knows, is not printed where the card has a text for it. */
const isPrinted =
  ({ item }: CardReader) =>
  ({ spans }: Paragraph): boolean =>
    item.text === undefined || !spans.some(({ text }) => text.includes(OPEN));

function readLine(line: CardLine, reader: CardReader): Paragraph[] {
  const { field, unless } = line;
  if (unless !== undefined && isThere(valueAt(reader.item, unless))) return [];
  if (field === undefined) return [{ spans: lead(line, ''), pointer: '' }];
  if (field === 'parts')
    return PARTS.flatMap((part) => readLine({ ...line, field: part }, reader)).filter(isPrinted(reader));
  const value = valueAt(reader.item, field);
  if (!isThere(value)) return [];
  const pointer = pointerOfField(field);
  if (Array.isArray(value) && value.some(isFields))
    return value.flatMap((entry: unknown, at) =>
      isFields(entry) ? readEntry(entry, `${pointer}/${at}`, line, reader.words) : [],
    );
  if (isFields(value)) return readEntry(value, pointer, line, reader.words);
  if (line.look === 'explained')
    return [...new Set(Array.isArray(value) ? value : [value])].map((id: unknown) =>
      remind(String(id), line.of ?? [], reader.words, pointer),
    );
  const paragraph = { spans: readValue(value, line, reader.words), pointer };
  return [line.look === 'flavor' ? { ...paragraph, isMood: true } : paragraph];
}

/** A keyword with its parameters, or a part with its name and what it costs. */
function readEntry(entry: Fields, pointer: string, line: CardLine, words: CardWords): Paragraph[] {
  const { keyword, text, name } = entry;
  if (typeof keyword === 'string') return [remind(keyword, ['keyword'], words, pointer, entry)];
  if (typeof text !== 'string') return [];
  const cost = costWords(entry['cost']);
  const called = typeof name === 'string' ? plainText(spansOf(name, words)) : '';
  const before = called === '' ? capital(cost) : cost === '' ? called : `${called} (${cost})`;
  const own: CardLine = before === '' ? line : { ...line, label: before };
  return [{ spans: [...lead(own, ': '), ...look(spansOf(text, words), line)], pointer: `${pointer}/text` }];
}

/** What a card names, by its name and what that says: "Smash 2: Before its attacks …". */
function remind(
  id: string,
  kinds: readonly string[],
  words: CardWords,
  pointer: string,
  values: Fields = {},
): Paragraph {
  const item = kinds.map((kind) => words.item(kind, id)).find((each) => each !== undefined);
  const icon = item?.['icon'];
  const picture: Span[] = typeof icon === 'string' ? [{ text: '', icon }] : [];
  const shown = Object.entries(values).flatMap(([key, value]) =>
    key === 'keyword' || typeof value === 'boolean'
      ? []
      : [typeof value === 'string' ? nameOfAny(kinds, value, words) : String(value)],
  );
  const name = [item?.name ?? id.replaceAll('-', ' '), ...shown].join(' ');
  const short: Span[] = [...picture, { text: name, isBold: true }];
  if (typeof item?.text !== 'string') return { spans: short, short, pointer };
  const spans = [...picture, { text: `${name}:`, isBold: true }, { text: ' ' }, ...spansOf(item.text, words, values)];
  return { spans, short, pointer };
}

export function readValue(value: unknown, line: CardLine, words: CardWords): Span[] {
  if (value === true) return lead(line, '');
  const inside =
    typeof value === 'number'
      ? [{ text: String(value) }]
      : Array.isArray(value)
        ? [{ text: value.map((each) => wordOf(each, line, words)).join(', ') }]
        : line.of === undefined && line.icons === undefined
          ? look(spansOf(String(value), words), line)
          : [{ text: wordOf(value, line, words) }];
  return [
    ...lead(line, ': ', typeof value === 'string' ? line.icons?.[value] : undefined),
    ...(line.before === undefined ? [] : [{ text: line.before }]),
    ...inside,
    ...(line.after === undefined ? [] : [{ text: formFor(line.after, value) }]),
  ];
}

/** The one of two forms that goes with a number. */
function formFor(after: string, value: unknown): string {
  const [one = '', many = one] = after.split('|');
  return value === 1 ? one : many;
}

const wordOf = (value: unknown, { of }: CardLine, words: CardWords): string =>
  typeof value === 'string' ? nameOfAny(of ?? [], value, words) : String(value);

function lead({ label, icon }: CardLine, after: string, other?: string): Span[] {
  const shown = other ?? icon;
  const picture: Span[] = shown === undefined ? [] : [{ text: '', icon: shown }];
  if (label === undefined) return picture;
  return [...picture, { text: `${label}${after.trimEnd()}`, isBold: true }, ...(after === '' ? [] : [{ text: ' ' }])];
}

const look = (spans: readonly Span[], line: CardLine): Span[] =>
  line.look === 'flavor' ? spans.map((span) => ({ ...span, isItalic: true })) : [...spans];

/** "1 candle", "discard 2", "1 AP, 2 sanity"; what only a game can know is left out. */
export function costWords(cost: unknown): string {
  if (!isFields(cost)) return '';
  return Object.entries(cost)
    .flatMap(([key, amount]) => {
      if (typeof amount !== 'number') return [];
      if (key === 'discard') return [`discard ${amount}`];
      const word = key.length <= 2 ? key.toUpperCase() : amount === 1 ? key.replace(/s$/, '') : key;
      return [`${amount} ${word}`];
    })
    .join(', ');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
