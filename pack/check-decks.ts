/** Does a deck that is made of all cards of some kinds, or of a family, get any? */
import { type Complaint, problemAt } from './parsed-file';
import type { Problem } from './problem';
import { quote, suggest } from './wording';
import type { Entry, World } from './world';

export function checkDeck({ kind, file }: Entry, world: World): Problem[] {
  if (kind !== 'deck' || !file.isReadable) return [];
  const { from } = file.value as { from?: unknown };
  const { kind: one, kinds, family } = recordOf(from);
  const wanted = [one, ...(Array.isArray(kinds) ? kinds : [])].filter((each) => typeof each === 'string');
  if (wanted.length === 0 || typeof family !== 'string') return [];
  // A card that can't be read may be of the family.
  const cards = world.entries.filter((entry) => wanted.includes(entry.kind));
  if (cards.some(({ file }) => !file.isReadable)) return [];
  const families = new Set(
    cards.map(({ file }) => recordOf(file.value).family).filter((name) => typeof name === 'string'),
  );
  if (families.has(family)) return [];
  const message = `No ${wanted.join(' and no ')} is of the family ${quote(family)}, so this deck is empty.`;
  const complaint: Complaint = {
    code: 'deck-without-cards',
    severity: 'warning',
    message,
    ...suggest(family, families),
  };
  return [problemAt(file, 'reference', '/from/family', complaint)];
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
