import { forEachMember } from './members';
import type { EffectCompiler } from './site';

/** Discards cards, each to where its kind is discarded. */
export const compileDiscard: EffectCompiler<'discard'> = (_, site) => {
  const what = site.entities('what');
  const { system } = site.program;
  return (play, frame) => forEachMember(what, play, frame, (card) => system.discard(play, card));
};
