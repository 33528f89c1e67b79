/** Which fields of an object are shown, which could be added, and which the schema does not know. */
import { childSchema, type SchemaNode } from '../../pack/schema-catalog';
import { widgetOf } from './widget';

export interface ListedField {
  name: string;
  schema: SchemaNode;
  isRequired: boolean;
}

export interface ListedFields {
  shown: readonly ListedField[];
  /** Known to the schema, not in the text. */
  unused: readonly ListedField[];
  /** In the text, not known to the schema. */
  unknown: readonly string[];
  /** All names in the order of the schema. */
  order: readonly string[];
}

export function listFields(
  schema: SchemaNode,
  value: Readonly<Record<string, unknown>>,
  added: readonly string[],
  always: readonly string[] = [],
): ListedFields {
  const order = Object.keys(schema.properties ?? {});
  const required = schema.required ?? [];
  const shown: ListedField[] = [];
  const unused: ListedField[] = [];
  for (const name of order) {
    const field = schema.properties?.[name];
    if (field === undefined || widgetOf(field) === 'constant' || name === '$schema') continue;
    const listed = { name, schema: field, isRequired: required.includes(name) };
    const isShown = Object.hasOwn(value, name) || listed.isRequired || added.includes(name) || always.includes(name);
    (isShown ? shown : unused).push(listed);
  }
  const unknown = Object.keys(value).filter(
    (name) => !order.includes(name) && childSchema(schema, name) === undefined && name !== '$schema',
  );
  return { shown, unused, unknown, order };
}

export const asFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** "Triggers" becomes "Trigger" on the button that adds one. */
export const singular = (title: string): string =>
  title.endsWith('ies')
    ? `${title.slice(0, -3)}y`
    : title.endsWith('s') && !title.endsWith('ss')
      ? title.slice(0, -1)
      : title;
