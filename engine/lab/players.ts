/** Who can play a scenario, and who does when only a number was said. Command and studio ask here, so that a seed means the same in both. */
import { Luck } from '../bots/luck';
import type { Content } from '../content';
import { numbersOf, ruleNumbers } from '../language/setting-values';

export interface PlayerCount {
  fewest: number;
  /** Less than `fewest` if there are too few characters: then nobody can play it. */
  most: number;
}

/** What a random choice outside of the game is for: the streams of a game count up from 0, these down from -1. */
const SALTS = { characters: -1, bot: -2 } as const;

/** So many seeds are there for the games of a series; each can be typed into the studio. */
const SEEDS = 1_000_000_000;

export const charactersOf = ({ items }: Content): string[] =>
  items.filter(({ kind }) => kind === 'character').map(({ id }) => id);

/** As the scenario says, else as the rule sets say, and never more than there are characters. */
export function playersOf(content: Content, scenario: string): PlayerCount {
  const { items } = content;
  const characters = charactersOf(content).length;
  const own = fieldsOf(items.find(({ kind, id }) => kind === 'scenario' && id === scenario)?.players);
  const { minCharacters, maxCharacters } = ruleNumbers(items);
  return {
    fewest: numberIn(own.min) ?? minCharacters ?? 1,
    most: Math.min(numberIn(own.max) ?? maxCharacters ?? characters, characters),
  };
}

/** By the number of people, how many characters they play by the book; the usual number first. */
export type Sharing = ReadonlyMap<number, readonly number[]>;

/** As the scenario says, else as a rule set says; only numbers of characters that can play. */
export function sharingOf(content: Content, scenario: string): Sharing {
  const { items } = content;
  const { fewest, most } = playersOf(content, scenario);
  const own = items.filter(({ kind, id }) => kind === 'scenario' && id === scenario);
  const shared = items.filter(({ kind }) => kind === 'rule-set');
  const table = [...own, ...shared].map((item) => item.sharing).find(Array.isArray) ?? [];
  const entries = table.map(fieldsOf).map(({ people, characters }): [number, number[]] => {
    const numbers = Array.isArray(characters) ? characters.filter((count) => typeof count === 'number') : [];
    return [numberIn(people) ?? 0, numbers.filter((count) => count >= fewest && count <= most)];
  });
  return new Map(entries.filter(([, numbers]) => numbers.length > 0));
}

export interface DifficultyRange {
  /** Of a game that says nothing of it. */
  usual: number;
  most: number;
}

/** How many scenarios can have to be finished: as many as the rule sets say, and never more than there are. */
export function difficultiesOf({ items }: Content, scenario: string): DifficultyRange {
  const scenarios = items.filter(({ kind }) => kind === 'scenario');
  const { difficulty: usual = 1 } = numbersOf(scenarios.find(({ id }) => id === scenario)?.settings);
  return { usual, most: Math.max(usual, Math.min(ruleNumbers(items).maxScenarios ?? 1, scenarios.length)) };
}

/** `characters` are the ids of all, ordered. Throws a RangeError if they are fewer than `count`: ask `playersOf` first. */
export function drawCharacters(characters: readonly string[], count: number, seed: number): string[] {
  if (count > characters.length)
    throw new RangeError(`${count} players, but there are ${characters.length} characters`);
  return new Luck(seed, SALTS.characters).shuffle([...characters]).slice(0, count);
}

/** A bot's own luck in the game of a seed. */
export const botLuck = (seed: number): Luck => new Luck(seed, SALTS.bot);

/** The seed of game `index` of a series, from 0 on. The first game is that of the series' own seed. */
export const gameSeed = (series: number, index: number): number =>
  index === 0 ? series : new Luck(series, index).below(SEEDS);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
