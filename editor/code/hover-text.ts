/** What the hover says of a value: its title and tag, two sentences, and its fields with their types. Markdown, with the author's text escaped. */
import { decide, dereference, type SchemaNode } from '../../pack/schema-catalog';

const escaped = (text: string) => text.replace(/[\\`*_{}[\]()#+\-.!<>|]/g, '\\$&');

const typeWords: Readonly<Record<string, string>> = {
  int: 'number or expression',
  bool: 'condition',
  entity: 'one thing',
  entities: 'things',
  any: 'any expression',
  text: 'text',
};

const typeWordsOfJson: Readonly<Record<string, string>> = {
  array: 'list',
  object: 'names and values',
  boolean: 'yes or no',
  integer: 'number',
  string: 'text',
};

export function typeOf(schema: SchemaNode): string {
  const ref = schema['x-ref'];
  if (ref !== undefined)
    return ref === '*'
      ? 'any item'
      : typeof ref === 'string'
        ? `${ref} id`
        : `id of ${ref.slice(0, 3).join(', ')}${ref.length > 3 ? ' …' : ''}`;
  if (schema['x-vocabulary'] !== undefined) return schema['x-vocabulary'];
  const expression = schema['x-expression'];
  if (expression !== undefined) return typeWords[expression.returns] ?? 'expression';
  if (schema.const !== undefined) return `"${String(schema.const)}"`;
  if (schema.enum !== undefined)
    return schema.enum.slice(0, 4).map(String).join(' | ') + (schema.enum.length > 4 ? ' …' : '');
  const type = typeof schema.type === 'string' ? schema.type : (schema.type ?? []).join(' or ');
  if (schema['x-binding'] !== undefined) return 'new name';
  return typeWordsOfJson[type] ?? type;
}

export function hoverText(node: SchemaNode, pointer: string, value: unknown): string {
  const schema = decide(dereference(node), value);
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  const title = schema.title ?? name;
  const tag = tagOf(schema);
  const lines = [`**${escaped(title)}** ${tag === '' ? `\`${typeOf(schema)}\`` : `\`${tag}\``}`];
  if (schema.description !== undefined) lines.push(escaped(schema.description));
  const fields = Object.entries(schema.properties ?? {}).filter(([, field]) => dereference(field).const === undefined);
  if (fields.length > 0 && fields.length <= 12) lines.push(fieldTable(fields, schema.required ?? []));
  return lines.join('\n\n');
}

function tagOf(schema: SchemaNode): string {
  const tag = Object.entries(schema.properties ?? {}).find(([, field]) => field.const !== undefined);
  return tag === undefined ? '' : `"${tag[0]}": "${String(tag[1].const)}"`;
}

function fieldTable(fields: readonly (readonly [string, SchemaNode])[], required: readonly string[]): string {
  const rows = fields.map(([name, field]) => {
    const schema = dereference(field);
    const must = required.includes(name) ? '' : ' (optional)';
    return `| \`${name}\` | ${escaped(typeOf(schema))}${must} | ${escaped(schema.description ?? schema.title ?? '')} |`;
  });
  return ['| | | |', '|:--|:--|:--|', ...rows].join('\n');
}
