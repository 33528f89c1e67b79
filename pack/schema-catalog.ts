/** The schemas as the checks and the editor read them: references followed, unions decided by the value at hand. */
import bundle from '../schemas/generated/bundle.json';
import { pointerKeys } from './json-pointer';

export type ExpressionResult = 'int' | 'bool' | 'entity' | 'entities' | 'any' | 'text';

/** A schema with the annotations of `schemas/core/vocabulary.schema.json`. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | SchemaNode;
  readonly propertyNames?: SchemaNode;
  readonly items?: boolean | SchemaNode;
  readonly prefixItems?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly discriminator?: { readonly propertyName: string };
  readonly 'x-ref'?: string | readonly string[];
  readonly 'x-also'?: readonly string[];
  readonly 'x-vocabulary'?: string;
  readonly 'x-keys'?: { readonly 'x-ref'?: string | readonly string[]; readonly 'x-vocabulary'?: string };
  readonly 'x-defines'?: string;
  readonly 'x-params-of'?: string;
  readonly 'x-fields-of'?: string;
  readonly 'x-expression'?: { readonly returns: ExpressionResult };
  readonly 'x-scope'?: {
    readonly names?: Readonly<Record<string, string>>;
    readonly event?: string;
    readonly params?: string;
  };
  readonly 'x-scope-from'?: string;
  readonly 'x-binding'?: {
    readonly returns: 'int' | 'entity' | 'entities' | 'any' | 'value';
    readonly visible: 'inside' | 'after';
    readonly listIf?: readonly string[];
  };
  readonly 'x-widget'?: string;
  readonly 'x-order'?: number;
  readonly 'x-group'?: string;
  readonly 'x-template'?: string;
}

const definitions = bundle.$defs as unknown as Readonly<Record<string, SchemaNode>>;
const kindsOfSystems = bundle['x-systems'] as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>;

export const systemNames: readonly string[] = Object.keys(kindsOfSystems);

/** The kinds of items that a system has, in order. */
export const kindsOf = (system: string): readonly string[] => Object.keys(kindsOfSystems[system] ?? {});

/** The name in the bundle of what an item of this kind must be. */
export const definitionNameOf = (system: string, kind: string): string | undefined => kindsOfSystems[system]?.[kind];

export function schemaOf(system: string, kind: string): SchemaNode | undefined {
  const name = definitionNameOf(system, kind);
  return name === undefined ? undefined : definitions[name];
}

/** Follows references; what stands beside a reference wins. */
export function dereference(node: SchemaNode): SchemaNode {
  if (node.$ref === undefined) return node;
  const known = merged.get(node);
  if (known) return known;
  const target = definitions[node.$ref.replace('#/$defs/', '')];
  if (!target) throw new Error(`The bundle has no ${node.$ref}`);
  const { $ref: _, ...beside } = node;
  const whole = { ...dereference(target), ...beside };
  merged.set(node, whole);
  return whole;
}

const merged = new WeakMap<SchemaNode, SchemaNode>();

/** The branches of a union by their tag; empty if it is none. */
export function variantsOf(node: SchemaNode): ReadonlyMap<string, SchemaNode> {
  const known = variants.get(node);
  if (known) return known;
  const tag = node.discriminator?.propertyName;
  const branches = new Map<string, SchemaNode>();
  if (tag !== undefined)
    for (const branch of node.oneOf ?? []) {
      const whole = dereference(branch);
      branches.set(String(whole.properties?.[tag]?.const), whole);
    }
  variants.set(node, branches);
  return branches;
}

const variants = new WeakMap<SchemaNode, ReadonlyMap<string, SchemaNode>>();

/** What a value is held against: for a union the branch that its tag names, or the union itself if it names none. */
export function decide(node: SchemaNode, value: unknown): SchemaNode {
  const whole = dereference(node);
  const tag = whole.discriminator?.propertyName;
  if (tag === undefined || typeof value !== 'object' || value === null) return whole;
  return variantsOf(whole).get(String((value as Record<string, unknown>)[tag])) ?? whole;
}

/** The schema of a field or entry. */
export function childSchema(node: SchemaNode, key: string | number): SchemaNode | undefined {
  if (typeof key === 'number') {
    const item = node.prefixItems?.[key] ?? node.items;
    return typeof item === 'object' ? item : undefined;
  }
  if (node.properties && Object.hasOwn(node.properties, key)) return node.properties[key];
  return typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined;
}

/** The schema at a place of an item, with its unions decided by the item's own values. */
export function schemaAt(system: string, kind: string, pointer: string, item: unknown): SchemaNode | undefined {
  let node = schemaOf(system, kind);
  let value = item;
  node = node && decide(node, value);
  for (const key of pointerKeys(pointer)) {
    if (!node) return undefined;
    const isList = node.items !== undefined || node.prefixItems !== undefined;
    const child = childSchema(node, isList ? Number(key) : key);
    const holder: unknown = value;
    value = typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[key] : undefined;
    node = child && decide(child, value);
  }
  return node;
}
