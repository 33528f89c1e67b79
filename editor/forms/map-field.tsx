/** Names with values: settings, counters, dice. A name is changed in its place; the values are fields as any other. */
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { dereference, type SchemaNode } from '../../pack/schema-catalog';
import { Icon } from '../icons/icon';
import { IconButton } from '../theme/button';
import { plainest } from '../workbench/item-template';
import { joinPointer } from '../workbench/pointer';
import type { ControlProps } from './control-props';
import entry from './entry.module.css';
import field from './field.module.css';
import { asFields, singular } from './field-list';
import form from './form.module.css';
import { useForm, useProblemsAt } from './form-context';
import { useMapKeyChoices } from './map-keys';
import { RemoveField } from './remove-field';
import { isInline, widgetOf } from './widget';

export function MapField({ schema, value, pointer, label, order, isRequired }: ControlProps) {
  const { isReadOnly } = useForm();
  const entries = Object.entries(asFields(value));
  const inner = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  return (
    <fieldset className={form.section} data-pointer={pointer} aria-label={label}>
      <h2 className={form.head}>
        {label} <span className={form.headCount}>{entries.length}</span>
        <span className={form.headGap} />
        {isRequired ? null : <RemoveField label={label} pointer={pointer} />}
      </h2>
      <div
        className={entry.map}
        style={{ '--map-key': `${keyWidth(entries.map(([name]) => name))}px` } as CSSProperties}
      >
        {entries.map(([name, each]) => (
          <MapEntry
            key={name}
            name={name}
            value={each}
            schema={inner}
            pointer={joinPointer(pointer, name)}
            taken={entries.map(([other]) => other)}
          />
        ))}
        {isReadOnly ? null : (
          <NewName
            schema={schema}
            inner={inner}
            pointer={pointer}
            order={order}
            taken={entries.map(([name]) => name)}
            title={singular(label)}
          />
        )}
      </div>
    </fieldset>
  );
}

/** All names of a map have one width, in pixels: that of the longest, within bounds. */
const keyWidth = (names: readonly string[]): number =>
  Math.min(200, Math.max(112, Math.max(0, ...names.map((name) => name.length)) * 7.5 + 20));

interface MapEntryProps {
  name: string;
  value: unknown;
  schema: SchemaNode;
  pointer: string;
  taken: readonly string[];
}

function MapEntry({ name, value, schema, pointer, taken }: MapEntryProps) {
  const { editor, isReadOnly, Field } = useForm();
  const [typed, setTyped] = useState(name);
  const problems = useProblemsAt(pointer);
  const isTaken = typed !== name && taken.includes(typed);
  const rename = () => {
    if (typed !== '' && typed !== name && !isTaken) editor.rename(pointer, typed);
    else setTyped(name);
  };
  const isFlat = isInline(widgetOf(schema));
  return (
    <div className={entry.mapEntry} data-pointer={isFlat ? undefined : pointer} data-flat={isFlat ? '' : undefined}>
      <input
        type="text"
        className={entry.mapName}
        aria-label={`Name of ${name}`}
        aria-invalid={isTaken || problems.length > 0}
        value={typed}
        title={isTaken ? `There is a ${typed} already.` : typed}
        readOnly={isReadOnly}
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={rename}
        onKeyDown={(event) => event.key === 'Enter' && rename()}
      />
      <div className={entry.mapValue}>
        <Field schema={schema} value={value} pointer={pointer} order={[]} labelAt="none" label={name} isRequired />
      </div>
      {isReadOnly ? null : <IconButton icon="close" label={`Remove ${name}`} onClick={() => editor.remove(pointer)} />}
    </div>
  );
}

interface NewNameProps {
  schema: SchemaNode;
  inner: SchemaNode;
  pointer: string;
  order: readonly string[];
  taken: readonly string[];
  title: string;
}

function NewName({ schema, inner, pointer, taken, title }: NewNameProps) {
  const { editor } = useForm();
  const [typed, setTyped] = useState('');
  const choices = useMapKeyChoices(schema);
  const listId = `${pointer}-names`;
  const pattern = schema.propertyNames?.pattern;
  const fault = taken.includes(typed)
    ? `There is a ${typed} already.`
    : typed !== '' && pattern !== undefined && !new RegExp(pattern).test(typed)
      ? 'Letters, digits and the like only, as in the names around it.'
      : '';
  const add = () => {
    const name = typed.trim();
    if (name === '' || fault !== '') return;
    editor.set(joinPointer(pointer, name), plainest(dereference(inner)));
    editor.show(joinPointer(pointer, name));
    setTyped('');
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={entry.mapAdd}>
      <input
        type="text"
        className={entry.mapNew}
        list={choices.length === 0 ? undefined : listId}
        placeholder={`New ${title.toLowerCase()}`}
        aria-label={`Name of a new ${title.toLowerCase()}`}
        aria-invalid={fault !== ''}
        title={fault}
        value={typed}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKey}
      />
      {choices.length === 0 ? null : (
        <datalist id={listId}>
          {choices
            .filter(({ value }) => !taken.includes(value))
            .map(({ value, label }) => (
              <option key={value} value={value} label={label} />
            ))}
        </datalist>
      )}
      <button type="button" className={form.add} disabled={typed === '' || fault !== ''} onClick={add}>
        <Icon name="plus" size={12} />
        {title}
      </button>
      {fault === '' ? null : <span className={field.fault}>{fault}</span>}
    </div>
  );
}
