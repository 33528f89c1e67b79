/** Parts that are told by a sentence: triggers, modifiers, permits, objectives. Folded, an entry is one line; open, its sentence comes first. */
import { memo, type ReactNode, useMemo, useState } from 'react';
import { decide, dereference, type SchemaNode } from '../../pack/schema-catalog';
import { Icon } from '../icons/icon';
import { countOf } from '../workbench/kind-words';
import { useWatchedPart } from '../workbench/observable';
import { isWithin, joinPointer } from '../workbench/pointer';
import type { ControlProps } from './control-props';
import entry from './entry.module.css';
import { useEntryKeys } from './entry-keys';
import { EntryMenu, Grip, moveByKey } from './entry-tools';
import { asFields, singular } from './field-list';
import form from './form.module.css';
import { useForm, useProblemsBelow } from './form-context';
import { ListHead } from './list-head';
import { newEntry } from './new-entry';
import { ObjectFields } from './object-fields';
import { plainSentence, sentenceOf } from './sentence';
import { SentenceLine } from './sentence-line';

/** With so few entries the first one is open. */
const FEW = 3;

export function EntryList({ schema, value, pointer, order, label, isRequired }: ControlProps) {
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
        keys={pointer === '/triggers' ? 'Alt T' : ''}
        onAdd={add}
      />
      <div className={entry.entries}>
        {list.map((each, index) => (
          <Entry
            key={keys[index]}
            schema={dereference(items)}
            value={each}
            all={list}
            list={pointer}
            index={index}
            size={list.length}
            startsOpen={index === 0 && list.length <= FEW}
            title={singular(label)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface EntryProps {
  schema: SchemaNode;
  value: unknown;
  all: readonly unknown[];
  list: string;
  index: number;
  size: number;
  startsOpen: boolean;
  title: string;
}

const Entry = memo(function Entry({ schema, value, all, list, index, size, startsOpen, title }: EntryProps) {
  const { editor, words } = useForm();
  const place = { list, index, size };
  const pointer = joinPointer(list, index);
  const [isOpen, setOpen] = useState(startsOpen);
  const branch = decide(schema, value);
  const fields = asFields(value);
  const problems = useProblemsBelow(pointer);
  const pieces = useMemo(() => sentenceOf(branch, value, pointer, words), [branch, value, pointer, words]);
  // A place inside that must be seen opens the entry, once for each time it is asked for.
  const asked = useWatchedPart(editor.reveal, ({ pointer: wanted, count }) =>
    wanted !== pointer && isWithin(wanted, pointer) ? count : 0,
  );
  const [answered, setAnswered] = useState(0);
  if (asked !== answered) {
    setAnswered(asked);
    if (asked !== 0) setOpen(true);
  }
  // A step of the setup has no id as a rule: the step that it belongs to is what an author looks for.
  const step = branch.properties?.['step'];
  const id = fields['id'] ?? fields['item'];
  const word = words.wordOf(step?.['x-vocabulary'] ?? '', String(fields['step'] ?? ''));
  const name = String(id ?? word ?? title);

  return (
    <fieldset
      className={entry.entry}
      data-entry=""
      data-pointer={pointer}
      aria-label={`${title} ${name}`}
      onKeyDown={(event) => moveByKey(editor, place, event)}
    >
      <div className={entry.head}>
        <Grip place={place} />
        <button type="button" className={entry.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          {id === undefined ? <strong>{name}</strong> : <code>{name}</code>}
          <EntryChip fields={fields} />
          {isOpen || pieces === null ? null : <span className={entry.said}>{plainSentence(pieces)}</span>}
        </button>
        {problems === 0 ? null : (
          <span className={entry.problems}>
            <Icon name="error" />
            {countOf(problems, 'problem')}
          </span>
        )}
        <EntryMenu place={place} value={value} all={all} label={name} />
      </div>
      {isOpen ? (
        <div className={entry.body}>
          {pieces === null ? null : <SentenceLine pieces={pieces} />}
          <ObjectFields schema={branch} value={value} pointer={pointer} layout="line" offersMore />
        </div>
      ) : null}
    </fieldset>
  );
});

/** "after damage": what a trigger waits for, at a glance. */
function EntryChip({ fields }: { fields: Readonly<Record<string, unknown>> }): ReactNode {
  const { when, timing } = fields;
  if (typeof when !== 'string' || when === '') return null;
  return <span className={entry.tag}>{`${typeof timing === 'string' ? timing : 'after'} ${when}`}</span>;
}
