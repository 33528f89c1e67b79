import type { EffectCompiler } from './site';

/** Starts the next scenario, or finishes one. */
export const compileScenario: EffectCompiler<'scenario'> = (effect, site) => {
  const which = site.entity('which');
  const hasWhich = site.has('which');
  const { system } = site.program;
  return (play, frame) => {
    const scenario = hasWhich ? which(play, frame) : system.scenarioOf(play, frame[0] as number);
    return effect.do === 'jump' ? system.jumpScenario(play, scenario) : system.finishScenario(play, scenario);
  };
};
