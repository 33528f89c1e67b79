import type { EffectCompiler } from './site';

/** One of two lists of effects, by a condition. */
export const compileIf: EffectCompiler<'if'> = (_, site) => {
  const test = site.bool('test', false);
  const yes = site.effects('do');
  const no = site.effects('else');
  return (play, frame) => (test(play, frame) !== 0 ? yes(play, frame) : no(play, frame));
};
