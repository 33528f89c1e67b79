/** The name of each item as players read it, taken from the texts. One reading for each version of a file. */

import { parsedText, type StudioDocument } from './document';
import { nodeAt } from './json-text';

const titles = new WeakMap<StudioDocument, string>();

/** '' where the text has no name or does not parse far enough to tell. */
export function titleOf(document: StudioDocument): string {
  const known = titles.get(document);
  if (known !== undefined) return known;
  const { root } = parsedText(document);
  const node = root === undefined ? undefined : nodeAt(root, ['name']);
  const title = typeof node?.value === 'string' ? node.value : '';
  titles.set(document, title);
  return title;
}

/** What an item says to the players, or how it feels; '' if it says nothing. */
export function wordsOf(document: StudioDocument): string {
  const { root } = parsedText(document);
  const texts = ['text', 'flavor'].map((field) => (root === undefined ? undefined : nodeAt(root, [field])?.value));
  return String(texts.find((text) => typeof text === 'string' && text !== '') ?? '');
}
