/** What uses an item without naming it: decks that take every card of its kind or family, and the rules of the game. */
import { systems } from '../../schemas/generated/language';
import { nameOfFile, parsedText, type StudioDocument } from './document';
import { titleOf } from './item-titles';
import { readNode } from './json-text';
import { packFacts } from './pack-facts';

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

/** Whether the rules of the game itself use an item, or whoever begins a game chooses among those of its kind. */
export function usedByRules(documents: Documents, file: string): 'rules' | 'choice' | null {
  const name = nameOfFile(file);
  if (name === null) return null;
  const system = packFacts(documents, name.pack)?.system ?? '';
  if (!isSystem(system)) return null;
  const expected: readonly string[] = systems[system].expects;
  if (expected.includes(`${name.kind}/${name.id}`)) return 'rules';
  return name.kind === 'scenario' || name.kind === 'character' ? 'choice' : null;
}

const isSystem = (name: string): name is keyof typeof systems => Object.hasOwn(systems, name);

const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

function fieldsOf(document: StudioDocument): Fields {
  const { root } = parsedText(document);
  return root === undefined ? {} : fieldsIn(readNode(root));
}
