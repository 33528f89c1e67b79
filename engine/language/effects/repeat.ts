import type { Asking, Proc } from '../../kernel/decision';
import type { Fn, Frame, Play, Run } from '../play';
import { bind } from '../scope';
import type { EffectCompiler } from './site';

/** The same effects again and again: so many times, or until something holds. `n` counts the passes from 1. */
export const compileRepeat: EffectCompiler<'repeat'> = (_, site) => {
  // The passes of the innermost `repeat` are counted; a nested one hides the outer count on purpose.
  const inner = bind(site.scope, 'n', 'int');
  const loop: Loop = {
    times: site.int('times', Number.MAX_SAFE_INTEGER),
    isDone: site.bool('until', false, inner.scope),
    body: site.effects('do', inner.scope),
    slot: inner.slot,
    item: site.cause.item,
  };
  return (play, frame) => passes(play, frame, loop, loop.times(play, frame));
};

interface Loop {
  times: Fn;
  isDone: Fn;
  body: Run;
  slot: number;
  item: number;
}

function passes(play: Play, frame: Frame, loop: Loop, limit: number): Asking {
  for (let n = 1; n <= limit; n++) {
    frame[loop.slot] = n;
    if (loop.isDone(play, frame) !== 0) return undefined;
    play.countStep(loop.item);
    const asking = loop.body(play, frame);
    if (asking !== undefined) return thePassesLeft(asking, play, frame, loop, n, limit);
  }
  return undefined;
}

/** In one procedure, however many passes ask. */
function* thePassesLeft(asking: Proc, play: Play, frame: Frame, loop: Loop, pass: number, limit: number): Proc {
  yield* asking;
  for (let n = pass + 1; n <= limit; n++) {
    frame[loop.slot] = n;
    if (loop.isDone(play, frame) !== 0) return;
    play.countStep(loop.item);
    const next = loop.body(play, frame);
    if (next !== undefined) yield* next;
  }
}
