/** What can be chosen for a new game, read from the content that would be played. */
import type { Content } from '../../engine/content';
import type { StartOptions } from './playtest-api';

export interface ScenarioChoice {
  id: string;
  name: string;
  least: number;
  most: number;
}

export interface CharacterChoice {
  id: string;
  name: string;
}

const LEAST = 3;
const MOST = 5;

const numberAt = (value: unknown, field: string, otherwise: number): number => {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
  return typeof found === 'number' ? found : otherwise;
};

export function scenarioChoices({ items }: Content): ScenarioChoice[] {
  return items
    .filter(({ kind }) => kind === 'scenario')
    .map(({ id, name, players }) => ({
      id,
      name: name ?? id,
      least: numberAt(players, 'min', LEAST),
      most: numberAt(players, 'max', MOST),
    }));
}

export const characterChoices = ({ items }: Content): CharacterChoice[] =>
  items.filter(({ kind }) => kind === 'character').map(({ id, name }) => ({ id, name: name ?? id }));

/** A seed of at most six digits, easy to read out and to type. */
export const someSeed = (): number => 1 + Math.floor(Math.random() * 999_999);

/** The first scenario with as few characters as it allows. */
export function firstGame(content: Content, seed: number): StartOptions | null {
  const [scenario] = scenarioChoices(content);
  if (scenario === undefined) return null;
  return { scenario: scenario.id, characters: scenario.least, seed };
}
