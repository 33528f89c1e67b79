/**
 * What happened in one game, counted while it is played: where characters went and died, who dealt the last blow, what each
 * card and monster did, which triggers fired. It reads the events that every system makes known and knows none of them.
 */
import type { ItemKey } from '../content';
import { KIND } from '../kernel/layout';
import type { EventCause, EventRecord } from '../language/event-record';
import { EVENT } from '../language/event-types';
import type { Play } from '../language/play';
import type { ItemInfo, Program } from '../language/program';
import type { Witness } from '../language/witness';

/** What is counted of a space: characters that entered it and died on it, and what appeared there. */
export interface SpaceCounts {
  visits: number;
  deaths: number;
  spawns: number;
}

/** What is counted of an item: `used` is a card that was played or a figure that acted, `damage` is what it dealt. */
export interface ItemCounts {
  drawn: number;
  used: number;
  appeared: number;
  damage: number;
  kills: number;
  died: number;
}

export const SPACE_COUNTS = ['visits', 'deaths', 'spawns'] as const satisfies readonly (keyof SpaceCounts)[];
export const ITEM_COUNTS = [
  'drawn',
  'used',
  'appeared',
  'damage',
  'kills',
  'died',
] as const satisfies readonly (keyof ItemCounts)[];

export interface Story {
  /** Of characters. */
  deaths: number;
  /** Of anything else. */
  kills: number;
  /** Taken by characters. */
  damage: number;
  /** What killed the last character to die: an item, or '' if nobody died or a rule of the game did it. */
  lastBlow: ItemKey | '';
  /** By the name that a save gives the space. */
  spaces: Record<string, SpaceCounts>;
  /** Every item that was in the game, whether it did anything or not. */
  items: Record<ItemKey, ItemCounts>;
  /** How often each trigger of what was in the game fired, by its item and its place there: `monster/nurse#/triggers/0`. */
  triggers: Record<string, number>;
}

/** Events in which a card has a part without being used. */
const NO_USE: ReadonlySet<number> = new Set([EVENT.draw, EVENT.discard, EVENT.reveal, EVENT.spawn, EVENT.remove]);
/** Events by which a figure that nobody plays acts. */
const ACTS: ReadonlySet<number> = new Set([EVENT.activation, EVENT.action, EVENT.attack]);

export class StoryWitness implements Witness {
  readonly #story: Omit<Story, 'spaces' | 'items' | 'triggers'> = { deaths: 0, kills: 0, damage: 0, lastBlow: '' };
  /** By the entity of the space, which stays for the whole game. */
  readonly #spaces = new Map<number, SpaceCounts>();
  /** By the number of the item. */
  readonly #items = new Map<number, ItemCounts>();
  readonly #triggers = new Map<string, number>();

  happened(play: Play, event: EventRecord): void {
    const { type, actor, target } = event;
    const card = event.get('card');
    if (card !== 0 && !NO_USE.has(type)) this.#ofEntity(play, card).used++;
    if (ACTS.has(type) && actor !== 0 && !isCharacter(play, actor)) this.#ofEntity(play, actor).used++;
    switch (type) {
      case EVENT.draw:
        this.#ofEntity(play, card).drawn++;
        break;
      case EVENT.spawn:
        this.#ofEntity(play, target).appeared++;
        this.#space(event.get('space')).spawns++;
        break;
      case EVENT.enter:
        if (isCharacter(play, actor)) this.#space(event.get('space')).visits++;
        break;
      case EVENT.damage:
        this.#item(sourceOf(play, event)).damage += event.amount;
        if (isCharacter(play, target)) this.#story.damage += event.amount;
        break;
      case EVENT.kill:
        this.#kill(play, event);
        break;
    }
  }

  answered(play: Play, _event: EventRecord, { item, pointer }: EventCause): void {
    this.#item(item).used++;
    const info = play.program.items[item];
    if (info === undefined) return;
    const trigger = triggerKey(info.key, pointer);
    this.#triggers.set(trigger, (this.#triggers.get(trigger) ?? 0) + 1);
  }

