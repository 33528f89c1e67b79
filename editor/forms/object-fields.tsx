/** The fields of one object: those that fit on lines first, then those that need room, then what could be added and what is not known. */
import { memo } from 'react';
import type { SchemaNode } from '../../pack/schema-catalog';
import { joinPointer } from '../workbench/pointer';
import { AddLine } from './add-line';
import { asFields, type ListedField, listFields } from './field-list';
import styles from './form.module.css';
import { useAddedBelow, useForm } from './form-context';
import { UnknownFields } from './unknown-fields';
import { isInline, widgetOf } from './widget';

export interface ObjectFieldsProps {
  /** A union must have been decided. */
  schema: SchemaNode;
  value: unknown;
  pointer: string;
  /** Fields that somebody else shows. */
  skip?: readonly string[];
  /** `line`: labels at the left, in one flow. `grid`: labels above, in columns. */
  layout: 'line' | 'grid';
  /** Only what fits on lines, or only the rest, where the two stand in different places. */
  part?: 'all' | 'inline' | 'blocks';
  /** Whether what could be added is offered here. */
  offersMore: boolean;
}

const nothing: readonly string[] = [];

export const ObjectFields = memo(function ObjectFields(props: ObjectFieldsProps) {
  const { schema, value, pointer, skip = nothing, layout, part = 'all', offersMore } = props;
  const { Field } = useForm();
  const fields = asFields(value);
  const added = useAddedBelow(pointer);
  const { shown, unused, unknown, order } = listFields(schema, fields, added);
  const mine = shown.filter(({ name }) => !skip.includes(name));
  const fitsLine = (field: ListedField) =>
    isInline(widgetOf(field.schema)) || (layout === 'line' && widgetOf(field.schema) === 'text');
  const inline = part === 'blocks' ? [] : mine.filter(fitsLine);
  const blocks = part === 'inline' ? [] : mine.filter((field) => !fitsLine(field));

  const draw = (field: ListedField, labelAt: 'above' | 'left') => (
    <Field
      key={field.name}
      schema={field.schema}
      value={fields[field.name]}
      pointer={joinPointer(pointer, field.name)}
      order={order}
      labelAt={labelAt}
      isRequired={field.isRequired}
    />
  );
  const more = unused.filter(({ name }) => !skip.includes(name));
  return (
    <>
      {inline.length === 0 ? null : (
        <div className={layout === 'line' ? styles.line : styles.grid}>
          {inline.map((field) => draw(field, layout === 'line' ? 'left' : 'above'))}
        </div>
      )}
      {blocks.map((field) => draw(field, 'above'))}
      {unknown.length === 0 || part === 'inline' ? null : (
        <UnknownFields names={unknown} value={fields} pointer={pointer} />
      )}
      {offersMore && more.length > 0 ? <AddLine fields={more} parent={pointer} order={order} /> : null}
    </>
  );
});
