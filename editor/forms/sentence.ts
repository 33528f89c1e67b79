/**
 * Says a part of an item in a sentence, by the template of its schema: `{field}` stands for a field, `[ … ]` is left out unless its fields are
 * there. Each piece knows the field that it tells of.
 */
import { childSchema, decide, dereference, type SchemaNode } from '../../pack/schema-catalog';
import { joinPointer } from '../workbench/pointer';

export interface Piece {
  text: string;
  /** The field that it tells of; absent for the words between. */
  pointer?: string;
  /** An expression, to be set in the code's face. */
  isCode?: boolean;
}

/** Words for what is named by an id: an item's name, an event's sentence. Undefined where the id itself must do. */
export interface SentenceWords {
  nameOf(kinds: string | readonly string[], id: string): string | undefined;
  wordOf(vocabulary: string, id: string): string | undefined;
}

type Token =
  | { type: 'text'; text: string }
  | { type: 'field'; name: string }
  | { type: 'maybe'; tokens: readonly Token[] };

const parsedTemplates = new Map<string, readonly Token[]>();

export function parseTemplate(template: string): readonly Token[] {
  const known = parsedTemplates.get(template);
  if (known !== undefined) return known;
  const tokens = readTokens(template, { at: 0 }, false);
  parsedTemplates.set(template, tokens);
  return tokens;
}

function readTokens(template: string, cursor: { at: number }, isInside: boolean): readonly Token[] {
  const tokens: Token[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') tokens.push({ type: 'text', text });
    text = '';
  };
  while (cursor.at < template.length) {
    const letter = template[cursor.at] ?? '';
    cursor.at += 1;
    if (letter === ']' && isInside) break;
    if (letter === '[') {
      flush();
      tokens.push({ type: 'maybe', tokens: readTokens(template, cursor, true) });
    } else if (letter === '{') {
      const end = template.indexOf('}', cursor.at);
      flush();
      tokens.push({ type: 'field', name: template.slice(cursor.at, end) });
      cursor.at = end + 1;
    } else text += letter;
  }
  flush();
  return tokens;
}

type Fields = Readonly<Record<string, unknown>>;

const isThere = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null if the schema has no template. */
export function sentenceOf(
  schema: SchemaNode,
  value: unknown,
  pointer: string,
  words: SentenceWords,
): readonly Piece[] | null {
  const branch = decide(schema, value);
  const template = branch['x-template'];
  if (template === undefined || !isFields(value)) return null;
  return mergeText(sayTokens(parseTemplate(template), branch, value, pointer, words));
}

function sayTokens(
  tokens: readonly Token[],
  schema: SchemaNode,
  value: Fields,
  pointer: string,
  words: SentenceWords,
): Piece[] {
  return tokens.flatMap((token): Piece[] => {
    if (token.type === 'text') return [{ text: token.text }];
    if (token.type === 'maybe') {
      const names = fieldNames(token.tokens);
      const isShown = names.length > 0 ? names.every((name) => isThere(value[name])) : value['reroll'] === true;
      return isShown ? sayTokens(token.tokens, schema, value, pointer, words) : [];
    }
    const field = childSchema(schema, token.name);
    return sayField(field, value[token.name], joinPointer(pointer, token.name), words);
  });
}

const fieldNames = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) =>
    token.type === 'field' ? [token.name] : token.type === 'maybe' ? fieldNames(token.tokens) : [],
  );

function sayField(field: SchemaNode | undefined, value: unknown, pointer: string, words: SentenceWords): Piece[] {
  if (!isThere(value)) return [{ text: Array.isArray(value) ? 'nothing happens' : '…', pointer }];
  const schema = field === undefined ? {} : decide(field, value);
  if (Array.isArray(value)) return sayList(schema, value, pointer, words);
  if (isFields(value))
    return sentenceOf(schema, value, pointer, words)?.slice() ?? [{ text: plainFields(value), pointer }];
  return [sayScalar(schema, value, pointer, words)];
}

function sayScalar(schema: SchemaNode, value: unknown, pointer: string, words: SentenceWords): Piece {
  const text = String(value);
  const kinds = schema['x-ref'];
  const vocabulary = schema['x-vocabulary'];
  const name = kinds === undefined ? undefined : words.nameOf(kinds, text);
  const word = name ?? (vocabulary === undefined ? undefined : words.wordOf(vocabulary, text));
  if (word !== undefined) return { text: word, pointer };
  if (schema.enum !== undefined) return { text: text.replaceAll('-', ' '), pointer };
  const isExpression = schema['x-expression'] !== undefined && schema['x-expression'].returns !== 'text';
  const isCode = isExpression && !/^-?\d+$/.test(text);
  return isCode ? { text, pointer, isCode } : { text, pointer };
}

function sayList(schema: SchemaNode, list: readonly unknown[], pointer: string, words: SentenceWords): Piece[] {
  const entry = typeof schema.items === 'object' ? dereference(schema.items) : undefined;
  return list.flatMap((value, index) => {
    const said =
      entry === undefined
        ? [{ text: String(value), pointer }]
        : sayField(entry, value, joinPointer(pointer, index), words);
    const isEffect = isFields(value);
    const between = index === 0 ? [] : [{ text: isEffect ? ', then ' : ', ' }];
    return [...between, ...(isEffect ? lowerFirst(said) : said)];
  });
}

/** Within a sentence an effect does not begin with a capital. */
function lowerFirst([first, ...rest]: readonly Piece[]): Piece[] {
  if (first === undefined) return [];
  const text = first.pointer === undefined ? first.text.charAt(0).toLowerCase() + first.text.slice(1) : first.text;
  return [{ ...first, text }, ...rest];
}

const plainFields = (value: Fields): string =>
  Object.entries(value)
    .map(([key, each]) =>
      isFields(each) || Array.isArray(each)
        ? key
        : key === 'text'
          ? `“${String(each).replace(/[.,;]+$/, '')}”`
          : `${key} ${each}`,
    )
    .join(', ');

function mergeText(pieces: readonly Piece[]): readonly Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const before = merged.at(-1);
    if (before !== undefined && before.pointer === undefined && piece.pointer === undefined) {
      merged[merged.length - 1] = { text: before.text + piece.text };
    } else merged.push(piece);
  }
  return merged;
}

export const plainSentence = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');
