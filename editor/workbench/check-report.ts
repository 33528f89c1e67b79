/** What the checks say of the content, and how far they came. Never green while anything is unchecked. */
import type { CheckLayer, Problem, Severity } from '../../pack/problem';

export interface CheckReport {
  problems: readonly Problem[];
  /** Items that were checked. */
  items: number;
  milliseconds: number;
  /** Layers that ran to their end. */
  ran: readonly CheckLayer[];
  /** Layers that were to run and did not. */
  missed: readonly { layer: CheckLayer; reason: string }[];
  /** How many scenarios are being set up: until that is done, the report is without what it finds. */
  due: number;
}

export type CheckState =
  | { phase: 'unchecked'; report: null }
  /** The last report stays until the next one is there. */
  | { phase: 'checking'; report: CheckReport | null }
  | { phase: 'checked'; report: CheckReport; at: number }
  | { phase: 'failed'; report: CheckReport | null; reason: string };

export const severities: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

export const layerWords: Readonly<Record<CheckLayer, string>> = {
  text: 'text',
  schema: 'schema',
  reference: 'references',
  expression: 'expressions',
  board: 'board',
  scenario: 'setup',
};

export type SeverityCounts = Readonly<Record<Severity, number>>;

export function countSeverities(problems: readonly Problem[]): SeverityCounts {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { severity } of problems) counts[severity] += 1;
  return counts;
}

/** The worst severity that an author must see at a glance; info and hint are for the panel. */
export function worstOf(counts: SeverityCounts): { severity: Severity; count: number } | null {
  if (counts.error > 0) return { severity: 'error', count: counts.error };
  if (counts.warning > 0) return { severity: 'warning', count: counts.warning };
  return null;
}

export const problemKey = ({ file, pointer, code, line, column }: Problem): string =>
  `${file}#${pointer}:${code}:${line}:${column}`;

/** Errors first, then by file and place. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const rank = (problem: Problem) => severities.indexOf(problem.severity);
  return [...problems].sort(
    (a, b) =>
      rank(a) - rank(b) || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column),
  );
}

/** Files that do not parse: of these nothing but the syntax was checked. */
export const unreadFiles = ({ problems }: CheckReport): readonly string[] => [
  ...new Set(
    problems.filter(({ layer, severity }) => layer === 'text' && severity === 'error').map(({ file }) => file),
  ),
];
