/**
 * The columns of a kind, made from its schema alone: one for each field, for each number inside a field that holds nothing else, and for
 * what the first attack says. No kind has a table of its own.
 */
import { dereference, type SchemaNode, schemaOf, variantsOf } from '../../pack/schema-catalog';
import { isInline, type Widget, widgetOf } from '../forms/widget';
import type { FileName } from '../workbench/document';
import { joinPointer, pathOf, type Segment } from '../workbench/pointer';

export interface Column {
  /** The pointer of its values inside an item. */
  key: string;
  path: readonly Segment[];
  title: string;
  description: string;
  role: CellRole;
  isNumeric: boolean;
  isRequired: boolean;
  /** The fields around it in their order, for one that is new. */
  order: readonly string[];
  /** The schema in each form of the kind that has the field, by the tag of the form; '' for a kind of one form. */
  schemas: ReadonlyMap<string, SchemaNode>;
}

/** What may be done in a cell. */
export type CellRole =
  /** Renamed in its dialog, because references follow. */
  | 'id'
  /** Says which form the item takes, and so what fields it has. */
  | 'form'
  | 'typed'
  | 'flag'
  /** Chosen in a picker, or typed. */
  | 'picked'
  /** Words with commas between. */
  | 'list'
  /** Told in a line; the form edits it. */
  | 'nested';

export interface TableColumns {
  columns: readonly Column[];
  /** The field that says which form an item takes; '' if the kind has one form only. */
  tag: string;
}

const made = new Map<string, TableColumns>();

export function columnsOf(system: string, kind: FileName['kind']): TableColumns {
  const known = made.get(`${system}/${kind}`);
  if (known !== undefined) return known;
  const schema = schemaOf(system, kind);
  const table = schema === undefined ? { columns: [], tag: '' } : makeColumns(schema);
  made.set(`${system}/${kind}`, table);
  return table;
}

function makeColumns(union: SchemaNode): TableColumns {
  const tag = dereference(union).discriminator?.propertyName ?? '';
  const forms: Iterable<readonly [string, SchemaNode]> = tag === '' ? [['', dereference(union)]] : variantsOf(union);
  const columns = new Map<string, Column & { schemas: Map<string, SchemaNode> }>();
  for (const [form, schema] of forms) {
    for (const column of fieldColumns(schema, tag)) {
      const before = columns.get(column.key);
      if (before === undefined) columns.set(column.key, { ...column, schemas: new Map([[form, column.schema]]) });
      else before.schemas.set(form, column.schema);
    }
  }
  const ranked = [...columns.values()].map((column) => ({ column, rank: rankOf(column) }));
  return { columns: ranked.sort((a, b) => a.rank - b.rank).map(({ column }) => column), tag };
}

type FieldColumn = Omit<Column, 'schemas'> & { schema: SchemaNode };

function fieldColumns(schema: SchemaNode, tag: string): FieldColumn[] {
  const order = Object.keys(schema.properties ?? {});
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): FieldColumn[] => {
    if (name === '$schema' || name === 'kind') return [];
    const pointer = joinPointer('', name);
    const isRequired = required.has(name);
    if (name === tag)
      return [{ ...column(pointer, field, order, isRequired), role: 'form', title: sentenceCase(name) }];
    const widget = widgetOf(field);
    if (widget === 'constant') return [];
    const own = { ...column(pointer, field, order, isRequired), ...(name === 'id' ? { role: 'id' as const } : {}) };
    if (widget === 'object') return insideColumns(pointer, field, isRequired) ?? [own];
    if (widget === 'attacks') return [own, ...firstEntryColumns(pointer, field)];
    return [own];
  });
}

function column(pointer: string, schema: SchemaNode, order: readonly string[], isRequired: boolean): FieldColumn {
  const { title, description = '' } = dereference(schema);
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  return {
    key: pointer,
    path: pathOf(pointer),
    title: title ?? sentenceCase(name),
    description,
    role: roleOf(widgetOf(schema)),
    isNumeric: isNumeric(schema),
    isRequired,
    order,
    schema,
  };
}

