import { writeFate } from '../fates';
import { toEach } from './members';
import type { EffectCompiler } from './site';

/** Takes something out of play: to its supply, the box, a reserve or a discard. */
export const compileRemove: EffectCompiler<'remove'> = (effect, site) => {
  const to = effect.to ?? 'supply';
  const { system } = site.program;
  const fate = effect.became === undefined ? 0 : site.program.name(effect.became);
  return toEach(site.entities('what'), (play, _, entity) => {
    if (fate !== 0) writeFate(play, entity, fate);
    return system.remove(play, entity, to);
  });
};
