/** The last roll that the log tells of. */
import type { Play } from '../language/play';
import type { RollView } from '../view';

export function lastRoll(play: Play): RollView | null {
  const lines = play.log?.lines ?? [];
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i];
    // Dice of chance, which nobody rolls, stand in the log only.
    if (line?.detail && line.entities.length > 0) return line.detail as RollView;
  }
  return null;
}
