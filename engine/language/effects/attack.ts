import { andThen } from '../../kernel/asking';
import { listValues } from '../expression/lists';
import type { Result } from '../system';
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
  const slot = site.bindAs('as', 'entity');
  return toEach(by, (play, frame, attacker) => {
    const result: Result = { value: 0 };
    const order = { targets: listValues(targets, play, frame), isAnybody, described, frame };
    return andThen(system.attack(play, attacker, order, result), () => {
      if (slot >= 0) frame[slot] = result.value;
      return undefined;
    });
  });
};
