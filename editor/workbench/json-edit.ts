/**
 * Changes one value of a JSON text and leaves every other character as it stands: comments, order, indentation, line ends, trailing
 * commas. Each function gives the whole new text; it must be given a text that parses.
 */
import type { Node } from 'jsonc-parser';
import { formatJson, indentUnit } from './json-format';
import { nodeAt, parseText } from './json-text';
import { endOfLineAfter, gapAfter, indentAt, isFirstOnLine, lineEndOf, lineStart, skipComments } from './json-trivia';
import type { JsonPath, Segment } from './pointer';

function rootOf(text: string): Node {
  const { root } = parseText(text);
  if (root === undefined) throw new Error('cannot edit a text that does not parse');
  return root;
}

const splice = (text: string, start: number, end: number, insert: string) =>
  text.slice(0, start) + insert + text.slice(end);

/** Sets the value at a path. A field that is missing is added after the nearest field that `order` puts before it. */
export function setValue(text: string, path: JsonPath, value: unknown, order: readonly string[] = []): string {
  const eol = lineEndOf(text);
  if (path.length === 0) return formatJson(value, '', eol);
  const root = rootOf(text);
  const node = nodeAt(root, path);
  if (node !== undefined) {
    const used = node.offset - lineStart(text, node.offset);
    return splice(
      text,
      node.offset,
      node.offset + node.length,
      formatJson(value, indentAt(text, node.offset), eol, used),
    );
  }
  const parentPath = path.slice(0, -1);
  const key = path[path.length - 1] as Segment;
  const parent = nodeAt(root, parentPath);
  if (parent === undefined || (parent.type !== 'object' && parent.type !== 'array')) {
    return setValue(text, parentPath, typeof key === 'number' ? [value] : { [key]: value });
  }
  if (parent.type === 'array') return insertMember(text, parent, parent.children?.length ?? 0, null, value);
  return insertMember(text, parent, placeInOrder(parent, String(key), order), String(key), value);
}

/** Adds a member to the array at a path, before the one that has `index` now. */
export function insertElement(text: string, path: JsonPath, index: number, value: unknown): string {
  const parent = nodeAt(rootOf(text), path);
  if (parent?.type !== 'array') return setValue(text, path, [value]);
  return insertMember(text, parent, index, null, value);
}

/** Takes away a field or a member, with its comma and with a comment that ends its line. Nothing there: nothing happens. */
export function removeValue(text: string, path: JsonPath): string {
  const node = nodeAt(rootOf(text), path);
  if (node === undefined || path.length === 0) return text;
  const member = node.parent?.type === 'property' ? node.parent : node;
  const container = member.parent;
  if (container?.children === undefined) return text;
  const index = container.children.indexOf(member);
  return cutMember(text, container, index);
}

/** Gives a field another name. */
export function renameKey(text: string, path: JsonPath, name: string): string {
  const key = nodeAt(rootOf(text), path)?.parent?.children?.[0];
  if (key === undefined) return text;
  return splice(text, key.offset, key.offset + key.length, JSON.stringify(name));
}

function placeInOrder(parent: Node, key: string, order: readonly string[]): number {
  const members = parent.children ?? [];
  const rank = order.indexOf(key);
  if (rank === -1) return members.length;
  for (let i = members.length - 1; i >= 0; i -= 1) {
    const other = order.indexOf(String(members[i]?.children?.[0]?.value));
    if (other !== -1 && other < rank) return i + 1;
  }
  return 0;
}

function insertMember(text: string, container: Node, index: number, key: string | null, value: unknown): string {
  const eol = lineEndOf(text);
  const members = container.children ?? [];
  const open = container.offset;
  const close = container.offset + container.length - 1;
  const head = key === null ? '' : `${JSON.stringify(key)}: `;
  const outer = indentAt(text, open);

  const sibling = members[Math.min(index, members.length - 1)];
  if (sibling === undefined) {
    const inside = text.slice(open + 1, close);
    const pad = key === null ? '' : ' ';
    const used = open - lineStart(text, open) + 2 + head.length;
    const short = head + formatJson(value, outer, eol, used);
    const isOneLine = !short.includes('\n') && used + short.length <= 100 && open !== 0;
    if (inside.trim() === '' && isOneLine) return splice(text, open + 1, close, pad + short + pad);
    const inner = outer + indentUnit;
    const line = `${eol}${inner}${head}${formatJson(value, inner, eol, inner.length + head.length)}`;
    return splice(text, open + 1 + inside.trimEnd().length, close, `${line}${eol}${outer}`);
  }

  const isOnLines = isFirstOnLine(text, sibling.offset);
  const indent = isOnLines ? indentAt(text, sibling.offset) : outer;
  const body = head + formatJson(value, indent, eol, indent.length + head.length);
  if (index < members.length && index === 0) {
    return splice(text, sibling.offset, sibling.offset, isOnLines ? `${body},${eol}${indent}` : `${body}, `);
  }
  const previous = members[index - 1] ?? sibling;
  const end = previous.offset + previous.length;
  const gap = gapAfter(text, end, close);
  const tail = gap.comma === -1 ? end : gap.comma + 1;
  if (!isOnLines) return splice(text, tail, tail, gap.comma === -1 ? `, ${body}` : ` ${body},`);
  const lineEnd = endOfLineAfter(text, tail);
  const at = lineEnd === -1 ? tail : lineEnd;
  const added = splice(text, at, at, `${eol}${indent}${body}${gap.comma === -1 ? '' : ','}`);
  return gap.comma === -1 ? splice(added, end, end, ',') : added;
}

function cutMember(text: string, container: Node, index: number): string {
  const members = container.children ?? [];
  const member = members[index];
  if (member === undefined) return text;
  const close = container.offset + container.length - 1;
  const end = member.offset + member.length;
  const { comma } = gapAfter(text, end, close);
  const tail = comma === -1 ? end : comma + 1;
  const lineEnd = endOfLineAfter(text, tail);
  let cut: string;
  if (isFirstOnLine(text, member.offset) && lineEnd !== -1) {
    const before = text.lastIndexOf('\n', member.offset - 1);
    const start = text[before - 1] === '\r' ? before - 1 : before;
    cut = splice(text, start, lineEnd, '');
  } else if (comma !== -1 && index < members.length - 1) {
    let next = tail;
    while (text[next] === ' ') next += 1;
    cut = splice(text, member.offset, next, '');
  } else {
    let start = member.offset;
    while (index > 0 && text[start - 1] === ' ') start -= 1;
    cut = splice(text, start, tail, '');
  }
  const previous = members[index - 1];
  if (previous !== undefined && index === members.length - 1 && comma === -1) {
    const before = gapAfter(text, previous.offset + previous.length, member.offset).comma;
    if (before !== -1) cut = splice(cut, before, before + 1, '');
  }
  return members.length === 1 ? closeEmpty(cut, container.offset) : cut;
}

/** What is left of a container that lost its last member: `{}` and `[]`, unless a comment still stands in it. */
function closeEmpty(text: string, open: number): string {
  const close = skipComments(text, open + 1);
  return text.slice(open + 1, close).trim() === '' ? splice(text, open + 1, close, '') : text;
}
