import { during } from '../emit';
import type { EffectCompiler, EffectSite } from './site';

/** Stops the innermost event of a name that is under way: before it, it does not happen; during it, the rest does not. */
export const compileStop: EffectCompiler<'stop'> = (effect, site) => {
  warnOfVain(effect.event, site);
  const type = site.program.name(effect.event);
  site.program.hear(type);
  return (play) => {
    const event = during(play, type);
    if (event !== null) event.isStopped = true;
    return undefined;
  };
};

/** A round or a turn that has begun goes on. In a procedure nobody knows who calls it. */
function warnOfVain(name: string, site: EffectSite): void {
  const { program, compiler, scope } = site;
  const { event } = scope;
  if (event === undefined || !program.system.lastingEvents.includes(name)) return;
  if (event.name === name && event.isOver !== true) return;
  compiler.report(site.at('event'), {
    code: 'stop-in-vain',
    severity: 'warning',
    message: `\`${name}\` can be stopped only before it begins, so this does nothing.`,
    hint: `Stop it in a trigger for \`${name}\` with the timing \`before\`.`,
  });
}
