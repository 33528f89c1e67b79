/**
 * A cell as it is typed, copied and pasted: a text that gives the value back. What does not fit the field is kept as it was typed, and the
 * checks then say what is wrong with it.
 */
import { dereference, type SchemaNode } from '../../pack/schema-catalog';
import { spokenChoice } from '../forms/choices';
import { expressionTyped, numberTyped } from '../forms/typed-value';
import type { Choice } from '../forms/vocabulary';
import { widgetOf } from '../forms/widget';
import { inlineJson } from '../workbench/json-format';

/** '' for a cell that is not set. */
export function textOfCell(schema: SchemaNode, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (widgetOf(schema) === 'flag') return value === true ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  const isWords = Array.isArray(value) && value.every((word) => typeof word !== 'object');
  return isWords && widgetOf(schema) === 'chips'
    ? value.map((word) => quoteWord(String(word))).join(', ')
    : inlineJson(value);
}

export type ReadText =
  | { type: 'value'; value: unknown }
  /** Nothing was typed: the field goes from the item. */
  | { type: 'none' }
  /** The cell holds parts that a line of text can't say. */
  | { type: 'refused' };

/** `choices` are what could be chosen for the value, or for an entry of it. */
export function readCellText(
  schema: SchemaNode,
  text: string,
  choices: (schema: SchemaNode) => readonly Choice[],
): ReadText {
  const whole = dereference(schema);
  const word = text.trim();
  if (word === '') return { type: 'none' };
  const value = (given: unknown): ReadText => ({ type: 'value', value: given });
  switch (widgetOf(schema)) {
    case 'number':
      return value(isExact(word) ? (numberTyped(word) ?? text) : text);
    case 'flag':
      return value(truths.get(word.toLowerCase()) ?? text);
    case 'expression':
      return value(expressionTyped(text, typeof whole.type === 'string' ? [whole.type] : (whole.type ?? [])));
    case 'choice':
      return value((whole.enum ?? []).find((each) => isSaid(word, String(each), spokenChoice(each))) ?? text);
    case 'vocabulary':
    case 'reference':
      return value(chosen(word, choices(whole)) ?? text);
    case 'chips':
      return value(readWords(whole, word, choices));
    case 'text':
    case 'word':
      return value(text);
    default:
      return readNested(whole, word);
  }
}

/** A number of more digits would be stored as another one. */
const isExact = (word: string) => word.replace(/\D/g, '').length <= 15;

const truths: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['x', true],
  ['no', false],
  ['false', false],
  ['0', false],
]);

const isSaid = (typed: string, ...words: readonly string[]) =>
  words.some((each) => each.toLowerCase() === typed.toLowerCase());

/** The id wins over a name that is spelt the same. */
const chosen = (typed: string, choices: readonly Choice[]): string | undefined =>
  (choices.find(({ value }) => value === typed) ?? choices.find(({ value, label }) => isSaid(typed, value, label)))
    ?.value;

function readWords(schema: SchemaNode, text: string, choices: (schema: SchemaNode) => readonly Choice[]): unknown {
  const entry = typeof schema.items === 'object' ? dereference(schema.items) : {};
  const known = choices(entry);
  const words = [...text.matchAll(/\s*"(?:[^"\\]|\\.)*"|[^,\n]+/g)].map(([word]) => unquoteWord(word.trim()));
  return words.filter((word) => word !== '').map((word) => chosen(word, known) ?? word);
}

const quoteWord = (word: string) => (/[,\n]|^"/.test(word) ? JSON.stringify(word) : word);

function unquoteWord(word: string): string {
  if (!word.startsWith('"')) return word;
  try {
    return String(JSON.parse(word));
  } catch {
    // A quote that closes nothing is a letter like any other.
    return word;
  }
}

/** Parts come back as the text that they were copied as, and as nothing else. */
function readNested(schema: SchemaNode, text: string): ReadText {
  const isList = schema.items !== undefined || schema.prefixItems !== undefined || schema.type === 'array';
  try {
    const value: unknown = JSON.parse(text);
    const fits = typeof value === 'object' && value !== null && Array.isArray(value) === isList;
    return fits ? { type: 'value', value } : { type: 'refused' };
  } catch {
    return { type: 'refused' };
  }
}
