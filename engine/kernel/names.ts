/**
 * Every id and word that the engine compares is a small number, and this is the table that gives it. A reload keeps the
 * table and only adds to it, so that the numbers in a running game stay true; saves never contain them.
 */
export class Names {
  readonly #numbers = new Map<string, number>([['', 0]]);
  readonly #words: string[] = [''];

  get size(): number {
    return this.#words.length;
  }

  /** The number of a word, given now if it has none yet. The empty word is 0. */
  intern(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.length;
    this.#words.push(word);
    this.#numbers.set(word, number);
    return number;
  }

  /** The number of a word, or -1 if nothing has that name. */
  find(word: string): number {
    return this.#numbers.get(word) ?? -1;
  }

  /** The word behind a number. Throws a RangeError for a number that was never given. */
  word(number: number): string {
    const word = this.#words[number];
    if (word === undefined) throw new RangeError(`no name has the number ${number}`);
    return word;
  }
}
