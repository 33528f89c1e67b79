/** Effects one after another, lazily: plain calls until one asks, and only then a procedure for the rest. */
import type { Proc } from '../../kernel/decision';
import type { Frame, Play, Run } from '../play';

export function inSequence(steps: readonly Run[]): Run {
  const [a, b, c] = steps;
  if (a === undefined) return () => undefined;
  if (b === undefined) return a;
  // Two and three without a loop: most lists are that short.
  if (c === undefined) {
    return (play, frame) => {
      const asking = a(play, frame);
      return asking === undefined ? b(play, frame) : theRest(asking, steps, 1, play, frame);
    };
  }
  if (steps.length === 3) {
    return (play, frame) => {
      const first = a(play, frame);
      if (first !== undefined) return theRest(first, steps, 1, play, frame);
      const second = b(play, frame);
      return second === undefined ? c(play, frame) : theRest(second, steps, 2, play, frame);
    };
  }
  return (play, frame) => {
    for (let i = 0; i < steps.length; i++) {
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
