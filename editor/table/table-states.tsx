/** A table without rows, and a kind without a table: what it is, and what to do. */
import { Button } from '../theme/button';
import { folderOfKind } from '../workbench/document';
import { manyOfKind, oneOfKind } from '../workbench/kind-words';
import states from '../workbench/states.module.css';
import { useStudio } from '../workbench/studio-context';

export interface NoRowsProps {
  kind: string;
  filter: string;
  /** How many there are without the filter. */
  all: number;
  onAll(): void;
}

export function NoRows({ kind, filter, all, onAll }: NoRowsProps) {
  const studio = useStudio();
  const many = manyOfKind(kind).toLowerCase();
  return (
    <div className={states.notice} role="status">
      <strong>
        {all === 0 ? `There are no ${many} yet` : filter === '' ? 'No row has a problem' : `No row fits “${filter}”`}
      </strong>
      <p>
        {all === 0
          ? `Each ${oneOfKind(kind).toLowerCase()} will be a row, and each of its fields a column.`
          : `A word must stand in the row; a column’s name with : = < > asks of that column.`}
      </p>
      <div className={states.actions}>
        {all === 0 ? (
          <Button look="line" icon="plus" keys="Alt N" onClick={() => studio.newItem()}>
            New {oneOfKind(kind).toLowerCase()}
          </Button>
        ) : (
          <Button look="line" keys="Esc" onClick={onAll}>{`Show all ${all}`}</Button>
        )}
      </div>
    </div>
  );
}

export function NoTable({ pack, kind, system }: { pack: string; kind: string; system: string }) {
  const studio = useStudio();
  return (
    <div className={states.notice} role="status" style={{ background: 'var(--surface)' }}>
      <strong>There is no table of “{kind}”</strong>
      <p>
        {system === ''
          ? `The file of the pack ${pack} names no system, so nothing is known of its kinds.`
          : `The system ${system} has no kind “${kind}”. The kinds that it has stand in the tree.`}
      </p>
      <div className={states.actions}>
        <Button onClick={() => studio.closeTab(folderOfKind({ pack, kind }))}>Close the tab</Button>
      </div>
    </div>
  );
}
