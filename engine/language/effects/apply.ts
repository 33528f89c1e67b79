import type { Asking } from '../../kernel/decision';
import { applyCondition } from '../conditions';
import { emit, eventOf } from '../emit';
import { EVENT } from '../event-types';
import type { Play } from '../play';
import type { ItemInfo } from '../program';
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
    const options = { about: about(play, frame), value: value(play, frame), until };
    return putCondition(play, frame[0] as number, target, info, options);
  });
};

/** Puts a condition on somebody inside an `apply` event. */
export function putCondition(
  play: Play,
  actor: number,
  target: number,
  info: ItemInfo,
  options: Parameters<typeof applyCondition>[3],
): Asking {
  const event = eventOf(EVENT.apply, actor, target).set('condition', info.id);
  return emit(play, event, () => {
    applyCondition(play, target, info, options);
    return undefined;
  });
}
