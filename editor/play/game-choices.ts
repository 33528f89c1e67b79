/** What can be chosen for a new game, read from the content that would be played. */
import type { Content } from '../../engine/content';
import {
  charactersOf,
  type DifficultyRange,
  difficultiesOf,
  drawCharacters,
  type PlayerCount,
  playersOf,
  type Sharing,
  sharingOf,
} from '../../engine/lab/players';
import { type VariantChoice, variantChoices } from '../../engine/lab/variants';
import type { PlaytestError, StartOptions } from './playtest-api';

export interface ScenarioChoice extends PlayerCount {
  id: string;
  name: string;
  difficulties: DifficultyRange;
  /** How many characters people play by the book. */
  sharing: Sharing;
  /** Optional rules that can be on, in the order of the content. */
  variants: readonly VariantChoice[];
}

/** What a link asks for, or the item that is open. */
export interface WantedGame {
  /** Id of the scenario to begin with; null for the first. */
  scenario: string | null;
  /** Ids of its optional rules that are to be on. */
  variants: readonly string[];
}

export const ANY_GAME: WantedGame = { scenario: null, variants: [] };

/** Whether a link asks for a game other than this one: another scenario, or other optional rules. */
export function asksForAnother(
  { scenario, variants }: WantedGame,
  { scenario: kept, variants: on = [] }: StartOptions,
) {
  if (scenario === null && variants.length === 0) return false;
  const isSame = variants.length === on.length && variants.every((id) => on.includes(id));
  return !isSame || (scenario !== null && scenario !== kept);
}

export interface CharacterChoice {
  id: string;
  name: string;
}

/** What the pack offers first comes first, the others by id. */
export function scenarioChoices(content: Content): ScenarioChoice[] {
  const scenarios = content.items.filter(({ kind }) => kind === 'scenario');
  const isFirst = ({ id }: { id: string }) => id === content.firstScenario;
  return [...scenarios.filter(isFirst), ...scenarios.filter((scenario) => !isFirst(scenario))].map(({ id, name }) => ({
    id,
    name: name ?? id,
    ...playersOf(content, id),
    difficulties: difficultiesOf(content, id),
    sharing: sharingOf(content, id),
    variants: variantChoices(content, id),
  }));
}

export const characterChoices = ({ items }: Content): CharacterChoice[] =>
  items.filter(({ kind }) => kind === 'character').map(({ id, name }) => ({ id, name: name ?? id }));

/** A seed of at most six digits, easy to read out and to type. */
export const someSeed = (): number => 1 + Math.floor(Math.random() * 999_999);

/** So many characters for so many people: as the book says, else as many as before, but one for each and as many as may play. */
export function countFor({ sharing, fewest, most }: ScenarioChoice, people: number, before = fewest): number {
  return sharing.get(people)?.[0] ?? Math.max(fewest, Math.min(Math.max(before, people), most));
}

/** The scenario that is wanted, or the first, for one person: as the book says, else with as few characters as it allows. */
export function firstGame(
  content: Content,
  seed: number,
  { scenario: id, variants }: WantedGame = ANY_GAME,
): StartOptions | null {
  const choices = scenarioChoices(content);
  const scenario = choices.find((choice) => choice.id === id) ?? choices[0];
  if (scenario === undefined) return null;
  const chosen = variants.length === 0 ? {} : { variants };
  return { scenario: scenario.id, characters: countFor(scenario, 1), seed, ...chosen };
}

/** Ids in seat order: those picked where they were picked, and the rest drawn by the seed; only their number if none was. */
export function charactersAtTable(
  content: Content,
  picked: readonly string[],
  seed: number,
): readonly string[] | number {
  if (picked.every((id) => id === '')) return picked.length;
  const left = charactersOf(content).filter((id) => !picked.includes(id));
  const drawn = drawCharacters(left, picked.filter((id) => id === '').length, seed);
  return picked.map((id) => (id === '' ? (drawn.shift() as string) : id));
}

/** What keeps this game from being begun on this content, or null. */
export function obstacleTo(
  content: Content,
  { scenario: id, characters, difficulty, variants = [] }: StartOptions,
): PlaytestError | null {
  const scenario = scenarioChoices(content).find((choice) => choice.id === id);
  if (scenario === undefined) return { message: `There is no scenario “${id}”.`, item: null, pointer: '' };
  const { name, fewest, most, difficulties } = scenario;
  const known = charactersOf(content);
  const cannot = (message: string): PlaytestError => ({ message, item: `scenario/${id}`, pointer: '/players' });
  if (fewest > most) return cannot(`${name} wants ${fewest} characters; there ${isOrAre(known.length)}.`);
  const count = typeof characters === 'number' ? characters : characters.length;
  if (count < fewest || count > most) return cannot(`${name} is for ${fewest} to ${most} characters, not ${count}.`);
  if (difficulty !== undefined && difficulty > difficulties.most)
    return cannot(`A game can have at most ${scenarioWords(difficulties.most)} to finish, not ${difficulty}.`);
  const variant = variants.find((each) => !scenario.variants.some((offered) => offered.id === each));
  if (variant !== undefined) return { message: `${name} has no variant “${variant}”.`, item: null, pointer: '' };
  const unknown = typeof characters === 'number' ? undefined : characters.find((each) => !known.includes(each));
  return unknown === undefined ? null : { message: `There is no character “${unknown}”.`, item: null, pointer: '' };
}

/** "1 scenario", "2 scenarios". */
export const scenarioWords = (count: number): string => (count === 1 ? '1 scenario' : `${count} scenarios`);

const isOrAre = (count: number): string => (count === 1 ? 'is 1' : `are ${count}`);
