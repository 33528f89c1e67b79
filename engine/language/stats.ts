/**
 * Numbers of entities: where each stands and how it is read, with what modifiers say. A stat that no modifier of the
 * loaded content touches is read straight from its column.
 */
import { KIND } from '../kernel/layout';
import type { StatReader } from './expression/world';
import { modified } from './modifiers';
import type { Play } from './play';
import type { Program } from './program';
import type { StatSpec } from './spec';

type Read = (play: Play, entity: number) => number;

export class StatTable {
  readonly #readers = new Map<string, StatReader>();
  readonly #bases = new Map<string, Read>();
  /** Stats that some modifier of the content names; found before anything is compiled. */
  readonly #modified: ReadonlySet<string>;

  constructor(
    readonly program: Program,
    specs: readonly StatSpec[],
  ) {
    this.#modified = findModifiedStats(program);
    for (const spec of specs) {
      const base = this.#base(spec);
      this.#bases.set(spec.name, base);
      const read: Read = this.#modified.has(spec.name) ? (play, entity) => modified(play, entity, spec, base) : base;
      this.#readers.set(spec.name, { spec, read });
    }
  }

  reader(name: string): StatReader | undefined {
    return this.#readers.get(name);
  }

  /** The value of a stat with all modifiers. Throws if the system has no such stat. */
  read(play: Play, entity: number, name: string): number {
    const reader = this.#readers.get(name);
    if (reader === undefined) throw new Error(`the system has no stat ${name}`);
    return reader.read(play, entity);
  }

  /** The value before modifiers. */
  base(play: Play, entity: number, name: string): number {
    return (this.#bases.get(name) as Read)(play, entity);
  }

  /** Sets a stored or derived stat within its limits. Throws if the stat can't be set. */
  write(play: Play, entity: number, name: string, value: number): void {
    const spec = this.#readers.get(name)?.spec;
    if (spec === undefined) throw new Error(`the system has no stat ${name}`);
    const limited = Math.min(Math.max(value, spec.least ?? value), spec.most ?? value);
    if (spec.from === 'column') {
      const offset = this.program.layout.find(play.state[entity + KIND] as number, name);
      if (offset >= 0) play.state[entity + offset] = limited;
    } else if (spec.write !== undefined) spec.write(play, entity, limited);
    else throw new Error(`${name} is printed and can only be modified`);
  }

  /** Whether `change` may change it. */
  isChangeable(name: string): boolean {
    const spec = this.#readers.get(name)?.spec;
    return spec !== undefined && (spec.from === 'column' || spec.write !== undefined);
  }

  get names(): Iterable<string> {
    return this.#readers.keys();
  }

  plainColumn(kind: string, name: string): number {
    const spec = this.#readers.get(name)?.spec;
    if (spec === undefined || spec.from !== 'column' || this.#modified.has(name)) return -1;
    return this.program.layout.find(this.program.layout.kind(kind).number, name);
  }

  #base(spec: StatSpec): Read {
    const { layout } = this.program;
    const has = new Uint8Array(layout.kinds.length);
    for (const kind of spec.kinds) has[layout.kind(kind).number] = 1;
    if (spec.from === 'derived') {
      const read = spec.read;
      if (read === undefined) throw new Error(`derived stat ${spec.name} has nothing to read`);
      return (play, entity) => (has[play.state[entity + KIND] as number] === 1 ? read(play, entity) : 0);
    }
    if (spec.from === 'item') {
      const printed = this.#printed(spec);
      return (play, entity) => (has[play.state[entity + KIND] as number] === 1 ? (printed[play.def(entity)] ?? 0) : 0);
    }
    const offset = layout.column(spec.name);
    return (play, entity) =>
      has[play.state[entity + KIND] as number] === 1 ? (play.state[entity + offset] as number) : 0;
  }

  #printed(spec: StatSpec): number[] {
    const path = (spec.path ?? spec.name).split('/');
    return this.program.items.map((info) => {
      let value: unknown = info?.item;
      for (const step of path) value = (value as Record<string, unknown> | undefined)?.[step];
      return typeof value === 'number' ? value : (spec.missing ?? 0);
    });
  }
}

/** Every stat that a `modifiers` list names, anywhere in the content. */
function findModifiedStats(program: Program): Set<string> {
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
  visit(program.content.items);
  return found;
}
