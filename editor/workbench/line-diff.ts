/** Compares two versions of a text by lines, to show a conflict. Long texts that differ everywhere are cut, never slow. */

import { spanBetween } from './text-history';

export interface LineDiff {
  /** Places where the versions differ; a place has lines of at least one of them. */
  places: readonly { line: number; mine: readonly string[]; theirs: readonly string[] }[];
}

/** Lines compared in each direction before two texts are taken to differ as a whole. */
const MAX_LINES = 2_000;

export function diffLines(mine: string, theirs: string): LineDiff {
  const a = mine.split(/\r?\n/);
  const b = theirs.split(/\r?\n/);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let tail = 0;
  while (tail < a.length - start && tail < b.length - start && a[a.length - 1 - tail] === b[b.length - 1 - tail])
    tail += 1;
  const left = a.slice(start, a.length - tail);
  const right = b.slice(start, b.length - tail);
  if (left.length === 0 && right.length === 0) return { places: [] };
  if (left.length * right.length > MAX_LINES * MAX_LINES) {
    return { places: [{ line: start + 1, mine: left, theirs: right }] };
  }
  return { places: placesOf(left, right, start) };
}

/** Longest common subsequence over the lines that differ; good enough for texts of some hundred lines. */
function placesOf(a: readonly string[], b: readonly string[], offset: number) {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const longer = Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
      lengths[i * width + j] = a[i] === b[j] ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1 : longer;
    }
  }
  const places: { line: number; mine: string[]; theirs: string[] }[] = [];
  let open: (typeof places)[number] | null = null;
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      open = null;
      i += 1;
      j += 1;
      continue;
    }
    if (open === null) {
      open = { line: offset + i + 1, mine: [], theirs: [] };
      places.push(open);
    }
    const takesMine =
      j >= b.length || (i < a.length && (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0));
    if (takesMine) {
      open.mine.push(a[i] ?? '');
      i += 1;
    } else {
      open.theirs.push(b[j] ?? '');
      j += 1;
    }
  }
  return places;
}

/** So many characters that are the same are shown on either side of what is not. */
const CONTEXT = 32;

/** The part of a text that another version has otherwise, and a little of what stands around it. */
export function changedPart(mine: string, theirs: string): { before: string; changed: string; after: string } {
  const span = spanBetween(theirs, mine);
  const start = span?.offset ?? mine.length;
  const end = start + (span?.inserted.length ?? 0);
  const before = mine.slice(0, start);
  const after = mine.slice(end);
  return {
    before: before.length > CONTEXT * 2 ? `…${before.slice(-CONTEXT)}` : before,
    changed: mine.slice(start, end),
    after: after.length > CONTEXT * 2 ? `${after.slice(0, CONTEXT)}…` : after,
  };
}
