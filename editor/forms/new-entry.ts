/** A new entry for a list: the plainest that fits, with an id that no other entry has. */
import { decide, dereference, type SchemaNode, variantsOf } from '../../pack/schema-catalog';
import { plainest } from '../workbench/item-template';

/** The effect that a new line of a list of effects begins as. */
const FIRST_EFFECT = 'say';

export function newEntry(items: SchemaNode, list: readonly unknown[]): unknown {
  const schema = dereference(items);
  const made = variantsOf(schema).has(FIRST_EFFECT)
    ? plainest(variantsOf(schema).get(FIRST_EFFECT) ?? schema)
    : plainest(schema);
  if (typeof made !== 'object' || made === null || Array.isArray(made)) return made;
  const branch = decide(schema, made);
  if (branch.properties?.['id'] === undefined || !(branch.required ?? []).includes('id')) return made;
  return { ...made, id: freeEntryId((branch.title ?? 'entry').toLowerCase().replaceAll(' ', '-'), list) };
}

/** A copy of an entry for the same list. */
export function copyEntry(entry: unknown, list: readonly unknown[]): unknown {
  if (typeof entry !== 'object' || entry === null || !('id' in entry)) return entry;
  return { ...entry, id: freeEntryId(String(entry.id), list) };
}

function freeEntryId(stem: string, list: readonly unknown[]): string {
  const taken = new Set(
    list.map((each) => (typeof each === 'object' && each !== null && 'id' in each ? String(each.id) : '')),
  );
  if (!taken.has(stem)) return stem;
  const bare = stem.replace(/-\d+$/, '');
  for (let n = 2; ; n += 1) if (!taken.has(`${bare}-${n}`)) return `${bare}-${n}`;
}
