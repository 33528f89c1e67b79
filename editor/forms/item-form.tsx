/**
 * A whole item as a form, laid out from its schema: who it is, its numbers, the rest of its plain fields, its texts, then its lists and
 * parts, and last what it does not use yet.
 */
import { dereference, type SchemaNode } from '../../pack/schema-catalog';
import { Icon } from '../icons/icon';
import { joinPointer } from '../workbench/pointer';
import { ProblemWords } from '../workbench/problem-words';
import { useStudio } from '../workbench/studio-context';
import { AddLine } from './add-line';
import field from './field.module.css';
import { asFields, type ListedField, listFields } from './field-list';
import form from './form.module.css';
import { useAddedBelow, useForm, useProblemsAt } from './form-context';
import { plainWords } from './plain-words';
import { UnknownFields } from './unknown-fields';
import { isInline, type Widget, widgetOf } from './widget';

export interface ItemFormProps {
  /** A union must have been decided. */
  schema: SchemaNode;
  value: unknown;
  /** The field that says which of several forms an item takes, if its kind has several. */
  tag: { name: string; branches: readonly string[] } | null;
}

/** Shown on the line of numbers although the text may have none: most items get some. */
const always = ['keywords'];

export function ItemForm({ schema, value, tag }: ItemFormProps) {
  const { Field } = useForm();
  const fields = asFields(value);
  const added = useAddedBelow('');
  const { shown, unused, unknown, order } = listFields(
    schema,
    fields,
    added,
    always.filter((name) => schema.properties?.[name] !== undefined),
  );
  const groups = groupFields(shown);

  const draw = ({ name, schema: each, isRequired }: ListedField) => (
    <Field
      key={name}
      schema={each}
      value={fields[name]}
      pointer={joinPointer('', name)}
      order={order}
      isRequired={isRequired}
    />
  );
  return (
    <>
      <div className={form.identity}>
        {groups.name.map(draw)}
        <div className={form.identityRest}>
          <IdField value={fields['id']} />
          {tag === null ? null : <TagField tag={tag} value={fields[tag.name]} />}
          {groups.choices.map(draw)}
        </div>
      </div>
      {groups.stats === null && groups.numbers.length === 0 && groups.keywords.length === 0 ? null : (
        <div className={form.numbers}>
          {groups.stats === null ? null : <Stats field={groups.stats} value={fields[groups.stats.name]} />}
          {groups.numbers.map(draw)}
          <div className={form.keywords}>{groups.keywords.map(draw)}</div>
        </div>
      )}
      {groups.inline.length === 0 ? null : <div className={form.grid}>{groups.inline.map(draw)}</div>}
      {groups.texts.length === 0 ? null : <div className={form.texts}>{groups.texts.map(draw)}</div>}
      {groups.blocks.map(draw)}
      {unknown.length === 0 ? null : <UnknownFields names={unknown} value={fields} pointer="" />}
      {unused.length === 0 ? null : <AddLine fields={unused} parent="" order={order} intro="Not used yet" />}
    </>
  );
}

interface Groups {
  name: ListedField[];
  choices: ListedField[];
  stats: ListedField | null;
  numbers: ListedField[];
  keywords: ListedField[];
  inline: ListedField[];
  texts: ListedField[];
  blocks: ListedField[];
}

/** So many choices fit beside the name. */
const MAX_CHOICES = 3;

function groupFields(shown: readonly ListedField[]): Groups {
  const groups: Groups = {
    name: [],
    choices: [],
    stats: null,
    numbers: [],
    keywords: [],
    inline: [],
    texts: [],
    blocks: [],
  };
  for (const field of shown) groupOf(groups, field, widgetOf(field.schema));
  // Who wrote it stands last on the line, whatever the order of the schema.
  groups.choices.sort((a, b) => Number(a.name === 'source') - Number(b.name === 'source'));
  return groups;
}

