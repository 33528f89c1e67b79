/** One number for a whole game: two games with the same digest have, for all that matters, the same state. */
import type { Game } from './game';

/** FNV-1a: what no words make, and what one word more makes of it. */
export const NO_WORDS = 2166136261;
export const mix = (print: number, word: number): number => Math.imul(print ^ word, 16777619);

/** FNV-1a over the words in use, as an unsigned 32-bit number. */
export function digest(game: Game): number {
  return hash(game.state, game.used);
}

export const hashWords = (words: ArrayLike<number>): number => hash(words, words.length);

function hash(words: ArrayLike<number>, count: number): number {
  let value = NO_WORDS;
  for (let i = 0; i < count; i++) value = mix(value, words[i] as number);
  return value >>> 0;
}
