/** The line under a table: what the active cell is, and what the checks say of it, so that nothing is told by pointing alone. */
import { useEffect } from 'react';
import { plainWords } from '../forms/plain-words';
import { Icon } from '../icons/icon';
import { Button } from '../theme/button';
import { problemKey } from '../workbench/check-report';
import { applyFix } from '../workbench/problem-moves';
import { ProblemWords } from '../workbench/problem-words';
import { useStudio } from '../workbench/studio-context';
import type { RowProblems } from './cell-problems';
import type { Column } from './column';
import type { Row } from './row';
import styles from './table.module.css';

export interface CellLineProps {
  row: Row | undefined;
  column: Column | undefined;
  problems: ReadonlyMap<string, RowProblems>;
  /** The name of the pack that the row is from, if it is another than the table's; else ''. */
  owner: string;
}

export function CellLine({ row, column, problems, owner }: CellLineProps) {
  const studio = useStudio();
  const ofRow = problems.get(row?.file ?? '');
  const problem = ofRow?.byCell.get(column?.key ?? '')?.[0] ?? ofRow?.ofRow[0];

  // The problem of the active cell is the chosen one, so that Alt Enter mends it.
  useEffect(() => {
    if (problem !== undefined) studio.chosenProblem.set(problemKey(problem));
  }, [studio, problem]);

  return (
    <div className={styles.line}>
      <strong>{column?.title ?? ''}</strong>
      {problem === undefined ? (
        <span className={styles.lineWords}>
          {owner === '' ? plainWords(column?.description ?? '') : `From ${owner}, whose own table edits it.`}
        </span>
      ) : (
        <>
          <span className={styles.lineWords} data-severity={problem.severity} role="status">
            <Icon name={problem.severity === 'error' ? 'error' : 'warning'} size={14} />
            <span>
              <ProblemWords message={problem.message} hint={problem.hint} />
            </span>
          </span>
          {problem.fix === undefined ? null : (
            <Button
              size="small"
              look="line"
              keys="Alt Enter"
              title={problem.fix.title}
              onClick={() => applyFix(studio, problem)}
            >
              Replace
            </Button>
          )}
        </>
      )}
    </div>
  );
}
