/** Where a command writes. Tests stand in for it; nothing else of the command line knows of `process`. */

export interface Terminal {
  /** The answer. */
  out(text: string): void;
  /** What went wrong with running the command at all. */
  err(text: string): void;
  /** Somebody is looking at what `out` writes, so colours and progress are of use. */
  isWatched: boolean;
  /** Somebody is looking at what `err` writes. */
  isErrWatched: boolean;
  /** Paths are read and shown as seen from here. */
  folder: string;
}

export const processTerminal = (): Terminal => ({
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isWatched: process.stdout.isTTY === true && process.env.NO_COLOR === undefined && process.env.TERM !== 'dumb',
  isErrWatched: process.stderr.isTTY === true && process.env.TERM !== 'dumb',
  folder: process.cwd(),
});
