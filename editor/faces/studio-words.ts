/** What cards say of other items, read from the texts in the studio as they stand: an edit of a name shows on every face that has it. */
import type { CardWords } from '../../cards/card-words';
import { entryFor } from '../../cards/read-card';
import { isTemplate } from '../../cards/template';
import type { Item } from '../../engine/content';
import type { CardFace } from '../../schemas/generated/types';
import { packsWithin } from '../forms/named-items';
import { nameOfFile, type StudioDocument } from '../workbench/document';
import { readableValue } from '../workbench/last-readable';
import { packFacts } from '../workbench/pack-facts';

type Documents = ReadonlyMap<string, StudioDocument>;

/** Null for what is no item. */
export function itemOf(document: StudioDocument | undefined): Item | null {
  if (document === undefined) return null;
  const name = nameOfFile(document.file);
  const { value } = readableValue(document);
  if (name === null || typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  // A kind or id that is being typed is not yet another card.
  return { ...(value as Item), kind: name.kind, id: name.id };
}

export function studioWords(documents: Documents, pack: string): CardWords {
  const packs = packsWithin(documents, pack);
  let settings: ReadonlyMap<string, unknown> | undefined;
  return {
    pack: (packFacts(documents, pack)?.name ?? pack).split(':')[0] ?? pack,
    item(kind, id) {
      for (const each of packs) {
        const document = documents.get(`${each}/${kind}/${id}.json`);
        if (document !== undefined) return itemOf(document) ?? undefined;
      }
      return undefined;
    },
    setting(name) {
      settings ??= settingsIn(documents, packs);
      const value = settings.get(name);
      return typeof value === 'number' ? value : undefined;
    },
  };
}

/** Of the packs below first, so that the pack itself has the last word. */
function settingsIn(documents: Documents, packs: readonly string[]): ReadonlyMap<string, unknown> {
  const settings = new Map<string, unknown>();
  for (const pack of packs.toReversed())
    for (const document of documents.values()) {
      if (!document.file.startsWith(`${pack}/`) || !document.text.includes('"settings"')) continue;
      const own = itemOf(document)?.['settings'];
      if (typeof own === 'object' && own !== null)
        for (const [name, value] of Object.entries(own)) settings.set(name, value);
    }
  return settings;
}

/** The kinds of which cards of a pack can be printed: those that a template of the pack, or of one below it, is of. */
export function kindsWithFace(documents: Documents, pack: string): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const each of packsWithin(documents, pack))
    for (const document of documents.values()) {
      if (!document.file.startsWith(`${each}/card-face/`)) continue;
      const { value } = readableValue(document);
      if (isTemplate(value)) for (const { kind } of value.cards) kinds.add(kind);
    }
  return kinds;
}

/** The template by which an item is drawn: of the pack itself before those that it extends. */
export function templateFor(documents: Documents, pack: string, item: Item): CardFace | null {
  for (const each of packsWithin(documents, pack)) {
    const folder = `${each}/card-face/`;
    for (const document of documents.values()) {
      if (!document.file.startsWith(folder)) continue;
      const { value } = readableValue(document);
      if (isTemplate(value) && entryFor(value, item) !== undefined) return value;
    }
  }
  return null;
}
