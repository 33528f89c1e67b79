/** What a text that somebody typed is worth: a number where it reads as one, yes or no, else the text itself. Nothing typed is lost. */

const NUMBER = /^-?\d+(\.\d+)?$/;

/** Null for a text that is no number, or only the beginning of one. */
export const numberTyped = (text: string): number | null => {
  const typed = text.trim();
  return NUMBER.test(typed) ? Number(typed) : null;
};

/** For fields that take a number, a truth or an expression: `12` and `true` are stored as what they are where `types` lets them be. */
export function expressionTyped(text: string, types: readonly string[]): unknown {
  const word = text.trim();
  if (types.includes('integer') && /^-?(0|[1-9]\d{0,14})$/.test(word)) return Number(word);
  if (types.includes('boolean') && (word === 'true' || word === 'false')) return word === 'true';
  return text;
}
