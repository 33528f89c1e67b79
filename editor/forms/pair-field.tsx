/** Two numbers side by side, such as column and row. */
import type { ControlProps } from './control-props';
import styles from './field.module.css';
import { useForm } from './form-context';
import { useDraft } from './use-draft';

export function PairField({ id, value, pointer, order, label }: ControlProps) {
  const { editor, isReadOnly } = useForm();
  const pair: readonly unknown[] = Array.isArray(value) ? value : [0, 0];
  const take = (index: number, next: number) =>
    editor.set(
      pointer,
      [0, 1].map((each) => (each === index ? next : (pair[each] ?? 0))),
      order,
    );
  return (
    <span className={styles.pair}>
      {[0, 1].map((index) => (
        <Half
          key={index}
          id={index === 0 ? id : `${id}-2`}
          label={`${label}, ${index === 0 ? 'first' : 'second'}`}
          value={pair[index]}
          isReadOnly={isReadOnly}
          onTake={(next) => take(index, next)}
        />
      ))}
    </span>
  );
}

interface HalfProps {
  id: string;
  label: string;
  value: unknown;
  isReadOnly: boolean;
  onTake(next: number): void;
}

function Half({ id, label, value, isReadOnly, onTake }: HalfProps) {
  const draft = useDraft(String(value ?? ''));
  return (
    <input
      id={id}
      type="text"
      inputMode="numeric"
      aria-label={label}
      className={styles.number}
      value={draft.text}
      readOnly={isReadOnly}
      onChange={(event) => {
        draft.setText(event.target.value);
        if (/^-?\d+$/.test(event.target.value)) onTake(Number(event.target.value));
      }}
    />
  );
}
