/** The second layer: is the item built as its kind demands? One mistake gives one problem. */

import { nearestName } from '../engine/language/nearest-name';
import { type SchemaError, type Validators, validators } from '../schemas/generated/validate.js';
import { explainError } from './explain-schema-error';
import type { ParsedFile } from './parsed-file';
import type { Problem } from './problem';
import { definitionNameOf } from './schema-catalog';

/** Checks a readable file against what `kind` must be; the tag of a wrong kind is not told again. */
export function checkSchema(file: ParsedFile, system: string, kind: string): Problem[] {
  const name = definitionNameOf(system, kind);
  if (name === undefined) return [];
  const validate = validators[name as keyof Validators];
  if (validate(file.value)) return [];
  const errors = (validate.errors ?? []).filter(
    (error) => !(error.keyword === 'const' && error.instancePath === '/kind'),
  );
  return withoutEchoes(errors).map((error) => explainError(file, error, system, kind));
}

/**
 * Drops what only repeats another error: a field that is missing because its name is misspelt, the pattern of a name
 * that `propertyNames` reports as a whole.
 */
function withoutEchoes(errors: readonly SchemaError[]): SchemaError[] {
  const misspelt = new Set<string>();
  for (const { keyword, instancePath, params } of errors) {
    if (keyword !== 'additionalProperties') continue;
    const missing = missingFields(errors, instancePath);
    const near = nearestName(String(params.additionalProperty), missing);
    if (near !== undefined) misspelt.add(`${instancePath} ${near}`);
  }
  return errors.filter(({ keyword, instancePath, params, propertyName }) => {
    if (keyword === 'required') return !misspelt.has(`${instancePath} ${String(params.missingProperty)}`);
    if (keyword === 'minProperties' || keyword === 'maxProperties') return !hasOther(errors, instancePath);
    return propertyName === undefined;
  });
}

const missingFields = (errors: readonly SchemaError[], at: string): string[] =>
  errors
    .filter(({ keyword, instancePath }) => keyword === 'required' && instancePath === at)
    .map(({ params }) => String(params.missingProperty));

/** A field too many or too few is told by its name; then the count is not told. */
const hasOther = (errors: readonly SchemaError[], at: string): boolean =>
  errors.some(
    ({ keyword, instancePath }) =>
      instancePath === at && (keyword === 'additionalProperties' || keyword === 'required'),
  );
