/** The value of a document, or the last one that it had while its text does not parse: found by walking back through its history. */
import { parsedText, type StudioDocument } from './document';
import { parseText, readNode } from './json-text';
import { revertSpan } from './text-history';

export interface ReadableValue {
  /** Undefined if it never was readable. */
  value: unknown;
  /** The text as it stands does not parse to an object. */
  isBroken: boolean;
}

/** So many steps back; further a text was hardly ever whole. */
const MAX_STEPS = 200;

const found = new WeakMap<StudioDocument, ReadableValue>();

export function readableValue(document: StudioDocument): ReadableValue {
  const known = found.get(document);
  if (known !== undefined) return known;
  const { root, errors } = parsedText(document);
  const isWhole = root?.type === 'object' && errors.length === 0;
  const result = isWhole ? { value: readNode(root), isBroken: false } : { value: lastValue(document), isBroken: true };
  found.set(document, result);
  return result;
}

function lastValue(document: StudioDocument): unknown {
  let { text } = document;
  for (const step of document.history.past.slice(-MAX_STEPS).toReversed()) {
    text = revertSpan(text, step);
    const { root, errors } = parseText(text);
    if (root?.type === 'object' && errors.length === 0) return readNode(root);
  }
  const { root } = parsedText(document);
  return root?.type === 'object' ? readNode(root) : undefined;
}
