/** `wardwright simulate`: plays many games of a scenario with a bot and tells how they went. */
import { parseArgs } from 'node:util';
import { botIds, isBotId } from '../engine/bots/bot';
import { summarise } from '../engine/lab/tally';
import { nearestName } from '../engine/language/nearest-name';
import { CannotRun, type Command, exit } from './command';
import { findScenario } from './find-scenario';
import { playGames } from './play-games';
import { simulationText } from './simulation-text';

const FORMATS = ['text', 'json'] as const;

export const simulate: Command = {
  summary: 'Play many games of a scenario with a bot.',
  help: `Usage: wardwright simulate <pack>/<scenario> [options]

Plays whole games and counts how they end. The same seed gives the same games, whatever the number of workers.
Which characters play, and which scenarios follow the first, is drawn from the seed.

  --players     characters in each game (default: the fewest that the scenario allows)
  --difficulty  scenarios to finish in each game, this one first (default: as the scenario says, else 1)
  --variant     an optional rule to play with, by its id; write it once for each
  --games       how many games (default 200)
  --bot         ${botIds.join(' or ')} (default greedy)
  --seed        a whole number (default 1)
  --workers     games at once (default 2)
  --format      text (default) or json
  --content     the content folder (default ./content)

Exit code: 0 played, 2 could not run, because of the command or because the pack has errors.`,

  async run(args, terminal) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [name, ...others] = positionals;
    if (name === undefined) throw new CannotRun('Which scenario? Write it as <pack>/<scenario>.');
    if (others.length > 0) throw new CannotRun(`One scenario at a time: ${name}, not also ${others.join(', ')}.`);
    const { bot, format } = values;
    if (!isBotId(bot)) throw new CannotRun(oneOf('--bot', botIds, bot));
    if (format !== 'text' && format !== 'json') throw new CannotRun(oneOf('--format', FORMATS, format));
    const games = wholeNumber('--games', values.games, 1, 1_000_000);
    const seed = wholeNumber('--seed', values.seed, 0, 0xffffffff);
    const workers = wholeNumber('--workers', values.workers, 1, 64);
    const found = await findScenario(name, values.content, terminal.folder);
    const { content, scenario, fewest, most, difficulties } = found;
    const players = values.players === undefined ? fewest : wholeNumber('--players', values.players, fewest, most);
    const difficulty =
      values.difficulty === undefined
        ? difficulties.usual
        : wholeNumber('--difficulty', values.difficulty, 1, difficulties.most);
    const variants = [...new Set(values.variant ?? [])];
    for (const variant of variants) {
      if (found.variants.length === 0) throw new CannotRun(`${name} has no variants, so not "${variant}".`);
      if (!found.variants.includes(variant)) throw new CannotRun(oneOf('--variant', found.variants, variant));
    }

    const series = { scenario, players, bot, seed, difficulty, variants };
    const { tally, seconds } = await playGames({ content, series, games, workers }, terminal);
    const report = {
      scenario: `${content.pack}/${scenario}`,
      players,
      difficulty,
      variants,
      bot,
      seed,
      ...summarise(tally),
      timing: { workers, seconds, gamesPerSecond: games / seconds, decisionsPerSecond: tally.decisions / seconds },
    };
    terminal.out(format === 'json' ? `${JSON.stringify(report, null, 2)}\n` : simulationText(report));
    return exit.clean;
  },
};

const OPTIONS = {
  players: { type: 'string' },
  difficulty: { type: 'string' },
  variant: { type: 'string', multiple: true },
  games: { type: 'string', default: '200' },
  bot: { type: 'string', default: 'greedy' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string', default: '2' },
  format: { type: 'string', default: 'text' },
  content: { type: 'string' },
} as const;

function oneOf(option: string, names: readonly string[], given: string): string {
  const near = nearestName(given, names);
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  return `${option} can be ${names.join(', ')}, not "${given}".${hint}`;
}

function wholeNumber(option: string, given: string, least: number, most: number): number {
  const value = Number(given);
  if (!Number.isInteger(value) || given.trim() === '' || value < least || value > most) {
    throw new CannotRun(`${option} is a whole number from ${least} to ${most}, not "${given}".`);
  }
  return value;
}
