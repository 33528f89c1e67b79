/** Writes the reference of the content language for authors: every kind, part and effect with its fields and examples. */
import { isObject, type Json, type JsonObject } from './read';

const HEAD = `<!-- Made from schemas/ by \`npm run generate\`; never edit it. -->

# Reference of the content language

A field that is not marked as needed may be left out. Where an expression is wanted, the kind of value that it must give
stands in brackets; a plain number or true and false will do as well where such a value is wanted.
`;

/** Names of the fields that are told once instead of for each kind. */
export interface SharedFields {
  /** That every item has. */
  item: readonly string[];
  /** That any item may carry. */
  parts: readonly string[];
}

export function writeReference(bundle: JsonObject, { item, parts: carried }: SharedFields): string {
  const definitions = bundle.$defs as Record<string, JsonObject>;
  const systems = bundle['x-systems'] as Record<string, Record<string, string>>;
  // Some kind that has all of them, and narrows none.
  const all = [...item, ...carried];
  const carriers = Object.values(definitions).filter((schema) =>
    all.every((key) => isObject(schema.properties) && key in schema.properties),
  );
  const plain = pick(carriers[0] ?? {}, all, '');
  const effects = Object.values(definitions).filter((schema) => tagOf(schema, 'effect') !== undefined);
  const kinds = Object.entries(systems).flatMap(([system, names]) => [
    `\n## Kinds of ${system}\n`,
    ...Object.entries(names).map(([kind, name]) =>
      section(kind, ownFields(definitions[name] ?? {}, plain), definitions),
    ),
  ]);
  const named = new Set(Object.values(systems).flatMap(Object.values));
  const parts = Object.entries(definitions).filter(([name, schema]) => !named.has(name) && !effects.includes(schema));
  return [
    HEAD,
    '\n## Every item\n',
    section('Fields of every item', pick(plain, item, 'Beside the fields of its kind.'), definitions),
    section('Parts that an item may carry', pick(plain, carried, 'Most kinds may have them.'), definitions),
    ...kinds,
    '\n## Parts\n',
    ...parts.map(([, schema]) => section(String(schema.title), schema, definitions)),
    '\n## Effects\n',
    ...effects.map((schema) => section(tagOf(schema, 'effect') ?? '', schema, definitions)),
  ].join('');
}

/** These fields of a schema, under another description. */
function pick(schema: JsonObject, names: readonly string[], description: string): JsonObject {
  const properties = Object.entries(schema.properties as JsonObject).filter(([key]) => names.includes(key));
  return { description, required: schema.required ?? [], properties: Object.fromEntries(properties) };
}

/** A kind without what every item has; a field that the kind narrows stays. */
function ownFields(schema: JsonObject, plain: JsonObject): JsonObject {
  const shared = plain.properties as JsonObject;
  const properties = Object.entries((schema.properties as JsonObject | undefined) ?? {});
  const own = properties.filter(([key, field]) => JSON.stringify(shared[key]) !== JSON.stringify(field));
  return { ...schema, properties: Object.fromEntries(own) };
}

function tagOf(schema: JsonObject, tag: string): string | undefined {
  const field = isObject(schema.properties) ? schema.properties[tag] : undefined;
  return isObject(field) && field.const !== undefined ? String(field.const) : undefined;
}

function section(title: string, schema: JsonObject, definitions: Record<string, JsonObject>): string {
  const lines = [`\n### ${title}\n`, String(schema.description ?? '')];
  if (typeof schema['x-template'] === 'string') lines.push('', `Reads as: ${code(schema['x-template'])}`);
  const fields = fieldLines(schema, definitions);
  if (fields.length > 0) lines.push('', ...fields);
  for (const example of (schema.examples as readonly Json[] | undefined) ?? [])
    lines.push('', `Example: ${code(JSON.stringify(example))}`);
  return `${lines.join('\n')}\n`;
}

function fieldLines(schema: JsonObject, definitions: Record<string, JsonObject>, indent = ''): string[] {
  const branches = (schema.oneOf as readonly JsonObject[] | undefined) ?? [];
  if (branches.length > 0) return [`One of: ${branches.map((branch) => nameOf(branch, definitions)).join(', ')}.`];
  const needed = new Set(schema.required as readonly string[] | undefined);
  const properties = isObject(schema.properties) ? schema.properties : {};
  return Object.entries(properties).flatMap(([key, field]) => {
    if (!isObject(field) || field.const !== undefined || key === '$schema') return [];
    const notes = [needed.has(key) ? 'needed' : '', shapeOf(field, definitions)].filter((note) => note !== '');
    const about = String(field.description ?? descriptionOf(field, definitions));
    const inner = [field, field.items, field.additionalProperties].find(
      (part) => isObject(part) && isObject(part.properties),
    );
    const within = isObject(inner) ? fieldLines(inner, definitions, `${indent}  `) : [];
    return [`${indent}- ${code(key)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}: ${about}`, ...within];
  });
}

function shapeOf(field: JsonObject, definitions: Record<string, JsonObject>): string {
  if (Array.isArray(field.enum)) return field.enum.map((word) => code(String(word))).join(', ');
  if (isObject(field['x-expression'])) return String(field['x-expression'].returns);
  if (field['x-ref'] !== undefined)
    return `id of ${[field['x-ref']]
      .flat()
      .map((kind) => (kind === '*' ? 'any item' : kind))
      .join(', ')}`;
  if (typeof field['x-vocabulary'] === 'string') return `${field['x-vocabulary']} name`;
  if (typeof field.$ref === 'string') return nameOf(field, definitions);
  if (isObject(field.items)) return `list: ${shapeOf(field.items, definitions)}`;
  return [field.type ?? []].flat().join(' or ');
}

function nameOf({ $ref }: JsonObject, definitions: Record<string, JsonObject>): string {
  const schema = definitions[String($ref).replace('#/$defs/', '')];
  return String((schema && tagOf(schema, 'effect')) ?? schema?.title ?? '');
}

const descriptionOf = ({ $ref }: JsonObject, definitions: Record<string, JsonObject>): string =>
  String(definitions[String($ref).replace('#/$defs/', '')]?.description ?? '');

const code = (text: string): string => `\`${text}\``;
