/** Writes a value as the house writes JSON: two spaces, on one line where it is short. It writes new values only, never old text. */

/** A value stays on one line up to this many characters, its indentation counted. */
const LINE_WIDTH = 100;

export const indentUnit = '  ';

export function inlineJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineJson).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${inlineJson(member)}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** `indent` is the white space before the line the value begins on, `used` how much of that line is taken before it. */
export function formatJson(value: unknown, indent: string, eol: string, used = indent.length): string {
  const short = inlineJson(value);
  if (typeof value !== 'object' || value === null || used + short.length <= LINE_WIDTH) return short;
  const inner = indent + indentUnit;
  if (Array.isArray(value)) {
    const lines = value.map((member) => inner + formatJson(member, inner, eol));
    return `[${eol}${lines.join(`,${eol}`)}${eol}${indent}]`;
  }
  const lines = Object.entries(value).map(([key, member]) => {
    const head = `${inner}${JSON.stringify(key)}: `;
    return head + formatJson(member, inner, eol, head.length);
  });
  return `{${eol}${lines.join(`,${eol}`)}${eol}${indent}}`;
}

/** A whole new file: its top level always stands on lines of its own. */
export function formatDocument(item: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(item).map(([key, member]) => {
    const head = `${indentUnit}${JSON.stringify(key)}: `;
    return head + formatJson(member, indentUnit, '\n', head.length);
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
