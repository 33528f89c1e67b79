/** One number for a whole game: two games with the same digest have, for all that matters, the same state. */
import type { Game } from './game';

/** FNV-1a over the words in use, as an unsigned 32-bit number. */
export function digest(game: Game): number {
  return hashWords(game.state.subarray(0, game.used));
}

export function hashWords(words: Iterable<number>): number {
  let hash = 2166136261;
  for (const word of words) hash = Math.imul(hash ^ word, 16777619);
  return hash >>> 0;
}
