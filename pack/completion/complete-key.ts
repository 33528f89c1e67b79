/** Fields that an object may still have. Those that it needs come first. */
import { dereference, type SchemaNode, variantsOf } from '../schema-catalog';
import type { World } from '../world';
import type { Offer } from './completion';

export function completeKey(schema: SchemaNode, taken: ReadonlySet<string>, hasColon: boolean, world: World): Offer[] {
  const write = (key: string, field: SchemaNode | undefined) =>
    JSON.stringify(key) + (hasColon ? '' : `: ${skeleton(field)}`);
  const tag = schema.discriminator?.propertyName;
  if (tag !== undefined && !taken.has(tag) && variantsOf(schema).size > 0) {
    return [
      { label: tag, detail: 'needed', documentation: schema.description ?? '', text: write(tag, { type: 'string' }) },
    ];
  }
  const fields = Object.entries(schema.properties ?? {}).filter(([key]) => !taken.has(key) && key !== '$schema');
  const needed = new Set(schema.required);
  const order = [...fields.filter(([key]) => needed.has(key)), ...fields.filter(([key]) => !needed.has(key))];
  const known = order.map(([key, field]): Offer => {
    const whole = dereference(field);
    const detail = [needed.has(key) ? 'needed' : '', whole.title ?? ''].filter((word) => word !== '').join(' · ');
    return { label: key, detail, documentation: whole.description ?? '', text: write(key, whole) };
  });
  const { 'x-ref': kinds, 'x-vocabulary': vocabulary } = schema['x-keys'] ?? {};
  const entry = typeof schema.additionalProperties === 'object' ? dereference(schema.additionalProperties) : undefined;
  const names = [
    ...(kinds === undefined ? [] : world.idsOf([kinds].flat())),
    ...(vocabulary === undefined ? [] : (world.namesOf(vocabulary) ?? [])),
  ];
  const free = [...new Set(names)].filter((name) => !taken.has(name));
  return [...known, ...free.map((name) => ({ label: name, detail: vocabulary ?? '', text: write(name, entry) }))];
}

/** What a value of a field begins with. */
function skeleton(field: SchemaNode | undefined): string {
  if (field === undefined) return '';
  if (field.const !== undefined) return JSON.stringify(field.const);
  if (field.items !== undefined || field.prefixItems !== undefined) return '[]';
  if (field.properties !== undefined || field.type === 'object' || field.oneOf !== undefined) return '{}';
  const types = [field.type ?? []].flat();
  if (types.length === 1 && types[0] === 'boolean') return 'true';
  if (types.includes('integer') || types.includes('number')) return '';
  return types.includes('string') ? '""' : '';
}
