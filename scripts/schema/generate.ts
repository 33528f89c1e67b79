/** All generated files from all schema files, as texts: the command writes them, a test compares them. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { bundle as makeBundle } from './bundle';
import { type LanguageTables, writeLanguage } from './language';
import { writeProblemList } from './problem-list';
import { isObject, type Json, type JsonObject, readObject, readSchemaFiles, type SchemaFile } from './read';
import { writeReference } from './reference-page';
import { writeWords } from './reference-words';
import { writeTypes } from './types';
import { writeValidator } from './validator';

/** Path below the root of the repository to text. Throws, naming the file, if a schema is not written in the vocabulary of the language. */
export async function generate(root: string): Promise<Record<string, string>> {
  const schemas = join(root, 'schemas');
  const files = readSchemaFiles(schemas);
  checkVocabulary(files);
  const systems = readdirSync(schemas)
    .filter((folder) => existsSync(join(schemas, folder, 'system.json')))
    .map((folder) => readObject(join(schemas, folder, 'system.json')));
  const bundle = makeBundle(files, systems.map(kindsOf));
  const { code, declaration } = await writeValidator(bundle, root);
  const language: LanguageTables = {
    events: readObject(join(schemas, 'core/events.json')),
    fields: readObject(join(schemas, 'core/fields.json')),
    icons: readObject(join(schemas, 'core/icons.json')),
    expressions: readObject(join(schemas, 'core/expressions.json')),
    systems: systems.map((table) => ({ system: String(table.system), table })),
  };
  const shared = { item: fieldsOf(files, 'core/item'), parts: fieldsOf(files, 'core/parts') };
  return {
    'schemas/generated/bundle.json': `${JSON.stringify(bundle, null, 1)}\n`,
    'schemas/generated/types.ts': await writeTypes(bundle),
    'schemas/generated/validate.js': code,
    'schemas/generated/validate.d.ts': declaration,
    'schemas/generated/language.ts': writeLanguage(language),
    'docs/problems.md': writeProblemList(),
    'docs/reference.md': writeReference(bundle, shared) + writeWords(language),
  };
}

function kindsOf(system: JsonObject): { system: string; core: string[]; own: string[] } {
  const kinds = system.kinds as JsonObject;
  const list = (value: Json | undefined) => (Array.isArray(value) ? value.map(String) : []);
  return { system: String(system.system), core: list(kinds.core), own: list(kinds.own) };
}

function fieldsOf(files: readonly SchemaFile[], path: string): string[] {
  const file = files.find((each) => each.path === path);
  if (!isObject(file?.schema.properties)) throw new Error(`schemas/${path}.schema.json is missing`);
  return Object.keys(file.schema.properties);
}

function checkVocabulary(files: readonly SchemaFile[]): void {
  const vocabulary = files.find((file) => file.path === 'core/vocabulary');
  if (!vocabulary || !isObject(vocabulary.schema)) throw new Error('schemas/core/vocabulary.schema.json is missing');
  const check = new Ajv2020({ strict: false }).compile(vocabulary.schema);
  for (const file of files)
    if (!check(file.schema)) {
      const error = check.errors?.[0];
      throw new Error(
        `schemas/${file.path}.schema.json${error?.instancePath ?? ''}: ${error?.message ?? 'not a schema'} ${JSON.stringify(error?.params)}`,
      );
    }
}
