/**
 * What the engine plays: the items of one pack after everything it extends has been joined and every patch applied.
 * Made by `pack`, plain data, so that it crosses to a worker and into a save file unchanged.
 */

/** One item as its file has it. The generated types narrow this by kind; the engine never trusts more than was checked. */
export interface Item {
  kind: string;
  id: string;
  source: 'rulebook' | 'public' | 'original';
  name?: string;
  text?: string;
  [field: string]: unknown;
}

export interface Content {
  /** The rules that play it: `lobotomy`, … */
  system: string;
  /** Id of the pack that was asked for; the packs it extends have been joined. */
  pack: string;
  /** Id of the scenario that the pack offers first. */
  firstScenario?: string;
  /** Code of the language that texts were translated into, so far as they are; absent for the pack's own. */
  language?: string;
  /** Ordered by kind, then id. No two items share kind and id. */
  items: readonly Item[];
}

/** How an item is named in references and messages: `monster/nurse`. */
export type ItemKey = `${string}/${string}`;

export const itemKey = (item: Pick<Item, 'kind' | 'id'>): ItemKey => `${item.kind}/${item.id}`;
