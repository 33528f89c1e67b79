/**
 * Walks an item along its schema and writes down what the later layers check: references, names, expressions with their
 * scopes, new names. It judges nothing, and passes over whatever is not built as its schema says.
 */
import { pointerTo } from './json-pointer';
import { childSchema, decide, type ExpressionResult, type SchemaNode, schemaOf } from './schema-catalog';
import { bindName, enterEvent, type NameType, type Scope } from './scope';

/** The value at a pointer, or a key of the object there. */
export interface Spot {
  pointer: string;
  key?: string;
}

export interface ReferenceUse extends Spot {
  word: string;
  /** Kinds of items that it may name; `*` is any. Empty if only names of a vocabulary will do. */
  kinds: readonly string[];
  /** Names of this vocabulary will do too. */
  vocabulary: string | undefined;
}

export interface ExpressionUse {
  pointer: string;
  source: string;
  returns: ExpressionResult;
  scope: Scope;
}

/** A name that is bound here, and what was visible before. */
export interface BindingUse {
  pointer: string;
  name: string;
  scope: Scope;
}

/** Values given for parameters of an item, or for fields of an event. */
export interface ValuesUse {
  pointer: string;
  of: 'params' | 'fields' | 'altered';
  /** Id of the keyword or procedure, or name of the event. */
  target: string;
  kind: string;
  given: Readonly<Record<string, unknown>>;
}

export interface Definition extends Spot {
  vocabulary: string;
  name: string;
  value: unknown;
}

export interface Uses {
  references: ReferenceUse[];
  expressions: ExpressionUse[];
  bindings: BindingUse[];
  values: ValuesUse[];
  definitions: Definition[];
}

export const noUses = (): Uses => ({ references: [], expressions: [], bindings: [], values: [], definitions: [] });

export function collectUses(system: string, kind: string, item: unknown): Uses {
  const uses = noUses();
  const schema = schemaOf(system, kind);
  if (schema && isRecord(item)) new Walk(uses, item).value(item, schema, '', { names: new Map() });
  return uses;
}

