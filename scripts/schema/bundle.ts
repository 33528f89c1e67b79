/**
 * Makes one schema out of the files: every file becomes an entry of `$defs`, the small values are written out where they
 * are used, and `allOf` bases are merged, so that a closed object stays one object and one mistake gives one error.
 */
import { posix } from 'node:path';
import { isObject, type Json, type JsonObject, type SchemaFile } from './read';

/** Which kinds a system has, from its `system.json`. */
export interface SystemKinds {
  system: string;
  core: readonly string[];
  own: readonly string[];
}

const VALUES = 'core/values';
/** Written out or merged away, or not part of the language itself. */
const NOT_DEFINED = new Set([VALUES, 'core/item', 'core/parts', 'core/vocabulary']);
const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

export function bundle(files: readonly SchemaFile[], systems: readonly SystemKinds[]): JsonObject {
  const byPath = new Map(files.map((file) => [file.path, file.schema]));
  const kindsOf = (system: SystemKinds): [string, string][] => [
    ...system.core.map((kind): [string, string] => [kind, `core/${kind}`]),
    ...system.own.map((kind): [string, string] => [kind, `${system.system}/${kind}`]),
  ];
  const defs: Record<string, Json> = {};
  const pending = systems.flatMap((system) => kindsOf(system).map(([, path]) => path));
  pending.unshift('core/effect');
  for (let path = pending.shift(); path !== undefined; path = pending.shift()) {
    const name = definitionName(path);
    if (defs[name] !== undefined) continue;
    const schema = flatten(path, byPath);
    defs[name] = resolve(schema, path, byPath, (used) => pending.push(used));
  }
  return {
    $schema: DRAFT,
    $id: 'urn:wardwright:bundle',
    title: 'The content language',
    'x-systems': Object.fromEntries(
      systems.map((system) => [
        system.system,
        Object.fromEntries(
          kindsOf(system)
            .map(([kind, path]) => [kind, definitionName(path)])
            .sort(),
        ),
      ]),
    ),
    $defs: Object.fromEntries(Object.entries(defs).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** `core/effects/damage` is `EffectDamage`, `lobotomy/monster` is `LobotomyMonster`, `core/trigger` is `Trigger`. */
export function definitionName(path: string): string {
  const words = path
    .replace(/^core\//, '')
    .replace(/^effects\//, 'effect/')
    .split(/[/-]/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Merges the schemas that a file builds on into one closed object. What the file itself says of a field wins. */
function flatten(path: string, byPath: ReadonlyMap<string, JsonObject>): JsonObject {
  const schema = need(path, byPath);
  if (!Array.isArray(schema.allOf)) return schema;
  const { allOf, unevaluatedProperties, ...own } = schema;
  const bases = (allOf as readonly JsonObject[]).map((base) => {
    const target = targetOf(String(base.$ref), path);
    return relocate(flatten(target.path, byPath), target.path, path);
  });
  const before = bases.filter((base) => base['x-group'] !== 'parts');
  const after = bases.filter((base) => base['x-group'] === 'parts');
  const properties = Object.assign({}, ...[...before, own, ...after].map((part) => part.properties ?? {}));
  const parts = Object.keys((byPath.get('core/parts')?.properties as JsonObject | undefined) ?? {});
  // The parts that any item may carry stand behind what makes it what it is.
  const ordered = Object.fromEntries(
    Object.entries(properties).sort(([a], [b]) => Number(parts.includes(a)) - Number(parts.includes(b))),
  );
  const required = [...before, own].flatMap((part) => (part.required as readonly string[] | undefined) ?? []);
  const scopes = Object.assign(
    {},
    ...[...before, own].map(({ 'x-scope': scope }) => (scope === undefined ? {} : { 'x-scope': scope })),
  );
  const closed = unevaluatedProperties === false ? { additionalProperties: false } : {};
  return { ...own, ...scopes, type: 'object', properties: ordered, required: [...new Set(required)], ...closed };
}

/** Rewrites the references of a schema that moves into another file. */
function relocate(value: Json, from: string, to: string): JsonObject {
  const walk = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(walk);
    if (!isObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => {
        if (key !== '$ref') return [key, walk(child)];
        const { path, fragment } = targetOf(String(child), from);
        return [key, `${posix.relative(posix.dirname(to), path)}.schema.json${fragment ? `#${fragment}` : ''}`];
      }),
    );
  };
  return walk(value) as JsonObject;
}

/** Turns references to files into references to `$defs`, and writes out the small values. */
function resolve(
  value: Json,
  path: string,
  byPath: ReadonlyMap<string, JsonObject>,
  use: (path: string) => void,
): Json {
  const walk = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(walk);
    if (!isObject(node)) return node;
    const { $ref, $schema, ...rest } = node;
    const mapped = Object.fromEntries(
      Object.entries(rest).map(([key, child]) => [key, key === 'examples' ? child : walk(child)]),
    );
    if (typeof $ref !== 'string')
      return $schema === undefined || typeof $schema === 'object'
        ? { ...mapped, ...($schema ? { $schema: walk($schema) } : {}) }
        : mapped;
    const target = targetOf($ref, path);
    if (target.path === VALUES) {
      const name = target.fragment?.replace('/$defs/', '') ?? '';
      const base = (need(VALUES, byPath).$defs as JsonObject)[name];
      if (!isObject(base)) throw new Error(`${path}: no value ${name}`);
      return { ...base, ...mapped };
    }
    if (NOT_DEFINED.has(target.path)) throw new Error(`${path}: ${target.path} can only be a base`);
    use(target.path);
    return { $ref: `#/$defs/${definitionName(target.path)}`, ...mapped };
  };
  return walk(value);
}

function targetOf(ref: string, from: string): { path: string; fragment?: string } {
  const [file = '', fragment] = ref.split('#');
  const path = posix.normalize(posix.join(posix.dirname(from), file)).replace(/\.schema\.json$/, '');
  return fragment === undefined ? { path } : { path, fragment };
}

function need(path: string, byPath: ReadonlyMap<string, JsonObject>): JsonObject {
  const schema = byPath.get(path);
  if (!schema) throw new Error(`No schema file ${path}.schema.json`);
  return schema;
}
