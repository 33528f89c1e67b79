/** Says what the CEL library found in an expression in words for an author. The library's own words never get through. */

/** Macros that the library brings. */
const MACROS: readonly string[] = ['size', 'filter', 'map', 'exists', 'all', 'exists_one'];

const TYPES: readonly (readonly [string, string])[] = [
  ['list<Entity>', 'a list of things on the table'],
  ['list<string>', 'a list of names'],
  ['list<int>', 'a list of numbers'],
  ['Entity', 'one thing on the table'],
  ['string', 'a name'],
  ['bool', 'yes or no'],
  ['int', 'a number'],
];

/** The name of the function that the library found no form of, if that is what it says. */
export const unfitFunction = (summary: string): string | undefined =>
  /^found no matching overload for '?(?:[^'(]*\.)?(\w+)\(/.exec(summary)?.[1];

export const functionNames = (signatures: readonly string[], terms: Iterable<string>): string[] => [
  ...signatures.map((signature) => /(\w+)\(/.exec(signature)?.[1] ?? ''),
  ...MACROS,
  ...terms,
];

/** `text` is the part of the expression that is meant. */
export function plainWords(summary: string, text: string): { message: string; hint?: string } {
  if (/EOF/.test(summary)) return { message: 'The expression is not finished.' };
  if (/^Unterminated string/.test(summary)) return { message: 'The name in quotes is not closed.' };
  if (/^Unexpected (token|character)/.test(summary)) {
    const message = `\`${text}\` cannot stand here.`;
    return text === '=' ? { message, hint: 'To compare two values, write `==`.' } : { message };
  }
  const logical = /^Logical operator requires bool operands, got '([^']+)'/.exec(summary)?.[1];
  if (logical !== undefined)
    return { message: `Both sides of \`&&\` and \`||\` must be yes or no, but one gives ${typeWords(logical)}.` };
  const name = unfitFunction(summary);
  if (name !== undefined) return { message: `\`${name}\` cannot be used on these values (at \`${text}\`).` };
  const pair = /^no such overload: (.*)$/.exec(summary)?.[1];
  if (pair !== undefined) return { message: `These do not go together: ${typeWords(pair)} (at \`${text}\`).` };
  return { message: `${summary} (at \`${text}\`).` };
}

const typeWords = (text: string): string =>
  text
    .split(/(list<\w+>|\b\w+\b)/)
    .map((part) => TYPES.find(([type]) => type === part)?.[1] ?? part)
    .join('');
