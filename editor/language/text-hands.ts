/** What a row of texts can do. The same object for as long as the file is shown, so that rows that did not change are not drawn again. */
import type { TextRow } from './translation-rows';

export interface TextHands {
  /** Typing on in one text is one step to undo, unless it is to be a step of its own. */
  write(row: TextRow, text: string, isOneStep?: boolean): void;
  /** The row stays in sight while it is worked on, whatever is filtered. */
  hold(key: string): void;
  /** Goes to the next text after this one that is not done. */
  next(after: string): void;
  open(file: string): void;
}
