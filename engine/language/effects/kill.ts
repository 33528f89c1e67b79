import { toEach } from './members';
import type { EffectCompiler } from './site';

/** Kills somebody, through the system's procedure. */
export const compileKill: EffectCompiler<'kill'> = (_, site) => {
  const who = site.entities('who');
  const by = site.entity('by');
  const { system } = site.program;
  return toEach(who, (play, frame, target) => system.kill(play, target, by(play, frame)));
};
