/**
 * Every id and word that the engine compares is a small number, and this is the table that gives it. A reload keeps the
 * table and only adds to it, so that the numbers in a running game stay true; saves never contain them.
 */

/** Numbers from here on are those of words that came after the table was closed. */
const FIRST_LATE = 1 << 20;
const LATE_NUMBERS = 1 << 30;

export class Names {
  readonly #numbers = new Map<string, number>([['', 0]]);
  readonly #words = new Map<number, string>([[0, '']]);
  #isClosed = false;

  get size(): number {
    return this.#words.size;
  }

  /**
   * Ends the words of the content. The number of a later word follows from the word alone, so that two games which come
   * upon such words in different orders are still equal number by number.
   */
  close(): void {
    this.#isClosed = true;
  }

  /** The number of a word, given now if it has none yet. The empty word is 0. */
  intern(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    let number = this.#isClosed ? lateNumber(word) : this.#words.size;
    while (this.#words.has(number)) number++;
    this.#words.set(number, word);
    this.#numbers.set(word, number);
    return number;
  }

  /** The number of a word, or -1 if nothing has that name. */
  find(word: string): number {
    return this.#numbers.get(word) ?? -1;
  }

  /** The word behind a number. Throws a RangeError for a number that was never given. */
  word(number: number): string {
    const word = this.#words.get(number);
    if (word === undefined) throw new RangeError(`no name has the number ${number}`);
    return word;
  }
}

function lateNumber(word: string): number {
  let hash = 2166136261;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619);
  return FIRST_LATE + ((hash >>> 0) % LATE_NUMBERS);
}
