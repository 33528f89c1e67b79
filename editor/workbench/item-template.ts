/**
 * A new item, made from the schema of its kind: the fields that must be there, each with the plainest value that fits. What only the author can
 * say is left empty, and the checks then ask for it.
 */
import { decide, dereference, type SchemaNode, schemaOf, variantsOf } from '../../pack/schema-catalog';
import { formatDocument } from './json-format';

export function templateText(system: string, kind: string, id: string, name: string): string {
  const schema = schemaOf(system, kind);
  const given = { kind, id, source: 'original', name };
  const made = schema === undefined ? {} : plainest(schema);
  const item = { ...given, ...(typeof made === 'object' && made !== null ? made : {}), ...given };
  return formatDocument(item);
}

/** The plainest value that a schema takes. */
export function plainest(node: SchemaNode): unknown {
  const schema = dereference(node);
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  const [branch] = variantsOf(schema).values();
  if (branch !== undefined) return plainest(branch);
  if (schema.enum !== undefined) return schema.enum[0];
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'object':
      return plainestObject(schema);
    case 'array':
      return typeof schema.items === 'object'
        ? Array.from({ length: schema.minItems ?? 0 }, () => plainest(schema.items as SchemaNode))
        : [];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 0);
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return '';
  }
}

function plainestObject(schema: SchemaNode): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const key of schema.required ?? []) {
    const field = schema.properties?.[key];
    if (field !== undefined) made[key] = plainest(field);
  }
  return made;
}

/**
 * A value of one branch of a union turned into another branch: fields that both have are kept, the rest goes, what the new one needs is
 * added.
 */
export function changeBranch(
  union: SchemaNode,
  value: Readonly<Record<string, unknown>>,
  tag: string,
  branch: string,
): Record<string, unknown> {
  const target = variantsOf(dereference(union)).get(branch);
  if (target === undefined) return { ...value, [tag]: branch };
  const before = decide(union, value);
  const made = plainestObject(target);
  for (const [key, kept] of Object.entries(value)) {
    const field = target.properties?.[key];
    if (key === tag || field === undefined) continue;
    if (before.properties?.[key] === undefined || takes(dereference(field), kept)) made[key] = kept;
  }
  const ordered: Record<string, unknown> = { [tag]: branch };
  for (const key of Object.keys(target.properties ?? {})) if (key in made && key !== tag) ordered[key] = made[key];
  for (const key of Object.keys(made)) if (!(key in ordered)) ordered[key] = made[key];
  return ordered;
}

/** Whether a value is of the sort that a field asks for; the checks say the rest. */
function takes(field: SchemaNode, value: unknown): boolean {
  if (field.enum !== undefined) return field.enum.includes(value);
  const types = field.type === undefined ? [] : typeof field.type === 'string' ? [field.type] : field.type;
  if (types.length === 0) return true;
  if (Array.isArray(value)) return types.includes('array');
  if (value === null) return types.includes('null');
  if (typeof value === 'number') return types.includes('integer') || types.includes('number');
  return types.includes(typeof value);
}
