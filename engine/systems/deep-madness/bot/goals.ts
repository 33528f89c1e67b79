/** What the objectives are worth to a bot: how far they are, and how near everybody is to where they can be worked on. */
import { listValues } from '../../../language/expression/lists';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { spaceIndex } from '../../../table/board';
import { costsTo } from '../../../table/bot/walk-costs';
import { partsOf } from '../../../table/scenario-parts';
import { scenarioOf } from '../state';
import type { Figure, Table } from './table';
import { WEIGHTS } from './weights';

/** A place where an objective can be worked on, and by whom: a bit for each of the table's figures. */
interface Goal {
  place: number;
  who: number;
  /** Whether one investigator is enough there: for a token, not for a space or a figure. */
  isForOne: boolean;
}

export function goalValue(play: Play, table: Table): number {
  const scenario = scenarioOf(play);
  const frame = play.frame(scenario);
  const goals: Goal[] = [];
  let [steps, most, whole] = [0, 0, 0];
  for (const { progress, needed, underway, towards } of partsOf(play, scenario).objectives) {
    const wanted = Math.max(1, needed(play, frame));
    const done = progress(play, frame);
    most += wanted;
    whole += Math.min(wanted, done);
    steps += Math.min(wanted, done + underway(play, frame) / 100);
    if (towards === undefined || done >= wanted) continue;
    for (const [index, { entity }] of table.figures.entries()) {
      frame[towards.slot] = entity;
      for (const goal of listValues(towards.places, play, frame)) addGoal(play, goals, goal, 1 << index);
    }
  }
  return (WEIGHTS.chapter * steps) / Math.max(1, most) + (whole + steps) * longestWays(table) + wayValue(table, goals);
}

/** What all can lose when the next step is far from everybody: whoever does one, or begins it, must not regret it. */
const longestWays = ({ figures }: Table): number =>
  -WEIGHTS.farthest * WEIGHTS.way * (1 + WEIGHTS.company * (figures.length - 1));

function addGoal(play: Play, goals: Goal[], entity: number, who: number): void {
  const kind = play.kindOf(entity).name;
  const place = spaceIndex(play, kind === 'space' ? entity : spaceOf(play, entity));
  if (place < 0) return;
  const known = goals.find((goal) => goal.place === place);
  if (known !== undefined) known.who |= who;
  else goals.push({ place, who, isForOne: kind === 'token' });
}

/**
 * Each goal is for the investigator that gets there with least effort; whoever has none keeps near somebody else's, its own
 * first.
 */
function wayValue({ figures, terrain }: Table, goals: readonly Goal[]): number {
  const lost = WEIGHTS.farthest * WEIGHTS.way;
  if (goals.length === 0) return figures.length * WEIGHTS.company * lost;
  const places = goals.map(({ place }) => place);
  const costs = figures.map(({ step }) => costsTo({ ...terrain, step }, places));
  const costOf = (f: number, g: number): number => {
    const { place } = figures[f] as Figure;
    return costs[f]?.[g]?.[place] ?? WEIGHTS.farthest;
  };
  const nearness = (cost: number) => Math.min(WEIGHTS.farthest, cost) * WEIGHTS.way;
  const open = goals.map((_, g) => g);
  const free = figures.map((_, f) => f);
  let value = 0;
  for (;;) {
    let [bestGoal, bestFigure, least] = [-1, -1, Number.POSITIVE_INFINITY];
    for (const g of open) {
      for (const f of free) {
        if ((((goals[g] as Goal).who >> f) & 1) === 0 || costOf(f, g) >= least) continue;
        [bestGoal, bestFigure, least] = [g, f, costOf(f, g)];
      }
    }
    if (bestGoal < 0) break;
    if ((goals[bestGoal] as Goal).isForOne) open.splice(open.indexOf(bestGoal), 1);
    free.splice(free.indexOf(bestFigure), 1);
    value += nearness(least);
  }
  for (const f of free) {
    const own = goals.map((_, g) => g).filter((g) => (((goals[g] as Goal).who >> f) & 1) === 1);
    const nearest = Math.min(...(own.length > 0 ? own : goals.map((_, g) => g)).map((g) => costOf(f, g)));
    value += WEIGHTS.company * nearness(nearest);
  }
  return value;
}
