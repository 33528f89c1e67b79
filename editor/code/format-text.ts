/** Sets the spaces of a JSON text right, two to a level. Lines stay where the author broke them, and comments stay. */
import { applyEdits, format } from 'jsonc-parser';

export const formatText = (text: string): string =>
  applyEdits(
    text,
    format(text, undefined, {
      tabSize: 2,
      insertSpaces: true,
      keepLines: true,
      insertFinalNewline: true,
      eol: text.includes('\r\n') ? '\r\n' : '\n',
    }),
  );
