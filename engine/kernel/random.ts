/**
 * Random numbers whose whole state is four words inside the game, one set of four for each named stream, so that a copy
 * of a game rolls the same dice and two versions of a scenario can be played on the same luck. The generator is sfc32.
 */

/** Words that one stream takes. */
export const STREAM_WORDS = 4;

/** The next 32 random bits of the stream whose words start at `at`, as a number from 0 to 2^32 - 1. */
export function nextWord(state: Int32Array, at: number): number {
  const a = state[at] as number;
  const b = state[at + 1] as number;
  const c = state[at + 2] as number;
  const d = state[at + 3] as number;
  const sum = (((a + b) | 0) + d) | 0;
  state[at + 3] = (d + 1) | 0;
  state[at] = b ^ (b >>> 9);
  state[at + 1] = (c + (c << 3)) | 0;
  state[at + 2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** A whole number from 0 to `count - 1`. The bias of the remainder is under one in a hundred million for game sizes. */
export function below(state: Int32Array, at: number, count: number): number {
  return nextWord(state, at) % count;
}

/** Sets a stream from a seed. Different `salt`s give streams that have nothing to do with each other. */
export function seedStream(state: Int32Array, at: number, seed: number, salt = 0): void {
  state[at] = seed | 0;
  state[at + 1] = Math.imul(seed, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
  state[at + 2] = 0x9e3779b9 | 0;
  state[at + 3] = 1;
  for (let i = 0; i < 12; i++) nextWord(state, at);
}
