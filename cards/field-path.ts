/** Reads fields of a card by their path with dots, as templates name them, and knows their JSON Pointers. */
import type { Item } from '../engine/content';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A path through a list gives what all its entries have there, one after the other. */
export const valueAt = (item: Item, field: string): unknown => follow(item, field.split('.'));

function follow(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value)) {
    const found = value.map((entry) => follow(entry, [key, ...rest])).filter((each) => each !== undefined);
    return found.length === 0 ? undefined : found.flat();
  }
  if (!isFields(value) || !Object.hasOwn(value, key)) return undefined;
  return follow(value[key], rest);
}

/** Fields of templates are made of letters, digits and hyphens: nothing needs escaping. */
export const pointerOfField = (field: string): string => `/${field.replaceAll('.', '/')}`;

/** A card without it does not show it: an absent field, `false`, an empty text or list. */
export const isThere = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== false &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);
