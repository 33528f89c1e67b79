import { toEach } from './members';
import type { EffectCompiler } from './site';

/** Hurts somebody, through the system's damage procedure with its events. */
export const compileDamage: EffectCompiler<'damage'> = (effect, site) => {
  const to = site.entities('to');
  const amount = site.int('amount', 1);
  const from = site.entity('from');
  const tags = (effect.tags ?? []).map((tag) => site.program.name(tag));
  const { system } = site.program;
  return toEach(to, (play, frame, target) => system.damage(play, target, amount(play, frame), from(play, frame), tags));
};
