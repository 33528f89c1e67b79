/** The report for programs. Ends of ranges and layers are left out: the form is fixed. */
import type { Report } from './report';

export function reportJson({ checked, problems }: Report): string {
  const told = problems.map(({ code, severity, file, line, column, pointer, message, hint }) => ({
    code,
    severity,
    file,
    line,
    column,
    pointer,
    message,
    ...(hint === undefined ? {} : { hint }),
  }));
  return `${JSON.stringify({ checked, problems: told }, null, 2)}\n`;
}
