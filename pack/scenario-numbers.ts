/** Numbers of a scenario that content alone says: for how many characters it is, which handicaps hold, what its settings are. */
import { type Json, listOf, recordOf } from './setup-demands';
import { type Known, staticValue } from './static-value';

/** The items of a pack as they are played, by `kind/id`. */
export type Items = ReadonlyMap<string, Json>;

/** More characters than these are not tried: no number is as large in earnest. */
const MOST_PLAYERS = 12;

export interface Players {
  /** How many characters may play it. */
  counts: readonly number[];
  /** Where the largest number is said. */
  pointer: string;
  /** How many characters there are. */
  characters: number;
}

export function playersOf(scenario: Json, items: Items): Players {
  const rules = ruleSettings(items);
  const own = recordOf(scenario.players);
  const characters = [...items.keys()].filter((key) => key.startsWith('character/')).length;
  const least = numberIn(own.min) ?? rules.get('minCharacters') ?? 1;
  const most = Math.min(numberIn(own.max) ?? rules.get('maxCharacters') ?? characters, MOST_PLAYERS);
  const counts = Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
  return { counts, pointer: own.max === undefined ? '' : '/players/max', characters };
}

/** What is known before a game of so many characters, and which of the handicaps hold. Handicaps are added up in order. */
export function knownFor(scenario: Json, items: Items, players: number): { known: Known; holds: number[] } {
  const settings = new Map([...ruleSettings(items), ...numbersIn(scenario.settings)]);
  const known: Known = { players, setting: (name) => settings.get(name) };
  const handicaps = listOf(scenario.handicaps);
  const holds = handicaps.flatMap((handicap, place) => (staticValue(handicap.if, known) ? [place] : []));
  for (const place of holds)
    for (const [name, value] of numbersIn(handicaps[place]?.settings)) settings.set(name, value);
  return { known, holds };
}

function ruleSettings(items: Items): Map<string, number> {
  const sets = [...items].filter(([key]) => key.startsWith('rule-set/'));
  return new Map(sets.flatMap(([, { settings }]) => numbersIn(settings)));
}

function numbersIn(settings: unknown): [string, number][] {
  return Object.entries(recordOf(settings)).flatMap(([name, value]): [string, number][] => {
    const number = numberIn(value) ?? numberIn(recordOf(value).value);
    return number === undefined ? [] : [[name, number]];
  });
}

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
