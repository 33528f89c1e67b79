/** `wardwright`: the command line. */
import { exit } from './command';
import { runCommand } from './run-command';
import { processTerminal } from './terminal';

const terminal = processTerminal();
process.exitCode = await runCommand(process.argv.slice(2), terminal).catch((error: unknown) => {
  // A mistake of ours must not pass for one of the content: that would be exit code 1.
  terminal.err(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return exit.couldNotRun;
});
