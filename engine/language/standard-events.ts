/** The events that every game has, as the schemas list them, in the form in which a system declares events. */
import { coreEvents } from '../../schemas/generated/language';
import type { Item } from '../content';
import type { EventFieldSpec, EventSpec, ValueType } from './spec';

/** How the schemas name the types of fields. */
const TYPES: ReadonlyMap<string, ValueType> = new Map([
  ['int', 'int'],
  ['bool', 'bool'],
  ['string', 'name'],
  ['strings', 'list<name>'],
  ['entity', 'entity'],
  ['entities', 'list<entity>'],
]);

/** Events with titles for authors, as `schemas/` and a system's vocabulary have them. */
export type EventTable = Readonly<
  Record<string, { fields: Readonly<Record<string, { type: string; alterable?: boolean }>> }>
>;

/** Throws if a field has a type that the language does not know: the table and the engine do not fit together. */
export function eventSpecs(table: EventTable): EventSpec[] {
  return Object.entries(table).map(([name, { fields }]) => {
    const known = eventFields(fields);
    const lost = Object.keys(fields).find((field) => !(field in known));
    if (lost !== undefined) throw new Error(`the field ${lost} of ${name} has a type that the language does not know`);
    return { name, fields: known };
  });
}

/** The fields of one event as the schemas, or content of any sort, declare them, less those of unknown types. */
export function eventFields(fields: Readonly<Record<string, unknown>> = {}): Record<string, EventFieldSpec> {
  const specs: Record<string, EventFieldSpec> = {};
  for (const [field, declared] of Object.entries(fields)) {
    const { type, alterable } = (declared ?? {}) as { type?: unknown; alterable?: unknown };
    const known = TYPES.get(String(type));
    if (known !== undefined) specs[field] = alterable === true ? { type: known, alter: true } : { type: known };
  }
  return specs;
}

export const STANDARD_EVENTS: readonly EventSpec[] = eventSpecs(coreEvents);

/** The fields of an event that content declares, by name and type: what comes before it may alter them all. */
const ownFields = (fields: unknown): Record<string, EventFieldSpec> =>
  eventFields(
    Object.fromEntries(Object.entries(fields ?? {}).map(([name, type]) => [name, { type, alterable: true }])),
  );

/** The system's events and those that content declares, each with `actor`. */
export function collectEvents(
  specs: readonly EventSpec[],
  items: readonly Item[],
): Map<string, Record<string, EventFieldSpec>> {
  const events = new Map<string, Record<string, EventFieldSpec>>();
  for (const { name, fields } of specs) events.set(name, { actor: { type: 'entity' }, ...fields });
  for (const item of items) {
    if (typeof item.events !== 'object' || item.events === null) continue;
    for (const [name, event] of Object.entries(item.events)) {
      if (!events.has(name)) events.set(name, { actor: { type: 'entity' }, ...ownFields(event) });
    }
  }
  return events;
}
