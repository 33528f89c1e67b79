/** Attacks as a table. Where a die chooses among them its faces are drawn, so that gaps and overlaps are seen. */
import { memo } from 'react';
import { dereference, type SchemaNode } from '../../pack/schema-catalog';
import { joinPointer } from '../workbench/pointer';
import attack from './attack.module.css';
import type { ControlProps } from './control-props';
import { coverage, faces, readRange, toggleFace } from './die-range';
import { useEntryKeys } from './entry-keys';
import { EntryMenu, Grip, moveByKey } from './entry-tools';
import field from './field.module.css';
import { asFields, listFields } from './field-list';
import styles from './form.module.css';
import { useForm, useIsHot, useProblemsAt } from './form-context';
import { ListHead } from './list-head';
import { newEntry } from './new-entry';
import { ObjectFields } from './object-fields';
import { plainWords } from './plain-words';

/** Fields with a column of their own; the rest stands below the row. */
const columns = ['on', 'id', 'name', 'dice', 'range', 'area', 'symbols'] as const;
const skipped: readonly string[] = [...columns];

export function AttackTable({ schema, value, pointer, order, label, isRequired }: ControlProps) {
  const { editor } = useForm();
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = useEntryKeys(list);
  const items = typeof schema.items === 'object' ? schema.items : {};
  const entry = dereference(items);
  const ranges = list.map((each) => asFields(each)['on']).filter((on) => typeof on === 'string');
  const { gaps, overlaps } = coverage(ranges);
  const add = () => {
    if (Array.isArray(value)) editor.insert(pointer, list.length, newEntry(items, list));
    else editor.set(pointer, [newEntry(items, list)], order);
  };
  return (
    <fieldset className={styles.section} data-pointer={pointer} aria-label={label}>
      <ListHead
        label={label}
        size={list.length}
        pointer={pointer}
        schema={schema}
        isRequired={isRequired}
        onAdd={add}
      />
      {list.length === 0 ? null : (
        <div className={attack.table}>
          <div className={attack.head} aria-hidden="true">
            <span />
            <span>On a roll of</span>
            <span>Id</span>
            <span>Name</span>
            <span data-number="">Dice</span>
            <span data-number="">Range</span>
            <span>Hits</span>
            <span>Symbols</span>
            <span />
          </div>
          {list.map((each, index) => (
            <AttackRow key={keys[index]} schema={entry} value={each} all={list} list={pointer} index={index} />
          ))}
        </div>
      )}
      {ranges.length > 0 && (gaps.length > 0 || overlaps.length > 0) ? (
        <p className={field.fault}>
          {gaps.length > 0 ? `No attack on ${gaps.join(', ')}. ` : ''}
          {overlaps.length > 0 ? `More than one attack on ${overlaps.join(', ')}.` : ''}
        </p>
      ) : null}
    </fieldset>
  );
}

interface AttackRowProps {
  schema: SchemaNode;
  value: unknown;
  all: readonly unknown[];
  list: string;
  index: number;
}

const AttackRow = memo(function AttackRow({ schema, value, all, list, index }: AttackRowProps) {
  const { editor, Field } = useForm();
  const place = { list, index, size: all.length };
  const pointer = joinPointer(list, index);
  const fields = asFields(value);
  const { order } = listFields(schema, fields, []);
  const cell = (name: (typeof columns)[number]) => {
    const field = schema.properties?.[name];
    return field === undefined ? null : (
      <Field
        schema={field}
        value={fields[name]}
        pointer={joinPointer(pointer, name)}
        order={order}
        labelAt="none"
        isRequired={(schema.required ?? []).includes(name)}
      />
    );
  };
  return (
    <fieldset
      className={attack.entry}
      data-entry=""
      data-pointer={pointer}
      aria-label={`Attack ${String(fields['id'] ?? index + 1)}`}
      onKeyDown={(event) => moveByKey(editor, place, event)}
    >
      <div className={attack.row}>
        <Grip place={place} />
        <DieFaces value={fields['on']} pointer={joinPointer(pointer, 'on')} order={order} />
        <span>{cell('id')}</span>
        <span>{cell('name')}</span>
        <span className={attack.number}>{cell('dice')}</span>
        <span className={attack.number}>{cell('range')}</span>
        <span>{cell('area')}</span>
        <span>{cell('symbols')}</span>
        <EntryMenu place={place} value={value} all={all} schema={schema} label={String(fields['id'] ?? 'attack')} />
      </div>
      <div className={attack.rest}>
        <ObjectFields schema={schema} value={value} pointer={pointer} skip={skipped} layout="line" offersMore={false} />
      </div>
    </fieldset>
  );
});

function DieFaces({ value, pointer, order }: { value: unknown; pointer: string; order: readonly string[] }) {
  const { editor, isReadOnly } = useForm();
  const text = typeof value === 'string' ? value : '';
  const range = readRange(text);
  const isHot = useIsHot(pointer);
  const problems = useProblemsAt(pointer);
  return (
    <fieldset
      className={attack.faces}
      aria-label="On a roll of"
      data-pointer={pointer}
      data-hot={isHot ? '' : undefined}
      title={plainWords(problems[0]?.message) ?? (text === '' ? 'Chosen by the attacker' : `On ${text}`)}
    >
      {faces.map((face) => {
        const isOn = range !== null && face >= range.from && face <= range.to;
        return (
          <button
            key={face}
            type="button"
            className={attack.face}
            aria-pressed={isOn}
            aria-label={`${face}`}
            disabled={isReadOnly}
            onClick={() => editor.set(pointer, toggleFace(text, face), order)}
          >
            {face}
          </button>
        );
      })}
    </fieldset>
  );
}
