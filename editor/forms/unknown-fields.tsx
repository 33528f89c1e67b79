/** Fields that the schema does not know. They are shown as they stand, never lost, and can be taken away. */
import { Button, IconButton } from '../theme/button';
import { joinPointer } from '../workbench/pointer';
import { applyFix } from '../workbench/problem-moves';
import { ProblemWords } from '../workbench/problem-words';
import { useStudio } from '../workbench/studio-context';
import styles from './form.module.css';
import { useForm, useProblemsAt } from './form-context';

export interface UnknownFieldsProps {
  names: readonly string[];
  value: Readonly<Record<string, unknown>>;
  pointer: string;
}

export function UnknownFields({ names, value, pointer }: UnknownFieldsProps) {
  return (
    <div className={styles.unknown}>
      {names.map((name) => (
        <UnknownField key={name} name={name} value={value[name]} pointer={joinPointer(pointer, name)} />
      ))}
    </div>
  );
}

const MAX_SHOWN = 80;

function UnknownField({ name, value, pointer }: { name: string; value: unknown; pointer: string }) {
  const { editor, isReadOnly } = useForm();
  const studio = useStudio();
  const [problem] = useProblemsAt(pointer);
  const text = JSON.stringify(value) ?? '';
  return (
    <div className={styles.unknownField} data-pointer={pointer} data-severity={problem?.severity} tabIndex={-1}>
      <code>{name}</code>
      <code title={text}>{text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}</code>
      <span className={styles.unknownNote}>
        {problem === undefined ? (
          'The schema does not know this field. It is kept as it is.'
        ) : (
          <ProblemWords message={problem.message} hint={problem.hint} />
        )}
      </span>
      {isReadOnly || problem?.fix === undefined ? null : (
        <Button size="small" look="line" onClick={() => applyFix(studio, problem)}>
          <ProblemWords message={problem.fix.title} />
        </Button>
      )}
      {isReadOnly ? null : <IconButton icon="trash" label={`Remove ${name}`} onClick={() => editor.remove(pointer)} />}
    </div>
  );
}
