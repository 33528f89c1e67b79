/** `wardwright simulate`: plays many games of a scenario with a bot and tells how they went. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { botIds, isBotId } from '../engine/bots/bot';
import type { Content } from '../engine/content';
import { compare, mostDamaging } from '../engine/lab/comparison';
import { summarise, type Tally } from '../engine/lab/tally';
import { nearestName } from '../engine/language/nearest-name';
import { contentChanges } from '../pack/content-changes';
import { percent } from '../report/figures';
import { CannotRun, type Command, exit } from './command';
import { findScenario, otherVersion } from './find-scenario';
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
  --compare     another version to play the same games on: a content folder or a git revision
  --report      write a page with the results to this file; it needs no network
  --fail-outside  end with code 3 unless so many percent of the games are won, such as 20-45
  --format      text (default) or json
  --content     the content folder (default ./content)

Exit code: 0 played, 2 could not run, because of the command or because the pack has errors, 3 won more or
less often than --fail-outside allows.`,

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

    const bounds = values['fail-outside'] === undefined ? undefined : percentRange(values['fail-outside']);
    const other = values.compare === undefined ? undefined : await otherVersion(values.compare, found, terminal.folder);

    const series = { scenario, players, bot, seed, difficulty, variants };
    const { tally, seconds } = await playGames({ content, series, games, workers }, terminal);
    let before: Tally | undefined;
    const compareWith = async (version: Content, name: string) => {
      const order = { content: version, series, games, workers };
      before = (await playGames(order, terminal)).tally;
      const changes = contentChanges(version, content).map(({ item, text }) => ({ item, text }));
      return { with: name, changes, ...compare(tally, before, mostDamaging(tally, before, MOST_DAMAGING)) };
    };
    const report = {
      scenario: `${content.pack}/${scenario}`,
      players,
      difficulty,
      variants,
      bot,
      seed,
      ...summarise(tally),
      ...(other === undefined || values.compare === undefined
        ? {}
        : { comparison: await compareWith(other, values.compare) }),
      timing: { workers, seconds, gamesPerSecond: games / seconds, decisionsPerSecond: tally.decisions / seconds },
    };
    terminal.out(format === 'json' ? `${JSON.stringify(report, null, 2)}\n` : simulationText(report));
    if (values.report !== undefined) {
      const { writeReport } = await import('./write-report');
      await writeReport(resolve(terminal.folder, values.report), {
        content,
        series,
        simulation: report,
        tally,
        before,
      });
    }
    if (bounds === undefined || isWithin(bounds, report.wins / games)) return exit.clean;
    terminal.err(
      `wardwright simulate: won ${percent(report.wins / games, 1)} of ${games} games, not ${bounds[0]} to ${bounds[1]} %.\n`,
    );
    return exit.outside;
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
  compare: { type: 'string' },
  report: { type: 'string' },
  'fail-outside': { type: 'string' },
  format: { type: 'string', default: 'text' },
  content: { type: 'string' },
} as const;

function oneOf(option: string, names: readonly string[], given: string): string {
  const near = nearestName(given, names);
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  return `${option} can be ${names.join(', ')}, not "${given}".${hint}`;
}

/** How many of the most damaging items a comparison names. */
const MOST_DAMAGING = 3;

/** `20-45`: two whole percents, the lower first. */
function percentRange(given: string): readonly [number, number] {
  const [, low, high] = /^(\d{1,3})-(\d{1,3})$/.exec(given) ?? [];
  if (low === undefined || high === undefined || Number(low) > Number(high) || Number(high) > 100)
    throw new CannotRun(`--fail-outside is a range of percent such as 20-45, not "${given}".`);
  return [Number(low), Number(high)];
}

const isWithin = ([low, high]: readonly [number, number], share: number): boolean =>
  share * 100 >= low && share * 100 <= high;

function wholeNumber(option: string, given: string, least: number, most: number): number {
  const value = Number(given);
  if (!Number.isInteger(value) || given.trim() === '' || value < least || value > most) {
    throw new CannotRun(`${option} is a whole number from ${least} to ${most}, not "${given}".`);
  }
  return value;
}
