/**
 * Content compiled for play: numbers for items and words, readers for stats, and the parts of items indexed by what asks
 * for them. Made by `load`; never changed while games run on it.
 */
import type { Content, Item, ItemKey } from '../content';
import type { GameShape } from '../kernel/game';
import { KIND, type Kind, Layout } from '../kernel/layout';
import type { Numbering } from '../kernel/numbering';
import type { CompiledAction } from './actions';
import type { Dependency } from './circles';
import type { EventListeners } from './emit';
import { LANGUAGE_FIELDS, LANGUAGE_KINDS } from './entities';
import { EVENT_FIELDS, EVENT_LISTS } from './event-record';
import { EVENT } from './event-types';
import { type ExpressionEnvironment, environmentFor } from './expression/environment';
import { LANGUAGE_FUNCTIONS } from './expression/functions';
import { Links } from './expression/links';
import { readSignature } from './expression/signature';
import type { SetKind, StatReader, World } from './expression/world';
import type { Host } from './host';
import { type ItemInfo, itemInfo, type KeywordUse } from './item-info';
import { linkFields } from './link-fields';
import type { CompiledModifier } from './modifiers';
import type { OnEmpty } from './none-left';
import { ownerOf } from './ownership';
import type { CompiledPermit, CompiledView } from './permits';
import { type Fn, LoopError, type Play, type TextFn } from './play';
import type { CompiledProcedure } from './procedures';
import type { Scope } from './scope';
import { SettingTable, scenarioIn } from './settings';
import type { EventFieldSpec, FieldSpec, FunctionSpec } from './spec';
import { collectEvents } from './standard-events';
import { StatTable } from './stats';
import type { System } from './system';
import { type CompiledTerm, isCallable, termShape } from './terms';
import type { CompiledTrack } from './tracks';
import type { CompiledVariant } from './variants';

export interface DeckWords {
  deck: number;
  discard: number;
}

export type { ItemInfo, KeywordUse } from './item-info';

export class Program implements GameShape, World {
  readonly layout: Layout;
  readonly streams: readonly (string | readonly string[])[];
  readonly itemSlots: number;
  readonly expressions: ExpressionEnvironment;
  readonly events: ReadonlyMap<string, Readonly<Record<string, EventFieldSpec>>>;
  readonly stats: StatTable;
  readonly settings: SettingTable;
  readonly links: Links;

  readonly listeners = new Map<number, EventListeners>();
  readonly modifiers = new Map<string, CompiledModifier[]>();
  /** What modifiers read, to find numbers that depend on themselves. */
  readonly modifierReads: Dependency[] = [];
  /** Which terms read which, to find those that read themselves. */
  readonly termCalls: Dependency[] = [];
  readonly permits = new Map<string, CompiledPermit[]>();
  readonly views: CompiledView[] = [];
  readonly actions: CompiledAction[] = [];
  readonly procedures = new Map<string, CompiledProcedure>();
  readonly placements = new Map<string, CompiledProcedure>();
  /** Tracks on cards, by the number of their item. */
  readonly tracks = new Map<number, CompiledTrack>();
  readonly terms = new Map<string, CompiledTerm>();
  /** What items say for when none of them is left, by their number. */
  readonly onEmpty = new Map<number, OnEmpty>();
  /** Optional rules of rule sets and scenarios, in the order of the content. */
  readonly variants: CompiledVariant[] = [];
  /** Numbers of the keywords that something has. */
  readonly usedKeywords = new Set<number>();
  /** The texts of items, with their numbers filled in when they are read. */
  readonly texts = new Map<number, TextFn>();
  /** What the parts of items say, by the item that carries them. */
  readonly partTexts = new Map<number, { host: Host; name: string; text: TextFn; cause: number }[]>();
  /** Items by their number; 0 is nothing. */
  readonly items: (ItemInfo | undefined)[] = [undefined];
  /** Keywords, conditions and the like that a lasting effect gives, by the item number made up for it. */
  readonly lastingKeywords = new Map<number, readonly KeywordUse[]>();

  /** The number of the name of hands. */
  readonly handWord: number;
  /** What the system compiled of its items; only that system looks inside. */
  compiled: unknown;

  /** What to count of which event, by its number, because some expression asks. */
  readonly tallies = new Map<number, { word: number; until: number }[]>();
  readonly kindNumbers: Readonly<
    Record<'character' | 'zone' | 'note' | 'condition' | 'lasting' | 'delayed' | 'die' | 'game', number>
  >;
  readonly columns: Readonly<Record<'word' | 'isInPlay' | 'about' | 'value' | 'until' | 'natural' | 'result', number>>;
  /** Kinds of entities that the language makes itself. */
  readonly kinds: Readonly<Record<(typeof LANGUAGE_KIND_NAMES)[number], Kind>>;
  /** For each kind by its number, whether it is one of these. */
  readonly placeKinds: readonly boolean[];
  readonly runningKinds: readonly boolean[];
  readonly occupantKinds: readonly boolean[];

