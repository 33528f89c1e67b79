/** What a simulation found, for people: how often the game is won, with how sure that is, why it is lost, how long it takes. */
import { wilson } from '../engine/lab/intervals';
import type { Summary } from '../engine/lab/tally';

export interface Simulation extends Summary {
  scenario: string;
  players: number;
  difficulty: number;
  /** Ids of those that were on. */
  variants: readonly string[];
  bot: string;
  seed: number;
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
    `  won ${percent(wins / games)} (95%: ${percent(low)} to ${percent(high)}, n = ${games})`,
    '',
    `${count(wins)}  won`,
    ...causes.map(([cause, lost]) => `${count(lost)}  lost: ${cause}`),
    ...(stepLimit > 0 ? [`${count(stepLimit)}  never ended (step limit)`] : []),
    '',
    `  rounds     ${rounds.min} to ${rounds.max}, median ${rounds.median}`,
    `  decisions  ${decisions.mean.toFixed(0)} a game`,
    `  digest     ${digest}`,
    `  time       ${timing.seconds.toFixed(1)} s, ${timing.gamesPerSecond.toFixed(1)} games a second on ${timing.workers} ${timing.workers === 1 ? 'worker' : 'workers'}`,
  ].join('\n')}\n`;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
