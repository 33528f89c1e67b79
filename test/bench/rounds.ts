/**
 * Times contestants in short rounds, one after the other, so that whatever else the machine does hits all of them: what
 * counts is the median over the rounds of the ratio within a round. Processor time, not time on the wall.
 */

export interface Contestant<Name extends string> {
  name: Name;
  /** Runs in one round. */
  runs: number;
  run(index: number): void;
}

export interface Race<Name extends string> {
  /** Median runs in a second of processor time. */
  perSecond: Record<Name, number>;
  /** Median of how many times longer one run of `slow` takes than one of `fast`. */
  ratio(slow: Name, fast: Name): number;
}

/** Seconds of processor time of this process so far. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Runs something until it has had `seconds` of processor time, so that it is compiled before it is timed. */
export function warm(seconds: number, run: (index: number) => void): void {
  const end = processorTime() + seconds;
  for (let i = 0; processorTime() < end; i++) run(i);
}

export function race<Name extends string>(contestants: readonly Contestant<Name>[], rounds: number): Race<Name> {
  const times = new Map<Name, number[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, runs, run } of contestants) {
      const start = processorTime();
      for (let i = 0; i < runs; i++) run(i);
      times.get(name)?.push((processorTime() - start) / runs);
    }
  }
  const timesOf = (name: Name) => times.get(name) as number[];
  const perSecond = Object.fromEntries(contestants.map(({ name }) => [name, 1 / median(timesOf(name))]));
  return {
    perSecond: perSecond as Record<Name, number>,
    ratio: (slow, fast) => median(timesOf(slow).map((time, round) => time / (timesOf(fast)[round] as number))),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
