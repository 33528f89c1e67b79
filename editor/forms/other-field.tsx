/** What is drawn rather than typed, and values that the form has no control for: said in a line, with the way to the code. */

import { countOf } from '../workbench/kind-words';
import { useStudio } from '../workbench/studio-context';
import type { ControlProps } from './control-props';
import styles from './form.module.css';
import { useForm, useProblemsBelow } from './form-context';

export function OtherField({ label, value, pointer }: ControlProps) {
  const studio = useStudio();
  const { editor } = useForm();
  const problems = useProblemsBelow(pointer);
  return (
    <div className={styles.other} data-pointer={pointer}>
      <strong>{label}</strong>
      <span>{summaryOf(value)}</span>
      {problems === 0 ? null : <span className={styles.otherFault}>{countOf(problems, 'problem')}</span>}
      <button
        type="button"
        className={styles.add}
        onClick={() => studio.openFile(editor.file, { view: 'code', at: pointer })}
      >
        Edit in code
      </button>
    </div>
  );
}

function summaryOf(value: unknown): string {
  if (value === undefined) return 'not set';
  if (Array.isArray(value)) return countOf(value.length, 'entry', 'entries');
  if (typeof value === 'object' && value !== null) return countOf(Object.keys(value).length, 'field');
  return String(value);
}
