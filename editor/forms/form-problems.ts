/** The problems of one item by place, for its fields. Lists that stay equal stay the same, so that a new report draws only what changed. */
import type { Problem } from '../../pack/problem';
import { joinPointer } from '../workbench/pointer';
import type { ProblemsByPlace } from './form-context';

const none: readonly Problem[] = [];

export const isSameList = (a: readonly Problem[], b: readonly Problem[]) =>
  a.length === b.length &&
  a.every((problem, index) => {
    const other = b[index];
    return (
      other !== undefined &&
      problem.code === other.code &&
      problem.message === other.message &&
      problem.column === other.column &&
      problem.line === other.line
    );
  });

export function problemsByPlace(problems: readonly Problem[], before: ProblemsByPlace | null): ProblemsByPlace {
  const lists = new Map<string, Problem[]>();
  const counts = new Map<string, number>();
  for (const problem of problems) {
    if (problem.severity !== 'error' && problem.severity !== 'warning') continue;
    // A field that is missing or should not be there is shown all the same: it tells its problem itself.
    const own = problem.key === undefined ? problem.pointer : joinPointer(problem.pointer, problem.key);
    const list = lists.get(own);
    if (list === undefined) lists.set(own, [problem]);
    else list.push(problem);
    for (let place = own; ; place = place.slice(0, place.lastIndexOf('/'))) {
      counts.set(place, (counts.get(place) ?? 0) + 1);
      if (place === '') break;
    }
  }
  const shared = new Map<string, readonly Problem[]>();
  for (const [pointer, list] of lists) {
    const old = before?.at(pointer) ?? none;
    shared.set(pointer, isSameList(old, list) ? old : list);
  }
  return {
    at: (pointer) => shared.get(pointer) ?? none,
    below: (pointer) => counts.get(pointer) ?? 0,
  };
}
