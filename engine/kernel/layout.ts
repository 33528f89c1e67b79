/**
 * Where each number of a game stands. A system names its kinds of entities and their columns; here every column gets its
 * offset. An entity is its own offset in the state, so a column of an entity is one addition away.
 */

/** Columns that each entity has, whatever its kind. Offsets are fixed and part of the kernel's contract. */
export const KIND = 0;
/** Number of the item it was made from, 0 if none. */
export const DEF = 1;
/** The entity whose list it stands in: a zone, a space, or whatever it is attached to. */
export const ZONE = 2;
export const NEXT = 3;
export const PREV = 4;
/** First, last and count of its own list: occupants of a space, cards of a deck, conditions on a figure. */
export const HEAD = 5;
export const TAIL = 6;
export const SIZE = 7;
/** The next entity of the same kind, in order of making. */
export const KIND_NEXT = 8;
/** The next entity made from the same item. */
export const DEF_NEXT = 9;
/** Who holds it: a character, or 0. */
export const OWNER = 10;
/** Bit n: seat n has seen it. */
export const KNOWN = 11;
export const COMMON_COLUMNS = 12;

export interface KindSpec {
  name: string;
  /** Own columns beyond the common ones. Columns of the same name have the same offset in every kind. */
  columns: readonly string[];
}

export interface Kind {
  readonly number: number;
  readonly name: string;
  /** Words from one entity of this kind to the next. */
  readonly stride: number;
  readonly columns: ReadonlyMap<string, number>;
}

export class Layout {
  readonly kinds: readonly Kind[];
  readonly #byName = new Map<string, Kind>();
  readonly #offsets: ReadonlyMap<string, number>;

  /** Throws if two kinds share a name. Kind 0 is "nothing" and has no columns of its own. */
  constructor(specs: readonly KindSpec[]) {
    const offsets = assignOffsets(specs);
    this.#offsets = offsets;
    const kinds: Kind[] = [{ number: 0, name: 'none', stride: COMMON_COLUMNS, columns: new Map() }];
    for (const spec of specs) {
      if (this.#byName.has(spec.name)) throw new Error(`two kinds are named ${spec.name}`);
      const columns = new Map(spec.columns.map((column) => [column, offsets.get(column) as number]));
      const stride = Math.max(COMMON_COLUMNS, ...[...columns.values()].map((offset) => offset + 1));
      const kind: Kind = { number: kinds.length, name: spec.name, stride, columns };
      kinds.push(kind);
      this.#byName.set(spec.name, kind);
    }
    this.kinds = kinds;
  }

  /** Throws if there is no such kind: a misspelt kind is a mistake in the system. */
  kind(name: string): Kind {
    const kind = this.#byName.get(name);
    if (kind === undefined) throw new Error(`the system has no kind ${name}`);
    return kind;
  }

  hasKind(name: string): boolean {
    return this.#byName.has(name);
  }

  /** Offset of a column in a kind, or -1 if that kind lacks it. */
  find(kind: number, column: string): number {
    return this.kinds[kind]?.columns.get(column) ?? -1;
  }

  /** Offset of a column that some kind has; the same in all of them. Throws if no kind has it. */
  column(name: string): number {
    const offset = this.#offsets.get(name);
    if (offset === undefined) throw new Error(`no kind has a column ${name}`);
    return offset;
  }
}

/** The lowest offset for each column that no other column of its kinds has taken; widely shared columns come first. */
function assignOffsets(specs: readonly KindSpec[]): Map<string, number> {
  const users = new Map<string, number[]>();
  for (const [index, spec] of specs.entries()) {
    for (const column of spec.columns) users.set(column, [...(users.get(column) ?? []), index]);
  }
  const taken = specs.map(() => new Set<number>());
  const offsets = new Map<string, number>();
  for (const [column, kinds] of [...users].sort((a, b) => b[1].length - a[1].length)) {
    let offset = COMMON_COLUMNS;
    while (kinds.some((kind) => taken[kind]?.has(offset))) offset++;
    offsets.set(column, offset);
    for (const kind of kinds) taken[kind]?.add(offset);
  }
  return offsets;
}
