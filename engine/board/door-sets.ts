/**
 * Collects, for each space, the least sets of doors that let it be seen: a set that needs all the doors of another and
 * more says nothing new.
 */
export class DoorSets {
  private readonly sets: (number[][] | undefined)[];

  constructor(spaceCount: number) {
    this.sets = new Array<number[][] | undefined>(spaceCount);
  }

  /** `doors` is copied if it is kept. */
  add(space: number, doors: readonly number[]): void {
    const known = this.sets[space];
    if (known === undefined) {
      this.sets[space] = [doors.slice()];
      return;
    }
    for (const set of known) if (isWithin(set, doors)) return;
    this.sets[space] = [...known.filter((set) => !isWithin(doors, set)), doors.slice()];
  }

  /** Rows by space: each set as its size and then its doors, smaller sets first. */
  pack(): { offsets: Int32Array; sets: Int32Array } {
    const offsets = new Int32Array(this.sets.length + 1);
    const numbers: number[] = [];
    for (let space = 0; space < this.sets.length; space++) {
      const known = this.sets[space] ?? [];
      for (const set of known.sort((a, b) => a.length - b.length)) numbers.push(set.length, ...set);
      offsets[space + 1] = numbers.length;
    }
    return { offsets, sets: Int32Array.from(numbers) };
  }
}

function isWithin(inner: readonly number[], outer: readonly number[]): boolean {
  for (const door of inner) if (!outer.includes(door)) return false;
  return true;
}
