import { andThen } from '../../kernel/asking';
import type { Result } from '../system';
import type { EffectCompiler } from './site';

/** Somebody makes a test of the system; what follows depends on whether it is passed. */
export const compileTest: EffectCompiler<'test'> = (effect, site) => {
  const who = site.entity('who');
  const modifier = site.int('modifier', 0);
  const difficulty = site.int('difficulty', 0);
  const pass = site.effects('pass');
  const fail = site.effects('fail');
  const { system } = site.program;
  return (play, frame) => {
    const tester = who(play, frame);
    if (tester === 0) return undefined;
    const result: Result = { value: 0 };
    const order = { test: effect.test, modifier: modifier(play, frame), difficulty: difficulty(play, frame) };
    return andThen(system.test(play, tester, order, result), () =>
      result.value !== 0 ? pass(play, frame) : fail(play, frame),
    );
  };
};
