/** Yes or no. Unticked it goes from the text, for what is absent is no; ticked again it is there. */
import type { ControlProps } from './control-props';
import styles from './field.module.css';
import { useProblemNote } from './field-shell';
import { useForm } from './form-context';

export function FlagField({ id, value, pointer, order, isRequired }: ControlProps) {
  const { editor, isReadOnly } = useForm();
  const note = useProblemNote(id, pointer);
  const take = (isOn: boolean) => (isOn || isRequired ? editor.set(pointer, isOn, order) : editor.clear(pointer));
  return (
    <input
      id={id}
      type="checkbox"
      className={styles.flag}
      checked={value === true}
      disabled={isReadOnly}
      {...note}
      onChange={(event) => take(event.target.checked)}
    />
  );
}
