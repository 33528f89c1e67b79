/** Turns of phrase that many messages share. */
import { nearestName } from '../engine/language/nearest-name';

export const quote = (word: unknown): string => `\`${String(word)}\``;

/** `a`, `b` or `c`. */
export function listed(words: readonly unknown[], most = 12): string {
  const shown = words.slice(0, most).map(quote);
  if (words.length > most) return `${shown.join(', ')} and ${words.length - most} more`;
  const last = shown.pop();
  return shown.length === 0 ? String(last) : `${shown.join(', ')} or ${last}`;
}

export interface Suggestion {
  hint?: string;
  fix?: { title: string; text: string };
}

/** "Did you mean", with the replacement ready; else what there is. `write` makes the text that is put in its place. */
export function suggest(
  word: string,
  known: Iterable<string>,
  write: (name: string) => string = JSON.stringify,
): Suggestion {
  const names = [...known];
  const near = nearestName(word, names);
  if (near !== undefined) {
    return { hint: `Did you mean ${quote(near)}?`, fix: { title: `Change to ${quote(near)}`, text: write(near) } };
  }
  return names.length === 0 ? {} : { hint: `It can be ${listed(names)}.` };
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** "a whole number or text". */
export function expectedTypes(types: string | readonly string[]): string {
  return [types]
    .flat()
    .map((type) => WORDS[type] ?? type)
    .join(' or ');
}

/** "the number 3", "the text "abc"", "a list". */
export function foundValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return `the text ${shorten(JSON.stringify(value))}`;
  if (typeof value === 'number') return `the number ${value}`;
  return String(value);
}

/** "with 3, 4 and 5 characters". */
export function playerWords(counts: readonly number[]): string {
  const [last = 0] = counts.slice(-1);
  const before = counts.slice(0, -1).join(', ');
  return `with ${before === '' ? '' : `${before} and `}${last} ${last === 1 && before === '' ? 'character' : 'characters'}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 38)}…"` : text);
