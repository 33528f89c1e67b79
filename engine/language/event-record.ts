/**
 * One happening in a running game, and the tree of those under way. Its fields are numbers and lists at fixed places, so
 * that rules in TypeScript read `event.amount` and content reads the same field by its place.
 */

/** Places of the fields that the language itself names; a system's or an author's own fields follow. */
export const EVENT_FIELDS = [
  'actor',
  'target',
  'space',
  'from',
  'to',
  'card',
  'amount',
  'number',
  'steps',
  'edge',
  'condition',
  'stat',
  'by',
  'track',
  'test',
  'total',
  'passed',
  'deck',
  'def',
  'color',
  'count',
  'power',
  'value',
  'action',
  'step',
  'needed',
  'successes',
  'purpose',
  'bonus',
  'area',
] as const;
export type EventField = (typeof EVENT_FIELDS)[number];

export const EVENT_LISTS = ['targets', 'dice', 'symbols', 'tags', 'damagers', 'present', 'candidates'] as const;
export type EventList = (typeof EVENT_LISTS)[number];

const place = Object.fromEntries(EVENT_FIELDS.map((name, index) => [name, index])) as Record<EventField, number>;
const listPlace = Object.fromEntries(EVENT_LISTS.map((name, index) => [name, index])) as Record<EventList, number>;

/** The place of a field among an event's numbers. */
export const placeOfField = (field: EventField): number => place[field];

const NO_NUMBERS: readonly number[] = EVENT_FIELDS.map(() => 0);
const NO_MEMBERS: readonly number[] = [];
const NO_LISTS: readonly (readonly number[])[] = EVENT_LISTS.map(() => NO_MEMBERS);

/** An item (its number) and a place in it. */
export interface EventCause {
  readonly item: number;
  readonly pointer: string;
}

/** What answers an event. */
export interface Answering {
  readonly cause: EventCause;
}

/** A number of an event that a piece of content changed. */
export interface Alteration {
  place: number;
  by: number;
  item: number;
}

export class EventRecord {
  readonly numbers: number[];
  /** The event during which this one happens. */
  parent: EventRecord | null = null;
  /** How many events this one happens in. */
  depth = 0;
  /** Set by `stop`: what has not happened yet does not. */
  isStopped = false;
  /** Set when it does happen: nothing has replaced it or stopped it before. */
  hasHappened = false;
  /** The listener whose effects run in this event, so that none replaces itself. */
  replacedBy: Answering | null = null;
  /** The place in the content that makes it happen, for people; null where the rules do. */
  cause: EventCause | null = null;
  /** What content altered of it, for people; only kept when somebody reads along. */
  alterations: Alteration[] | null = null;
  #lists: (readonly number[])[] | undefined;

  /** `type` is the number of the event's name. */
  constructor(
    readonly type: number,
    actor = 0,
    target = 0,
  ) {
    this.numbers = NO_NUMBERS.slice();
    this.numbers[0] = actor;
    this.numbers[1] = target;
  }

  get(field: EventField): number {
    return this.numbers[place[field]] as number;
  }

  set(field: EventField, value: number): this {
    this.numbers[place[field]] = value;
    return this;
  }

  list(name: EventList): readonly number[] {
    return this.listAt(listPlace[name]);
  }

  setList(name: EventList, members: readonly number[]): this {
    this.setListAt(listPlace[name], members);
    return this;
  }

  /** A list by its place: an author's own lists have places too. */
  listAt(place: number): readonly number[] {
    return this.#lists?.[place] ?? NO_MEMBERS;
  }

  setListAt(place: number, members: readonly number[]): void {
    // Few events have lists, so there is an array of them only once one is set.
    this.#lists ??= [...NO_LISTS];
    this.#lists[place] = members;
  }

  get actor(): number {
    return this.numbers[0] as number;
  }

  get target(): number {
    return this.numbers[1] as number;
  }

  set target(entity: number) {
    this.numbers[1] = entity;
  }

  get amount(): number {
    return this.get('amount');
  }

  set amount(value: number) {
    this.set('amount', value);
  }
}
