/** What stands at an offset of a file's text: its schema and its value. */
import { decide, dereference, type SchemaNode, schemaAt } from '../../pack/schema-catalog';
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
