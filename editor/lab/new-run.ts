/** What can be chosen for a run, what is chosen when nothing is said, and what a run is called. Read from the content that would be played. */
import type { botIds } from '../../engine/bots/bot';
import type { Content } from '../../engine/content';
import type { ContentChange } from '../../pack/content-changes';
import { type ScenarioChoice, scenarioChoices } from '../play/game-choices';
import { cellsOf, type RunCell, type RunOrder } from './lab-run';

/** Stands for all scenarios of a pack in a choice of scenarios. */
export const WHOLE_PACK = '*';

export const usualBot = 'greedy' satisfies (typeof botIds)[number];
export const USUAL_GAMES = 50;
export const MOST_GAMES = 100_000;

export interface RunChoices {
  /** Id of a scenario, or `WHOLE_PACK`. */
  scenario: string;
  players: readonly number[];
  variants: readonly string[];
  bot: RunOrder['bot'];
  games: string;
  seed: string;
  workers: number;
}

/** Scenarios that can be played at all. */
export const playableScenarios = (content: Content): ScenarioChoice[] =>
  scenarioChoices(content).filter(({ fewest, most }) => fewest <= most);

export const chosenScenarios = (all: readonly ScenarioChoice[], id: string): readonly ScenarioChoice[] =>
  id === WHOLE_PACK ? all : all.filter((scenario) => scenario.id === id);

/** Every number of characters that one of them allows. */
export function playerCounts(scenarios: readonly ScenarioChoice[]): number[] {
  const counts = new Set(
    scenarios.flatMap(({ fewest, most }) => Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index)),
  );
  return [...counts].sort((a, b) => a - b);
}

const wholeNumber = (text: string, least: number, most: number): number | null =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null;

/** The choices that made a run. */
export const choicesOf = (
  { scenarios, players, variants, bot, games, seed }: RunOrder,
  workers: number,
): RunChoices => ({
  scenario: scenarios.length === 1 ? (scenarios[0] ?? '') : WHOLE_PACK,
  players,
  variants,
  bot,
  games: String(games),
  seed: String(seed),
  workers,
});

/** What is wrong with the choices, in words, or the run that they make. */
export function orderOf(
  content: Content,
  { scenario, players, variants, bot, games, seed }: RunChoices,
): { fault: string } | { order: RunOrder; cells: RunCell[] } {
  const all = playableScenarios(content);
  const scenarios = chosenScenarios(all, scenario);
  if (scenarios.length === 0) return { fault: 'This pack has no scenario that can be played.' };
  const count = wholeNumber(games, 1, MOST_GAMES);
  if (count === null) return { fault: `Games are a whole number from 1 to ${MOST_GAMES}.` };
  const first = wholeNumber(seed, 0, 999_999_999);
  if (first === null) return { fault: 'A seed is a whole number of up to nine digits.' };
  const order: RunOrder = {
    pack: content.pack,
    scenarios: scenarios.map(({ id }) => id),
    players,
    variants,
    bot,
    games: count,
    seed: first,
  };
  const find = (id: string) => scenarios.find((each) => each.id === id) as ScenarioChoice;
  const cells = cellsOf(order, find, (id) => find(id).variants.map((variant) => variant.id));
  if (cells.length === 0) return { fault: 'Choose a number of characters.' };
  return { order, cells };
}

/** "Nurse health 4", "Nurse health 4 and 2 more": what was changed since the run before. */
export function titleOf(changes: readonly ContentChange[] | null, nameOf: (key: string) => string): string {
  if (changes === null) return 'First run';
  const [first, ...others] = changes;
  if (first === undefined) return 'Nothing changed';
  const name = nameOf(first.item);
  const [left = '', right] = first.text.split(' -> ');
  const words = right === undefined ? `${name} ${left}` : `${name} ${left.split(' ')[0]} ${right}`;
  return others.length === 0 ? words : `${words} and ${others.length} more`;
}

/** The commands that play the same games on a command line. */
export const commandOf = (order: RunOrder, cells: readonly RunCell[]): string =>
  cells
    .map(({ series: { scenario, players, variants = [] } }) =>
      [
        `wardwright simulate ${order.pack}/${scenario}`,
        `--players ${players}`,
        `--games ${order.games}`,
        `--bot ${order.bot}`,
        `--seed ${order.seed}`,
        ...variants.map((id) => `--variant ${id}`),
      ].join(' '),
    )
    .join('\n');
