import { shuffle } from '../../kernel/zones';
import type { EffectCompiler } from './site';

/** Shuffles a zone or deck. */
export const compileShuffle: EffectCompiler<'shuffle'> = (effect, site) => {
  const of = site.entity('of');
  const { system } = site.program;
  return (play, frame) => {
    const zone = system.zone(play, effect.zone, of(play, frame));
    if (zone !== 0) shuffle(play, zone, play.deckStream);
    return undefined;
  };
};
