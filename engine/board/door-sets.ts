/**
 * The least sets of doors that must be open for one space to see others.
 */

interface DoorSet {
  readonly doors: readonly number[];
  /** Borders that the line crosses; 0 where nobody counts them. */
  readonly crossed: number;
}

/** What one space can see, packed: see `DoorSets.pack`. */
export interface SightRow {
  readonly offsets: Int32Array;
  readonly sets: Int32Array;
  readonly crossed: Int32Array;
}

/**
 * Collects, for each space, the least sets of doors that let it be seen: a set that needs all the doors of another and
 * more says nothing new, unless its line crosses fewer borders.
 */
export class DoorSets {
  private readonly sets: (DoorSet[] | undefined)[];

  constructor(spaceCount: number) {
    this.sets = new Array<DoorSet[] | undefined>(spaceCount);
  }

  /** `doors` is copied if it is kept. */
  add(space: number, doors: readonly number[], crossed = 0): void {
    const known = this.sets[space];
    if (known === undefined) {
      this.sets[space] = [{ doors: doors.slice(), crossed }];
      return;
    }
    for (const set of known) if (set.crossed <= crossed && isWithin(set.doors, doors)) return;
    const kept = known.filter((set) => set.crossed < crossed || !isWithin(doors, set.doors));
    this.sets[space] = [...kept, { doors: doors.slice(), crossed }];
  }

  /**
   * Rows by space: for space `t` numbers from `offsets[t]` up to `offsets[t + 1]`, each set as its size and then its
   * doors, smaller sets first. `crossed` has the borders crossed where `sets` has the size.
   */
  pack(): SightRow {
    const offsets = new Int32Array(this.sets.length + 1);
    let size = 0;
    for (let space = 0; space < this.sets.length; space++) {
      for (const { doors } of this.sets[space] ?? NONE) size += 1 + doors.length;
      offsets[space + 1] = size;
    }
    const sets = new Int32Array(size);
    const crossings = new Int32Array(size);
    let at = 0;
    for (const known of this.sets) {
      if (known === undefined) continue;
      if (known.length > 1) known.sort((a, b) => a.doors.length - b.doors.length);
      for (const { doors, crossed } of known) {
        crossings[at] = crossed;
        sets[at++] = doors.length;
        for (const door of doors) sets[at++] = door;
      }
    }
    return { offsets, sets, crossed: crossings };
  }
}

const NONE: readonly DoorSet[] = [];

function isWithin(inner: readonly number[], outer: readonly number[]): boolean {
  for (const door of inner) if (!outer.includes(door)) return false;
  return true;
}
