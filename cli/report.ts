/** What `validate` found, ready to be written in any format. */
import type { Problem } from '../pack/problem';

export interface Report {
  /** Kind to count, in order. */
  checked: Record<string, number>;
  /** Their files as seen from the folder where the command runs. */
  problems: Problem[];
  /** Why a check did not run. */
  missed: readonly string[];
  /** The text of a line, counted from 1. */
  lineOf: (file: string, line: number) => string | undefined;
}