  /** Whether content could notice an event, by its number: a trigger, a count, a question what is under way. */
  readonly #heard: boolean[] = Object.values(EVENT).map(() => false);
  readonly #otherHeard = new Set<number>();
  readonly #offsets = new Map<string, number>();
  /** Filled when first asked for, which is once everything is compiled. */
  readonly #actionsByWindow = new Map<string, readonly number[]>();
  readonly #deckWords = new Map<string, DeckWords>();
  readonly #byKey = new Map<ItemKey, ItemInfo>();
  readonly #byId = new Map<string, ItemInfo[]>();
  readonly #functions = new Map<string, FunctionSpec>();
  readonly #fields = new Map<string, FieldSpec>();
  readonly #eventPlaces = new Map<string, number>();
  readonly #eventLists = new Map<string, number>();

  constructor(
    readonly content: Content,
    readonly system: System,
    readonly numbering: Numbering,
  ) {
    for (const item of content.items) this.#add(item);
    this.layout = new Layout([...LANGUAGE_KINDS, ...system.kinds]);
    this.kindNumbers = named(KIND_NAMES, (name) => this.layout.kind(name).number);
    this.kinds = named(LANGUAGE_KIND_NAMES, (name) => this.layout.kind(name));
    this.columns = named(COLUMN_NAMES, (name) => this.layout.column(name));
    const kindSet = (names: readonly string[]) => this.layout.kinds.map(({ name }) => names.includes(name));
    this.placeKinds = kindSet(system.placeKinds);
    this.runningKinds = kindSet(system.runningKinds);
    this.occupantKinds = kindSet(system.occupantKinds);
    this.handWord = numbering.names.intern('hand');
    this.streams = system.streams;
    this.itemSlots = numbering.itemSlots();
    this.events = collectEvents(system.events, content.items);
    for (const field of [...linkFields(content.items), ...LANGUAGE_FIELDS, ...system.fields]) {
      this.#fields.set(field.name, field);
    }
    for (const spec of [...LANGUAGE_FUNCTIONS, ...system.functions]) this.#functions.set(functionKey(spec), spec);
    this.#numberEventFields();
    this.stats = new StatTable(this, system.stats);
    this.settings = new SettingTable(this);
    this.links = new Links(this);
    this.expressions = environmentFor({
      spec: { ...system, fields: [...this.#fields.values()] },
      events: this.events,
      settings: this.settings.names,
      terms: new Map(content.items.filter(isCallable).map((item) => [item.id, termShape(item)])),
    });
  }

  /** Places of the actions that may be taken in a window, in the order of the content. */
  actionsIn(window: string): readonly number[] {
    const known = this.#actionsByWindow.get(window);
    if (known !== undefined) return known;
    const found = this.actions.flatMap(({ windows }, index) => (windows.includes(window) ? [index] : []));
    this.#actionsByWindow.set(window, found);
    return found;
  }

  /** The item with this kind and id. */
  find(kind: string, id: string): ItemInfo | undefined {
    return this.#byKey.get(`${kind}/${id}`);
  }

  /** The first item with this id, of one of these kinds if any are given. A reference may also be `kind/id`. */
  findById(reference: string, kinds?: readonly string[]): ItemInfo | undefined {
    const exact = this.#byKey.get(reference as ItemKey);
    if (exact !== undefined) return exact;
    const named = this.#byId.get(reference) ?? [];
    return kinds === undefined ? named[0] : named.find((info) => kinds.includes(info.item.kind));
  }

  ofKind(kind: string): ItemInfo[] {
    return this.items.filter((info): info is ItemInfo => info?.item.kind === kind);
  }

  /** Every item with this id (a word's number). */
  withId(id: number): readonly ItemInfo[] {
    return this.#byId.get(this.numbering.names.word(id)) ?? [];
  }

  /** Gives a number to parts that effects make: a lasting effect, a delayed trigger. `key` says where they stand. */
  addSynthetic({ key, item, id, keywords, family }: Omit<ItemInfo, 'number' | 'sides'>): ItemInfo {
    const number = this.numbering.item(key);
    // The same fields in the same order as every other, so that reading one stays cheap.
    const made = { number, key, item, id, keywords, family, sides: 0 };
    this.items[number] = made;
    return made;
  }

  /** Says that content notices an event (its number), so that it may not be passed over. */
  hear(event: number): void {
    if (event <= this.#heard.length) this.#heard[event] = true;
    else this.#otherHeard.add(event);
  }

  /** Whether content would notice if an event (its number) were made known. Rules ask the game, which may have a witness. */
  isHeard(event: number): boolean {
    return event <= this.#heard.length ? this.#heard[event] === true : this.#otherHeard.has(event);
  }

  /** Offset of a column that some kind has. Throws if none has it. */
  offset(column: string): number {
    const known = this.#offsets.get(column);
    if (known !== undefined) return known;
    const offset = this.layout.column(column);
    this.#offsets.set(column, offset);
    return offset;
  }

  /** Whether an entity is a place on the board: what stands in its list is in play. */
  isPlace(play: Play, entity: number): boolean {
    return this.placeKinds[play.state[entity + KIND] as number] === true;
  }

  /** Numbers of the names of a deck's two zones. */
  deckWords(deck: string): DeckWords {
    const known = this.#deckWords.get(deck);
    if (known !== undefined) return known;
    const words = { deck: this.name(`deck:${deck}`), discard: this.name(`discard:${deck}`) };
    this.#deckWords.set(deck, words);
    return words;
  }

  gameEntity(play: Play): number {
    return play.firstOfKind(this.kindNumbers.game);
  }

  /** The item of an entity. */
  infoOf(play: Play, entity: number): ItemInfo | undefined {
    return this.items[play.def(entity)];
  }

  /** Every id of the content, for "did you mean". */
  get ids(): Iterable<string> {
    return this.#byId.keys();
  }

  name(word: string): number {
    return this.numbering.names.intern(word);
  }

  stat(name: string): StatReader | undefined {
    return this.stats.reader(name);
  }

  field(name: string): FieldSpec | undefined {
    return this.#fields.get(name);
  }

  setting(name: string, scope: Scope): Fn {
    return this.settings.reader(name, scope);
  }

  global(name: string, scope?: Scope): Fn | undefined {
    const { system } = this;
    switch (name) {
      case 'none':
        return () => 0;
      case 'game':
        return (play) => this.gameEntity(play);
      case 'owner':
        return (play, frame) => ownerOf(play, frame[0] as number);
      case 'scenario':
        return scenarioIn(system, scope);
      case 'current':
        return (play) => system.current(play);
      case 'decider':
        return (play) => system.decider(play);
      default:
        return undefined;
    }
  }

  setKind(name: string): SetKind | undefined {
    const kind = this.system.sets[name];
    if (kind === undefined) return undefined;
    return { number: this.layout.kind(kind).number, name: kind, isLeftOut: this.system.isLeftOut?.[kind] };
  }

  eventField(event: string, field: string): { place: number; isList: boolean } | undefined {
    const type = this.events.get(event)?.[field]?.type;
    if (type === undefined) return undefined;
    const isList = type.startsWith('list<');
    return { place: this.placeOf(field, isList), isList };
  }

  /** Where a field of events stands, among their numbers or among their lists. */
  placeOf(field: string, isList: boolean): number {
    return (isList ? this.#eventLists : this.#eventPlaces).get(field) as number;
  }

  plainColumn(kind: string, stat: string): number {
    const field = this.#fields.get(stat);
    if (field !== undefined) return field.column ?? -1;
    return this.stats.plainColumn(kind, stat);
  }

  functionFor(name: string, isMethod: boolean, count: number): FunctionSpec | undefined {
    return this.#functions.get(`${isMethod ? '.' : ''}${name}/${count}`);
  }

  term(name: string): CompiledTerm | undefined {
    return this.terms.get(name);
  }

  /** Throws the LoopError that names what ran most among the last events. */
  reportLoop(play: Play, item: number): never {
    const counts = new Map<string, number>();
    const count = (number: number) => {
      const key = this.items[number]?.key ?? 'the rules';
      counts.set(key, (counts.get(key) ?? 0) + 1);
    };
    for (const number of play.recentItems.subarray(0, play.steps + 1)) if (number !== 0) count(number);
    if (counts.size === 0) count(item);
    throw new LoopError(
      [...counts].sort((a, b) => b[1] - a[1]).map(([key]) => key),
      play.steps,
    );
  }

  #add(item: Item): void {
    const info = itemInfo(this, item);
    this.items[info.number] = info;
    this.#byKey.set(info.key, info);
    this.#byId.set(item.id, [...(this.#byId.get(item.id) ?? []), info]);
  }

  #numberEventFields(): void {
    for (const [place, name] of EVENT_FIELDS.entries()) this.#eventPlaces.set(name, place);
    for (const [place, name] of EVENT_LISTS.entries()) this.#eventLists.set(name, place);
    for (const fields of this.events.values()) {
      for (const [name, { type }] of Object.entries(fields)) {
        const places = type.startsWith('list<') ? this.#eventLists : this.#eventPlaces;
        if (!places.has(name)) places.set(name, places.size);
      }
    }
  }
}

const KIND_NAMES = ['character', 'zone', 'note', 'condition', 'lasting', 'delayed', 'die', 'game'] as const;
const LANGUAGE_KIND_NAMES = ['zone', 'note', 'condition', 'lasting', 'delayed', 'die'] as const;
const COLUMN_NAMES = ['word', 'isInPlay', 'about', 'value', 'until', 'natural', 'result'] as const;

function named<Name extends string, Value>(names: readonly Name[], find: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, find(name)])) as Record<Name, Value>;
}

const functionKey = (spec: FunctionSpec): string => {
  const { name, receiver, parameters } = readSignature(spec.signature);
  return `${receiver === undefined ? '' : '.'}${name}/${parameters.length}`;
};
