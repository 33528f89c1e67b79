/**
 * What was dealt anew in a copy of a game: the order of some lists, what some things show, and all luck. Tells afterwards
 * whether any of it had a part in what happened since: where not, it would have happened like that however it was dealt,
 * but for what a hidden card might have done under another deal only, which leaves no trace under this one.
 */
import { mix, NO_WORDS } from './digest';
import type { Game } from './game';
import { DEF, HEAD, KIND, KNOWN, NEXT, ZONE } from './layout';

export class Dealt {
  /** Lists whose order was dealt. */
  readonly #lists: number[] = [];
  /** Entities that were dealt what they show. */
  readonly #faces: number[] = [];
  /** Addresses of words that say whether something is shown. */
  readonly #words: number[] = [];
  #print = 0;

  /** Begins anew: nothing has been dealt. */
  clear(): void {
    this.#lists.length = 0;
    this.#faces.length = 0;
    this.#words.length = 0;
  }

  addList(zone: number): void {
    this.#lists.push(zone);
  }

  addFace(entity: number): void {
    this.#faces.push(entity);
  }

  /** Names a word of the state that says whether something dealt is shown, for what does not say so itself. */
  addWord(address: number): void {
    this.#words.push(address);
  }

  /** Remembers how all of it lies, once it is dealt. */
  close(game: Game): void {
    this.#print = this.#printOf(game);
  }

  /** Whether no luck was drawn since, no dealt list has other members, and nothing dealt was moved, shown or exchanged. */
  isUntouched(game: Game): boolean {
    return this.#printOf(game) === this.#print;
  }

  #printOf(game: Game): number {
    const { state } = game;
    let print = mix(NO_WORDS, game.luck);
    for (let i = 0; i < this.#lists.length; i++) {
      for (let e = state[(this.#lists[i] as number) + HEAD] as number; e !== 0; e = state[e + NEXT] as number)
        print = mix(mix(print, e), state[e + KNOWN] as number);
    }
    for (let i = 0; i < this.#faces.length; i++) {
      const e = this.#faces[i] as number;
      print = mix(mix(print, state[e + KIND] as number), state[e + DEF] as number);
      print = mix(mix(print, state[e + ZONE] as number), state[e + KNOWN] as number);
    }
    for (let i = 0; i < this.#words.length; i++) print = mix(print, state[this.#words[i] as number] as number);
    return print;
  }
}
