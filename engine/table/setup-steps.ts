/** One step of the set-up, with what scenarios hang on it. */
import type { Proc } from '../kernel/decision';
import { emit, newEvent } from '../language/emit';
import type { Play } from '../language/play';
import { tellVariants } from '../language/variants';
import { applyHandicaps, runningScenarios, setupHooks } from './scenario-hooks';

export interface SetupStep {
  /** What content hooks. */
  readonly name: string;
  readonly run: (play: Play) => Proc | undefined;
}

/** A step with its hooks: what comes before, what replaces it, what comes after. Variants and handicaps are told with the step `scenario`. */
export function* setupStep(play: Play, { name, run }: SetupStep): Proc {
  const event = newEvent(play, 'setup').set('step', play.program.name(name));
  let isReplaced = false;
  if (name === 'scenario') tellVariants(play);
  for (const scenario of runningScenarios(play)) {
    if (name === 'scenario') yield* applyHandicaps(play, scenario);
    yield* setupHooks(play, scenario, name, 'before');
    if (yield* setupHooks(play, scenario, name, 'instead')) isReplaced = true;
  }
  const asking = emit(play, event, () => (isReplaced ? undefined : run(play)));
  if (asking !== undefined) yield* asking;
  for (const scenario of runningScenarios(play)) yield* setupHooks(play, scenario, name, 'after');
}
