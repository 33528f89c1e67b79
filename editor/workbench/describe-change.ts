/** Says in a few words what changed between two versions of an item: "health 2 -> 4", "permits added", "text reworded". */
import { type Difference, differencesBetween, isTree, nameOfDifference } from '../../pack/differences';
import { parseText, readNode } from './json-text';
import { pointerOf } from './pointer';

/** '' if the versions hold the same values. `pointer` is where the first difference is. */
export function describeChange(before: string, after: string): { words: string; pointer: string } {
  const old = parseText(before);
  const now = parseText(after);
  if (now.root === undefined || now.errors.length > 0) return { words: 'being written', pointer: '' };
  if (old.root === undefined || old.errors.length > 0) return { words: 'mended', pointer: '' };
  const differences = differencesBetween(readNode(old.root), readNode(now.root));
  const [first] = differences;
  if (first === undefined) return { words: '', pointer: '' };
  const more = differences.length > 1 ? `, ${differences.length - 1} more` : '';
  return { words: oneDifference(first) + more, pointer: pointerOf(first.path) };
}

function oneDifference(difference: Difference): string {
  const { before, after } = difference;
  const name = nameOfDifference(difference) || 'item';
  if (before === undefined) return `${name} added`;
  if (after === undefined) return `${name} removed`;
  const isShort = (value: unknown) => !isTree(value) && String(value).length <= 16;
  if (isShort(before) && isShort(after)) return `${name} ${before} -> ${after}`;
  return `${name} reworded`;
}
