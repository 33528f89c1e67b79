/** What came out of many games, as plain data that adds up: parts that were played apart give the same sums together. */
import { hashWords } from '../kernel/digest';
import type { Playout } from './playout';

export interface Tally {
  games: number;
  wins: number;
  /** By cause. */
  losses: Record<string, number>;
  stepLimit: number;
  /** How many games had so many rounds. */
  rounds: Record<number, number>;
  decisions: number;
  /** Digest of each game, by its index. */
  digests: Record<number, number>;
}

export const emptyTally = (): Tally => ({
  games: 0,
  wins: 0,
  losses: {},
  stepLimit: 0,
  rounds: {},
  decisions: 0,
  digests: {},
});

/** Counts one game. */
export function count(tally: Tally, index: number, { result, cause, rounds, decisions, digest }: Playout): void {
  tally.games++;
  if (result === 'win') tally.wins++;
  else if (result === 'loss') addTo(tally.losses, cause, 1);
  else tally.stepLimit++;
  addTo(tally.rounds, rounds, 1);
  tally.decisions += decisions;
  tally.digests[index] = digest;
}

/** Adds the games of another tally, none of which may be among its own. */
export function merge(tally: Tally, other: Tally): void {
  tally.games += other.games;
  tally.wins += other.wins;
  for (const [cause, games] of Object.entries(other.losses)) addTo(tally.losses, cause, games);
  tally.stepLimit += other.stepLimit;
  for (const [rounds, games] of Object.entries(other.rounds)) addTo(tally.rounds, Number(rounds), games);
  tally.decisions += other.decisions;
  Object.assign(tally.digests, other.digests);
}

function addTo<Key extends string | number>(counts: Record<Key, number>, key: Key, games: number): void {
  counts[key] = (counts[key] ?? 0) + games;
}

export interface Summary {
  games: number;
  wins: number;
  losses: Record<string, number>;
  stepLimit: number;
  /** The median is the lower one of two. */
  rounds: { min: number; median: number; max: number };
  decisions: number;
  /** Of all digests in the order of games, as eight hex digits. */
  digest: string;
}

/** The tally for readers, the same for the same games in whatever order they were counted. */
export function summarise(tally: Tally): Summary {
  const { games, wins, stepLimit, decisions } = tally;
  // Keys that look like whole numbers stand in order in every object.
  const inOrder = Object.values(tally.digests);
  return {
    games,
    wins,
    losses: Object.fromEntries(Object.entries(tally.losses).sort(([a], [b]) => (a < b ? -1 : 1))),
    stepLimit,
    rounds: { min: quantile(tally.rounds, 0), median: quantile(tally.rounds, 0.5), max: quantile(tally.rounds, 1) },
    decisions,
    digest: hashWords(inOrder).toString(16).padStart(8, '0'),
  };
}

/** The least number that at least this share of a histogram does not exceed; 0 if it is empty. */
function quantile(histogram: Readonly<Record<number, number>>, share: number): number {
  const total = Object.values(histogram).reduce((sum, games) => sum + games, 0);
  let seen = 0;
  for (const [value, games] of Object.entries(histogram)) {
    seen += games;
    if (seen >= Math.max(1, share * total)) return Number(value);
  }
  return 0;
}

/** Wilson's interval of a share, at 95 percent: `[low, high]`, both 0 to 1. `[0, 1]` for no games at all. */
export function wilson(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const share = wins / games;
  const denominator = 1 + (z * z) / games;
  const centre = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return [Math.max(0, (centre - spread) / denominator), Math.min(1, (centre + spread) / denominator)];
}
