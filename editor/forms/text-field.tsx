/** Words for the players (as many lines as they need), and single words such as names of bindings. An emptied field goes from the text. */
import type { ControlProps } from './control-props';
import styles from './field.module.css';
import { useProblemNote } from './field-shell';
import { useForm } from './form-context';

function useTextEdit({ pointer, order }: ControlProps) {
  const { editor } = useForm();
  return (text: string) => (text === '' ? editor.clear(pointer) : editor.set(pointer, text, order));
}

export function TextField(props: ControlProps) {
  const { id, value, pointer } = props;
  const { isReadOnly } = useForm();
  const edit = useTextEdit(props);
  const note = useProblemNote(id, pointer);
  const isName = pointer.endsWith('/name');
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  return (
    <div
      className={styles.grown}
      data-wide={isName ? undefined : ''}
      data-grow={isName ? '' : undefined}
      data-text={`${text} `}
    >
      <textarea
        id={id}
        rows={1}
        className={styles.text}
        value={text}
        readOnly={isReadOnly}
        {...note}
        onChange={(event) => edit(event.target.value)}
      />
    </div>
  );
}

export function WordField(props: ControlProps) {
  const { id, value, pointer } = props;
  const { isReadOnly } = useForm();
  const edit = useTextEdit(props);
  const note = useProblemNote(id, pointer);
  const text = value === undefined ? '' : String(value);
  return (
    <input
      id={id}
      type="text"
      className={styles.word}
      size={Math.max(10, text.length + 1)}
      value={text}
      readOnly={isReadOnly}
      autoComplete="off"
      spellCheck={false}
      {...note}
      onChange={(event) => edit(event.target.value)}
    />
  );
}