type Values = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class Walk {
  constructor(
    readonly uses: Uses,
    readonly item: Values,
  ) {}

  value(value: unknown, node: SchemaNode, pointer: string, outer: Scope, key = ''): void {
    const schema = decide(node, value);
    const scope = this.#enter(schema, value, outer, key);
    if (typeof value === 'string') this.#word(value, schema, pointer, scope);
    else if (Array.isArray(value)) this.#list(value, schema, pointer, scope);
    else if (isRecord(value)) this.#object(value, schema, pointer, scope);
  }

  #enter(schema: SchemaNode, value: unknown, outer: Scope, key: string): Scope {
    const { names, event, params } = schema['x-scope'] ?? {};
    let scope = outer;
    if (event !== undefined) scope = enterEvent(scope, event.replace('{key}', key));
    const from = schema['x-scope-from'];
    if (from !== undefined && isRecord(value)) scope = enterEvent(scope, wordIn(value, from));
    for (const [name, type] of Object.entries(names ?? {})) scope = bindName(scope, name, type as NameType);
    const declared = params === undefined ? undefined : this.item[params];
    if (isRecord(declared))
      for (const [name, type] of Object.entries(declared)) scope = bindName(scope, name, String(type) as NameType);
    return scope;
  }

  #word(word: string, schema: SchemaNode, pointer: string, scope: Scope): void {
    if (schema['x-also']?.includes(word)) return;
    if (schema['x-binding']) this.uses.bindings.push({ pointer, name: word, scope });
    if (schema['x-defines'] !== undefined)
      this.uses.definitions.push({ vocabulary: schema['x-defines'], name: word, value: word, pointer });
    this.#reference(word, schema, { pointer });
    const expression = schema['x-expression'];
    if (expression) this.uses.expressions.push({ pointer, source: word, returns: expression.returns, scope });
  }

  #reference(word: string, schema: Pick<SchemaNode, 'x-ref' | 'x-vocabulary'>, spot: Spot): void {
    const kinds = schema['x-ref'];
    const vocabulary = schema['x-vocabulary'];
    if (kinds === undefined && vocabulary === undefined) return;
    const list = typeof kinds === 'string' ? [kinds] : (kinds ?? NO_KINDS);
    const { pointer, key } = spot;
    this.uses.references.push(
      key === undefined ? { pointer, word, kinds: list, vocabulary } : { pointer, key, word, kinds: list, vocabulary },
    );
  }

  #list(list: readonly unknown[], schema: SchemaNode, pointer: string, outer: Scope): void {
    let scope = outer;
    for (const [i, entry] of list.entries()) {
      const child = childSchema(schema, i);
      if (!child) continue;
      const at = pointerTo(pointer, i);
      this.value(entry, child, at, scope);
      if (isRecord(entry)) scope = this.#bind(entry, decide(child, entry), at, scope, 'after');
    }
  }

  #object(object: Values, schema: SchemaNode, pointer: string, scope: Scope): void {
    const inside = this.#bind(object, schema, pointer, scope, 'inside');
    for (const [key, value] of Object.entries(object)) {
      const child = childSchema(schema, key);
      if (schema['x-keys']) this.#reference(key, schema['x-keys'], { pointer, key });
      if (schema['x-defines'] !== undefined)
        this.uses.definitions.push({ vocabulary: schema['x-defines'], name: key, value, pointer, key });
      if (!child) continue;
      const isNested = typeof value === 'object';
      this.value(value, child, pointerTo(pointer, key), isNested ? inside : scope, key);
      if (isRecord(value)) this.#mapValues(value, decide(child, value), pointerTo(pointer, key), object, scope);
    }
    this.#ownValues(object, schema, pointer);
  }

  /** Adds the names that an effect binds: to what is inside it, or to what comes after it. */
  #bind(object: Values, schema: SchemaNode, pointer: string, scope: Scope, where: 'inside' | 'after'): Scope {
    let result = scope;
    for (const [key, field] of bindingFields(schema)) {
      const binding = field['x-binding'];
      const name = object[key];
      if (!binding || typeof name !== 'string' || (where === 'after' && binding.visible === 'inside')) continue;
      const isList = binding.listIf?.some((other) => other in object) ?? false;
      const type: NameType =
        binding.returns === 'value'
          ? { valueAt: pointerTo(pointer, 'value') }
          : binding.returns === 'any'
            ? { resultOf: wordIn(object, 'procedure') }
            : isList
              ? 'entities'
              : binding.returns;
      result = bindName(result, name, type);
    }
    return result;
  }

  /** A keyword stands in one object with the values it asks for. */
  #ownValues(object: Values, schema: SchemaNode, pointer: string): void {
    const field = schema['x-params-of'];
    if (field === undefined || !schema.properties?.[field]) return;
    const { [field]: _, ...given } = object;
    this.uses.values.push({ pointer, of: 'params', target: wordIn(object, field), kind: field, given });
  }

  /** A map of values for what a field beside it names, or for the event at hand. */
  #mapValues(given: Values, schema: SchemaNode, pointer: string, holder: Values, scope: Scope): void {
    const item = schema['x-params-of'];
    if (item !== undefined && !schema.properties)
      this.uses.values.push({ pointer, of: 'params', target: wordIn(holder, item), kind: item, given });
    const event = schema['x-fields-of'];
    if (event === undefined) return;
    const isAltered = event === 'the-event';
    const target = isAltered ? (scope.event ?? '') : wordIn(holder, event);
    this.uses.values.push({ pointer, of: isAltered ? 'altered' : 'fields', target, kind: 'event', given });
  }
}

const NO_KINDS: readonly string[] = [];

/** The fields of an object that bind names: few schemas have any. */
function bindingFields(schema: SchemaNode): readonly (readonly [string, SchemaNode])[] {
  if (!schema.properties) return NO_FIELDS;
  const known = fieldsThatBind.get(schema.properties);
  if (known) return known;
  const fields = Object.entries(schema.properties).filter(([, field]) => field['x-binding']);
  fieldsThatBind.set(schema.properties, fields);
  return fields;
}

const NO_FIELDS: readonly (readonly [string, SchemaNode])[] = [];
const fieldsThatBind = new WeakMap<object, readonly (readonly [string, SchemaNode])[]>();

function wordIn(values: Values, key: string): string {
  const word = values[key];
  return typeof word === 'string' ? word : '';
}
