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
  if (wanted.length === 0) return [];
  // A card that can't be read may be one of them.
  const cards = world.entries.filter((entry) => wanted.includes(entry.kind));
  if (cards.some(({ file }) => !file.isReadable)) return [];
  const none = `No ${wanted.join(' and no ')} is`;
  const tell = (pointer: string, why: string, more: Partial<Complaint> = {}): Problem[] => {
    const message = `${none} ${why}, so this deck is empty.`;
    return [
      problemAt(file, 'reference', pointer, { code: 'deck-without-cards', severity: 'warning', message, ...more }),
    ];
  };
  if (cards.length === 0)
    return tell(one === undefined ? '/from/kinds' : '/from/kind', 'in the pack', {
      hint: `Write a ${wanted.join(' or a ')}, or delete the deck.`,
    });
  if (typeof family !== 'string') return [];
  const families = new Set(
    cards.map(({ file }) => recordOf(file.value).family).filter((name) => typeof name === 'string'),
  );
  if (families.has(family)) return [];
  return tell('/from/family', `of the family ${quote(family)}`, suggest(family, families));
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
