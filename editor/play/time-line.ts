/** The scrubber's arithmetic: decisions to places on the line and back, and which marks stand on it. */

export interface Tick {
  decision: number;
  /** 0 at set-up, 1 at the last known decision. */
  at: number;
  /** For the first decision of a round, its number. */
  round: number | null;
}

/** A tick a decision while they stay apart, and always one a round; `width` is in pixels. */
export function ticksOf(count: number, roundStarts: readonly number[], width: number): Tick[] {
  const rounds = new Map(roundStarts.map((decision, index) => [decision, index + 1]));
  const isSparse = count === 0 || width / count >= 4;
  const ticks: Tick[] = [];
  for (let decision = 0; decision <= count; decision++) {
    const round = rounds.get(decision) ?? null;
    if (isSparse || round !== null || decision === 0)
      ticks.push({ decision, at: count === 0 ? 0 : decision / count, round });
  }
  return ticks;
}

export const decisionAt = (share: number, count: number): number =>
  Math.min(count, Math.max(0, Math.round(share * count)));

/** Where a key leads from a decision, or null if it is none of the scrubber's. Page keys go by rounds. */
export function stepByKey(key: string, now: number, count: number, roundStarts: readonly number[]): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, now - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(count, now + 1);
    case 'Home':
      return 0;
    case 'End':
      return count;
    case 'PageUp':
      return roundStarts.find((start) => start > now) ?? count;
    case 'PageDown':
      return roundStarts.findLast((start) => start < now) ?? 0;
    default:
      return null;
  }
}

/** "Set-up", "Round 2": the round in which a decision falls. */
export function roundOf(decision: number, roundStarts: readonly number[]): string {
  const round = roundStarts.findLastIndex((start) => start <= decision) + 1;
  return round === 0 ? 'Set-up' : `Round ${round}`;
}
