import { writeNote } from '../notes';
import { toEach } from './members';
import type { EffectCompiler } from './site';

/** Remembers an entity under a name on another one: whom the Nemesis hunts. */
export const compileLink: EffectCompiler<'link'> = (effect, site) => {
  const of = site.entities('of');
  const to = site.entity('to');
  const word = site.program.name(effect.name);
  return toEach(of, (play, frame, entity) => {
    writeNote(play, entity, word, to(play, frame));
    return undefined;
  });
};
