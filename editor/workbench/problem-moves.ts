/** Walks through problems and applies their fixes. What the keys F8 and Alt Enter do, wherever the focus is. */
import type { Problem } from '../../pack/problem';
import { problemKey } from './check-report';
import { offsetAt } from './json-text';
import type { Studio } from './studio';

export type ProblemFilter = 'all' | 'file';

export const shownProblems = (
  problems: readonly Problem[],
  filter: ProblemFilter,
  tab: string | null,
): readonly Problem[] =>
  // A tab is a file, or the folder of a kind, whose name ends with a slash.
  filter === 'file' && tab !== null ? problems.filter(({ file }) => file === tab || isIn(tab, file)) : problems;

const isIn = (folder: string, file: string) => folder.endsWith('/') && file.startsWith(folder);

export function stepProblem(studio: Studio, problems: readonly Problem[], step: 1 | -1): void {
  if (problems.length === 0) return;
  const chosen = studio.chosenProblem.get();
  const at = problems.findIndex((problem) => problemKey(problem) === chosen);
  const from = at === -1 && step === -1 ? 0 : at;
  const next = problems[(from + step + problems.length) % problems.length];
  if (next !== undefined) studio.showProblem(next);
}

/** Replaces the underlined text; nothing happens if it has changed since the check. */
export function applyFix(studio: Studio, problem: Problem): void {
  const document = studio.documents.get(problem.file);
  if (document === undefined || problem.fix === undefined) return;
  const start = offsetAt(document.text, problem.line, problem.column);
  const end = offsetAt(document.text, problem.endLine, problem.endColumn);
  if (start === -1 || end === -1 || end < start) return;
  studio.documents.setText(
    problem.file,
    document.text.slice(0, start) + problem.fix.text + document.text.slice(end),
    'fix',
  );
}
