/** What the studio must know of a pack before anything is checked: its name, its system, and which packs it extends. */

import { parsedText, type StudioDocument } from './document';
import { nodeAt, readNode } from './json-text';

export interface PackFacts {
  pack: string;
  name: string;
  /** '' if the pack's file does not say. */
  system: string;
  extends: readonly string[];
  /** Code of the language that it is written in. */
  language: string;
}

/** Null for a folder without a pack file, or whose file does not parse. */
export function packFacts(documents: ReadonlyMap<string, StudioDocument>, pack: string): PackFacts | null {
  const document = documents.get(`${pack}/pack.json`);
  const root = document === undefined ? undefined : parsedText(document).root;
  if (root?.type !== 'object') return null;
  const field = (name: string): unknown => {
    const node = nodeAt(root, [name]);
    return node === undefined ? undefined : readNode(node);
  };
  const name = field('name');
  const system = field('system');
  const bases = field('extends');
  const language = field('language');
  return {
    pack,
    name: typeof name === 'string' ? name : pack,
    system: typeof system === 'string' ? system : '',
    extends: Array.isArray(bases) ? bases.filter((base) => typeof base === 'string') : [],
    language: typeof language === 'string' ? language : 'en',
  };
}

/** Every folder of the content that holds items, in order. */
export function packsOf(files: Iterable<string>): string[] {
  const packs = new Set<string>();
  for (const file of files) {
    const slash = file.indexOf('/');
    if (slash > 0) packs.add(file.slice(0, slash));
  }
  return [...packs].sort();
}
