/**
 * Keeps distances by what is barred, so that a door that opens and is shut again by an undo costs nothing. Knows nothing
 * of figures: with held spaces ask `distancesFrom` itself.
 */
import { distancesFrom, type Way } from './distance';
import type { BoardGeometry } from './geometry';

/** Distances of one state of the doors. Rows are filled when first asked for and must not be written to. */
export class DistanceTable {
  readonly barred: Uint8Array;
  private readonly board: BoardGeometry;
  private readonly way: Way;
  private readonly rows: (Int16Array | undefined)[];

  constructor(board: BoardGeometry, barred: Uint8Array) {
    this.board = board;
    this.barred = barred.slice(0, board.passageCount);
    this.way = { isEthereal: false, barred: this.barred, held: null };
    this.rows = new Array<Int16Array | undefined>(board.spaces.length);
  }

  /** Steps from a space to every space. */
  from(space: number): Int16Array {
    const known = this.rows[space];
    if (known !== undefined) return known;
    const row = new Int16Array(this.board.spaces.length);
    distancesFrom(this.board, this.way, space, row);
    this.rows[space] = row;
    return row;
  }
}

export class DistanceCache {
  private readonly board: BoardGeometry;
  private readonly capacity: number;
  /** Least recently used first, as a Map keeps its keys. */
  private readonly tables = new Map<number, DistanceTable>();
  private latest: DistanceTable | null = null;

  /** Holds at most `capacity` states of the doors. */
  constructor(board: BoardGeometry, capacity = 64) {
    this.board = board;
    this.capacity = capacity;
  }

  get size(): number {
    return this.tables.size;
  }

  /** `barred` as in `Way`; it is copied, so it may change afterwards. */
  table(barred: Uint8Array): DistanceTable {
    if (this.latest !== null && this.isFor(this.latest, barred)) return this.latest;
    let key = this.hash(barred);
    let table = this.tables.get(key);
    while (table !== undefined && !this.isFor(table, barred)) {
      key++;
      table = this.tables.get(key);
    }
    if (table === undefined) table = new DistanceTable(this.board, barred);
    else this.tables.delete(key);
    this.tables.set(key, table);
    if (this.tables.size > this.capacity) {
      const [oldest] = this.tables.keys();
      if (oldest !== undefined) this.tables.delete(oldest);
    }
    this.latest = table;
    return table;
  }

  private isFor(table: DistanceTable, barred: Uint8Array): boolean {
    const { passageCount } = this.board;
    for (let border = 0; border < passageCount; border++) if (table.barred[border] !== barred[border]) return false;
    return true;
  }

  private hash(barred: Uint8Array): number {
    let hash = 0x811c9dc5;
    for (let border = 0; border < this.board.passageCount; border++) {
      hash = Math.imul(hash ^ barred[border]!, 0x01000193);
    }
    return hash;
  }
}
