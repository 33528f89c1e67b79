/** What the schemas owe to authors: every field explained, every effect with a sentence and examples that pass. */
import { expect, test } from 'vitest';
import bundle from '../../schemas/generated/bundle.json';
import { type Validators, validators } from '../../schemas/generated/validate.js';

type Schema = { [key: string]: unknown };
const definitions = bundle.$defs as unknown as Record<string, Schema>;
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const effects = Object.entries(definitions).filter(([, schema]) => isTagged(schema, 'effect'));

function isTagged(schema: Schema, tag: string): boolean {
  const properties = schema.properties;
  return isSchema(properties) && isSchema(properties[tag]) && 'const' in properties[tag];
}

function* fieldsOf(schema: Schema, path: string): Generator<[string, Schema]> {
  for (const [name, field] of Object.entries(isSchema(schema.properties) ? schema.properties : {})) {
    if (!isSchema(field)) continue;
    yield [`${path}/${name}`, field];
    yield* fieldsOf(field, `${path}/${name}`);
  }
  if (isSchema(schema.items)) yield* fieldsOf(schema.items, `${path}/*`);
}

test('there is a schema for each of the 40 effects', () => {
  expect(effects.map(([, schema]) => (schema.properties as Record<string, Schema>).effect?.const)).toHaveLength(40);
});

test.each(effects)('%s has a sentence, a group and examples that pass', (name, schema) => {
  expect(schema['x-template']).toEqual(expect.any(String));
  expect(schema['x-group']).toEqual(expect.any(String));
  expect(schema.examples).not.toHaveLength(0);
  for (const example of schema.examples as unknown[]) {
    const validate = validators[name as keyof Validators];
    expect(validate(example), JSON.stringify(validate.errors)).toBe(true);
  }
});

test.each(effects)('the sentence of %s names fields that it has', (_, schema) => {
  const fields = Object.keys(schema.properties as Schema);
  const named = [...String(schema['x-template']).matchAll(/\{(\w+)\}/g)].map(([, field]) => field);
  expect(fields).toEqual(expect.arrayContaining(named));
});

test.each(Object.entries(definitions))('every field of %s has a title and a description', (name, schema) => {
  const bare = [...fieldsOf(schema, name)].filter(
    ([, field]) => !('const' in field) && !('$ref' in field) && !(field.title && field.description),
  );
  expect(bare.map(([path]) => path)).toEqual([]);
});

test.each(Object.entries(definitions))('%s lets nothing pass that it does not know', (name, schema) => {
  const isClosed = (part: Schema) =>
    part.type !== 'object' || part.additionalProperties !== undefined || part.oneOf !== undefined;
  const open = [...fieldsOf(schema, name), [name, schema] as [string, Schema]].filter(([, part]) => !isClosed(part));
  expect(open.map(([path]) => path)).toEqual([]);
});
