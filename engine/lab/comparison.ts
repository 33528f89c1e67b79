/** Two versions of a game side by side: the same games by seed, and how much each figure moved, with how sure that is. */
import type { ItemKey } from '../content';
import { type Interval, leavesOutZero, type Mean, meanOf, shareDifference } from './intervals';
import type { GameRow, Tally } from './tally';

/** A figure of a game: `wins` is a share, the others are counts a game. */
export type Measure = 'wins' | 'rounds' | 'decisions' | 'deaths' | 'kills' | 'damage' | `dealt:${ItemKey}`;

export interface Difference {
  measure: Measure;
  now: number;
  before: number;
  /** Now less before, a game. */
  change: number;
  interval: Interval;
  /** Whether the interval leaves zero out. */
  isSure: boolean;
}

export interface Comparison {
  /** Games that both versions have played. */
  pairs: number;
  /** How many of them came out the very same. */
  same: number;
  differences: Difference[];
}

interface Pair {
  now: GameRow;
  before: GameRow;
}

const COUNTS = ['rounds', 'deaths', 'kills', 'damage', 'decisions'] as const satisfies readonly Measure[];

/** `items` are those whose damage is compared too. */
export function compare(now: Tally, before: Tally, items: readonly ItemKey[] = []): Comparison {
  return comparePairs(pairsOf(now, before), items);
}

/** The same for several series at once, each paired with its own: all numbers of players together. */
export function compareAll(
  cells: readonly { now: Tally; before: Tally }[],
  items: readonly ItemKey[] = [],
): Comparison {
  return comparePairs(
    cells.flatMap((cell) => pairsOf(cell.now, cell.before)),
    items,
  );
}

function comparePairs(pairs: readonly Pair[], items: readonly ItemKey[]): Comparison {
  const differences = [
    winsOf(pairs),
    ...COUNTS.map((measure) => countsOf(pairs, measure, (row) => row[measure])),
    ...items.map((item) => countsOf(pairs, `dealt:${item}`, ({ dealt }) => dealt[item] ?? 0)),
  ];
  return { pairs: pairs.length, same: pairs.filter(isSame).length, differences };
}

/** Games with the same index began with the same seed. */
function pairsOf(now: Tally, before: Tally): Pair[] {
  return Object.entries(now.rows).flatMap(([index, row]) => {
    const other = before.rows[Number(index)];
    return other === undefined ? [] : [{ now: row, before: other }];
  });
}

const isSame = ({ now, before }: Pair): boolean => now.digest === before.digest;

function winsOf(pairs: readonly Pair[]): Difference {
  const isWon = ({ result }: GameRow) => result === 'win';
  const countOf = (first: boolean, second: boolean) =>
    pairs.filter(({ now, before }) => isWon(before) === first && isWon(now) === second).length;
  const won = {
    both: countOf(true, true),
    first: countOf(true, false),
    second: countOf(false, true),
    neither: countOf(false, false),
  };
  const n = Math.max(1, pairs.length);
  return difference('wins', (won.both + won.second) / n, (won.both + won.first) / n, shareDifference(won));
}

function countsOf(pairs: readonly Pair[], measure: Measure, read: (row: GameRow) => number): Difference {
  const now = meanOf(pairs.map((pair) => read(pair.now)));
  const before = meanOf(pairs.map((pair) => read(pair.before)));
  return difference(measure, now.mean, before.mean, meanOf(pairs.map((pair) => read(pair.now) - read(pair.before))));
}

const difference = (measure: Measure, now: number, before: number, { mean, interval }: Mean): Difference => ({
  measure,
  now,
  before,
  change: mean,
  interval,
  isSure: leavesOutZero(interval),
});

/** The items that dealt most damage in two tallies together, most first. */
export function mostDamaging(now: Tally, before: Tally, count: number): ItemKey[] {
  const sums = new Map<ItemKey, number>();
  for (const { items } of [now, before]) {
    for (const [item, { damage }] of Object.entries(items) as [ItemKey, { damage: number }][]) {
      sums.set(item, (sums.get(item) ?? 0) + damage);
    }
  }
  const dealt = [...sums].filter(([, damage]) => damage > 0).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return dealt.slice(0, count).map(([item]) => item);
}
