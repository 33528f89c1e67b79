import { andThen } from '../../kernel/asking';
import { findPlace } from '../procedures';
import type { Result } from '../system';
import { toEach } from './members';
import type { EffectCompiler } from './site';

/** Puts something on a space without steps: a given one, or one that a placement finds. */
export const compilePlace: EffectCompiler<'place'> = (effect, site) => {
  const what = site.entities('what');
  const at = site.entity('at');
  const { system } = site.program;
  const { placement } = effect;
  if (placement === undefined) {
    return toEach(what, (play, frame, entity) => system.place(play, entity, at(play, frame)));
  }
  return toEach(what, (play, _, entity) => {
    const result: Result = { value: 0 };
    return andThen(findPlace(play, placement, entity, result), () =>
      system.place(play, entity, result.value as number),
    );
  });
};
