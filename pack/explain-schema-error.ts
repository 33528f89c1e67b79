/** Says in an author's words what the validator found: what, where, what was expected, what to do. */

import { nearestName } from '../engine/language/nearest-name';
import type { SchemaError } from '../schemas/generated/validate.js';
import { pointerKeys, pointerTo, valueAt } from './json-pointer';
import { nodeAt } from './json-tree';
import { type Complaint, type ParsedFile, problemAt, problemAtKey, problemIn, treeOf } from './parsed-file';
import type { Problem } from './problem';
import { type SchemaNode, schemaAt, variantsOf } from './schema-catalog';
import { capital, expectedTypes, foundValue, listed, quote, suggest } from './wording';

interface Place {
  file: ParsedFile;
  pointer: string;
  value: unknown;
  schema: SchemaNode;
  params: Record<string, unknown>;
}

export function explainError(file: ParsedFile, error: SchemaError, system: string, kind: string): Problem {
  const pointer = error.instancePath;
  const schema = schemaAt(system, kind, pointer, file.value) ?? {};
  const place: Place = { file, pointer, value: valueAt(file.value, pointer), schema, params: error.params };
  return (EXPLAIN[error.keyword] ?? unforeseen(error))(place);
}

const EXPLAIN: Readonly<Record<string, (place: Place) => Problem>> = {
  additionalProperties: unknownField,
  required: (place) => missingField(place, String(place.params.missingProperty)),
  discriminator: wrongTag,
  type: (place) =>
    at(
      place,
      'schema-type',
      `Expected ${expectedTypes(typesOf(place))}, found ${foundValue(place.value)}.`,
      typeAdvice(place),
    ),
  enum: (place) => wrongValue(place, place.schema.enum ?? []),
  const: (place) => wrongValue(place, [place.params.allowedValue]),
  pattern: wrongForm,
  minimum: (place) => outOfRange(place),
  maximum: (place) => outOfRange(place),
  minItems: (place) => wrongCount(place, 'entries', place.schema.minItems, place.schema.maxItems),
  maxItems: (place) => wrongCount(place, 'entries', place.schema.minItems, place.schema.maxItems),
  minProperties: (place) => wrongCount(place, 'fields', place.schema.minProperties, place.schema.maxProperties),
  maxProperties: (place) => wrongCount(place, 'fields', place.schema.minProperties, place.schema.maxProperties),
  uniqueItems: repeatedEntry,
  propertyNames: wrongName,
};

const unforeseen = (error: SchemaError) => (place: Place) =>
  at(place, 'schema-invalid', `This is not as it should be: ${error.message ?? error.keyword}.`, {});

function at(place: Place, code: string, message: string, advice: Partial<Complaint>): Problem {
  return problemAt(place.file, 'schema', place.pointer, { code, severity: 'error', message, ...advice });
}

/** What the thing at the place is called: "Damage", "the field `stats`". */
function nameOf({ schema, pointer }: Place): string {
  const key = pointerKeys(pointer).at(-1);
  return schema.title ?? (key === undefined ? 'This item' : `The field ${quote(key)}`);
}

function unknownField(place: Place): Problem {
  const { file, pointer, schema, value, params } = place;
  const key = String(params.additionalProperty);
  const present = new Set(Object.keys(value as object));
  const known = Object.keys(schema.properties ?? {}).filter((name) => !present.has(name) && name !== '$schema');
  const missing = (schema.required ?? []).filter((name) => !present.has(name));
  const near = nearestName(key, missing);
  const message = `${quote(key)} is not a field of ${nameOf(place)}.`;
  const complaint: Complaint = {
    code: 'schema-unknown-field',
    severity: 'error',
    message,
    ...suggest(key, near === undefined ? known : [near]),
  };
  return problemAtKey(file, 'schema', pointer, key, complaint);
}

