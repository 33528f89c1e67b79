/** Where in a file's text a name stands that the reference index tells of: a value, a key, or a word inside an expression. */

import { keyNodeAt, nodeAt } from '../../pack/json-tree';
import { type ParsedFile, treeOf } from '../../pack/parsed-file';
import type { UsePlace } from '../../pack/reference-index';
import { literalOffsets } from '../../pack/string-offset';

export function textRangeOf(file: ParsedFile, place: UsePlace): { offset: number; length: number } | null {
  const tree = treeOf(file);
  if (tree === undefined) return null;
  const node = place.key === undefined ? nodeAt(tree, place.pointer) : keyNodeAt(tree, place.pointer, place.key);
  if (node === undefined || typeof node.value !== 'string') return null;
  const offsets = literalOffsets(file.source.text.slice(node.offset, node.offset + node.length));
  // `monster/nurse` names its kind first; only the id is meant.
  const start = place.start ?? node.value.lastIndexOf('/') + 1;
  const end = place.end ?? node.value.length;
  const from = offsets[start];
  const to = offsets[end];
  return from === undefined || to === undefined ? null : { offset: node.offset + from, length: to - from };
}
