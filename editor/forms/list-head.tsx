/** The head of a list: its name, how many it has, and the button that adds one. An empty list says what belongs in it. */
import type { SchemaNode } from '../../pack/schema-catalog';
import { Button } from '../theme/button';
import { ProblemWords } from '../workbench/problem-words';
import field from './field.module.css';
import { singular } from './field-list';
import form from './form.module.css';
import { useForm, useProblemsAt } from './form-context';
import { plainWords } from './plain-words';
import { RemoveField } from './remove-field';

export interface ListHeadProps {
  label: string;
  size: number;
  pointer: string;
  schema: SchemaNode;
  isRequired: boolean;
  keys?: string;
  onAdd(): void;
}

export function ListHead({ label, size, pointer, schema, isRequired, keys = '', onAdd }: ListHeadProps) {
  const { isReadOnly } = useForm();
  const problems = useProblemsAt(pointer);
  return (
    <>
      <h2 className={form.head} title={plainWords(schema.description)}>
        {label} <span className={form.headCount}>{size}</span>
        <span className={form.headGap} />
        {isRequired || size > 0 ? null : <RemoveField label={label} pointer={pointer} />}
        {isReadOnly ? null : (
          <Button
            size="small"
            look="accent"
            icon="plus"
            data-add={pointer}
            {...(keys === '' ? {} : { keys })}
            onClick={onAdd}
          >
            {singular(label)}
          </Button>
        )}
      </h2>
      {problems.map((problem) => (
        <p key={problem.code} className={field.fault}>
          <span>
            <ProblemWords message={problem.message} hint={problem.hint} />
          </span>
        </p>
      ))}
      {size === 0 ? <p className={form.none}>{schema.description ?? 'Nothing yet.'}</p> : null}
    </>
  );
}