/** A column for each field of an object that holds nothing but what fits in a cell; null for any other. */
function insideColumns(pointer: string, field: SchemaNode, isRequired: boolean): FieldColumn[] | null {
  const { properties = {}, required = [] } = dereference(field);
  const order = Object.keys(properties);
  if (!Object.values(properties).every((each) => isInline(widgetOf(each)))) return null;
  return Object.entries(properties).map(([name, each]) => ({
    ...column(joinPointer(pointer, name), each, order, isRequired && required.includes(name)),
    // A name of two letters is a known short word, such as AP.
    ...(name.length <= 2 ? { title: name.toUpperCase() } : {}),
  }));
}

/** What most cards have one of: its numbers and words stand in columns of their own. */
function firstEntryColumns(pointer: string, field: SchemaNode): FieldColumn[] {
  const { items } = dereference(field);
  const entry = typeof items === 'object' ? dereference(items) : {};
  const order = Object.keys(entry.properties ?? {});
  return Object.entries(entry.properties ?? {}).flatMap(([name, each]): FieldColumn[] => {
    const widget = widgetOf(each);
    if (name === 'id' || !(widget === 'number' || widget === 'choice' || widget === 'chips' || isNumeric(each)))
      return [];
    const own = column(joinPointer(pointer, 0, name), each, order, false);
    return [{ ...own, description: `Of the first attack. ${own.description}` }];
  });
}

function roleOf(widget: Widget): CellRole {
  switch (widget) {
    case 'text':
    case 'word':
    case 'number':
    case 'expression':
      return 'typed';
    case 'flag':
      return 'flag';
    case 'choice':
    case 'vocabulary':
    case 'reference':
      return 'picked';
    case 'chips':
      return 'list';
    default:
      return 'nested';
  }
}

/** A number, or an expression that gives one. */
const isNumeric = (schema: SchemaNode): boolean =>
  widgetOf(schema) === 'number' || dereference(schema)['x-expression']?.returns === 'int';

const sentenceCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Fields that say little about the item stand last, whatever the order of the schema. */
const last = ['/note', '/family', '/replaces', '/icon', '/source'];

/** As the form lays an item out: who it is, its numbers, what is chosen, its texts, its parts. */
function rankOf({ key, role, isNumeric: counts, schemas }: Column): number {
  const [schema = {}] = schemas.values();
  const widget = widgetOf(schema);
  if (key === '/name') return 0;
  if (role === 'id') return 1;
  if (role === 'form') return 2;
  if (last.includes(key)) return 10 + last.indexOf(key);
  if (counts && !key.startsWith('/attacks/')) return 3;
  if (key.startsWith('/attacks/')) return 4;
  if (role === 'picked' || role === 'flag') return 5;
  if (role === 'list' || widget === 'keywords') return 6;
  if (widget === 'word' || widget === 'expression') return 7;
  if (widget === 'text') return 8;
  return 9;
}

/** The schema of a cell: that of the form which the item takes. Undefined where that form has no such field, or nothing to hold it. */
export function cellSchema(
  column: Column,
  tag: string,
  item: Readonly<Record<string, unknown>>,
): SchemaNode | undefined {
  // A first attack is made in the form, which gives it its id.
  const isFirst = column.path[1] === 0;
  if (isFirst && cellValue({ path: column.path.slice(0, 2) }, item) === undefined) return undefined;
  if (tag === '') return column.schemas.get('');
  return (
    column.schemas.get(String(item[tag])) ?? (column.role === 'form' ? [...column.schemas.values()][0] : undefined)
  );
}

/** The value of a cell; undefined where the item has none. */
export function cellValue(column: Pick<Column, 'path'>, item: unknown): unknown {
  let value = item;
  for (const key of column.path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<Segment, unknown>)[key];
  }
  return value;
}
