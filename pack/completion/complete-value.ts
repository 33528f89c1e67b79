/** Values that a field may have: words, ids, names, whole effects. */
import { dereference, type SchemaNode, variantsOf } from '../schema-catalog';
import type { World } from '../world';
import type { Offer } from './completion';

const literal = (value: unknown, detail = '', documentation = ''): Offer => ({
  label: String(value),
  text: JSON.stringify(value),
  detail,
  documentation,
});

/** `holder` is the schema of the object or list in which the value stands. */
export function completeValue(schema: SchemaNode, holder: SchemaNode | undefined, world: World): Offer[] {
  if (schema === holder) return tags(schema);
  if (schema.const !== undefined) return [literal(schema.const)];
  if (schema.enum) return schema.enum.map((value) => literal(value, schema.title, schema.description));
  const union = variantsOf(schema);
  if (union.size > 0) return whole(union);
  const also = (schema['x-also'] ?? []).map((word) => literal(word));
  const items = schema['x-ref'] === undefined ? [] : itemsOf([schema['x-ref']].flat(), schema, world);
  const vocabulary = schema['x-vocabulary'];
  const names =
    vocabulary === undefined ? [] : (world.namesOf(vocabulary) ?? []).map((name) => literal(name, vocabulary));
  const bools = [schema.type].flat().includes('boolean') ? [literal(true), literal(false)] : [];
  const inner = typeof schema.items === 'object' ? variantsOf(dereference(schema.items)) : new Map();
  return [...also, ...items, ...names, ...bools, ...whole(inner)];
}

/** The words that tell the branches of a union apart. */
function tags(union: SchemaNode): Offer[] {
  return Array.from(variantsOf(union), ([tag, branch]) => literal(tag, branch.title, branch.description));
}

/** Whole objects to begin with: the example of each branch. */
function whole(union: ReadonlyMap<string, SchemaNode>): Offer[] {
  return Array.from(union, ([tag, branch]) => ({
    label: tag,
    detail: branch.title ?? '',
    documentation: branch.description ?? '',
    text: JSON.stringify(branch.examples?.[0] ?? { effect: tag }),
  }));
}

function itemsOf(kinds: readonly string[], schema: SchemaNode, world: World): Offer[] {
  const isKey = schema.pattern?.includes('/') ?? false;
  const entries = [...world.items.values()].filter(({ kind }) => kinds.includes('*') || kinds.includes(kind));
  return entries.map(({ kind, id, file }) => {
    const { name, text } = file.value as { name?: unknown; text?: unknown };
    const detail = typeof name === 'string' ? `${kind}: ${name}` : kind;
    return literal(isKey ? `${kind}/${id}` : id, detail, typeof text === 'string' ? text : '');
  });
}
