import { clearCondition } from '../conditions';
import { emit, eventOf } from '../emit';
import { EVENT } from '../event-types';
import { toEach } from './members';
import type { EffectCompiler } from './site';

/** Takes a condition off somebody; `all` takes every one. */
export const compileClear: EffectCompiler<'clear'> = (effect, site) => {
  const of = site.entities('of');
  const about = site.entity('about');
  const { program } = site;
  const info = effect.condition === 'all' ? undefined : program.find('condition', effect.condition);
  const item = info?.number ?? 0;
  return toEach(of, (play, frame, target) => {
    if (clearCondition(play, target, item, about(play, frame)) === 0) return undefined;
    return emit(play, eventOf(EVENT.clear, frame[0] as number, target).set('condition', info?.id ?? 0));
  });
};
