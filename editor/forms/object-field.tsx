/** A small object inside another, such as a cost or a limit: its label, then its fields on one line. */
import type { ControlProps } from './control-props';
import styles from './form.module.css';
import { ObjectFields } from './object-fields';
import { RemoveField } from './remove-field';

export function ObjectField({ schema, value, pointer, label, isRequired }: ControlProps) {
  return (
    <fieldset className={styles.object} data-pointer={pointer}>
      <legend className={styles.objectTitle}>{label}</legend>
      <div className={styles.objectBody}>
        <ObjectFields schema={schema} value={value} pointer={pointer} layout="line" offersMore />
      </div>
      {isRequired ? null : <RemoveField label={label} pointer={pointer} />}
    </fieldset>
  );
}