  /** The game as it was; to be asked once it is over. */
  tell(play: Play): Story {
    const { program } = play;
    const spaces = [...this.#spaces].filter(([space]) => space !== 0);
    const items: [ItemKey, ItemCounts][] = [];
    for (const info of itemsOf(program)) {
      const counts = this.#items.get(info.number) ?? (play.firstOfItem(info.number) === 0 ? undefined : noItemCounts());
      if (counts !== undefined) items.push([info.key, counts]);
    }
    return {
      ...this.#story,
      spaces: Object.fromEntries(spaces.map(([space, counts]) => [program.system.keyOf(play, space), counts])),
      items: Object.fromEntries(items),
      triggers: Object.fromEntries([...this.#silent(play), ...this.#triggers]),
    };
  }

  /** The triggers of what is in the game, each with 0. */
  *#silent(play: Play): Iterable<[string, number]> {
    for (const { key, hosts } of triggersOf(play.program)) {
      if (hosts.some((host) => this.#items.has(host) || play.firstOfItem(host) !== 0)) yield [key, 0];
    }
  }

  #kill(play: Play, event: EventRecord): void {
    const { target } = event;
    const killer = sourceOf(play, event);
    this.#item(killer).kills++;
    this.#ofEntity(play, target).died++;
    if (!isCharacter(play, target)) {
      this.#story.kills++;
      return;
    }
    this.#story.deaths++;
    this.#story.lastBlow = play.program.items[killer]?.key ?? '';
    this.#space(event.get('space')).deaths++;
  }

  #space(space: number): SpaceCounts {
    return entryOf(this.#spaces, space, noSpaceCounts);
  }

  #ofEntity(play: Play, entity: number): ItemCounts {
    return this.#item(play.def(entity));
  }

  /** Of item 0, which is nothing, too: it is left out of the story. */
  #item(item: number): ItemCounts {
    return entryOf(this.#items, item, noItemCounts);
  }
}

const written = new WeakMap<Program, readonly ItemInfo[]>();

/** The items that somebody wrote, without those that effects make up. */
function itemsOf(program: Program): readonly ItemInfo[] {
  const known = written.get(program);
  if (known !== undefined) return known;
  const found = program.content.items.flatMap(({ kind, id }) => program.find(kind, id) ?? []);
  written.set(program, found);
  return found;
}

interface WrittenTrigger {
  key: string;
  /** Numbers of the items that carry it. */
  hosts: readonly number[];
}

const triggers = new WeakMap<Program, readonly WrittenTrigger[]>();

/** Every trigger that somebody wrote, however many carry it. */
function triggersOf(program: Program): readonly WrittenTrigger[] {
  const known = triggers.get(program);
  if (known !== undefined) return known;
  const found = new Map<string, number[]>();
  for (const { instead, before, after } of program.listeners.values()) {
    for (const { host, cause } of [...instead, ...before, ...after]) {
      const info = program.items[cause.item];
      if (info !== undefined) entryOf(found, triggerKey(info.key, cause.pointer), () => [] as number[]).push(host.item);
    }
  }
  const made = [...found].map(([key, hosts]) => ({ key, hosts }));
  triggers.set(program, made);
  return made;
}

export const triggerKey = (item: ItemKey, pointer: string): string => `${item}#${pointer}`;
export const noSpaceCounts = (): SpaceCounts => ({ visits: 0, deaths: 0, spawns: 0 });
export const noItemCounts = (): ItemCounts => ({ drawn: 0, used: 0, appeared: 0, damage: 0, kills: 0, died: 0 });
export const noStory = (): Story => ({
  deaths: 0,
  kills: 0,
  damage: 0,
  lastBlow: '',
  spaces: {},
  items: {},
  triggers: {},
});

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

const isCharacter = (play: Play, entity: number): boolean =>
  entity !== 0 && play.state[entity + KIND] === play.program.kindNumbers.character;

/**
 * The item that an event goes back to: from the inside out the first figure that nobody plays, card, or piece of content that
 * has a part in it; else the character that did it, unless it did it to itself. 0 where only a rule of the game did.
 */
function sourceOf(play: Play, event: EventRecord): number {
  let character = 0;
  for (let at: EventRecord | null = event; at !== null; at = at.parent) {
    const { actor } = at;
    if (actor !== 0 && actor !== event.target) {
      if (!isCharacter(play, actor)) return play.def(actor);
      if (character === 0) character = play.def(actor);
    }
    const card = at.get('card');
    if (card !== 0) return play.def(card);
    const cause = at.cause?.item ?? at.replacedBy?.cause.item ?? 0;
    if (cause !== 0) return cause;
  }
  return character;
}
