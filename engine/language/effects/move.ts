import { listValues } from '../expression/lists';
import { toEach } from './members';
import type { EffectCompiler } from './site';

/** Moves somebody step by step, towards, away from or to something. */
export const compileMove: EffectCompiler<'move'> = (effect, site) => {
  const { program } = site;
  const who = site.entities('who');
  const isAway = site.has('away');
  const goals = site.entities(isAway ? 'away' : site.has('to') ? 'to' : 'toward');
  const steps = site.int('steps', -1);
  const stopAt = effect.stopAt === undefined ? 0 : program.name(effect.stopAt);
  const ignore = new Set(effect.ignore ?? []);
  const isPush = effect.by === 'push';
  const { system } = program;
  return toEach(who, (play, frame, mover) =>
    system.move(play, mover, {
      goals: listValues(goals, play, frame),
      isAway,
      steps: steps(play, frame),
      stopAt,
      isPush,
      ignore,
    }),
  );
};
