/**
 * Numbers of entities: where each stands and how it is read, with what modifiers say. A stat that no modifier of the
 * loaded content touches is read straight from its column.
 */

import type { Item } from '../content';
import { KIND } from '../kernel/layout';
import type { Compiler } from './compiler';
import type { StatReader } from './expression/world';
import { modified, withinLimits } from './modifiers';
import { oncePer } from './once-per';
import type { Fn, Play } from './play';
import type { ItemInfo, Program } from './program';
import type { Scope } from './scope';
import type { StatSpec } from './spec';

type Read = (play: Play, entity: number) => number;

interface Stat extends StatReader {
  base: Read;
  /** For a stat with a column: the offset, and which kinds (by number) have it. */
  offset: number;
  has: Uint8Array;
}

/** A stat that items print: the keys that lead to it, and what each item says there, by the item's number. */
interface PrintedStat {
  path: readonly string[];
  values: (number | Fn)[];
}

export class StatTable {
  readonly #stats = new Map<string, Stat>();
  readonly #printed: PrintedStat[] = [];
  /** Stats that some modifier of the content names; found before anything is compiled. */
  readonly #modified: ReadonlySet<string>;

  constructor(
    readonly program: Program,
    specs: readonly StatSpec[],
  ) {
    this.#modified = findModifiedStats(program);
    for (const spec of specs) this.#stats.set(spec.name, this.#stat(spec));
  }

  reader(name: string): StatReader | undefined {
    return this.#stats.get(name);
  }

  /** The value of a stat with all modifiers. Throws if the system has no such stat. */
  read(play: Play, entity: number, name: string): number {
    return this.#find(name).read(play, entity);
  }

  /** The value before modifiers. Throws if the system has no such stat. */
  base(play: Play, entity: number, name: string): number {
    return this.#find(name).base(play, entity);
  }

  /** Sets a stored or derived stat within its limits. Throws if the stat can't be set. */
  write(play: Play, entity: number, name: string, value: number): void {
    const stat = this.#find(name);
    this.#set(play, entity, stat, withinLimits(stat.spec, value));
  }

  /**
   * Adds to a stat so that what is read stays within its limits, whatever modifies it: one action point that a card gives
   * can be spent. Throws if the stat can't be set.
   */
  add(play: Play, entity: number, name: string, by: number): void {
    const stat = this.#find(name);
    const value = stat.read(play, entity);
    this.#set(play, entity, stat, stat.base(play, entity) + withinLimits(stat.spec, value + by) - value);
  }

  /** Whether `change` may change it. */
  isChangeable(name: string): boolean {
    const spec = this.#stats.get(name)?.spec;
    return spec !== undefined && (spec.from === 'column' || spec.write !== undefined);
  }

  get names(): Iterable<string> {
    return this.#stats.keys();
  }

  plainColumn(kind: string, name: string): number {
    const spec = this.#stats.get(name)?.spec;
    if (spec === undefined || spec.from !== 'column' || this.#modified.has(name)) return -1;
    return this.program.layout.find(this.program.layout.kind(kind).number, name);
  }

  #find(name: string): Stat {
    const stat = this.#stats.get(name);
    if (stat === undefined) throw new Error(`the system has no stat ${name}`);
    return stat;
  }

  #set(play: Play, entity: number, { spec, offset, has }: Stat, value: number): void {
    if (spec.from === 'column') {
      if (has[play.state[entity + KIND] as number] === 1) play.state[entity + offset] = value;
    } else if (spec.write !== undefined) spec.write(play, entity, value);
    else throw new Error(`${spec.name} is printed and can only be modified`);
  }

  #stat(spec: StatSpec): Stat {
    const { layout } = this.program;
    const has = new Uint8Array(layout.kinds.length);
    for (const kind of spec.kinds) has[layout.kind(kind).number] = 1;
    const offset = spec.from === 'column' ? layout.column(spec.name) : -1;
    for (const kind of spec.from === 'column' ? spec.kinds : []) {
      if (layout.find(layout.kind(kind).number, spec.name) < 0) throw new Error(`${kind} has no column ${spec.name}`);
    }
    const base = this.#base(spec, has, offset);
    const isModified = this.#modified.has(spec.name);
    const read: Read = isModified ? (play, entity) => modified(play, entity, spec, base) : base;
    return { spec, base, read, offset, has };
  }

  #base(spec: StatSpec, has: Uint8Array, offset: number): Read {
    if (spec.from === 'derived') {
      const read = spec.read;
      if (read === undefined) throw new Error(`derived stat ${spec.name} has nothing to read`);
      return (play, entity) => (has[play.state[entity + KIND] as number] === 1 ? read(play, entity) : 0);
    }
    if (spec.from === 'item') {
      const { values: printed } = this.#tabulate(spec);
      return (play, entity) => {
        if (has[play.state[entity + KIND] as number] !== 1) return 0;
        const value = printed[play.def(entity)] ?? 0;
        return typeof value === 'number' ? value : value(play, play.frame(entity));
      };
    }
    return (play, entity) =>
      has[play.state[entity + KIND] as number] === 1 ? (play.state[entity + offset] as number) : 0;
  }

  /** What each item prints; an expression is put in its place by `compilePrinted`. */
  #tabulate(spec: StatSpec): PrintedStat {
    const path = (spec.path ?? spec.name).split('/');
    const values = this.program.items.map((info): number | Fn => {
      const value = info === undefined ? undefined : printedAt(info.item, path);
      return typeof value === 'number' ? value : (spec.missing ?? 0);
    });
    const printed = { path, values };
    this.#printed.push(printed);
    return printed;
  }

  /** Compiles the stats that an item prints as expressions. */
  compilePrinted(compiler: Compiler, info: ItemInfo, scope: Scope): void {
    for (const { path, values } of this.#printed) {
      const value = printedAt(info.item, path);
      if (typeof value === 'string') values[info.number] = compiler.value(value, scope, 'int', `/${path.join('/')}`);
    }
  }
}

function printedAt(item: Item, path: readonly string[]): unknown {
  let value: unknown = item;
  for (const step of path) value = (value as Record<string, unknown> | undefined)?.[step];
  return value;
}

/** Every stat that a `modifiers` list names, anywhere in the content. */
const findModifiedStats = ({ content }: Program): Set<string> =>
  new Set(content.items.flatMap((item) => statsModifiedBy(item)));

const statsModifiedBy = oncePer((item: Item) => {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const member of value) visit(member);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      if (key === 'modifiers' && Array.isArray(member))
        for (const { stat } of member as { stat?: string }[]) found.add(String(stat));
      visit(member);
    }
  };
  visit(item);
  return [...found];
});
