import { readNote, writeNote } from '../notes';
import { reportUnknownStat } from '../parts';
import { type Act, toEach } from './members';
import type { EffectCompiler } from './site';

const COUNTER = 'counter:';

/** Changes a number: a stat, or a counter as `counter:name`. */
export const compileChange: EffectCompiler<'change'> = (effect, site) => {
  const { compiler, program } = site;
  const of = site.entities('of');
  const by = site.int('by', 0);
  const to = site.int('to', 0);
  const isTo = site.has('to');
  if (effect.stat.startsWith(COUNTER)) {
    const word = program.name(effect.stat.slice(COUNTER.length));
    return toEach(of, (play, frame, entity) => {
      writeNote(play, entity, word, isTo ? to(play, frame) : readNote(play, entity, word) + by(play, frame));
      return undefined;
    });
  }
  if (program.stat(effect.stat) === undefined) {
    reportUnknownStat(compiler, effect.stat, site.at('stat'));
    return () => undefined;
  }
  if (!program.stats.isChangeable(effect.stat)) {
    compiler.report(site.at('stat'), {
      code: 'stat-printed',
      message: `\`${effect.stat}\` is printed on the item and can't be changed for good.`,
      hint: 'Use a `lasting` effect with a modifier.',
    });
    return () => undefined;
  }
  const { stats, system } = program;
  const { stat } = effect;
  const difference: Act = (play, frame, entity) =>
    system.change(play, entity, stat, to(play, frame) - stats.read(play, entity, stat));
  return toEach(of, isTo ? difference : (play, frame, entity) => system.change(play, entity, stat, by(play, frame)));
};
