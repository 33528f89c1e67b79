/** The report for people: each problem with the line it stands in, and a summary. Coloured only when somebody looks. */
import type { Problem, Severity } from '../pack/problem';
import type { Report } from './report';

/** Codes of the terminal. */
const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 };
type Style = keyof typeof STYLES;
type Paint = (style: Style, text: string) => string;

const COLOURS: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'blue', hint: 'cyan' };
const WORDS: Readonly<Record<Severity, readonly [string, string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  info: ['note', 'notes'],
  hint: ['hint', 'hints'],
};
/** A longer line is cut to a window around the place. */
const WIDTH = 100;

export function reportText(report: Report, isWatched: boolean): string {
  const paint: Paint = (style, text) => (isWatched ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text);
  const blocks = report.problems.map((problem) => block(problem, report, paint));
  return [...blocks, summary(report, paint)].join('\n');
}

function block(problem: Problem, report: Report, paint: Paint): string {
  const { file, line, column, severity, message, code, hint } = problem;
  const place = `${paint('bold', file)}:${line}:${column}`;
  const head = `${place}  ${paint(COLOURS[severity], WORDS[severity][0])}  ${message}  ${paint('dim', code)}`;
  const advice = hint === undefined ? [] : [`  ${hint}`];
  return `${[head, ...frame(problem, report.lineOf(file, line), paint), ...advice].join('\n')}\n`;
}

/** The line, and marks under the place. */
function frame(problem: Problem, written: string | undefined, paint: Paint): string[] {
  if (written === undefined || written.trim() === '') return [];
  const { line, column, endLine, endColumn, severity } = problem;
  const from = Math.max(0, Math.min(column - 1 - WIDTH / 2, written.length - WIDTH));
  const shown = written.slice(from, from + WIDTH).replaceAll('\t', ' ');
  const start = column - 1 - from;
  const end = Math.min(endLine === line ? endColumn - 1 - from : shown.length, shown.length);
  const bar = paint('dim', '|');
  const marks = paint(COLOURS[severity], '^'.repeat(Math.max(1, end - start)));
  const margin = ' '.repeat(String(line).length);
  return [`  ${paint('dim', String(line))} ${bar} ${shown}`, `  ${margin} ${bar} ${' '.repeat(start)}${marks}`];
}

function summary({ checked, problems, missed }: Report, paint: Paint): string {
  const counts = Object.entries(checked).map(([kind, count]) => `  ${String(count).padStart(5)} ${kind}`);
  const total = Object.values(checked).reduce((sum, count) => sum + count, 0);
  const found = (Object.keys(WORDS) as Severity[]).flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    const [one, many] = WORDS[severity];
    return count === 0 ? [] : [paint(COLOURS[severity], `${count} ${count === 1 ? one : many}`)];
  });
  if (total === 0 && found.length === 0) return 'There is nothing to check yet: no pack is in this folder.\n';
  const unchecked = missed.map((reason) => paint('yellow', `Not checked: ${reason}.`));
  const verdict = found.length === 0 ? paint('green', 'No problems.') : `Found ${found.join(', ')}.`;
  return `${[`Checked ${total} ${total === 1 ? 'item' : 'items'}:`, ...counts, ...unchecked, verdict].join('\n')}\n`;
}
