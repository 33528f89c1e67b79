/** `wardwright`: the command line. */
import { runCommand } from './run-command';
import { processTerminal } from './terminal';

process.exitCode = await runCommand(process.argv.slice(2), processTerminal());
