/** Where each item stands and who speaks of it. For "go to definition", "used by" and renaming. */
import type { ReferenceUse } from './collect-uses';
import type { Entry, World } from './world';

export interface UsePlace {
  file: string;
  pointer: string;
  /** Set if the name is a key of the object at the pointer. */
  key?: string;
  /** Set if the name stands inside an expression: its offsets there. */
  start?: number;
  end?: number;
}

export interface IndexedItem {
  key: string;
  pack: string;
  file: string;
  usedBy: UsePlace[];
}

/** By `pack` and then `kind/id`, as `lobotomy:monster/nurse`. */
export type ReferenceIndex = Map<string, IndexedItem>;

export const indexKey = (pack: string, kind: string, id: string): string => `${pack}:${kind}/${id}`;

export function addToIndex(index: ReferenceIndex, entry: Entry): void {
  const key = indexKey(entry.pack, entry.kind, entry.id);
  index.set(key, { key: `${entry.kind}/${entry.id}`, pack: entry.pack, file: entry.file.path, usedBy: [] });
}

/** Notes every item that a reference may mean. */
export function addUse(
  index: ReferenceIndex,
  use: Pick<ReferenceUse, 'word' | 'kinds'>,
  place: UsePlace,
  world: World,
): void {
  const [first = '', second] = use.word.split('/');
  const id = second ?? first;
  for (const { kind, pack } of world.byId.get(id) ?? []) {
    const isMeant = second === undefined ? use.kinds.includes(kind) : kind === first;
    if (isMeant || use.kinds.includes('*')) index.get(indexKey(pack, kind, id))?.usedBy.push(place);
  }
}
