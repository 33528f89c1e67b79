/**
 * One game as one array of integers: a header, then entities one after another. This file makes entities and walks them;
 * it knows nothing of rules, content or people. Never hold `state` across anything that may make an entity: it can move.
 */
import { Decision } from './decision';
import { mix, NO_WORDS } from './digest';
import { DEF, DEF_NEXT, KIND, KIND_NEXT, type Kind, type Layout } from './layout';
import { below, STREAM_WORDS, seedStream } from './random';

/** Words of the header before those of the kinds: how many words are used, and effects run since the last answer. */
const USED = 0;
const STEPS = 1;
const KINDS = 2;
/** For each kind: its first entity, its last one, and the first dead one. */
const WORDS_PER_KIND = 3;

export interface GameShape {
  readonly layout: Layout;
  /**
   * Names of the random streams; `dice`, `setup` and `decks` are expected by the language. Names in one list are names of
   * one stream.
   */
  readonly streams: readonly (string | readonly string[])[];
  /** Room for this many items: entities made from one item are chained from two words of it. */
  readonly itemSlots: number;
}

/** For each item: the first and the last entity made from it. */
const WORDS_PER_ITEM = 2;

export class Game {
  state: Int32Array;
  readonly layout: Layout;
  /** The one decision object, filled anew for each question. */
  readonly decision = new Decision();
  readonly #header: number;
  readonly #kindsAt: number;
  readonly #streamsAt: number;
  readonly #itemsAt: number;
  readonly #streams: ReadonlyMap<string, number>;

