/** A list of words or of items, as chips. Typing or the picker adds one, Backspace takes the last, Alt and the arrows move one. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { dereference } from '../../pack/schema-catalog';
import { Icon } from '../icons/icon';
import { nameOfFile } from '../workbench/document';
import { joinPointer } from '../workbench/pointer';
import { useStudio } from '../workbench/studio-context';
import { choicesOf } from './choices';
import type { ControlProps } from './control-props';
import { useEntryKeys } from './entry-keys';
import styles from './field.module.css';
import { singular } from './field-list';
import { useProblemNote } from './field-shell';
import { useForm, useProblemsAt } from './form-context';
import { stayFocused } from './stay-focused';
import type { Choice } from './vocabulary';

export function ChipsField({ id, value, pointer, order, schema, label, labelAt }: ControlProps) {
  const { editor, words, vocabulary, picker, isReadOnly } = useForm();
  const studio = useStudio();
  const note = useProblemNote(id, pointer);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = useEntryKeys(list);
  const entry = typeof schema.items === 'object' ? dereference(schema.items) : {};
  const kinds = entry['x-ref'];
  const own = entry['x-vocabulary'];
  const isPicked = kinds !== undefined || own !== undefined || entry.enum !== undefined;
  const one = singular(label).toLowerCase();

  const choices = (): readonly Choice[] => {
    const pack = nameOfFile(editor.file)?.pack ?? '';
    const all = choicesOf(entry, { documents: studio.documents.state().documents, pack, vocabulary });
    return schema.uniqueItems === true ? all.filter((choice) => !list.includes(choice.value)) : all;
  };
  const labelOf = (word: string) => {
    const name = kinds === undefined ? undefined : words.nameOf(kinds, word);
    if (name !== undefined || own === undefined) return name ?? word;
    return vocabulary.choices(own).find((choice) => choice.value === word)?.label ?? word;
  };
  const add = (word: string) => {
    if (word === '' || (schema.uniqueItems === true && list.includes(word))) return;
    if (Array.isArray(value)) editor.insert(pointer, list.length, word);
    else editor.set(pointer, [word], order);
    setTyped('');
    field.current?.focus();
  };
  const open = (text: string) => {
    if (field.current === null || isReadOnly) return;
    picker.open({
      anchor: field.current,
      label: `Add ${one}`,
      choices: choices(),
      value: '',
      typed: text,
      isFree: true,
      pick: add,
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isPicked && typed === '') open('');
    else if (event.key === 'Enter' || (event.key === ',' && !isPicked)) add(typed.trim());
    else if (event.key === 'ArrowDown' && isPicked) open(typed);
    else if (event.key === 'Backspace' && typed === '' && list.length > 0)
      editor.remove(joinPointer(pointer, list.length - 1));
    else return;
    event.preventDefault();
  };

  return (
    <span className={styles.chips}>
      {list.map((each, index) => (
        <Chip
          key={keys[index]}
          label={labelOf(String(each))}
          title={String(each)}
          pointer={joinPointer(pointer, index)}
          onMove={(step) => editor.move(pointer, index, index + step)}
          onRemove={() => editor.remove(joinPointer(pointer, index))}
          isReadOnly={isReadOnly}
        />
      ))}
      {isReadOnly ? null : (
        <input
          ref={field}
          id={id}
          type="text"
          className={styles.chipInput}
          placeholder={labelAt === 'none' ? 'Add' : `Add ${one}`}
          aria-label={labelAt === 'none' ? `Add ${one}` : undefined}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          {...note}
          onChange={(event) => (isPicked ? open(event.target.value) : setTyped(event.target.value))}
          onClick={() => isPicked && open('')}
          onBlur={() => !isPicked && add(typed.trim())}
          onKeyDown={handleKey}
        />
      )}
    </span>
  );
}

export interface ChipProps {
  label: string;
  title: string;
  pointer: string;
  isReadOnly: boolean;
  onMove(step: 1 | -1): void;
  onRemove(): void;
}

export function Chip({ label, title, pointer, isReadOnly, onMove, onRemove }: ChipProps) {
  const problems = useProblemsAt(pointer);
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (event.altKey && step !== 0) stayFocused(() => onMove(step));
    else return;
    event.preventDefault();
  };
  const fault = problems[0]?.message;
  return (
    <span className={styles.chip} data-pointer={pointer} data-severity={problems[0]?.severity} title={fault ?? title}>
      {label}
      {isReadOnly ? null : (
        <button
          type="button"
          className={styles.chipRemove}
          aria-label={`Remove ${label}`}
          onClick={onRemove}
          onKeyDown={handleKey}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  );
}
