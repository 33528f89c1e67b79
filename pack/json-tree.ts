/** The tree of a file that was read: its values, and which piece of text each of them stands in. */
import type { Node } from 'jsonc-parser';
import { pointerKeys } from './json-pointer';

export type { Node } from 'jsonc-parser';

/** A key that would change how every object works; it is never taken over from a file. */
export const RESERVED_KEY = '__proto__';

export function readValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(readValue);
  if (node.type !== 'object') return node.value;
  const object: Record<string, unknown> = {};
  for (const { key, value } of propertiesOf(node))
    if (value && key.value !== RESERVED_KEY) object[key.value] = readValue(value);
  return object;
}

/** Key and value of each property; the value is missing where the text ends too early. */
export function* propertiesOf(node: Node): Generator<{ key: Node; value: Node | undefined }> {
  if (node.type !== 'object') return;
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (key) yield { key, value };
  }
}

/** The value at a pointer; of two equal keys the last one counts, as everywhere. */
export function nodeAt(tree: Node, pointer: string): Node | undefined {
  let node: Node | undefined = tree;
  for (const key of pointerKeys(pointer)) {
    if (!node) return undefined;
    node = node.type === 'array' ? node.children?.[Number(key)] : lastProperty(node, key)?.value;
  }
  return node;
}

/** The key of a property of the object at a pointer. */
export function keyNodeAt(tree: Node, pointer: string, key: string): Node | undefined {
  const object = nodeAt(tree, pointer);
  return object && lastProperty(object, key)?.key;
}

function lastProperty(node: Node, key: string) {
  let found: { key: Node; value: Node | undefined } | undefined;
  for (const property of propertiesOf(node)) if (property.key.value === key) found = property;
  return found;
}
