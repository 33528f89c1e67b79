/** The names that the keys of a map may have, where its schema says so: phases, dice, settings. */
import type { SchemaNode } from '../../pack/schema-catalog';
import { nameOfFile } from '../workbench/document';
import { useStudio } from '../workbench/studio-context';
import { useForm } from './form-context';
import { itemChoices } from './named-items';
import type { Choice } from './vocabulary';

export function useMapKeyChoices(schema: SchemaNode): readonly Choice[] {
  const { vocabulary, editor } = useForm();
  const studio = useStudio();
  const keys = schema['x-keys'];
  if (keys === undefined) return [];
  const pack = nameOfFile(editor.file)?.pack ?? '';
  const words = keys['x-vocabulary'] === undefined ? [] : vocabulary.choices(keys['x-vocabulary']);
  const items = keys['x-ref'] === undefined ? [] : itemChoices(studio.documents.state().documents, pack, keys['x-ref']);
  return [...words, ...items];
}
