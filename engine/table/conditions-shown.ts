/** The conditions and cards on a figure and what scenarios count on it, for people. */
import { HEAD, NEXT } from '../kernel/layout';
import { readNote } from '../language/notes';
import type { Play } from '../language/play';
import { nameOf } from './numbers';
import { runningScenarios } from './scenario-hooks';

/** Names of the conditions on a figure, and of the cards that it is armed with. */
export function conditionsOf(play: Play, figure: number): string[] {
  const found: string[] = [];
  for (let e = play.state[figure + HEAD] as number; e !== 0; e = play.state[e + NEXT] as number) {
    const kind = play.kindOf(e).name;
    if (kind === 'condition' || kind === 'card') found.push(nameOf(play, e));
  }
  return found;
}

type Counters = Readonly<Record<string, { name?: string; on?: string }>>;

/** Counters that running scenarios keep on things of its kind, but for those at 0. */
export function countersOn(play: Play, figure: number): { name: string; value: number }[] {
  const kind = play.kindOf(figure).name;
  return runningScenarios(play)
    .flatMap((scenario) => Object.entries((play.program.infoOf(play, scenario)?.item.counters ?? {}) as Counters))
    .filter(([, { on }]) => on === kind)
    .map(([id, { name }]) => ({ name: name ?? id, value: readNote(play, figure, play.program.name(id)) }))
    .filter(({ value }) => value !== 0);
}
