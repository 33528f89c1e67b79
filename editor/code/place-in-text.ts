/** What stands at an offset of a file's text: its schema, its value, the item that it names. */
import { decide, dereference, type SchemaNode, schemaAt } from '../../pack/schema-catalog';
import { fileOfReference } from '../forms/named-items';
import { nameOfFile, parsedText } from '../workbench/document';
import { pointerAtOffset, readNode } from '../workbench/json-text';
import { packFacts } from '../workbench/pack-facts';
import { parentPointer } from '../workbench/pointer';
import type { Studio } from '../workbench/studio';

export interface PlaceInText {
  schema: SchemaNode;
  pointer: string;
  value: unknown;
}

/** The schema of the value at an offset, and what stands there. */
export function schemaAtOffset(studio: Studio, file: string, offset: number): PlaceInText | null {
  const document = studio.documents.get(file);
  const name = nameOfFile(file);
  const root = document === undefined ? undefined : parsedText(document).root;
  if (name === null || root === undefined) return null;
  const at = pointerAtOffset(root, offset);
  const item = readNode(root);
  const system = packFacts(studio.documents.state().documents, name.pack)?.system ?? '';
  const schemaOfPlace = (pointer: string) => schemaAt(system, name.kind, pointer, item);
  // The tag of a union tells of the whole that it chooses.
  const isTag = schemaOfPlace(at)?.const !== undefined;
  const pointer = isTag ? parentPointer(at) : at;
  const schema = schemaOfPlace(pointer);
  return schema === undefined
    ? null
    : { schema: decide(dereference(schema), valueAt(item, pointer)), pointer, value: valueAt(item, pointer) };
}

function valueAt(item: unknown, pointer: string): unknown {
  let value = item;
  for (const part of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return value;
}

/** The file of the item that is named at an offset, or null. Inside an expression the quoted word under the cursor is taken for an id. */
export function definitionAt(studio: Studio, file: string, offset: number): string | null {
  const found = schemaAtOffset(studio, file, offset);
  const pack = nameOfFile(file)?.pack ?? '';
  if (found === null || typeof found.value !== 'string') return null;
  const { documents } = studio.documents.state();
  const kinds = found.schema['x-ref'];
  if (kinds !== undefined) return fileOfReference(documents, pack, kinds, found.value);
  const word = quotedWordAt(studio.documents.get(file)?.text ?? '', offset);
  if (word === '') return null;
  for (const document of documents.values()) {
    const name = nameOfFile(document.file);
    if (name?.id === word && name.kind !== 'pack' && name.pack === pack) return document.file;
  }
  return null;
}

function quotedWordAt(text: string, offset: number): string {
  const before = /'([a-z0-9-]*)$/.exec(text.slice(Math.max(0, offset - 60), offset));
  const after = /^([a-z0-9-]*)'/.exec(text.slice(offset, offset + 60));
  return before === null || after === null ? '' : `${before[1] ?? ''}${after[1] ?? ''}`;
}
