/**
 * A bot's own random numbers. They stand outside the game, so that a game which a bot answered can be answered again from
 * its record and come out the same.
 */
import { below, nextWord, STREAM_WORDS, seedStream } from '../kernel/random';

export class Luck {
  readonly #words = new Int32Array(STREAM_WORDS);

  /** Lucks with different salts have nothing to do with each other. */
  constructor(seed: number, salt = 0) {
    seedStream(this.#words, 0, seed, salt);
  }

  /** A whole number from 0 to `count - 1`. */
  below(count: number): number {
    return below(this.#words, 0, count);
  }

  /** A seed for something else. */
  seed(): number {
    return nextWord(this.#words, 0) | 0;
  }

  /** Puts members in a random order, in place. */
  shuffle<T>(members: T[]): T[] {
    for (let i = members.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [members[i], members[j]] = [members[j] as T, members[i] as T];
    }
    return members;
  }
}
