/** Effects one after another, lazily: plain calls until one asks, and only then a procedure for the rest. */
import type { Proc } from '../../kernel/decision';
import type { Frame, Play, Run } from '../play';

export function inSequence(steps: readonly Run[]): Run {
  const count = steps.length;
  if (count === 0) return () => undefined;
  if (count === 1) return steps[0] as Run;
  return (play, frame) => {
    for (let i = 0; i < count; i++) {
      const asking = (steps[i] as Run)(play, frame);
      if (asking !== undefined) return theRest(asking, steps, i + 1, play, frame);
    }
    return undefined;
  };
}

function* theRest(asking: Proc, steps: readonly Run[], from: number, play: Play, frame: Frame): Proc {
  yield* asking;
  for (let i = from; i < steps.length; i++) {
    const next = (steps[i] as Run)(play, frame);
    if (next !== undefined) yield* next;
  }
}
