import { during } from '../emit';
import type { EffectCompiler } from './site';

/** Stops the innermost event of a name that is under way: before it, it does not happen; during it, the rest does not. */
export const compileStop: EffectCompiler<'stop'> = (effect, site) => {
  const type = site.program.name(effect.event);
  site.program.hear(type);
  return (play) => {
    const event = during(play, type);
    if (event !== null) event.isStopped = true;
    return undefined;
  };
};
