import { toEach } from './members';
import type { EffectCompiler } from './site';

/** Heals somebody, never above the maximum. */
export const compileHeal: EffectCompiler<'heal'> = (effect, site) => {
  const who = site.entities('who');
  const amount = site.int('amount', 1);
  const stat = effect.stat ?? 'health';
  const { system } = site.program;
  return toEach(who, (play, frame, target) => system.heal(play, target, amount(play, frame), stat));
};