function missingField(place: Place, key: string): Problem {
  const { file, pointer, schema } = place;
  const field = schema.properties?.[key];
  const about = field?.description ?? field?.title;
  const complaint: Complaint = {
    key,
    code: 'schema-missing-field',
    severity: 'error',
    message: `${nameOf(place)} needs the field ${quote(key)}.`,
    hint: about === undefined ? `Add ${quote(key)}.` : `Add ${quote(key)}: ${about}`,
  };
  return problemAtOwner(file, pointer, complaint);
}

/** Where something is missing, the key that leads there is underlined; at the top, the opening brace. */
function problemAtOwner(file: ParsedFile, pointer: string, complaint: Complaint): Problem {
  const tree = treeOf(file);
  const node = tree && nodeAt(tree, pointer);
  const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  if (!key) return problemAt(file, 'schema', pointer, complaint);
  return problemIn(file, 'schema', key.offset, key.offset + key.length, pointer, complaint);
}

function wrongTag(place: Place): Problem {
  const { file, pointer, schema, value, params } = place;
  const tag = String(params.tag);
  const names = [...variantsOf(schema).keys()];
  const written = (value as Record<string, unknown>)[tag];
  if (written === undefined) {
    const key = nearestName(tag, Object.keys(value as object));
    const message = `Nothing here says which ${nameOf(place).toLowerCase()} this is: the field ${quote(tag)} is missing.`;
    const complaint: Complaint = {
      code: 'schema-missing-field',
      severity: 'error',
      message,
      hint: `Add ${quote(tag)}: it can be ${listed(names)}.`,
    };
    if (key === undefined) return problemAtOwner(file, pointer, complaint);
    const mend = {
      hint: `Did you mean ${quote(tag)}?`,
      fix: { title: `Change to ${quote(tag)}`, text: JSON.stringify(tag) },
    };
    return problemAtKey(file, 'schema', pointer, key, { ...complaint, ...mend });
  }
  const message = `${typeof written === 'string' ? quote(written) : capital(foundValue(written))} is not a kind of ${nameOf(place).toLowerCase()}.`;
  return problemAt(file, 'schema', pointerTo(pointer, tag), {
    code: 'schema-unknown-tag',
    severity: 'error',
    message,
    ...suggest(String(written), names),
  });
}

function typesOf({ schema, params }: Place): string | readonly string[] {
  return schema.type ?? (params.type as string | readonly string[]);
}

function typeAdvice(place: Place): Partial<Complaint> {
  const { schema, value } = place;
  const types = [typesOf(place)].flat();
  const asNumber = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  if (types.includes('integer') && Number.isInteger(asNumber)) {
    return {
      hint: 'Write the number without quotes.',
      fix: { title: `Change to ${asNumber}`, text: String(asNumber) },
    };
  }
  if (types.includes('boolean') && (value === 'true' || value === 'false')) {
    return { hint: 'Write it without quotes.', fix: { title: `Change to ${value}`, text: value } };
  }
  if (types.includes('string') && !types.includes('integer') && typeof value === 'number') {
    return {
      hint: 'Put it in double quotes.',
      fix: { title: `Change to "${value}"`, text: JSON.stringify(String(value)) },
    };
  }
  if (types.includes('array') && typeof value === 'object' && value !== null)
    return { hint: 'Put it in square brackets: [ … ].' };
  return schema.description === undefined ? {} : { hint: schema.description };
}

function wrongValue(place: Place, allowed: readonly unknown[]): Problem {
  const { value } = place;
  const message = `${typeof value === 'string' ? quote(value) : capital(foundValue(value))} is not a value of ${nameOf(place)}.`;
  const isText = typeof value === 'string' && allowed.every((word) => typeof word === 'string');
  const advice = isText ? suggest(value, allowed as readonly string[]) : { hint: `It can be ${listed(allowed)}.` };
  return at(place, 'schema-value', message, advice);
}

