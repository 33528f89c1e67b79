/** Small things, one on each line: the cards of a deck, the pieces of a bag, the spaces of a track. */
import { memo } from 'react';
import { decide, dereference, type SchemaNode } from '../../pack/schema-catalog';
import { joinPointer } from '../workbench/pointer';
import type { ControlProps } from './control-props';
import entry from './entry.module.css';
import { useEntryKeys } from './entry-keys';
import { EntryMenu, Grip, moveByKey } from './entry-tools';
import { singular } from './field-list';
import form from './form.module.css';
import { useForm } from './form-context';
import { ListHead } from './list-head';
import { newEntry } from './new-entry';
import { ObjectFields } from './object-fields';

export function RowList({ schema, value, pointer, order, label, isRequired }: ControlProps) {
  const { editor } = useForm();
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = useEntryKeys(list);
  const items = typeof schema.items === 'object' ? schema.items : {};
  const add = () => {
    if (Array.isArray(value)) editor.insert(pointer, list.length, newEntry(items, list));
    else {
      editor.set(pointer, [newEntry(items, list)], order);
      editor.show(joinPointer(pointer, 0));
    }
  };
  return (
    <fieldset className={form.section} data-pointer={pointer} aria-label={label}>
      <ListHead
        label={label}
        size={list.length}
        pointer={pointer}
        schema={schema}
        isRequired={isRequired}
        onAdd={add}
      />
      <div className={entry.rows}>
        {list.map((each, index) => (
          <Row
            key={keys[index]}
            schema={dereference(items)}
            value={each}
            all={list}
            list={pointer}
            index={index}
            title={singular(label)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface RowProps {
  schema: SchemaNode;
  value: unknown;
  all: readonly unknown[];
  list: string;
  index: number;
  title: string;
}

const Row = memo(function Row({ schema, value, all, list, index, title }: RowProps) {
  const { editor } = useForm();
  const place = { list, index, size: all.length };
  const branch = decide(schema, value);
  const pointer = joinPointer(list, index);
  return (
    <fieldset
      className={entry.row}
      data-entry=""
      data-pointer={pointer}
      aria-label={`${title} ${index + 1}`}
      onKeyDown={(event) => moveByKey(editor, place, event)}
    >
      <Grip place={place} />
      <div className={entry.rowFields}>
        <ObjectFields schema={branch} value={value} pointer={pointer} layout="line" offersMore={false} />
      </div>
      <EntryMenu place={place} value={value} all={all} schema={branch} label={`${title.toLowerCase()} ${index + 1}`} />
    </fieldset>
  );
});
