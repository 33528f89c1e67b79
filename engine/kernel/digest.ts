/** One number for a whole game: two games with the same digest have, for all that matters, the same state. */
import type { Game } from './game';

/** FNV-1a over the words in use, as an unsigned 32-bit number. */
export function digest(game: Game): number {
  return hash(game.state, game.used);
}

export const hashWords = (words: ArrayLike<number>): number => hash(words, words.length);

function hash(words: ArrayLike<number>, count: number): number {
  let value = 2166136261;
  for (let i = 0; i < count; i++) value = Math.imul(value ^ (words[i] as number), 16777619);
  return value >>> 0;
}
