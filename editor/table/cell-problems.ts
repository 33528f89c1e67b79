/** The problems of an item by the cell that shows them; what belongs to no cell that is shown is told at the row itself. */
import type { Problem } from '../../pack/problem';
import { isSameList } from '../forms/form-problems';
import { groupBy } from '../workbench/group-by';
import { isWithin, joinPointer } from '../workbench/pointer';
import type { Column } from './column';

export interface RowProblems {
  all: readonly Problem[];
  byCell: ReadonlyMap<string, readonly Problem[]>;
  ofRow: readonly Problem[];
}

const isShown = ({ severity }: Problem) => severity === 'error' || severity === 'warning';

/** Rows whose problems are the same keep the same object, so that a new report draws only what changed. */
export function problemsByRow(
  problems: readonly Problem[],
  columns: readonly Column[],
  before: { columns: readonly Column[]; rows: ReadonlyMap<string, RowProblems> },
): ReadonlyMap<string, RowProblems> {
  const rows = new Map<string, RowProblems>();
  for (const [file, all] of groupBy(problems.filter(isShown), (problem) => problem.file)) {
    const known = before.columns === columns ? before.rows.get(file) : undefined;
    rows.set(file, known !== undefined && isSameList(known.all, all) ? known : sortIntoCells(all, columns));
  }
  return rows;
}

function sortIntoCells(all: readonly Problem[], columns: readonly Column[]): RowProblems {
  const byCell = new Map<string, Problem[]>();
  const ofRow: Problem[] = [];
  for (const problem of all) {
    const cells = cellsOf(problem, columns);
    if (cells.length === 0) ofRow.push(problem);
    for (const { key } of cells) byCell.set(key, [...(byCell.get(key) ?? []), problem]);
  }
  return { all, byCell, ofRow };
}

/** The narrowest cell around the place; for a place around several cells, all of them. */
function cellsOf({ pointer, key }: Problem, columns: readonly Column[]): readonly Column[] {
  const own = key === undefined ? pointer : joinPointer(pointer, key);
  const around = columns.filter((column) => isWithin(own, column.key));
  const [narrowest] = around.toSorted((a, b) => b.key.length - a.key.length);
  if (narrowest !== undefined) return [narrowest];
  return own === '' ? [] : columns.filter((column) => isWithin(column.key, own));
}
