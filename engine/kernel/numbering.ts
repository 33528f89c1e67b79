/**
 * The numbers of items and words in one line of games. A reload keeps the numbering and only adds to it, so that what a
 * running game holds still means the same; a save never contains it.
 */
import { Names } from './names';

/** Items that may be added by reloads before a game must be started anew. */
const SPARE_ITEMS = 96;

export class Numbering {
  readonly names = new Names();
  readonly #items = new Names();
  /** Room for items in the state; fixed by the first load. */
  #slots = 0;

  /** The number of an item by its key, from 1 on. */
  item(key: string): number {
    return this.#items.intern(key);
  }

  get itemCount(): number {
    return this.#items.size;
  }

  itemSlots(): number {
    if (this.#slots === 0) this.#slots = this.#items.size + SPARE_ITEMS;
    return this.#slots;
  }

  /** Whether every item has room in games begun under this numbering. */
  get hasRoom(): boolean {
    return this.#slots === 0 || this.#items.size <= this.#slots;
  }
}