function groupOf(groups: Groups, field: ListedField, widget: Widget): void {
  if (field.name === 'id' || field.name === 'kind') return;
  if (field.name === 'name') groups.name.push(field);
  else if (widget === 'choice' && field.isRequired && groups.choices.length < MAX_CHOICES) groups.choices.push(field);
  else if (isAllNumbers(field.schema, widget)) groups.stats = field;
  else if (widget === 'number') groups.numbers.push(field);
  else if (widget === 'keywords') groups.keywords.push(field);
  else if (widget === 'expression' && !isNumeric(field.schema)) groups.texts.push(field);
  else if (isInline(widget)) groups.inline.push(field);
  else if (widget === 'text') groups.texts.push(field);
  else groups.blocks.push(field);
}

function isAllNumbers(schema: SchemaNode, widget: Widget): boolean {
  const { properties } = dereference(schema);
  if (widget !== 'object' || properties === undefined) return false;
  return Object.values(properties).every(isNumeric);
}

/** A number, or an expression that gives one. */
const isNumeric = (schema: SchemaNode) =>
  widgetOf(schema) === 'number' || dereference(schema)['x-expression']?.returns === 'int';

/** Numbers of 72 pixels, each with its title above; a key of two letters is a known short word, such as AP. */
function Stats({ field, value }: { field: ListedField; value: unknown }) {
  const { Field } = useForm();
  const fields = asFields(value);
  const schema = dereference(field.schema);
  const pointer = joinPointer('', field.name);
  const added = useAddedBelow(pointer);
  const { shown, unknown, order } = listFields(schema, fields, added);
  return (
    <>
      {shown.map(({ name, schema: each, isRequired }) => (
        <Field
          key={name}
          schema={each}
          value={fields[name]}
          pointer={joinPointer(pointer, name)}
          order={order}
          isRequired={isRequired}
          {...(name.length <= 2 ? { label: name.toUpperCase() } : {})}
        />
      ))}
      {unknown.length === 0 ? null : <UnknownFields names={unknown} value={fields} pointer={pointer} />}
    </>
  );
}

function IdField({ value }: { value: unknown }) {
  const studio = useStudio();
  const { editor, isReadOnly } = useForm();
  const problems = useProblemsAt('/id');
  return (
    <div className={field.field} data-pointer="/id" data-severity={problems[0]?.severity}>
      <span className={field.label}>Id</span>
      <button
        type="button"
        className={field.picked}
        disabled={isReadOnly}
        title={plainWords(problems[0]?.message) ?? `${String(value ?? '')} (F2 to rename)`}
        aria-label={`Id ${String(value ?? '')}, rename`}
        onClick={() => studio.overlay.set({ type: 'rename', file: editor.file })}
      >
        <code className={field.pickedText}>{String(value ?? '')}</code>
        <Icon name="pencil" size={14} className={field.pickedMark} />
      </button>
      {problems[0] === undefined ? null : (
        <p className={field.fault}>
          <span>
            <ProblemWords message={problems[0].message} hint={problems[0].hint} />
          </span>
        </p>
      )}
    </div>
  );
}

function TagField({ tag, value }: { tag: NonNullable<ItemFormProps['tag']>; value: unknown }) {
  const { changeForm, isReadOnly } = useForm();
  const current = String(value ?? '');
  return (
    <label className={field.field} data-pointer={joinPointer('', tag.name)}>
      <span className={field.label}>{tag.name.charAt(0).toUpperCase() + tag.name.slice(1)}</span>
      <span className={field.choice}>
        <select
          className={field.select}
          value={current}
          disabled={isReadOnly}
          onChange={(event) => changeForm(event.target.value)}
        >
          {tag.branches.includes(current) ? null : (
            <option value={current}>{current === '' ? 'Choose' : current}</option>
          )}
          {tag.branches.map((branch) => (
            <option key={branch} value={branch}>
              {branch.replaceAll('-', ' ')}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={12} className={field.chevron} />
      </span>
    </label>
  );
}
