/** A number. It is stored as a number or not at all: cleared, its field goes from the text; half typed, it waits. Arrow keys step it. */
import type { KeyboardEvent } from 'react';
import type { ControlProps } from './control-props';
import styles from './field.module.css';
import { useProblemNote } from './field-shell';
import { useForm } from './form-context';
import { numberTyped } from './typed-value';
import { useDraft } from './use-draft';

export function NumberField({ id, value, pointer, order, schema }: ControlProps) {
  const { editor, isReadOnly } = useForm();
  const stored = value === undefined ? '' : String(value);
  const draft = useDraft(stored);
  const note = useProblemNote(id, pointer);
  const isHalf = draft.text !== '' && numberTyped(draft.text) === null;

  const take = (text: string) => {
    draft.setText(text);
    const typed = numberTyped(text);
    if (text.trim() === '') editor.clear(pointer);
    else if (typed !== null) editor.set(pointer, typed, order);
  };

  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0 || event.altKey || isReadOnly) return;
    event.preventDefault();
    const now = numberTyped(draft.text) ?? 0;
    const next = Math.min(
      schema.maximum ?? Number.MAX_SAFE_INTEGER,
      Math.max(schema.minimum ?? Number.MIN_SAFE_INTEGER, now + by),
    );
    take(String(next));
  };

  return (
    <input
      id={id}
      type="text"
      inputMode="numeric"
      className={styles.number}
      value={draft.text}
      readOnly={isReadOnly}
      autoComplete="off"
      {...note}
      aria-invalid={isHalf || note['aria-invalid'] === true}
      onChange={(event) => take(event.target.value)}
      onKeyDown={step}
    />
  );
}
