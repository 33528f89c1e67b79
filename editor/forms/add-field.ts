/** Adds a field that is not in the text: a list gets its first entry, everything else an empty field to type in. */
import { dereference } from '../../pack/schema-catalog';
import { plainest } from '../workbench/item-template';
import { joinPointer } from '../workbench/pointer';
import type { ListedField } from './field-list';
import type { FormEditor } from './form-editor';
import { newEntry } from './new-entry';
import { widgetOf } from './widget';

export function addField(editor: FormEditor, parent: string, field: ListedField, order: readonly string[]): void {
  const pointer = joinPointer(parent, field.name);
  const schema = dereference(field.schema);
  const widget = widgetOf(field.schema);
  const isList = widget === 'entries' || widget === 'rows' || widget === 'effects' || widget === 'attacks';
  if (isList && typeof schema.items === 'object') editor.set(pointer, [newEntry(schema.items, [])], order);
  else if (widget === 'pair' || widget === 'flag') editor.set(pointer, widget === 'flag' ? true : [0, 0], order);
  else if (widget === 'object') editor.set(pointer, plainest(schema), order);
  editor.show(isList ? joinPointer(pointer, 0) : pointer);
}
