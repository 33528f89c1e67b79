/**
 * Has the engine try the set-ups of a pack's scenarios, and keeps what it found: a scenario is tried again only when
 * something has changed that a set-up can notice. Texts and other scenarios are nothing of that sort.
 */
import type { Content, Item } from '../engine/content';
import type { TrialFinding, TrialOrder } from '../engine/language/trial-findings';
import type { Items } from './scenario-numbers';
import type { Json } from './setup-demands';

/** Tries set-ups of content without errors. A throw is a mistake of the engine, whatever the content says. */
export type Try = (content: Content, orders: readonly TrialOrder[]) => readonly TrialFinding[];

/** Words for people: they never change what a set-up does. */
const WORDS: readonly string[] = ['text', 'texts', 'flavor', 'note', 'name', 'source', 'icon', '$schema'];

export class SetupTrials {
  readonly #try: Try;
  readonly #known = new Map<string, { key: string; findings: readonly TrialFinding[] }>();
  /** Each different sense of an item has a number, so that a whole pack is a short list. */
  readonly #senses = new Map<string, number>();
  readonly #senseOf = new WeakMap<Json, number>();

  constructor(tryAll: Try) {
    this.#try = tryAll;
  }

  findings(system: string, pack: string, items: Items, orders: readonly TrialOrder[]): TrialFinding[] {
    const shared = [...items].filter(([key]) => !key.startsWith('scenario/'));
    const common = shared.map(([key, item]) => `${key}:${this.#sense(item)}`).join();
    const keyOf = ({ scenario, players }: TrialOrder) =>
      `${players.join()} ${this.#sense(items.get(`scenario/${scenario}`) ?? {})} ${common}`;
    const due = orders.filter((order) => this.#known.get(order.scenario)?.key !== keyOf(order));
    if (due.length > 0) {
      const found = this.#try({ system, pack, items: listed(items) }, due);
      for (const order of due) {
        const findings = found.filter(({ scenario }) => scenario === order.scenario);
        this.#known.set(order.scenario, { key: keyOf(order), findings });
      }
    }
    return orders.flatMap(({ scenario }) => this.#known.get(scenario)?.findings ?? []);
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
