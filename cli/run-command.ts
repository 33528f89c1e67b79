/** Finds the sub-command that was asked for and runs it. A new one is added to `commands`. */
import { nearestName } from '../engine/language/nearest-name';
import { CannotRun, type Command, exit } from './command';
import { simulate } from './simulate';
import type { Terminal } from './terminal';
import { validate } from './validate';

const commands: Readonly<Record<string, Command>> = { simulate, validate };

export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    terminal.out(help());
    return name === undefined ? exit.couldNotRun : exit.clean;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const near = nearestName(name, Object.keys(commands));
    terminal.err(`There is no command "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`}\n\n${help()}`);
    return exit.couldNotRun;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.out(`${command.help}\n`);
    return exit.clean;
  }
  try {
    return await command.run(rest, terminal);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    terminal.err(`wardwright ${name}: ${wordsOf(error)}\n`);
    return exit.couldNotRun;
  }
}

/** Options that `parseArgs` refuses come with codes of their own. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof CannotRun ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** Node's own text for a value that begins with a dash speaks of shells and speaks twice. */
function wordsOf({ message }: Error): string {
  const option = /^Option '(?:-\w, )?(--[\w-]+)[^']*' argument is ambiguous/.exec(message)?.[1];
  if (option === undefined) return message;
  return `The value of ${option} begins with a dash. Is it missing? If it is meant so: ${option}=-…`;
}

function help(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`);
  return `Usage: wardwright <command> [options]\n\n${lines.join('\n')}\n\nwardwright <command> --help tells more.\n`;
}
