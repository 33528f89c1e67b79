/** One item as a row of its kind's table. It stays the same row as long as its text does. */
import type { SchemaNode } from '../../pack/schema-catalog';
import { asFields } from '../forms/field-list';
import type { StudioDocument } from '../workbench/document';
import { nameOfFile } from '../workbench/document';
import { readableValue } from '../workbench/last-readable';
import { type Column, cellSchema, cellValue } from './column';

export interface Row {
  file: string;
  pack: string;
  id: string;
  text: string;
  /** The last that could be read. */
  item: Readonly<Record<string, unknown>>;
  /** The text does not parse: it can be looked at and not edited here. */
  isBroken: boolean;
}

/** The items of a kind in these packs, nearest pack first and by id; `before` gives back rows whose text is the same. */
export function readRows(
  documents: ReadonlyMap<string, StudioDocument>,
  packs: readonly string[],
  kind: string,
  before: ReadonlyMap<string, Row>,
): ReadonlyMap<string, Row> {
  const rows: Row[] = [];
  const prefixes = packs.map((pack) => `${pack}/${kind}/`);
  for (const document of documents.values()) {
    if (!prefixes.some((prefix) => document.file.startsWith(prefix))) continue;
    const known = before.get(document.file);
    const row = known?.text === document.text ? known : readRow(document);
    if (row !== null) rows.push(row);
  }
  const rank = new Map(packs.map((pack, index) => [pack, index]));
  rows.sort((a, b) => (rank.get(a.pack) ?? 0) - (rank.get(b.pack) ?? 0) || (a.id < b.id ? -1 : 1));
  const isSame = rows.length === before.size && rows.every((row) => before.get(row.file) === row);
  return isSame ? before : new Map(rows.map((row) => [row.file, row]));
}

function readRow(document: StudioDocument): Row | null {
  const name = nameOfFile(document.file);
  if (name === null) return null;
  const { value, isBroken } = readableValue(document);
  return { file: document.file, pack: name.pack, id: name.id, text: document.text, item: asFields(value), isBroken };
}

export interface Cell {
  /** Undefined where the item takes a form that has no such field. */
  schema: SchemaNode | undefined;
  value: unknown;
}

export const cellOf = (row: Row, column: Column, tag: string): Cell => ({
  schema: cellSchema(column, tag, row.item),
  value: cellValue(column, row.item),
});
