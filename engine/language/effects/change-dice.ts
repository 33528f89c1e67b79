import { rerollDie, result, setResult, sidesOf } from '../dice';
import type { ItemInfo } from '../program';
import { toEach } from './members';
import type { EffectCompiler } from './site';

/** Changes dice that were rolled: by a number, to a face, or by rolling them again. */
export const compileChangeDice: EffectCompiler<'change-dice'> = (effect, site) => {
  const dice = site.entities('dice');
  const by = site.int('by', 0);
  const to = site.int('to', 0);
  const isTo = site.has('to');
  return toEach(dice, (play, frame, die) => {
    const info = play.program.infoOf(play, die) as ItemInfo;
    if (effect.reroll === true) rerollDie(play, die, info);
    else {
      const value = isTo ? to(play, frame) : result(play, die) + by(play, frame);
      setResult(play, die, Math.min(Math.max(value, 1), sidesOf(info)));
    }
    return undefined;
  });
};
