/** What can be chosen for a new game, read from the content that would be played. */
import type { Content } from '../../engine/content';
import {
  charactersOf,
  type DifficultyRange,
  difficultiesOf,
  drawCharacters,
  type PlayerCount,
  playersOf,
} from '../../engine/lab/players';
import type { PlaytestError, StartOptions } from './playtest-api';

export interface ScenarioChoice extends PlayerCount {
  id: string;
  name: string;
  difficulties: DifficultyRange;
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
  }));
}

export const characterChoices = ({ items }: Content): CharacterChoice[] =>
  items.filter(({ kind }) => kind === 'character').map(({ id, name }) => ({ id, name: name ?? id }));

/** A seed of at most six digits, easy to read out and to type. */
export const someSeed = (): number => 1 + Math.floor(Math.random() * 999_999);

/** The scenario that is wanted, or the first, with as few characters as it allows. */
export function firstGame(content: Content, seed: number, wanted: string | null = null): StartOptions | null {
  const choices = scenarioChoices(content);
  const scenario = choices.find(({ id }) => id === wanted) ?? choices[0];
  if (scenario === undefined) return null;
  return { scenario: scenario.id, characters: scenario.fewest, seed };
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
  { scenario: id, characters, difficulty }: StartOptions,
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
  const unknown = typeof characters === 'number' ? undefined : characters.find((each) => !known.includes(each));
  return unknown === undefined ? null : { message: `There is no character “${unknown}”.`, item: null, pointer: '' };
}

/** "1 scenario", "2 scenarios". */
export const scenarioWords = (count: number): string => (count === 1 ? '1 scenario' : `${count} scenarios`);

const isOrAre = (count: number): string => (count === 1 ? 'is 1' : `are ${count}`);
