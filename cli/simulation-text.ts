/** What a simulation found, for people: how often the game is won, with how sure that is, why it is lost, how long it takes. */

import type { Comparison } from '../engine/lab/comparison';
import { wilson } from '../engine/lab/intervals';
import type { Summary } from '../engine/lab/tally';
import { differenceWords, measureWords, percent } from '../report/figures';

export interface VersionComparison extends Comparison {
  /** How the other version was named: a folder or a revision. */
  with: string;
  /** What this version has otherwise. */
  changes: readonly { item: string; text: string }[];
}

export interface Simulation extends Summary {
  scenario: string;
  players: number;
  difficulty: number;
  /** Ids of those that were on. */
  variants: readonly string[];
  bot: string;
  seed: number;
  /** Against another version, if one was asked for. */
  comparison?: VersionComparison;
  timing: { workers: number; seconds: number; gamesPerSecond: number; decisionsPerSecond: number };
}

export function simulationText(report: Simulation): string {
  const { scenario, players, difficulty, variants, bot, seed, games, wins, losses, stepLimit } = report;
  const { rounds, decisions, digest, timing } = report;
  const [low, high] = wilson(wins, games);
  const causes = Object.entries(losses).sort(([, a], [, b]) => b - a);
  const count = (n: number) => String(n).padStart(6);
  return `${[
    `${scenario}, ${difficulty > 1 ? `${difficulty} scenarios, ` : ''}${players} characters, ${variants.map((id) => `${id}, `).join('')}${bot}, seed ${seed}`,
    '',
    `  won ${percent(wins / games, 1)} (95%: ${percent(low, 1)} to ${percent(high, 1)}, n = ${games})`,
    '',
    `${count(wins)}  won`,
    ...causes.map(([cause, lost]) => `${count(lost)}  lost: ${cause}`),
    ...(stepLimit > 0 ? [`${count(stepLimit)}  never ended (step limit)`] : []),
    '',
    `  rounds     ${rounds.min} to ${rounds.max}, median ${rounds.median}`,
    `  decisions  ${decisions.mean.toFixed(0)} a game`,
    `  digest     ${digest}`,
    `  time       ${timing.seconds.toFixed(1)} s, ${timing.gamesPerSecond.toFixed(1)} games a second on ${timing.workers} ${timing.workers === 1 ? 'worker' : 'workers'}`,
    ...(report.comparison === undefined ? [] : comparisonLines(report.comparison)),
  ].join('\n')}\n`;
}

function comparisonLines({ with: other, changes, pairs, same, differences }: VersionComparison): string[] {
  const rows = differences.map((difference) => {
    const { now, before, change, interval } = differenceWords(difference);
    const name = measureWords(difference.measure, (key) => key);
    const mark = difference.isSure ? '*' : ' ';
    return `${mark} ${name.padEnd(36)}${now.padStart(9)}${before.padStart(9)}${change.padStart(9)}  ${interval}`;
  });
  return [
    '',
    `  against ${other}, ${pairs} games paired by seed, ${same} the very same`,
    ...(changes.length === 0 ? ['    the text is the same'] : changes.map(({ item, text }) => `    ${item}: ${text}`)),
    '',
    `  ${''.padEnd(36)}${'now'.padStart(9)}${'before'.padStart(9)}${'change'.padStart(9)}  95 % interval`,
    ...rows,
    '  * the interval leaves out zero',
  ];
}
