/**
 * Does a setting have a name of its own? Names are shared by everything in a pack: of two items only one number counts, a rule
 * set's comes before a card's, and a scenario's before both. That a scenario changes what a rule set says is what it is for.
 */
import { type Complaint, problemAtKey } from './parsed-file';
import type { Problem } from './problem';
import { quote } from './wording';
import type { Entry, World } from './world';

/** Settings of an item that others have too: told where the number does not count, else where that pack is not known. */
export function checkSettings(entry: Entry, world: World): Problem[] {
  return entry.uses.definitions.flatMap(({ vocabulary, name, pointer, key }) => {
    if (vocabulary !== 'setting' || key === undefined) return [];
    const others = ownersOf(world).get(name) ?? [];
    const [complaint] = others.flatMap((other) => complaintOf(name, entry, other) ?? []);
    return complaint === undefined ? [] : [problemAtKey(entry.file, 'reference', pointer, key, complaint)];
  });
}

const owners = new WeakMap<World, ReadonlyMap<string, readonly Entry[]>>();

/** Who has a setting of each name. */
function ownersOf(world: World): ReadonlyMap<string, readonly Entry[]> {
  const known = owners.get(world);
  if (known !== undefined) return known;
  const found = new Map<string, Entry[]>();
  for (const entry of world.items.values())
    for (const { vocabulary, name } of entry.uses.definitions)
      if (vocabulary === 'setting') found.set(name, [...(found.get(name) ?? []), entry]);
  owners.set(world, found);
  return found;
}

/** Whoever has more of it counts. */
const rankOf = ({ kind }: Entry): number => (kind === 'scenario' ? 2 : kind === 'rule-set' ? 1 : 0);
const keyOf = ({ kind, id }: Entry): string => `${kind}/${id}`;

function complaintOf(name: string, own: Entry, other: Entry): Complaint | undefined {
  const [mine, theirs] = [rankOf(own), rankOf(other)];
  // Scenarios keep theirs apart, and are there to change those of the rules.
  if (keyOf(own) === keyOf(other) || (mine > 0 && theirs > 0 && mine + theirs > 2)) return undefined;
  const isMine = mine === theirs ? keyOf(own) > keyOf(other) : mine > theirs;
  if (isMine && own.pack === other.pack) return undefined;
  const isPlayed = Math.max(mine, theirs) === 2 ? ' while it is played' : '';
  const whose = isMine ? 'the one here' : 'that one';
  const message = `${quote(keyOf(other))} has a setting ${quote(name)} too: only ${whose} counts, for both${isPlayed}.`;
  const hint = 'The whole pack shares the names of settings. Give this one another name, unless that is what you want.';
  return { code: 'setting-doubled', severity: isPlayed === '' ? 'warning' : 'info', message, hint };
}