  constructor(shape: GameShape, words = 4096) {
    this.layout = shape.layout;
    // Entity 0 is nothing: the widest entity's worth of zeros comes first, so that every column of it reads 0.
    this.#header = Math.max(...shape.layout.kinds.map((kind) => kind.stride));
    this.#kindsAt = this.#header + KINDS;
    this.#streamsAt = this.#kindsAt + shape.layout.kinds.length * WORDS_PER_KIND;
    this.#streams = new Map(
      shape.streams.flatMap((names, index) =>
        [names].flat().map((name) => [name, this.#streamsAt + index * STREAM_WORDS]),
      ),
    );
    this.#itemsAt = this.#streamsAt + shape.streams.length * STREAM_WORDS;
    const end = this.#itemsAt + shape.itemSlots * WORDS_PER_ITEM;
    this.state = new Int32Array(Math.max(words, end));
    this.state[this.#header + USED] = end;
  }

  /** Words in use; those beyond are zeros and spare room. */
  get used(): number {
    return this.state[this.#header + USED] as number;
  }

  /** Counts one step against the limit of this step of the loop. */
  get steps(): number {
    return this.state[this.#header + STEPS] as number;
  }

  set steps(count: number) {
    this.state[this.#header + STEPS] = count;
  }

  seed(seed: number): void {
    let salt = 0;
    for (const at of new Set(this.#streams.values())) seedStream(this.state, at, seed, salt++);
  }

  /** One number for all streams: as long as it is the same, nothing was drawn from any. */
  get luck(): number {
    let print = NO_WORDS;
    for (let word = this.#streamsAt; word < this.#itemsAt; word++) print = mix(print, this.state[word] as number);
    return print;
  }

  /** Where the words of a stream stand. Throws if the system named no such stream. */
  stream(name: string): number {
    const at = this.#streams.get(name);
    if (at === undefined) throw new Error(`the system has no random stream ${name}`);
    return at;
  }

  /** A whole number from 0 to `count - 1` from the stream whose words start at `stream`. */
  below(stream: number, count: number): number {
    return below(this.state, stream, count);
  }

  /** Makes an entity of a kind from an item (its number, 0 for none), or takes a dead one of that kind. */
  create(kind: Kind, item = 0): number {
    const at = this.#kindsAt + kind.number * WORDS_PER_KIND;
    const free = this.state[at + 2] as number;
    const entity = free === 0 ? this.#append(kind) : this.#revive(free, at);
    const state = this.state;
    state[entity + KIND] = kind.number;
    state[entity + DEF] = item;
    if (item !== 0) this.#linkByItem(entity, this.#itemsAt + item * WORDS_PER_ITEM);
    return entity;
  }

  /** First entity of a kind in order of making, 0 if none; the next one is `state[entity + KIND_NEXT]`. */
  firstOfKind(kind: number): number {
    return this.state[this.#kindsAt + kind * WORDS_PER_KIND] as number;
  }

  nextOfKind(entity: number): number {
    return this.state[entity + KIND_NEXT] as number;
  }

  /** Whether an entity was freed; it keeps its place among its kind until it is made anew. */
  isDead(entity: number): boolean {
    return this.state[entity + KIND] === 0;
  }

  /** All living entities of a kind, in order of making. Makes an array: not for hot paths. */
  all(kindName: string): number[] {
    const found: number[] = [];
    for (let e = this.firstOfKind(this.layout.kind(kindName).number); e !== 0; e = this.nextOfKind(e)) {
      if (!this.isDead(e)) found.push(e);
    }
    return found;
  }

  kindOf(entity: number): Kind {
    return this.layout.kinds[entity === 0 ? 0 : (this.state[entity + KIND] as number)] as Kind;
  }

  #append(kind: Kind): number {
    const entity = this.used;
    const end = entity + kind.stride;
    if (end > this.state.length) {
      const grown = new Int32Array(Math.max(end, this.state.length * 2));
      grown.set(this.state);
      this.state = grown;
    }
    const state = this.state;
    state[this.#header + USED] = end;
    const at = this.#kindsAt + kind.number * WORDS_PER_KIND;
    const last = state[at + 1] as number;
    if (last === 0) state[at] = entity;
    else state[last + KIND_NEXT] = entity;
    state[at + 1] = entity;
    return entity;
  }

  #revive(free: number, at: number): number {
    const state = this.state;
    state[at + 2] = state[free + DEF_NEXT] as number;
    const kindNext = state[free + KIND_NEXT] as number;
    const stride = (this.layout.kinds[(at - this.#kindsAt) / WORDS_PER_KIND] as Kind).stride;
    // A loop: `fill` costs more than it saves on a dozen words.
    for (let word = free; word < free + stride; word++) state[word] = 0;
    state[free + KIND_NEXT] = kindNext;
    return free;
  }

  /** Puts an entity that stands in no list on the free list of its kind. It keeps its place among its kind. */
  free(entity: number): void {
    const state = this.state;
    const item = state[entity + DEF] as number;
    if (item !== 0) this.#unlinkByItem(entity, this.#itemsAt + item * WORDS_PER_ITEM);
    const at = this.#kindsAt + (state[entity + KIND] as number) * WORDS_PER_KIND;
    state[entity + KIND] = 0;
    state[entity + DEF] = 0;
    state[entity + DEF_NEXT] = state[at + 2] as number;
    state[at + 2] = entity;
  }

  /** Makes an entity one of another item. */
  changeItem(entity: number, item: number): void {
    const before = this.state[entity + DEF] as number;
    if (before !== 0) this.#unlinkByItem(entity, this.#itemsAt + before * WORDS_PER_ITEM);
    this.state[entity + DEF] = item;
    if (item !== 0) this.#linkByItem(entity, this.#itemsAt + item * WORDS_PER_ITEM);
  }

  /** First entity made from an item, 0 if none; the next one is `nextOfItem`. */
  firstOfItem(item: number): number {
    return this.state[this.#itemsAt + item * WORDS_PER_ITEM] as number;
  }

  nextOfItem(entity: number): number {
    return this.state[entity + DEF_NEXT] as number;
  }

  /** `head` is the address of two words: the first and the last entity made from one item. */
  #linkByItem(entity: number, head: number): void {
    const state = this.state;
    const last = state[head + 1] as number;
    if (last === 0) state[head] = entity;
    else state[last + DEF_NEXT] = entity;
    state[head + 1] = entity;
    state[entity + DEF_NEXT] = 0;
  }

  #unlinkByItem(entity: number, head: number): void {
    const state = this.state;
    let before = 0;
    for (let e = state[head] as number; e !== entity; e = state[e + DEF_NEXT] as number) {
      if (e === 0) throw new Error('an entity is missing among those of its item');
      before = e;
    }
    const next = state[entity + DEF_NEXT] as number;
    if (before === 0) state[head] = next;
    else state[before + DEF_NEXT] = next;
    if (next === 0) state[head + 1] = before;
  }
}
