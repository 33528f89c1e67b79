/**
 * An expression, in the code's face, with what is wrong underlined at the very characters. A plain number or yes and no are stored as such. It
 * grows with its text and never scrolls sideways.
 */
import { type CSSProperties, useMemo } from 'react';
import type { Problem } from '../../pack/problem';
import type { ControlProps } from './control-props';
import styles from './field.module.css';
import { useProblemNote } from './field-shell';
import { useForm, useProblemsAt } from './form-context';
import { paintExpression } from './paint-expression';
import { expressionTyped } from './typed-value';
import { useDraft } from './use-draft';

export function ExpressionField({ id, value, pointer, order, schema }: ControlProps) {
  const { editor, isReadOnly, rangeIn } = useForm();
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const stored = value === undefined ? '' : String(value);
  const draft = useDraft(stored);
  const problems = useProblemsAt(pointer);
  const note = useProblemNote(id, pointer);
  const isWide = schema['x-expression']?.returns === 'bool';
  const isLong = !/^-?\d{0,6}$/.test(draft.text.trim());

  const take = (text: string) => {
    draft.setText(text);
    if (text === '') editor.clear(pointer);
    else editor.set(pointer, expressionTyped(text, types), order);
  };

  const pieces = useMemo(() => {
    const faults = problems.map((problem: Problem) => rangeIn(pointer, problem)).filter((range) => range !== null);
    return paintExpression(draft.text, faults);
  }, [draft.text, problems, pointer, rangeIn]);

  return (
    <span
      className={styles.expression}
      data-wide={isWide ? '' : undefined}
      data-row={isLong ? '' : undefined}
      style={
        {
          '--expression-width': `max(${schema['x-expression']?.returns === 'int' ? 48 : 96}px, ${Math.min(64, draft.text.length + 3)}ch)`,
        } as CSSProperties
      }
    >
      <span className={styles.paint} aria-hidden="true">
        {pieces.map(({ text, tone, isFault, at }) => (
          <span key={at} data-tone={tone} data-fault={isFault ? '' : undefined}>
            {text}
          </span>
        ))}{' '}
      </span>
      <textarea
        className={styles.typed}
        id={id}
        rows={1}
        cols={1}
        value={draft.text}
        readOnly={isReadOnly}
        spellCheck={false}
        autoComplete="off"
        {...note}
        onChange={(event) => take(event.target.value.replaceAll('\n', ' '))}
      />
    </span>
  );
}
