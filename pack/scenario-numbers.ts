/** Numbers of a scenario that content alone says: for how many characters it is, which handicaps hold, what its settings are. */
import { numbersOf, ruleNumbers } from '../engine/language/setting-values';
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
  const { minCharacters, maxCharacters } = ruleNumbers(items.values());
  const own = recordOf(scenario.players);
  const characters = [...items.keys()].filter((key) => key.startsWith('character/')).length;
  const least = numberIn(own.min) ?? minCharacters ?? 1;
  const most = Math.min(numberIn(own.max) ?? maxCharacters ?? characters, MOST_PLAYERS);
  const counts = Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
  return { counts, pointer: own.max === undefined ? '' : '/players/max', characters };
}

/** What is known before a game of so many characters, and which of the handicaps hold. Handicaps are added up in order. */
export function knownFor(scenario: Json, items: Items, players: number): { known: Known; holds: number[] } {
  const settings = new Map([...sharedSettings(items), ...Object.entries(numbersOf(scenario.settings))]);
  const known: Known = { players, setting: (name) => settings.get(name) };
  const handicaps = listOf(scenario.handicaps);
  const holds = handicaps.flatMap((handicap, place) => (staticValue(handicap.if, known) ? [place] : []));
  for (const place of holds)
    for (const [name, value] of Object.entries(numbersOf(handicaps[place]?.settings))) settings.set(name, value);
  return { known, holds };
}

/** What items say that are neither scenario nor rule set counts where nothing else has the name. */
function sharedSettings(items: Items): Map<string, number> {
  const others = [...items.values()].filter(({ kind }) => kind !== 'scenario' && kind !== 'rule-set');
  return new Map(
    [...others.map(({ settings }) => numbersOf(settings)), ruleNumbers(items.values())].flatMap(Object.entries),
  );
}

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
