import { listValues } from '../expression/lists';
import { toEach } from './members';
import type { EffectCompiler } from './site';

/** An attack outside of the normal order, with the attacker's own attack or one that the effect describes. */
export const compileAttack: EffectCompiler<'attack'> = (effect, site) => {
  const by = site.entities('by');
  const targets = site.entities('targets');
  const isAnybody = !site.has('targets');
  const { system } = site.program;
  const described =
    effect.with === undefined
      ? undefined
      : system.compileAttack(site.compiler, effect.with, site.scope, site.at('with'));
  return toEach(by, (play, frame, attacker) => {
    return system.attack(play, attacker, { targets: listValues(targets, play, frame), isAnybody, described, frame });
  });
};
