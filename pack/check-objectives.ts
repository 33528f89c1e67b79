/**
 * Can a scenario be finished? Not if an objective needs more than the game ever has, for some number of characters; nor if it
 * has no objectives and nothing else finishes it, where the rules of the game do not do so themselves. Only what content alone proves is told.
 */
import { rangeOf } from './most-value';
import { type ParsedFile, problemAt } from './parsed-file';
import type { Problem } from './problem';
import { type Items, knownFor, playersOf } from './scenario-numbers';
import { type Json, listOf } from './setup-demands';
import { capital, playerWords, quote } from './wording';

/** `file` has no errors that earlier layers found. `finishesGames`: whether the rules finish every game, whatever a scenario says. */
export function checkObjectives(file: ParsedFile, id: string, items: Items, finishesGames: boolean): Problem[] {
  const scenario = items.get(`scenario/${id}`) ?? {};
  if (isFinishedByEffects(id, items)) return [];
  // Ways to win, if there are any, take the place of the objectives.
  if (listOf(scenario.win).length > 0) return neverWon(file, scenario, items);
  const objectives = listOf(scenario.objectives);
  if (objectives.length > 0) return objectives.flatMap((each, place) => neverMet(file, scenario, each, place, items));
  if (finishesGames) return [];
  const message = 'Nothing finishes this scenario: it has no objective, no way to win and no effect that finishes it.';
  const hint = 'Add an objective, or an ending to `win`.';
  return [problemAt(file, 'scenario', '', { code: 'scenario-no-objective', severity: 'warning', message, hint })];
}

function neverMet(file: ParsedFile, scenario: Json, objective: Json, place: number, items: Items): Problem[] {
  const failing = playersOf(scenario, items).counts.flatMap((players) => {
    const { known } = knownFor(scenario, items, players);
    const { most } = rangeOf(objective.progress, known, items);
    const { least } = rangeOf(objective.needed, known, items);
    return most < least ? [{ players, most, needed: least }] : [];
  });
  if (failing.length === 0) return [];
  const who = capital(playerWords(failing.map(({ players }) => players)));
  const most = Math.max(...failing.map((each) => each.most));
  const needed = Math.max(...failing.map((each) => each.needed));
  const message = `${who} the objective ${quote(objective.id)} is never met: it needs ${needed}, and its progress comes to ${most} at most.`;
  const hint =
    'Ask for less (a handicap can, for some numbers of characters), or raise the supply or counter that its progress reads.';
  const complaint = { code: 'scenario-never-met', severity: 'error', message, hint } as const;
  return [problemAt(file, 'scenario', `/objectives/${place}/needed`, complaint)];
}

function neverWon(file: ParsedFile, scenario: Json, items: Items): Problem[] {
  const failing = playersOf(scenario, items).counts.filter((players) => {
    const { known } = knownFor(scenario, items, players);
    return listOf(scenario.win).every((ending) => rangeOf(ending.if, known, items).most <= 0);
  });
  if (failing.length === 0) return [];
  const message = `${capital(playerWords(failing))} nothing in ${quote('win')} ever holds: more is asked for than there ever is.`;
  const hint = 'Ask for less, or raise the supply or counter that it reads.';
  return [problemAt(file, 'scenario', '/win', { code: 'scenario-never-met', severity: 'error', message, hint })];
}

/** Whether an effect wins the game or finishes a scenario: its own, or one of anything that is no scenario. */
const isFinishedByEffects = (id: string, items: Items): boolean =>
  [...items].some(([key, item]) => (key === `scenario/${id}` || !key.startsWith('scenario/')) && finishes(item));

function finishes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { effect, result, do: what } = value as Json;
  if ((effect === 'end' && result === 'win') || (effect === 'scenario' && what === 'finish')) return true;
  return Object.values(value).some(finishes);
}
