import { begin } from '../../kernel/asking';
import type { Proc } from '../../kernel/decision';
import type { Fn, Frame, Play, Run } from '../play';
import type { EffectCompiler } from './site';

/** The same effects again and again: so many times, or until something holds. `n` counts the passes from 1. */
export const compileRepeat: EffectCompiler<'repeat'> = (_, site) => {
  const inner = site.inner('n', 'int', undefined, site.pointer);
  const times = site.int('times', Number.MAX_SAFE_INTEGER);
  const isDone = site.bool('until', false, inner.scope);
  const body = site.effects('do', inner.scope);
  const { item } = site.cause;
  return (play, frame) => begin(repeating(play, frame, times, isDone, body, inner.slot, item));
};

function* repeating(play: Play, frame: Frame, times: Fn, isDone: Fn, body: Run, slot: number, item: number): Proc {
  const limit = times(play, frame);
  for (let n = 1; n <= limit; n++) {
    frame[slot] = n;
    if (isDone(play, frame) !== 0) return;
    play.countStep(item);
    const asking = body(play, frame);
    if (asking !== undefined) yield* asking;
  }
}
