/** The items that a field may name: those of the pack and of all packs that it builds on. */
import { nameOfFile, type StudioDocument } from '../workbench/document';
import { titleOf, wordsOf } from '../workbench/item-titles';
import { oneOfKind } from '../workbench/kind-words';
import { packFacts, packsOf } from '../workbench/pack-facts';
import type { Choice } from './vocabulary';

type Documents = ReadonlyMap<string, StudioDocument>;

/** The pack and every pack below it, nearest first. A pack that extends itself through others is met once. */
export function packsWithin(documents: Documents, pack: string): readonly string[] {
  const found: string[] = [];
  const visit = (each: string) => {
    if (found.includes(each)) return;
    found.push(each);
    for (const base of packFacts(documents, each)?.extends ?? []) visit(base);
  };
  visit(pack);
  return found;
}

const isMeant = (kinds: string | readonly string[], kind: string) =>
  kinds === '*' || (typeof kinds === 'string' ? kinds === kind : kinds.includes(kind) || kinds.includes('*'));

/** `kinds` as a field's `x-ref` has it; `*` means every kind, and the value then names the kind too. */
export function itemChoices(documents: Documents, pack: string, kinds: string | readonly string[]): readonly Choice[] {
  if (kinds === 'pack')
    return packsOf(documents.keys()).map((value) => ({
      value,
      label: packFacts(documents, value)?.name ?? value,
      detail: value,
    }));
  const packs = packsWithin(documents, pack);
  const isAny = kinds === '*' || kinds.includes('*');
  const isOneKind = typeof kinds === 'string' && !isAny;
  const choices = new Map<string, Choice>();
  for (const document of documents.values()) {
    const name = nameOfFile(document.file);
    if (name === null || !packs.includes(name.pack) || !isMeant(kinds, name.kind) || name.kind === 'pack') continue;
    const value = isAny ? `${name.kind}/${name.id}` : name.id;
    const detail = isOneKind ? name.id : `${oneOfKind(name.kind)} ${name.id}`;
    if (!choices.has(value))
      choices.set(value, { value, label: titleOf(document) || name.id, detail, about: () => wordsOf(document) });
  }
  return [...choices.values()].sort((a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : 0));
}

/** The file of the item that an id means in a field; the nearest pack wins. */
export function fileOfReference(
  documents: Documents,
  pack: string,
  kinds: string | readonly string[],
  id: string,
): string | null {
  const [first = '', second] = id.split('/');
  const wanted = second === undefined ? (typeof kinds === 'string' ? [kinds] : kinds) : [first];
  const bare = second ?? first;
  for (const each of packsWithin(documents, pack)) {
    for (const kind of wanted) {
      const file = `${each}/${kind}/${bare}.json`;
      if (documents.has(file)) return file;
    }
  }
  return null;
}
