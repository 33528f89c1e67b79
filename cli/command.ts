/** What a sub-command is. Each stands in a file of its own and is listed in `run-command.ts`. */
import type { Terminal } from './terminal';

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** What `--help` prints. */
  help: string;
  /** Gives the exit code; throws `CannotRun` if it can't do what it was asked. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

/** Exit codes that all commands share. */
export const exit = { clean: 0, problems: 1, couldNotRun: 2, outside: 3 } as const;

/** The command could not be run as it was written: a wrong option, a folder that is not there. */
export class CannotRun extends Error {}
