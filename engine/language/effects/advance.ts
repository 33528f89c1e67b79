import { stepsOnTrack } from '../tracks';
import type { EffectCompiler } from './site';

/** Moves a track's marker, space by space. */
export const compileAdvance: EffectCompiler<'advance'> = (effect, site) => {
  const by = site.int('by', 1);
  const { to } = effect;
  const { system } = site.program;
  const track = site.program.find('track', effect.track);
  if (track === undefined) return () => undefined;
  if (to !== undefined) return (play) => system.advance(play, track, stepsOnTrack(play, track, to));
  return (play, frame) => system.advance(play, track, by(play, frame));
};
