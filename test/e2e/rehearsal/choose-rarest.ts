/** Answers as somebody would who wants to see everything once: of the sorts of options the one that was taken least often. */

export interface Offered {
  key: string;
}

/** Sorts that end something are put off until the others were taken. */
const PUT_OFF: Readonly<Record<string, number>> = { 'end-turn': 3, run: 9, 'go-on': 2, keep: 1, none: 1, done: 1 };

/** Attacks and uses differ by what they are done with, everything else by what is done. */
function sortOf(question: string, { key }: Offered): string {
  const isWithCard = /^(attack|use):/.test(key);
  return `${question} ${key.split(isWithCard ? /[>#]/ : /[@>:#/|]/)[0]}`;
}

export class Rarest {
  readonly #taken = new Map<string, number>();

  /** The place of the option to take. */
  choose(question: string, options: readonly Offered[]): number {
    const costs = options.map((option) => {
      const putOff = PUT_OFF[option.key.split(':')[0] as string] ?? 0;
      return (this.#taken.get(sortOf(question, option)) ?? 0) + putOff;
    });
    const chosen = costs.indexOf(Math.min(...costs));
    const sort = sortOf(question, options[chosen] as Offered);
    this.#taken.set(sort, (this.#taken.get(sort) ?? 0) + 1);
    return chosen;
  }
}
