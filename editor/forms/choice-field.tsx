/** One of a few fixed words. A value that is none of them is shown as it is, marked, until another is chosen. */
import { Icon } from '../icons/icon';
import { spokenChoice } from './choices';
import type { ControlProps } from './control-props';
import styles from './field.module.css';
import { useProblemNote } from './field-shell';
import { useForm } from './form-context';

export function ChoiceField({ id, value, pointer, order, schema, isRequired, labelAt }: ControlProps) {
  const { editor, isReadOnly } = useForm();
  const note = useProblemNote(id, pointer);
  const words = (schema.enum ?? []).filter((word) => word !== null);
  const text = value === undefined ? '' : String(value);
  const isKnown = text === '' || words.some((word) => String(word) === text);
  const take = (chosen: string) => {
    const word = words.find((each) => String(each) === chosen);
    if (word === undefined) editor.clear(pointer);
    else editor.set(pointer, word, order);
  };
  return (
    <span className={styles.choice}>
      <select
        className={styles.select}
        id={id}
        value={text}
        disabled={isReadOnly}
        {...note}
        data-empty={text === '' ? '' : undefined}
        onChange={(event) => take(event.target.value)}
      >
        {isRequired && text !== '' ? null : <option value="">{labelAt === 'left' ? 'none' : '–'}</option>}
        {isKnown ? null : <option value={text}>{text}</option>}
        {words.map((word) => (
          <option key={String(word)} value={String(word)}>
            {spokenChoice(word)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={12} className={styles.chevron} />
    </span>
  );
}
