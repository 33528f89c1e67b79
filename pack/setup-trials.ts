/**
 * Has the engine try the set-ups of a pack's scenarios, and keeps what it found: a scenario is tried again only when
 * something has changed that a set-up can notice. Texts and other scenarios are nothing of that sort. Trying takes far longer
 * than everything else that is checked, and so it can be left for later, scenario by scenario.
 */
import type { Content, Item } from '../engine/content';
import type { TrialFinding, TrialOrder } from '../engine/language/trial-findings';
import type { Items } from './scenario-numbers';
import type { Json } from './setup-demands';

/** Tries set-ups of content without errors. A throw is a mistake of the engine, whatever the content says. */
export type Try = (content: Content, orders: readonly TrialOrder[]) => readonly TrialFinding[];

/** Words for people: they never change what a set-up does. */
const WORDS: readonly string[] = ['text', 'texts', 'flavor', 'note', 'name', 'source', 'icon', '$schema'];

/** A scenario that is to be tried, on the content of which `key` tells the sense. */
interface Due {
  key: string;
  content: Content;
  order: TrialOrder;
}

type Outcome = { findings: readonly TrialFinding[] } | { thrown: unknown };

export class SetupTrials {
  readonly #try: Try;
  readonly #known = new Map<string, { key: string; outcome: Outcome }>();
  #due: Due[] = [];
  /** Each different sense of an item has a number, so that a whole pack is a short list. */
  readonly #senses = new Map<string, number>();
  readonly #senseOf = new WeakMap<Json, number>();

  constructor(tryAll: Try) {
    this.#try = tryAll;
  }

  /** How many scenarios wait for `tryNext`, as of the last plan. */
  get due(): number {
    return this.#due.length;
  }

  /** Notes which of these scenarios are to be tried, in place of what was noted before. */
  plan(system: string, pack: string, items: Items, orders: readonly TrialOrder[]): void {
    this.#due = [];
    if (orders.length === 0) return;
    const shared = [...items].filter(([key]) => !key.startsWith('scenario/'));
    const common = shared.map(([key, item]) => `${key}:${this.#sense(item)}`).join();
    const keyOf = ({ scenario, players }: TrialOrder) =>
      `${players.join()} ${this.#sense(items.get(`scenario/${scenario}`) ?? {})} ${common}`;
    // One content for all, so that the engine loads it once.
    const content: Content = { system, pack, items: listed(items) };
    for (const order of orders) {
      const key = keyOf(order);
      if (this.#known.get(order.scenario)?.key !== key) this.#due.push({ key, content, order });
    }
  }

  /** Tries one scenario. What is thrown is kept too, and thrown when it is asked for. */
  tryNext(): void {
    const next = this.#due.shift();
    if (next === undefined) return;
    const { key, content, order } = next;
    let outcome: Outcome;
    try {
      outcome = { findings: this.#try(content, [order]) };
    } catch (thrown) {
      outcome = { thrown };
    }
    this.#known.set(order.scenario, { key, outcome });
  }

  /** What was found in these scenarios, without those that are due. */
  found(orders: readonly TrialOrder[]): TrialFinding[] {
    const due = new Set(this.#due.map(({ order }) => order.scenario));
    return orders.flatMap(({ scenario }) => {
      const outcome = due.has(scenario) ? undefined : this.#known.get(scenario)?.outcome;
      if (outcome === undefined) return [];
      if ('thrown' in outcome) throw outcome.thrown;
      return outcome.findings;
    });
  }

  #sense(item: Json): number {
    const kept = this.#senseOf.get(item);
    if (kept !== undefined) return kept;
    const text = JSON.stringify(item, (key, value) => (WORDS.includes(key) ? undefined : value));
    const sense = this.#senses.get(text) ?? this.#senses.size;
    this.#senses.set(text, sense);
    this.#senseOf.set(item, sense);
    return sense;
  }
}

function listed(items: Items): Item[] {
  const list = [...items.values()].map((item) => item as unknown as Item);
  return list.sort((a, b) => compare(a.kind, b.kind) || compare(a.id, b.id));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
