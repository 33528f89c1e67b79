/** Links as fields: `link` remembers an entity under a name of another one, and `self.prey` reads it. */
import type { Item } from '../content';
import { readNote } from './notes';
import { oncePer } from './once-per';
import type { FieldSpec } from './spec';

/** Names under which some `link` of the content remembers something. */
export const linkNames = (items: readonly Item[]): ReadonlySet<string> =>
  new Set(items.flatMap((item) => linkNamesOf(item)));

const linkNamesOf = oncePer((item: Item) => {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { effect, name } = value as { effect?: unknown; name?: unknown };
    if (effect === 'link' && typeof name === 'string') names.add(name);
    for (const member of Object.values(value)) visit(member);
  };
  visit(item);
  return [...names];
});

/** A field for each of them. */
export const linkFields = (items: readonly Item[]): FieldSpec[] =>
  [...linkNames(items)].map((name) => ({
    name,
    type: 'entity',
    read: (play, entity) => readNote(play, entity, play.program.name(name)),
  }));
