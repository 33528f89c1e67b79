/** What is wrong with the set-up of scenarios, whoever found it, gathered over numbers of characters and over scenarios. */
import type { TrialFinding } from '../engine/language/trial-findings';
import { type Items, knownFor, playersOf } from './scenario-numbers';
import { type Demand, type Json, listOf, recordOf, setupDemands } from './setup-demands';

export interface SetupFinding {
  what: TrialFinding['what'];
  /** `kind/id` of what is short, or of the scenario. */
  item: string;
  /** Where it is wanted; undefined for the rules of the system. */
  at: { item: string; pointer: string } | undefined;
  scenarios: readonly string[];
  players: readonly number[];
  /** Id of the variant that brings it about, '' if it takes none. */
  variant: string;
  /** How many are wanted and how many there are, if content alone says so. */
  wanted: number | undefined;
  there: number | undefined;
  missing: number;
  isCertain: boolean;
  reason: string;
}

/** What content alone says of one scenario: more is wanted than there is. */
export function findShort(id: string, items: Items): SetupFinding[] {
  const scenario = items.get(`scenario/${id}`) ?? {};
  const found = new Map<string, SetupFinding>();
  for (const players of playersOf(scenario, items).counts) {
    const { known, holds } = knownFor(scenario, items, players);
    const { demands, isLoose } = setupDemands(scenario, known, holds);
    const sums = new Map<string, { count: number; last: Demand }>();
    for (const demand of demands) {
      const key = `${demand.from} ${demand.id}`;
      const before = isLoose ? 0 : (sums.get(key)?.count ?? 0);
      const count = before + demand.count;
      const item = shortItem(demand, items);
      sums.set(key, { count, last: demand });
      if (item === undefined || count <= item.there) continue;
      const finding = found.get(item.key);
      const all = finding?.players ?? [];
      found.set(item.key, {
        what: 'pieces',
        item: item.key,
        at: finding?.at ?? { item: `scenario/${id}`, pointer: demand.pointer },
        scenarios: [id],
        players: all.includes(players) ? all : [...all, players],
        variant: '',
        wanted: Math.max(count, finding?.wanted ?? 0),
        there: item.there,
        missing: Math.max(count - item.there, finding?.missing ?? 0),
        isCertain: true,
        reason: '',
      });
    }
  }
  return [...found.values()];
}

/** The item with a supply, or the deck, that is meant; undefined if there is no limit to it. */
function shortItem({ id, from }: Demand, items: Items): { key: string; there: number } | undefined {
  if (from === 'deck') {
    const deck = items.get(`deck/${id}`);
    const there = deck === undefined || deck.per === 'character' ? undefined : cardsIn(deck, items);
    return there === undefined ? undefined : { key: `deck/${id}`, there };
  }
  for (const [key, { supply }] of items) {
    if (typeof supply === 'number' && key.endsWith(`/${id}`)) return { key, there: supply };
  }
  return undefined;
}

function cardsIn(deck: Json, items: Items): number | undefined {
  if (deck.cards !== undefined)
    return listOf(deck.cards).reduce((sum, { copies }) => sum + (typeof copies === 'number' ? copies : 1), 0);
  if (deck.from === undefined) return undefined;
  const { kind, kinds, ...fields } = recordOf(deck.from);
  const wanted = [kind, ...(Array.isArray(kinds) ? kinds : [])].map((each) => `${String(each)}/`);
  const cards = [...items].filter(
    ([key, card]) =>
      wanted.some((start) => key.startsWith(start)) && Object.entries(fields).every(([f, v]) => card[f] === v),
  );
  return cards.reduce((sum, [, { copies }]) => sum + (typeof copies === 'number' ? copies : 1), 0);
}

/** Puts what the trials found together with what content alone says: the latter knows the numbers, and is not said twice. */
export function mergeFindings(short: readonly SetupFinding[], trials: readonly TrialFinding[]): SetupFinding[] {
  const isSaid = ({ what, item, scenario, players }: TrialFinding) =>
    what === 'pieces' &&
    short.some((each) => each.item === item && each.scenarios.includes(scenario) && each.players.includes(players));
  const found = new Map<string, SetupFinding>();
  for (const trial of trials) {
    if (isSaid(trial)) continue;
    const { what, item, at, scenario, players, variant, missing, isCertain, reason } = trial;
    const key = JSON.stringify([what, item, at, variant]);
    const known = found.get(key);
    found.set(key, {
      what,
      item,
      at,
      scenarios: union(known?.scenarios, scenario),
      players: union(known?.players, players).sort((a, b) => a - b),
      variant,
      wanted: undefined,
      there: undefined,
      missing: Math.max(missing, known?.missing ?? 0),
      isCertain: isCertain && (known?.isCertain ?? true),
      reason,
    });
  }
  return [...short, ...found.values()];
}

const union = <T>(before: readonly T[] | undefined, member: T): T[] => [...new Set([...(before ?? []), member])];
