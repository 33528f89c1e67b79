/**
 * Kept copies of whole games, one after another in large arrays: taking one is a memory copy and allocates nothing once
 * the arena is warm. Games in one arena may differ in length.
 */
import type { Game } from './game';

export class Checkpoints {
  readonly #chunks: Int32Array[] = [];
  /** Words in use of each copy. */
  readonly #used: number[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Keeps a copy as the last one. */
  push(game: Game): void {
    this.#write(this.#length++, game.state, game.used);
  }

  /** Writes over the last copy, or keeps the first one. */
  replaceLast(game: Game): void {
    if (this.#length === 0) this.push(game);
    else this.#write(this.#length - 1, game.state, game.used);
  }

  /** Forgets every copy from `length` on. */
  truncate(length: number): void {
    this.#length = Math.min(this.#length, length);
  }

  /** Puts a game back to checkpoint `index`. Throws a RangeError if there is none. */
  restore(index: number, game: Game): void {
    if (index < 0 || index >= this.#length) throw new RangeError(`there is no checkpoint ${index}`);
    const kept = this.#chunks[index] as Int32Array;
    const used = this.#used[index] as number;
    const before = game.used;
    if (game.state.length < used) game.state = new Int32Array(kept.length);
    game.state.set(kept.length === used ? kept : kept.subarray(0, used));
    // Entities made after the checkpoint are gone, and the words that they had must read 0 for those made next.
    if (before > used) game.state.fill(0, used, Math.min(before, game.state.length));
  }

  /** Whether a game is word for word what checkpoint `index` has. */
  isLike(index: number, game: Game): boolean {
    const kept = this.#chunks[index];
    const used = this.#used[index];
    if (kept === undefined || used !== game.used) return false;
    const { state } = game;
    for (let word = 0; word < used; word++) if (kept[word] !== state[word]) return false;
    return true;
  }

  /** Copies checkpoint `index` of this arena into another one as its only checkpoint. */
  copyTo(index: number, to: Checkpoints): void {
    const kept = this.#chunks[index] as Int32Array;
    to.truncate(0);
    to.#write(to.#length++, kept, this.#used[index] as number);
  }

  #write(index: number, state: Int32Array, used: number): void {
    const chunk = this.#chunks[index];
    if (chunk === undefined || chunk.length < used) this.#chunks[index] = state.slice(0, used);
    else chunk.set(used === state.length ? state : state.subarray(0, used));
    this.#used[index] = used;
  }
}
