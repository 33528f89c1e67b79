import { compileTrigger, type Json } from '../parts';
import { frozenParts } from './frozen';
import type { EffectCompiler } from './site';

/** A trigger that waits for an event and fires once. What its effects name is kept as it is now. */
export const compileLater: EffectCompiler<'later'> = (effect, site) => {
  const { program } = site;
  const frozen = frozenParts(site, 'delayed', undefined);
  compileTrigger(site.compiler, { ...effect, id: 'later' } as Json, frozen.host, site.pointer, true);
  const until = effect.expires === undefined ? 0 : program.name(effect.expires);
  return (play, frame) => {
    frozen.make(play, frame, play.program.gameEntity(play), until);
    return undefined;
  };
};
