/** Says in a few words what changed between two versions of an item: "health 2 -> 4", "permits added", "text reworded". */
import { parseText, readNode } from './json-text';
import { pointerOf, type Segment } from './pointer';

interface Difference {
  path: readonly Segment[];
  before: unknown;
  after: unknown;
}

/** '' if the versions hold the same values. `pointer` is where the first difference is. */
export function describeChange(before: string, after: string): { words: string; pointer: string } {
  const old = parseText(before);
  const now = parseText(after);
  if (now.root === undefined || now.errors.length > 0) return { words: 'being written', pointer: '' };
  if (old.root === undefined || old.errors.length > 0) return { words: 'mended', pointer: '' };
  const differences: Difference[] = [];
  compare(readNode(old.root), readNode(now.root), [], differences);
  const [first] = differences;
  if (first === undefined) return { words: '', pointer: '' };
  const more = differences.length > 1 ? `, ${differences.length - 1} more` : '';
  return { words: oneDifference(first) + more, pointer: pointerOf(first.path) };
}

function compare(before: unknown, after: unknown, path: readonly Segment[], found: Difference[]): void {
  if (Object.is(before, after)) return;
  if (isTree(before) && isTree(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    for (const key of keys) compare(before[key], after[key], [...path, key], found);
    return;
  }
  found.push({ path, before, after });
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function oneDifference({ path, before, after }: Difference): string {
  // A number in a list is told by the list's name.
  const name = [...path].reverse().find((segment) => !/^\d+$/.test(String(segment))) ?? 'item';
  if (before === undefined) return `${name} added`;
  if (after === undefined) return `${name} removed`;
  const isShort = (value: unknown) => !isTree(value) && String(value).length <= 16;
  if (isShort(before) && isShort(after)) return `${name} ${before} -> ${after}`;
  return `${name} reworded`;
}
