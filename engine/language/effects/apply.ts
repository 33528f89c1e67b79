import { applyCondition } from '../conditions';
import { emit, eventOf } from '../emit';
import { EVENT } from '../event-types';
import { toEach } from './members';
import type { EffectCompiler } from './site';

/** Puts a condition on somebody, perhaps about somebody else. */
export const compileApply: EffectCompiler<'apply'> = (effect, site) => {
  const to = site.entities('to');
  const about = site.entity('about');
  const value = site.int('value', 1);
  const { program } = site;
  const until = effect.until === undefined ? 0 : program.name(effect.until);
  const info = program.find('condition', effect.condition);
  if (info === undefined) return () => undefined;
  return toEach(to, (play, frame, target) => {
    const event = eventOf(EVENT.apply, frame[0] as number, target).set('condition', info.id);
    return emit(play, event, () => {
      applyCondition(play, target, info, { about: about(play, frame), value: value(play, frame), until });
      return undefined;
    });
  });
};
