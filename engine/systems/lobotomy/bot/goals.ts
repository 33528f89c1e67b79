/**
 * What the objectives are worth to a bot: how far they are, and how near everybody is to where they can be worked on.
 */
import { listValues } from '../../../language/expression/lists';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { spaceIndex } from '../../../table/board';
import { costsTo, type Terrain, walk } from '../../../table/bot/walk-costs';
import { numberIn, read } from '../../../table/numbers';
import { runningScenarios } from '../../../table/scenario-hooks';
import { partsOf } from '../../../table/scenario-parts';
import { wardenOf } from '../warden';
import { type Figure, isActing, type Table } from './table';
import { STEP } from './terrain';

import { WEIGHTS } from './weights';

/** What one step of progress is worth in a scenario: all of its objectives together make the whole. */
function stepValue(play: Play, scenario: number): number {
  const frame = play.frame(scenario);
  let needed = 0;
  for (const objective of partsOf(play, scenario).objectives) needed += Math.max(1, objective.needed(play, frame));
  return WEIGHTS.scenario / Math.max(1, needed);
}

export function progressValue(play: Play, scenario: number): number {
  const frame = play.frame(scenario);
  let steps = 0;
  for (const { progress, needed, underway } of partsOf(play, scenario).objectives)
    steps += Math.min(needed(play, frame), progress(play, frame) + underway(play, frame) / 100);
  return steps * stepValue(play, scenario);
}

/** A place where an objective can be worked on, and by whom. */
interface Goal {
  place: number;
  /** What a step of progress is worth there. */
  step: number;
  /** Whether one character is enough there: for a token, not for a space or a figure. */
  isForOne: boolean;
  /** Whether what is done there may fail and is tried again: so it is taken to be where objectives do not say. */
  isTried: boolean;
  /** A bit for each of the table's characters. */
  who: number;
}

/**
 * Being near the goals: where the objectives say that one must go, or the Warden in the clash. Each goal is for the
 * character that gets there with least effort; whoever has none keeps near somebody else's.
 */
export function goalValue(play: Play, table: Table): number {
  const { isClash, terrain } = table;
  const goals = goalsOf(play, table);
  if (goals.length === 0) return table.characters.length * WEIGHTS.company * WEIGHTS.farthest * WEIGHTS.way;
  const places = goals.map(({ place }) => place);
  const costs = costsTo(terrain, places);
  const open = goals.map((_, index) => index);
  const free = table.characters.map((_, index) => index);
  let value = 0;
  while (!isClash) {
    let [bestGoal, bestFigure, least] = [-1, -1, Number.POSITIVE_INFINITY];
    for (const g of open) {
      for (const f of free) {
        if ((((goals[g] as Goal).who >> f) & 1) === 0) continue;
        const effort = effortTo(table.characters[f] as Figure, costs[g] as Int16Array);
        if (effort < least) [bestGoal, bestFigure, least] = [g, f, effort];
      }
    }
    if (bestGoal < 0) break;
    const figure = table.characters[bestFigure] as Figure;
    const goal = goals[bestGoal] as Goal;
    if (goal.isForOne) open.splice(open.indexOf(bestGoal), 1);
    free.splice(free.indexOf(bestFigure), 1);
    value += wayValue(play, figure, { costs: costs[bestGoal] as Int16Array, goal }, terrain);
  }
  const share = isClash ? 1 : WEIGHTS.company;
  for (const f of free) {
    const figure = table.characters[f] as Figure;
    const nearest = nearestOf(figure, costs);
    value +=
      share * wayValue(play, figure, { costs: costs[nearest] as Int16Array, goal: goals[nearest] as Goal }, terrain);
  }
  return value;
}

const EVERYBODY = -1;

function goalsOf(play: Play, { isClash, characters }: Table): Goal[] {
  const goals: Goal[] = [];
  const add = (entity: number, who: number, step: number, isTried: boolean) => {
    const kind = play.kindOf(entity).name;
    const place = spaceIndex(play, kind === 'space' ? entity : spaceOf(play, entity));
    if (place < 0) return;
    const known = goals.find((goal) => goal.place === place);
    if (known !== undefined) known.who |= who;
    else goals.push({ place, step, isForOne: kind === 'token', isTried, who });
  };
  if (isClash) {
    add(wardenOf(play), EVERYBODY, WEIGHTS.scenario, false);
    return goals;
  }
  for (const scenario of runningScenarios(play)) {
    const frame = play.frame(scenario);
    const { objectives } = partsOf(play, scenario);
    const step = stepValue(play, scenario);
    let isTold = false;
    for (const { progress, needed, towards } of objectives) {
      if (towards === undefined) continue;
      isTold = true;
      if (progress(play, frame) >= needed(play, frame)) continue;
      for (const [index, { entity }] of characters.entries()) {
        frame[towards.slot] = entity;
        for (const goal of listValues(towards.places, play, frame)) add(goal, 1 << index, step, false);
      }
    }
    if (!isTold) for (const token of scenarioTokens(play, scenario)) add(token, EVERYBODY, step, true);
  }
  return goals;
}

/** The place among the costs of the goal that is nearest. */
function nearestOf({ place }: Figure, goals: readonly Int16Array[]): number {
  let nearest = 0;
  for (let goal = 1; goal < goals.length; goal++)
    if ((goals[goal]?.[place] as number) < (goals[nearest]?.[place] as number)) nearest = goal;
  return nearest;
}

/** The way, and the tries that it takes on average. */
const effortTo = ({ place, chance }: Figure, costs: Int16Array): number =>
  (costs[place] as number) + STEP / Math.max(0.05, chance);

/**
 * Being near a goal, once what is left of this turn is walked; what then is left, is tried.
 */
function wayValue(
  play: Play,
  { entity, place, chance }: Figure,
  { costs, goal }: { costs: Int16Array; goal: Goal },
  terrain: Terrain,
): number {
  const nearness = (way: number): number => Math.min(WEIGHTS.farthest, way) * WEIGHTS.way;
  if (place < 0) return nearness(WEIGHTS.farthest);
  if (!isActing(play, entity)) return nearness(costs[place] as number);
  const isRunning = numberIn(play, entity, 'isRunning') === 1;
  const points = STEP * Math.max(0, read(play, entity, 'ap'));
  const { left, over } = walk(terrain, costs, place, points, isRunning);
  const tries = isRunning ? 0 : Math.floor(over / STEP);
  if (!goal.isTried) return nearness(left) + (tries > 0 ? WEIGHTS.arrived : 0);
  return nearness(left) + WEIGHTS.tries * goal.step * (1 - (1 - chance) ** tries);
}

function scenarioTokens(play: Play, scenario: number): number[] {
  const found: number[] = [];
  for (const key of (play.program.infoOf(play, scenario)?.item.uses ?? []) as readonly string[]) {
    const info = key.startsWith('token/') ? play.program.findById(key) : undefined;
    if (info === undefined) continue;
    for (let token = play.firstOfItem(info.number); token !== 0; token = play.nextOfItem(token))
      if (spaceOf(play, token) !== 0) found.push(token);
  }
  return found;
}
