import { tell } from '../trail';
import type { EffectCompiler } from './site';

/** Tells the table something. */
export const compileSay: EffectCompiler<'say'> = (_, site) => {
  const text = site.text('text');
  const { item } = site.cause;
  return (play, frame) => {
    if (play.log !== null) tell(play, text(play, frame), { tone: 'strong', item });
    return undefined;
  };
};
