/** How sure a figure is: intervals at 95 percent for shares, means and differences. Nothing here knows a game. */

/** `[low, high]`. */
export type Interval = readonly [number, number];

/** Two-sided 5 percent of the normal distribution. */
const Z = 1.959964;

/** Wilson's interval of a share, at 95 percent: `[low, high]`, both 0 to 1. `[0, 1]` for no games at all. */
export function wilson(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const denominator = 1 + (Z * Z) / games;
  const centre = share + (Z * Z) / (2 * games);
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  return [Math.max(0, (centre - spread) / denominator), Math.min(1, (centre + spread) / denominator)];
}

export interface Mean {
  n: number;
  /** 0 for no values at all. */
  mean: number;
  /** By Student's t; as wide as can be for fewer than two values. */
  interval: Interval;
}

export function meanOf(values: readonly number[]): Mean {
  const n = values.length;
  if (n === 0) return { n, mean: 0, interval: [-Infinity, Infinity] };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n === 1) return { n, mean, interval: [-Infinity, Infinity] };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const spread = tQuantile(n - 1) * Math.sqrt(squares / (n - 1) / n);
  return { n, mean, interval: [mean - spread, mean + spread] };
}

/**
 * Two-sided 5 percent of Student's t with so many degrees of freedom, at least 1: exact for 1 and 2, else by G. W. Hill's
 * expansion (Algorithm 396, Communications of the ACM 13, 1970), which is right to four figures from 3 on.
 */
export function tQuantile(degrees: number): number {
  if (degrees < 1) throw new RangeError(`Student's t has at least 1 degree of freedom, not ${degrees}`);
  if (degrees === 1) return 12.706205;
  if (degrees === 2) return 4.302653;
  const a = 1 / (degrees - 0.5);
  const b = 48 / (a * a);
  const c = ((20700 / b - 98) * a - 16) * a + 96.36;
  const d = ((94.5 / (b + c) - 3) / b + 1) * Math.sqrt((a * Math.PI) / 2) * degrees;
  let y = (d * 0.05) ** (2 / degrees);
  if (y > 0.05 + a) {
    // Far from the tails: from the normal distribution.
    const x = -Z;
    y = x * x;
    const near = degrees < 5 ? c + 0.3 * (degrees - 4.5) * (x + 0.6) : c;
    const e = (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b + near;
    y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / e - y - 3) / b + 1) * x;
    y = Math.expm1(a * y * y);
  } else {
    y =
      ((1 / (((degrees + 6) / (degrees * y) - 0.089 * d - 0.822) * (degrees + 2) * 3) + 0.5 / (degrees + 4)) * y - 1) *
        ((degrees + 1) / (degrees + 2)) +
      1 / y;
  }
  return Math.sqrt(degrees * y);
}

/** How pairs of games went: won in both, in the first alone, in the second alone, in neither. */
export interface WonPairs {
  both: number;
  first: number;
  second: number;
  neither: number;
}

/**
 * How much more often the second of two versions is won, as a difference of shares, with Newcombe's interval for pairs (his
 * method 10, Statistics in Medicine 17, 1998): it stays honest where few pairs differ. `[-1, 1]` for no pairs at all.
 */
export function shareDifference({ both, first, second, neither }: WonPairs): Mean {
  const n = both + first + second + neither;
  if (n === 0) return { n, mean: 0, interval: [-1, 1] };
  const now = (both + second) / n;
  const before = (both + first) / n;
  const [lowNow, highNow] = wilson(both + second, n);
  const [lowBefore, highBefore] = wilson(both + first, n);
  const phi = correlation({ both, first, second, neither });
  const reach = (a: number, b: number) => Math.sqrt(Math.max(0, a * a - 2 * phi * a * b + b * b));
  const mean = now - before;
  const low = mean - reach(now - lowNow, highBefore - before);
  const high = mean + reach(highNow - now, before - lowBefore);
  return { n, mean, interval: [low, high] };
}

function correlation({ both, first, second, neither }: WonPairs): number {
  const margins = (both + first) * (second + neither) * (both + second) * (first + neither);
  if (margins === 0) return 0;
  const n = both + first + second + neither;
  const product = both * neither - first * second;
  // A correction for continuity, only towards zero.
  const corrected = product > n / 2 ? product - n / 2 : Math.min(product, 0);
  return corrected / Math.sqrt(margins);
}

/** Whether an interval leaves zero out. */
export const leavesOutZero = ([low, high]: Interval): boolean => low > 0 || high < 0;

/** The least value that at least this share of the values does not exceed; 0 for no values at all. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
