/**
 * Moves a member of a JSON array to another place in it, with the comments that stand on lines above it or end its line. Commas and the
 * white space between places stay where they are.
 */
import { nodeAt, parseText } from './json-text';
import { endOfLineAfter, gapAfter, isFirstOnLine, lineEndOf, lineStart } from './json-trivia';
import type { JsonPath } from './pointer';

interface Slot {
  /** Comments on lines of their own above the member, and the member. */
  chunk: string;
  /** Between the member and its comma. */
  beforeComma: string;
  hasComma: boolean;
  /** A comment that ends the line. */
  trailing: string;
  /** White space up to the next slot. */
  gap: string;
}

export function moveElement(text: string, path: JsonPath, from: number, to: number): string {
  const { root } = parseText(text);
  const array = root === undefined ? undefined : nodeAt(root, path);
  const members = array?.type === 'array' ? (array.children ?? []) : [];
  if (array === undefined || from === to || members[from] === undefined || members[to] === undefined) return text;
  const close = array.offset + array.length - 1;

  const starts = members.map((member) => leadStart(text, member.offset, array.offset + 1));
  const slots = members.map((member, i): Slot => {
    const end = member.offset + member.length;
    const { comma } = gapAfter(text, end, close);
    const tail = comma === -1 ? end : comma + 1;
    const lineEnd = endOfLineAfter(text, tail);
    const next = starts[i + 1] ?? close;
    const trailingEnd = lineEnd === -1 || lineEnd > next ? tail : lineEnd;
    return {
      chunk: text.slice(starts[i], end),
      beforeComma: comma === -1 ? '' : text.slice(end, comma),
      hasComma: comma !== -1,
      trailing: text.slice(tail, trailingEnd),
      gap: text.slice(trailingEnd, next),
    };
  });

  const order = slots.map((_, i) => i);
  order.splice(to, 0, ...order.splice(from, 1));
  const moved = order.map((source, place) => {
    const member = slots[source] as Slot;
    const slot = slots[place] as Slot;
    const needsLine = member.trailing.includes('//') && !/^\r?\n/.test(slot.gap);
    const comma = slot.hasComma ? ',' : '';
    return member.chunk + member.beforeComma + comma + member.trailing + (needsLine ? lineEndOf(text) : '') + slot.gap;
  });
  return text.slice(0, starts[0]) + moved.join('') + text.slice(close);
}

/** Where the comment lines directly above a member begin, or the member itself. */
function leadStart(text: string, offset: number, limit: number): number {
  if (!isFirstOnLine(text, offset)) return offset;
  let start = offset;
  for (;;) {
    const line = lineStart(text, start);
    const above = lineStart(text, line - 1);
    if (above <= limit || !/^[ \t]*\/\/[^\n]*$/.test(text.slice(above, line - 1).replace(/\r$/, ''))) return start;
    start = above + (/^[ \t]*/.exec(text.slice(above))?.[0].length ?? 0);
  }
}
