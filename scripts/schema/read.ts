/** Reads the schema files as they are written. Nothing here knows what a schema means. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export interface SchemaFile {
  /** Path below `schemas/` without extensions, such as `core/effects/damage`. */
  path: string;
  schema: JsonObject;
}

const EXTENSION = '.schema.json';

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All `*.schema.json` below a folder, in the order of their paths. */
export function readSchemaFiles(root: string): SchemaFile[] {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(EXTENSION))
    .map((entry) => join(entry.parentPath, entry.name));
  return files
    .map((file) => ({
      path: posix.normalize(file.slice(root.length + 1, -EXTENSION.length)),
      schema: readObject(file),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

export function readObject(file: string): JsonObject {
  const value = JSON.parse(readFileSync(file, 'utf8')) as Json;
  if (!isObject(value)) throw new Error(`${file} is not a JSON object`);
  return value;
}
