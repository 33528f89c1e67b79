import type { EffectCompiler } from './site';

/** Ends the game: won or lost. */
export const compileEnd: EffectCompiler<'end'> = (effect, site) => {
  const text = site.text('text');
  const { system } = site.program;
  return (play, frame) => system.endGame(play, effect.result === 'win', text(play, frame));
};
