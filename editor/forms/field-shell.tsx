/** What stands around every control: the label, what the value was when the game began, and the problems of this very place. */
import type { ReactNode } from 'react';
import type { Problem } from '../../pack/problem';
import { Icon } from '../icons/icon';
import { ProblemWords } from '../workbench/problem-words';
import styles from './field.module.css';
import { useIsHot, useProblemsAt, useWas } from './form-context';
import { plainWords } from './plain-words';

export interface FieldShellProps {
  id: string;
  pointer: string;
  label: string;
  labelAt: 'above' | 'left' | 'none';
  description?: string | undefined;
  children: ReactNode;
}

export function FieldShell({ id, pointer, label, labelAt, description, children }: FieldShellProps) {
  const problems = useProblemsAt(pointer);
  const isHot = useIsHot(pointer);
  const was = useWas(pointer);
  const worst = problems.some(({ severity }) => severity === 'error')
    ? 'error'
    : problems.length > 0
      ? 'warning'
      : undefined;
  return (
    <div
      className={styles.field}
      data-label={labelAt}
      data-pointer={pointer}
      data-severity={worst}
      data-hot={isHot ? '' : undefined}
      data-long={problems.some((problem) => !isMissing(problem)) ? '' : undefined}
    >
      <label
        htmlFor={id}
        className={labelAt === 'none' ? 'visually-hidden' : styles.label}
        title={plainWords(description)}
      >
        {label}
        {was === undefined ? null : <span className={styles.was}> was {String(was)}</span>}
      </label>
      {children}
      {problems.length === 0 ? null : (
        <div id={`${id}-problems`} className={styles.problems}>
          {problems.map((problem) => (
            <p key={`${problem.code}:${problem.column}`} className={styles.problem} data-severity={problem.severity}>
              <Icon name={problem.severity === 'error' ? 'error' : 'warning'} size={14} />
              <span>
                <FieldProblem problem={problem} />
              </span>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

const isMissing = ({ code }: Problem) => code === 'schema-missing-field';

/** Under the field itself its name need not be said again. */
function FieldProblem({ problem }: { problem: Problem }) {
  if (isMissing(problem)) return 'Needs a value.';
  return <ProblemWords message={problem.message} hint={problem.hint} />;
}

/** What a control tells those who listen of the problems under it. */
export function useProblemNote(id: string, pointer: string) {
  const problems = useProblemsAt(pointer);
  if (problems.length === 0) return {};
  return {
    'aria-invalid': problems.some(({ severity }) => severity === 'error'),
    'aria-describedby': `${id}-problems`,
  };
}
