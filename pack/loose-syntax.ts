/** Comments and trailing commas: read and kept, but not every tool takes them. Told once a file for each sort. */
import { visit } from 'jsonc-parser';
import { type ParsedFile, problemIn } from './parsed-file';
import type { Problem } from './problem';

const HINT = 'Wardwright reads and keeps it; other programs may refuse the file.';

export function looseSyntax(file: ParsedFile): Problem[] {
  const { text } = file.source;
  if (!/\/\/|\/\*|,\s*[}\]]/.test(text)) return [];
  const found = new Map<string, Problem>();
  const inform = (code: string, message: string, start: number, length: number) => {
    if (found.has(code)) return;
    found.set(
      code,
      problemIn(file, 'text', start, start + length, '', { code, severity: 'info', message, hint: HINT }),
    );
  };
  let comma: number | undefined;
  const goOn = () => {
    comma = undefined;
  };
  const close = () => {
    if (comma !== undefined) inform('text-trailing-comma', 'A comma stands after the last entry.', comma, 1);
    comma = undefined;
  };
  visit(
    text,
    {
      onComment: (offset, length) => inform('text-comment', 'This file has comments.', offset, length),
      onSeparator: (character, offset) => {
        comma = character === ',' ? offset : undefined;
      },
      onObjectProperty: goOn,
      onLiteralValue: goOn,
      onObjectBegin: goOn,
      onArrayBegin: goOn,
      onObjectEnd: close,
      onArrayEnd: close,
    },
    { allowTrailingComma: true },
  );
  return [...found.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}