const ID = '^[a-z0-9]+(-[a-z0-9]+)*$';
/** What each pattern means; a pattern that is not here is shown as it is. */
const FORMS: Readonly<Record<string, string>> = {
  [ID]: 'Use small letters, digits and hyphens, such as `marta-quillon`.',
  '^[a-z]+(-[a-z]+)*/[A-Za-z0-9]+(-[A-Za-z0-9]+)*$': 'Write kind and id with a slash, such as `monster/nurse`.',
  '^[a-z][A-Za-z0-9]*$': 'Use letters and digits, a small letter first, such as `slasherCap`.',
  '^[0-9]+(-[0-9]+)?$': 'Write a number such as `6`, or a range such as `1-3`.',
  '^[0-9]+\\.[0-9]+\\.[0-9]+$': 'Write three numbers with dots, such as `1.0.0`.',
  '^[1-9A-Za-z]$': 'Write the one character by which the grid calls the space.',
  '^[1-9A-Za-z.]$': 'Write the one character by which the grid calls the space, or a dot.',
  '^[1-9A-Za-z.#]+$': 'Write one character a cell: its space, `.` outside, `#` for a solid block.',
  '^[A-Za-z0-9-]+$': 'Use letters, digits and hyphens.',
};

const formOf = (pattern: string): string => FORMS[pattern] ?? `It must match ${pattern}.`;

function wrongForm(place: Place): Problem {
  const pattern = String(place.params.pattern);
  const slug = String(place.value)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const fix =
    pattern === ID && slug !== '' ? { fix: { title: `Change to ${quote(slug)}`, text: JSON.stringify(slug) } } : {};
  return at(place, 'schema-form', `${foundText(place.value)} does not do as ${nameOf(place)}.`, {
    hint: formOf(pattern),
    ...fix,
  });
}

const foundText = (value: unknown): string => (value === '' ? 'An empty text' : quote(value));

function outOfRange(place: Place): Problem {
  const { minimum, maximum } = place.schema;
  const range =
    minimum === undefined
      ? `at most ${maximum}`
      : maximum === undefined
        ? `at least ${minimum}`
        : `from ${minimum} to ${maximum}`;
  const near = Math.min(Math.max(Number(place.value), minimum ?? -Infinity), maximum ?? Infinity);
  const fix = { title: `Change to ${near}`, text: String(near) };
  return at(place, 'schema-range', `${nameOf(place)} must be ${range}, found ${String(place.value)}.`, { fix });
}

const ONE = { entries: 'entry', fields: 'field' };

function wrongCount(
  place: Place,
  things: keyof typeof ONE,
  least: number | undefined,
  most: number | undefined,
): Problem {
  const { value, schema } = place;
  const count = Array.isArray(value) ? value.length : Object.keys(value as object).length;
  const wanted = least === most ? `exactly ${least}` : count < (least ?? 0) ? `at least ${least}` : `at most ${most}`;
  const hint = schema.description === undefined ? {} : { hint: schema.description };
  const shown = wanted.endsWith(' 1') ? ONE[things] : things;
  return at(place, 'schema-count', `${nameOf(place)} must have ${wanted} ${shown}, found ${count}.`, hint);
}

function repeatedEntry(place: Place): Problem {
  const index = Math.max(Number(place.params.i), Number(place.params.j));
  const pointer = pointerTo(place.pointer, index);
  const message = `This entry stands in ${nameOf(place)} twice.`;
  return problemAt(place.file, 'schema', pointer, {
    code: 'schema-repeated',
    severity: 'error',
    message,
    hint: 'Delete one of them.',
  });
}

function wrongName(place: Place): Problem {
  const { file, pointer, schema, params } = place;
  const name = String(params.propertyName);
  const pattern = schema.propertyNames?.pattern ?? '';
  const message = `${foundText(name)} cannot be a name in ${nameOf(place)}.`;
  return problemAtKey(file, 'schema', pointer, name, {
    code: 'schema-name',
    severity: 'error',
    message,
    hint: formOf(pattern),
  });
}
