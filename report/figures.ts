/** Figures of the lab in words: shares with their interval, counts, changes with a sign. A share never stands without its n nearby. */
import type { Difference, Measure } from '../engine/lab/comparison';
import type { Interval } from '../engine/lab/intervals';

export const percent = (share: number, digits = 0): string => `${(share * 100).toFixed(digits)} %`;

/** "26 to 37", of shares in percent. */
export const percentRange = ([low, high]: Interval, digits = 0): string =>
  `${(low * 100).toFixed(digits)} to ${(high * 100).toFixed(digits)}`;

/** As many digits as tell something: 164, 21.3, 1.42. */
export function count(value: number): string {
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
}

/** With a true minus, and a plus where it is more. */
export function signed(words: string): string {
  const value = Number(words);
  if (value === 0) return words.replace('-', '');
  return value > 0 ? `+${words}` : words.replace('-', '\u2212');
}

/** "+0.31 to +0.59"; a dash where nothing can be said. */
export function signedRange([low, high]: Interval, words: (value: number) => string): string {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return '\u2013';
  return `${signed(words(low))} to ${signed(words(high))}`;
}

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** "3 min", "12 s". */
export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}

/** Two digits of pace: "214", "7.3", "0.42". */
export const pace = (perSecond: number): string =>
  perSecond >= 10 ? perSecond.toFixed(0) : perSecond >= 1 ? perSecond.toFixed(1) : perSecond.toFixed(2);

const MEASURES: Readonly<Record<Exclude<Measure, `dealt:${string}`>, string>> = {
  wins: 'Wins',
  rounds: 'Rounds a game',
  deaths: 'Deaths a game',
  kills: 'Kills a game',
  damage: 'Damage taken a game',
  decisions: 'Decisions a game',
};

export function measureWords(measure: Measure, nameOf: (key: string) => string): string {
  if (!measure.startsWith('dealt:')) return MEASURES[measure as keyof typeof MEASURES];
  return `Damage by ${nameOf(measure.slice('dealt:'.length))} a game`;
}

/** The cells of a row: wins in percent and points, everything else as it is counted. */
export function differenceWords({ measure, now, before, change, interval }: Difference) {
  const isShare = measure === 'wins';
  const words = isShare ? (value: number) => percent(value, 1) : count;
  const points = isShare ? (value: number) => (value * 100).toFixed(1) : count;
  return {
    now: words(now),
    before: words(before),
    change: signed(points(change)),
    interval: signedRange(interval, points),
  };
}
