import { forEachMember } from './members';
import type { EffectCompiler } from './site';

/** Takes something out of play: to its supply, the box, a reserve or a discard. */
export const compileRemove: EffectCompiler<'remove'> = (effect, site) => {
  const what = site.entities('what');
  const to = effect.to ?? 'supply';
  const { system } = site.program;
  return (play, frame) => forEachMember(what, play, frame, (entity) => system.remove(play, entity, to));
};
