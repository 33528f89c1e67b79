/**
 * The one shape of everything a check can find wrong with content. The editor's markers, the problems panel, the command
 * line, CI and the game itself all show this; nothing else reports a mistake to an author.
 */

/** `error`: cannot be played as written. `warning`: plays, but hardly as meant. `info` and `hint`: worth knowing. */
export type Severity = 'error' | 'warning' | 'info' | 'hint';

/** The layer that found it, in the order in which layers run. */
export type CheckLayer = 'text' | 'schema' | 'reference' | 'expression' | 'board' | 'scenario';

export interface Problem {
  /** Stable and documented, such as `ref-unknown`; tests and suppressions name it. */
  code: string;
  severity: Severity;
  layer: CheckLayer;
  /** Path below the content folder with forward slashes, such as `lobotomy/monster/nurse.json`. */
  file: string;
  /** JSON Pointer (RFC 6901) of the value meant; `''` is the whole document. */
  pointer: string;
  /** Set if a key of the object at the pointer is meant, one that stands there or one that is missing. */
  key?: string;
  /** Both count from 1; columns count UTF-16 units, as Monaco does. */
  line: number;
  column: number;
  /** End of the range to underline, exclusive, on the same terms as `line` and `column`. */
  endLine: number;
  endColumn: number;
  /** What is wrong and what was expected, in words for an author. */
  message: string;
  /** What to do about it. */
  hint?: string;
  /** A replacement for the underlined text that mends it ("did you mean"), ready to apply. */
  fix?: { title: string; text: string };
}
