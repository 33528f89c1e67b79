/** The events that every game has, as the schemas list them, in the form in which a system declares events. */
import { coreEvents } from '../../schemas/generated/language';
import type { EventFieldSpec, EventSpec, ValueType } from './spec';

/** How the schemas name the types of fields. */
const TYPES: Readonly<Record<string, ValueType>> = {
  int: 'int',
  bool: 'bool',
  string: 'name',
  strings: 'list<name>',
  entity: 'entity',
  entities: 'list<entity>',
};

/** Events with titles for authors, as `schemas/` and a system's vocabulary have them. */
export type EventTable = Readonly<
  Record<string, { fields: Readonly<Record<string, { type: string; alterable?: boolean }>> }>
>;

/** Throws if a field has a type that the language does not know: the table and the engine do not fit together. */
export function eventSpecs(table: EventTable): EventSpec[] {
  return Object.entries(table).map(([name, { fields }]) => ({
    name,
    fields: Object.fromEntries(Object.entries(fields).map(([field, declared]) => [field, fieldSpec(declared)])),
  }));
}

function fieldSpec({ type, alterable }: { type: string; alterable?: boolean }): EventFieldSpec {
  const known = TYPES[type];
  if (known === undefined) throw new Error(`no event field can be of the type ${type}`);
  return alterable === true ? { type: known, alter: true } : { type: known };
}

export const STANDARD_EVENTS: readonly EventSpec[] = eventSpecs(coreEvents);
