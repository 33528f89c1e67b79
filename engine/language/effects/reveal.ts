import { listValues } from '../expression/lists';
import type { EffectCompiler } from './site';

/** Shows something to everybody or to some; what was seen is never unseen. */
export const compileReveal: EffectCompiler<'reveal'> = (effect, site) => {
  site.compiler.isRevealing = true;
  const what = site.entities('what');
  site.compiler.isRevealing = false;
  const isToAll = effect.to === undefined || effect.to === 'all';
  const to = site.entities(isToAll ? 'nobody' : 'to');
  const { system } = site.program;
  return (play, frame) => {
    const people = isToAll ? play.all('character') : listValues(to, play, frame);
    for (const entity of listValues(what, play, frame)) system.reveal(play, entity, people);
    return undefined;
  };
};
