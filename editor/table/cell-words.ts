/** A cell as it is read: names instead of ids, words instead of codes, a sentence for each part. What is not set says nothing. */
import { dereference, type SchemaNode } from '../../pack/schema-catalog';
import { spokenChoice } from '../forms/choices';
import { asFields } from '../forms/field-list';
import { plainSentence, type SentenceWords, sentenceOf } from '../forms/sentence';
import { widgetOf } from '../forms/widget';

export function wordsOfCell(schema: SchemaNode, value: unknown, words: SentenceWords): string {
  if (value === undefined || value === null) return '';
  const whole = dereference(schema);
  if (typeof value !== 'object') return wordsOfScalar(whole, value, words);
  const entry = typeof whole.items === 'object' ? dereference(whole.items) : {};
  const between = widgetOf(schema) === 'chips' || widgetOf(schema) === 'keywords' ? ', ' : '; ';
  return Array.isArray(value)
    ? value.map((each) => wordsOfEntry(entry, each, words)).join(between)
    : wordsOfEntry(whole, value, words);
}

function wordsOfScalar(schema: SchemaNode, value: unknown, words: SentenceWords): string {
  const text = String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const kinds = schema['x-ref'];
  const vocabulary = schema['x-vocabulary'];
  const name = kinds === undefined ? undefined : words.nameOf(kinds, text);
  const word = name ?? (vocabulary === undefined ? undefined : words.wordOf(vocabulary, text));
  if (word !== undefined) return word;
  return schema.enum?.includes(value) === true ? spokenChoice(value) : text;
}

function wordsOfEntry(schema: SchemaNode, value: unknown, words: SentenceWords): string {
  if (typeof value !== 'object' || value === null) return wordsOfScalar(schema, value, words);
  const said = plainSentence(sentenceOf(schema, value, '', words) ?? []);
  if (schema['x-params-of'] !== undefined) return [said, ...paramsIn(schema, value)].join(' ');
  if (said.trim() !== '') return said;
  if (Array.isArray(value)) return value.map((each) => wordsOfEntry({}, each, words)).join(', ');
  const { name, id } = asFields(value);
  if (name !== undefined || id !== undefined) return String(name ?? id);
  return Object.entries(value)
    .map(([key, each]) => (typeof each === 'object' ? key : `${key} ${String(each)}`))
    .join(', ');
}

/** The values that a keyword is given, without the keyword itself. */
const paramsIn = (schema: SchemaNode, value: object): string[] =>
  Object.entries(value)
    .filter(([key]) => key !== schema['x-params-of'])
    .map(([, given]) => String(given));
