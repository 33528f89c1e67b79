/** Shows our Problems in the code: a wave under the characters, a dot in the gutter, a mark in the scroll bar. */
import type { Problem, Severity } from '../../pack/problem';
import { monaco } from './monaco';

const OWNER = 'wardwright';

const severities: Readonly<Record<Severity, monaco.MarkerSeverity>> = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  info: monaco.MarkerSeverity.Info,
  hint: monaco.MarkerSeverity.Hint,
};

export function showMarkers(model: monaco.editor.ITextModel, problems: readonly Problem[]): void {
  const markers = problems.map(
    ({ severity, code, message, hint, line, column, endLine, endColumn }): monaco.editor.IMarkerData => ({
      severity: severities[severity],
      code,
      message: hint === undefined ? message : `${message}\n${hint}`,
      startLineNumber: line,
      startColumn: column,
      endLineNumber: endLine,
      endColumn: Math.max(endColumn, line === endLine ? column + 1 : endColumn),
    }),
  );
  monaco.editor.setModelMarkers(model, OWNER, markers);
}

/** A dot in the gutter of each line that has a problem; the worst of the line gives its colour. */
export function gutterDots(problems: readonly Problem[]): monaco.editor.IModelDeltaDecoration[] {
  const byLine = new Map<number, Problem>();
  for (const problem of problems) {
    if (problem.severity !== 'error' && problem.severity !== 'warning') continue;
    if (byLine.get(problem.line)?.severity !== 'error') byLine.set(problem.line, problem);
  }
  return [...byLine].map(([line, { severity }]) => ({
    range: new monaco.Range(line, 1, line, 1),
    options: { glyphMarginClassName: `wardwright-dot wardwright-dot-${severity}` },
  }));
}

export const isInProblem = (problem: Problem, { lineNumber, column }: monaco.IPosition): boolean =>
  new monaco.Range(problem.line, problem.column, problem.endLine, problem.endColumn).containsPosition({
    lineNumber,
    column,
  });
