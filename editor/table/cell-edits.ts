/**
 * What typing, pasting and filling do to the texts of many items. Each edit touches one value of one text and leaves every other character
 * as it stands; what can't be edited in the table is left alone and counted.
 */
import { type SchemaNode, schemaOf, variantsOf } from '../../pack/schema-catalog';
import { asFields } from '../forms/field-list';
import { isEqual } from '../forms/shared-value';
import type { Choice } from '../forms/vocabulary';
import { changeBranch } from '../workbench/item-template';
import { removeValue, setValue } from '../workbench/json-edit';
import { parseText, readNode } from '../workbench/json-text';
import { readCellText } from './cell-text';
import { type Column, cellSchema, cellValue } from './column';
import type { Row } from './row';

export interface CellEdit {
  row: Row;
  column: Column;
  /** As typed or pasted, or a value that another cell has; undefined takes it away. */
  entered: { text: string } | { value: unknown };
}

export type SkipReason =
  /** Ids are renamed one by one, because references follow. */
  | 'id'
  /** The form of the item has no such field. */
  | 'absent'
  /** The parts are edited in the form. */
  | 'nested'
  /** The text does not parse. */
  | 'broken'
  /** It belongs to another pack. */
  | 'foreign';

export interface EditedTexts {
  /** Only files whose text is another now. */
  texts: ReadonlyMap<string, string>;
  /** The edits that were made, also where the cell had that value already. */
  made: readonly CellEdit[];
  skipped: readonly SkipReason[];
}

export interface EditGround {
  system: string;
  kind: string;
  /** Whose items may be edited. */
  pack: string;
  tag: string;
  choices(schema: SchemaNode): readonly Choice[];
}

export function editCells(edits: readonly CellEdit[], ground: EditGround): EditedTexts {
  const texts = new Map<string, string>();
  const made: CellEdit[] = [];
  const skipped: SkipReason[] = [];
  for (const edit of edits) {
    const { row } = edit;
    const before = texts.get(row.file) ?? row.text;
    const after = editText(before, edit, ground);
    if (after.skip !== null) {
      skipped.push(after.skip);
      continue;
    }
    made.push(edit);
    if (after.text !== row.text) texts.set(row.file, after.text);
    else texts.delete(row.file);
  }
  return { texts, made, skipped };
}

type Edited = { text: string; skip: null } | { skip: SkipReason };

function editText(text: string, { row, column, entered }: CellEdit, ground: EditGround): Edited {
  if (row.pack !== ground.pack) return { skip: 'foreign' };
  if (row.isBroken) return { skip: 'broken' };
  if (column.role === 'id') return { skip: 'id' };
  // An edit before this one may have given the item another form.
  const { root } = parseText(text);
  const item = root === undefined ? row.item : asFields(readNode(root));
  const schema = cellSchema(column, ground.tag, item);
  if (schema === undefined) return { skip: 'absent' };
  if (column.role === 'form') return { text: withForm(text, item, entered, ground), skip: null };
  const read = 'value' in entered ? givenValue(entered.value) : readCellText(schema, entered.text, ground.choices);
  if (read.type === 'refused') return { skip: 'nested' };
  const now = cellValue(column, item);
  if (read.type === 'none') return { text: now === undefined ? text : removeValue(text, column.path), skip: null };
  if (isEqual(now, read.value)) return { text, skip: null };
  return { text: setValue(text, column.path, read.value, column.order), skip: null };
}

const givenValue = (value: unknown) =>
  value === undefined ? ({ type: 'none' } as const) : ({ type: 'value', value } as const);

/** What both forms have is kept, as when the form is changed in the form. A word that is no form is kept as typed. */
function withForm(
  text: string,
  item: Readonly<Record<string, unknown>>,
  entered: CellEdit['entered'],
  { system, kind, tag }: EditGround,
): string {
  const union = schemaOf(system, kind) ?? {};
  const word = 'value' in entered ? String(entered.value ?? '') : entered.text.trim();
  const spoken = word.toLowerCase().replaceAll(' ', '-');
  const form = [...variantsOf(union).keys()].find((each) => each === spoken);
  if (word === '' || item[tag] === (form ?? word)) return text;
  return form === undefined ? setValue(text, [tag], word) : setValue(text, [], changeBranch(union, item, tag, form));
}
