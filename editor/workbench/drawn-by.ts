/** Decks that hold an item without naming it: they take every card of its kind, or of its family. */
import { nameOfFile, parsedText, type StudioDocument } from './document';
import { titleOf } from './item-titles';
import { readNode } from './json-text';

type Documents = ReadonlyMap<string, StudioDocument>;
type Fields = Readonly<Record<string, unknown>>;

/** The names of the decks in the item's pack that it is drawn from. */
export function decksThatDraw(documents: Documents, file: string): readonly string[] {
  const name = nameOfFile(file);
  const own = documents.get(file);
  if (name === null || own === undefined) return [];
  const { family } = fieldsOf(own);
  return [...documents.values()]
    .filter((document) => {
      const deck = nameOfFile(document.file);
      if (deck?.kind !== 'deck' || deck.pack !== name.pack) return false;
      const from = fieldsIn(fieldsOf(document)['from']);
      return from['kind'] === name.kind && (from['family'] === undefined || from['family'] === family);
    })
    .map((document) => titleOf(document) || document.file);
}

const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

function fieldsOf(document: StudioDocument): Fields {
  const { root } = parsedText(document);
  return root === undefined ? {} : fieldsIn(readNode(root));
}
