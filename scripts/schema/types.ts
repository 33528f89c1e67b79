/** Writes the TypeScript types of the bundle. Titles are dropped but for names, since every title would become a type. */
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { isObject, type Json, type JsonObject } from './read';

const BANNER =
  '/** Made from schemas/ by `npm run generate`; never edit it. The shapes of content after it has been checked. */';

export async function writeTypes(bundle: JsonObject): Promise<string> {
  const defs = bundle.$defs as JsonObject;
  const plain = Object.fromEntries(
    Object.entries(defs).map(([name, schema]) => [name, { ...(strip(schema) as JsonObject), title: name }]),
  );
  const body = await compile(
    { $defs: plain, title: 'Unused', type: 'object', additionalProperties: false } as JSONSchema,
    'Unused',
    {
      bannerComment: '',
      unreachableDefinitions: true,
      additionalProperties: false,
      strictIndexSignatures: false,
      style: { singleQuote: true, printWidth: 120 },
    },
  );
  const types = body
    .replace(/export interface Unused \{\}\n?/, '')
    .replace(/\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n/g, '')
    .replace(/\n \*\n \* This interface was referenced by[\s\S]*?\n \*\//g, '\n */')
    .replace(/\n\n\n+/g, '\n\n');
  return `${BANNER}\n\n${types.trim()}\n\n${systemTypes(bundle)}`;
}

function systemTypes(bundle: JsonObject): string {
  const lines = [
    '/** The word that tells effects apart. */',
    "export type EffectKind = Effect['effect'];",
    '/** The shape of one kind of effect. */',
    'export type EffectOf<K extends EffectKind> = Extract<Effect, { effect: K }>;',
  ];
  for (const [system, kinds] of Object.entries(bundle['x-systems'] as JsonObject)) {
    const name = system.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
    lines.push('', `/** Every kind of item of ${system}, by its kind. */`, `export interface ${name}Items {`);
    for (const [kind, definition] of Object.entries(kinds as JsonObject))
      lines.push(`  ${/^\w+$/.test(kind) ? kind : `'${kind}'`}: ${String(definition)};`);
    lines.push(
      '}',
      `export type ${name}Kind = keyof ${name}Items;`,
      `export type ${name}Item = ${name}Items[${name}Kind];`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Leaves what shapes a type: no titles, no annotations, nothing beside a reference. */
function strip(value: Json): Json {
  if (Array.isArray(value)) return value.map(strip);
  if (!isObject(value)) return value;
  if (typeof value.$ref === 'string') return { $ref: value.$ref };
  const out: Record<string, Json> = {};
  for (const [key, child] of Object.entries(value)) {
    if (key === 'title' || key === 'examples' || key === 'default' || key === 'discriminator' || key.startsWith('x-'))
      continue;
    if (key === 'properties' && isObject(child))
      out.properties = Object.fromEntries(Object.entries(child).map(([name, schema]) => [name, strip(schema)]));
    else if (key === 'prefixItems') out.items = strip(child);
    else if (key !== 'items' || value.prefixItems === undefined) out[key] = strip(child);
  }
  if (out.const !== undefined) delete out.description;
  if (out.minItems !== out.maxItems) {
    // A list with a least length would become a tuple with a rest, which nobody can build step by step.
    delete out.minItems;
    delete out.maxItems;
  }
  return out;
}
