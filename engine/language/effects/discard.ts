import { toEach } from './members';
import type { EffectCompiler } from './site';

/** Discards cards, each to where its kind is discarded. */
export const compileDiscard: EffectCompiler<'discard'> = (_, site) => {
  const { system } = site.program;
  return toEach(site.entities('what'), (play, _frame, card) => system.discard(play, card));
};
