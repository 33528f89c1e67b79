import { toEach } from './members';
import type { EffectCompiler } from './site';

/** Takes something out of play: to its supply, the box, a reserve or a discard. */
export const compileRemove: EffectCompiler<'remove'> = (effect, site) => {
  const to = effect.to ?? 'supply';
  const { system } = site.program;
  return toEach(site.entities('what'), (play, _, entity) => system.remove(play, entity, to));
};
