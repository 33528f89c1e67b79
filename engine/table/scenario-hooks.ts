/** What every scenario does when it begins and while the table is set up, and whether it is met. */
import type { Proc } from '../kernel/decision';
import { readNote, writeNote } from '../language/notes';
import type { Play } from '../language/play';
import type { ItemInfo } from '../language/program';
import { tell, within } from '../language/trail';
import { makeItemZones } from './item-zones';
import { numberIn, setNumber } from './numbers';
import { partsOf, type SetupHook, WON } from './scenario-parts';

export const runningScenarios = (play: Play): number[] =>
  play.all('scenario').filter((scenario) => numberIn(play, scenario, 'isRunning') === 1);

/** Finds once which handicaps of a scenario hold, makes its zones and starts its counters. */
export function beginParts(play: Play, info: ItemInfo, scenario: number): void {
  let mask = 0;
  for (const [index, { test }] of partsOf(play, scenario).handicaps.entries()) {
    if (test(play, play.frame(scenario)) !== 0) mask |= 1 << index;
  }
  setNumber(play, scenario, 'handicaps', mask);
  makeItemZones(play, info);
  const counters = (info.item.counters ?? {}) as Readonly<Record<string, { start?: number; on?: string }>>;
  for (const [name, { start = 0, on }] of Object.entries(counters)) {
    for (const keeper of on === undefined ? [scenario] : play.all(on)) {
      const word = play.program.name(name);
      // Nothing is written where it says nothing: many tokens would have a note to copy.
      if (readNote(play, keeper, word) !== start) writeNote(play, keeper, word, start);
    }
  }
}

/** Tells which handicaps were found to hold, and runs what they do. */
export function* applyHandicaps(play: Play, scenario: number): Proc {
  for (const [index, { run, text }] of partsOf(play, scenario).handicaps.entries()) {
    if ((numberIn(play, scenario, 'handicaps') & (1 << index)) === 0) continue;
    const cause = { item: play.def(scenario), pointer: `/handicaps/${index}` };
    const asking = within(play, cause, () => {
      const words = text(play, play.frame(scenario));
      if (words !== '') tell(play, words);
      return run(play, play.frame(scenario));
    });
    if (asking !== undefined) yield* asking;
  }
}

/** Runs what a scenario does at a step of the set-up. */
export function* setupHooks(play: Play, scenario: number, step: string, timing: SetupHook['timing']): Proc<boolean> {
  let found = false;
  for (const [index, hook] of partsOf(play, scenario).setup.entries()) {
    if (hook.step !== step || hook.timing !== timing) continue;
    found = true;
    const cause = { item: play.def(scenario), pointer: `/setup/${index}` };
    const asking = within(play, cause, () => hook.run(play, play.frame(scenario)));
    if (asking !== undefined) yield* asking;
  }
  return found;
}

/** Whether a scenario's objectives, or one of its own ways to win, are met. */
export const isMet = (play: Play, scenario: number): boolean => {
  const { objectives, win } = partsOf(play, scenario);
  const frame = play.frame(scenario);
  if (readNote(play, scenario, play.program.name(WON)) > 0) return true;
  if (win.length > 0) return win.some(({ test }) => test(play, frame) !== 0);
  return (
    objectives.length > 0 && objectives.every(({ progress, needed }) => progress(play, frame) >= needed(play, frame))
  );
};
