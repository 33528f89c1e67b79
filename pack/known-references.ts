/** Keeps what was found out about the references of each file, for as long as no file offers anything else than before. */
import type { FileState } from './file-state';
import type { Problem } from './problem';

export class KnownReferences {
  #offers: readonly string[] = [];
  #problems = new WeakMap<FileState, readonly Problem[]>();

  /** To be called before each check. Unless every file offers what it offered the last time, everything is forgotten. */
  begin(states: Iterable<FileState>): void {
    const offers = Array.from(states, (state) => state.offers);
    const isSame = offers.length === this.#offers.length && offers.every((offer, i) => offer === this.#offers[i]);
    if (isSame) return;
    this.#offers = offers;
    this.#problems = new WeakMap();
  }

  get(state: FileState, find: () => readonly Problem[]): readonly Problem[] {
    const known = this.#problems.get(state) ?? find();
    this.#problems.set(state, known);
    return known;
  }
}
