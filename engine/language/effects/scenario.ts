import { scenarioIn } from '../settings';
import type { EffectCompiler } from './site';

/** Starts the next scenario, or finishes one. */
export const compileScenario: EffectCompiler<'scenario'> = (effect, site) => {
  const which = site.entity('which');
  const hasWhich = site.has('which');
  const { system } = site.program;
  const own = scenarioIn(system, site.scope);
  return (play, frame) => {
    const scenario = (hasWhich ? which : own)(play, frame);
    return effect.do === 'jump' ? system.jumpScenario(play, scenario) : system.finishScenario(play, scenario);
  };
};
